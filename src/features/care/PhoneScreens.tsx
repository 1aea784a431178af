import {
  Bot,
  CalendarCheck,
  Check,
  ClipboardCheck,
  Infinity as Endless,
  FileText,
  HeartHandshake,
  House,
  ListTodo,
  MessagesSquare,
  Mic,
  PhoneOff,
  Pill,
  Siren,
  Stethoscope,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Doctor } from '#components/drawings/Doctor.tsx';
import { Icon } from '#components/Icon.tsx';
import { services } from '#content/facts.ts';
import { provider } from '#content/provider.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type CareServiceId, useCareWords } from './care-services.ts';
import { Bubble, Composer, Head, Row, Signature, Sunrise } from './phone-parts.tsx';
import styles from './screens.module.css';

const Telehealth = () => {
  const { call, language, more } = useCareWords().telehealth.phone;
  const current = usePageLanguage();
  return (
    <>
      <div className={styles.call} data-call>
        <Doctor className={styles.doctor} />
        <p className={styles.live}>{call}</p>
        <div className={styles.controls}>
          {Object.entries({ Mic, Video, PhoneOff }).map(([name, icon]) => (
            <span key={name}>
              <Icon of={icon} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.sheet}>
        <b>{language}</b>
        <div className={styles.chips}>
          {LANGUAGES.map((each) => (
            <span key={each} lang={LANGUAGE_TABLE[each].tag} data-done={each === current}>
              {LANGUAGE_TABLE[each].ownName}
            </span>
          ))}
        </div>
        <small>{fill(more, { count: String(services.telehealthLanguages - LANGUAGES.length) })}</small>
      </div>
    </>
  );
};

/** The last row is for any further sessions, because their number is not limited. */
const Coaching = () => {
  const { title, pace, session, next, more } = useCareWords().coaching.phone;
  return (
    <>
      <Sunrise className={styles.banner} />
      <Head title={title} icon={HeartHandshake}>
        {pace}
      </Head>
      <div className={styles.rows}>
        {[1, 2, 3].map((number) => (
          <Row key={number} title={fill(session, { number: String(number) })} done={number < 3} mark={number}>
            {number === 3 && <em>{next}</em>}
          </Row>
        ))}
        <Row title={more} mark={<Icon of={Endless} />} />
      </div>
    </>
  );
};

const Assistant = () => {
  const { assistant, message } = useCareWords();
  const { question, answer, offer } = assistant.phone;
  return (
    <>
      <Head title={assistant.name} icon={Bot} />
      <div className={styles.talk}>
        <Bubble mine>{question}</Bubble>
        <Bubble>{answer}</Bubble>
        <Bubble>{offer}</Bubble>
        <div className={styles.replies}>
          {Object.values(assistant.items).map(({ title }) => (
            <span key={title}>{title}</span>
          ))}
        </div>
      </div>
      <Composer>{message}</Composer>
    </>
  );
};

const Opinion = () => {
  const { title, documents, from, note, discuss } = useCareWords().opinion.phone;
  return (
    <>
      <Head title={title} icon={FileText} />
      <div className={styles.rows}>
        {Object.values(documents).map((document) => (
          <Row key={document} title={document} done />
        ))}
      </div>
      <div className={styles.note}>
        <span className={styles.tile}>
          <Icon of={Stethoscope} />
        </span>
        <b>{from}</b>
        <p>{note}</p>
        <Signature />
        <small>{discuss}</small>
      </div>
    </>
  );
};

const TASKS = {
  notify: CalendarCheck,
  emergency: Siren,
  authorisation: ClipboardCheck,
  home: House,
  medication: Pill,
} as const;

const CareService = () => {
  const { title, tasks } = useCareWords().careService.phone;
  return (
    <>
      <Head title={title} icon={ListTodo} />
      <div className={styles.tasks}>
        {Object.entries(TASKS).map(([task, icon], index) => (
          <Row key={task} title={tasks[task as keyof typeof TASKS]} mark={<Icon of={icon} />}>
            <i data-done={index % 2 === 0 && index < 3}>
              <Icon of={Check} strokeWidth={3.5} />
            </i>
          </Row>
        ))}
      </div>
    </>
  );
};

const Chat = () => {
  const { chat, message } = useCareWords();
  const { who, question, answer, reply, closing } = chat.phone;
  return (
    <>
      <Head title={chat.name} icon={MessagesSquare}>
        {who}
      </Head>
      <div className={styles.talk}>
        <Bubble mine>{question}</Bubble>
        <Bubble>{answer}</Bubble>
        <Bubble mine>{reply}</Bubble>
        <Bubble>{closing}</Bubble>
      </div>
      <Composer>{message}</Composer>
    </>
  );
};

const Rewards = ({ amount }: ScreenProps) => {
  const { items, phone } = useCareWords().rewards;
  return (
    <>
      <div className={styles.ring}>
        <svg viewBox="0 0 200 116" fill="none" strokeWidth="12" strokeLinecap="round" aria-hidden>
          <path d="M12 108a88 88 0 0 1 176 0" stroke="var(--sun-pale)" />
          <path d="M12 108a88 88 0 0 1 176 0" stroke="var(--sun)" pathLength="100" strokeDasharray="58 100" />
          <path
            d="M40 108a60 60 0 0 1 120 0M62 108a38 38 0 0 1 76 0"
            stroke="var(--mist)"
            strokeWidth="1.75"
          />
        </svg>
        <small>{phone.upTo}</small>
        <b>{amount}</b>
        <small>{phone.toward}</small>
      </div>
      <div className={styles.rows}>
        <Row title={items.register.title} done />
        <Row title={items.checkups.title} mark={2}>
          <Years />
        </Row>
        <Row title={items.claims.title} mark={3}>
          <Years />
        </Row>
        <Row title={items.credit.title} mark={4} />
      </div>
    </>
  );
};

const Years = () => (
  <span className={styles.years}>
    {Array.from({ length: provider.care.rewardYears }, (_, index) => index + 1).map((year) => (
      <i key={year} data-done={year === 1} />
    ))}
  </span>
);

interface ScreenProps {
  readonly amount: string;
}

export const SCREENS: Readonly<Record<CareServiceId, (props: ScreenProps) => ReactNode>> = {
  telehealth: Telehealth,
  coaching: Coaching,
  assistant: Assistant,
  opinion: Opinion,
  careService: CareService,
  chat: Chat,
  rewards: Rewards,
};
