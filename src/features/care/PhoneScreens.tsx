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
  type LucideIcon,
  MessagesSquare,
  Mic,
  PhoneOff,
  Pill,
  SendHorizontal,
  Siren,
  Stethoscope,
  Video,
} from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Doctor } from '#components/drawings/Doctor.tsx';
import { services } from '#content/facts.ts';
import { provider } from '#content/provider.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type CareServiceId, useCareWords } from './care-services.ts';
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
          {Object.entries({ Mic, Video, PhoneOff }).map(([name, Icon]) => (
            <span key={name}>
              <Icon />
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
      <Sunrise />
      <Head title={title} icon={HeartHandshake} detail={pace} />
      <div className={styles.rows}>
        {[1, 2, 3].map((number) => (
          <Row key={number} title={fill(session, { number: String(number) })} done={number < 3} mark={number}>
            {number === 3 && <em>{next}</em>}
          </Row>
        ))}
        <Row title={more} mark={<Endless />} />
      </div>
    </>
  );
};

const Assistant = () => {
  const { name, phone, items } = useCareWords().assistant;
  return (
    <Talk title={name} icon={Bot}>
      <Bubble mine>{phone.question}</Bubble>
      <Bubble>{phone.answer}</Bubble>
      <Bubble>{phone.offer}</Bubble>
      <div className={styles.replies}>
        {Object.values(items).map(({ title }) => (
          <span key={title}>{title}</span>
        ))}
      </div>
    </Talk>
  );
};

const Chat = () => {
  const { name, phone } = useCareWords().chat;
  return (
    <Talk title={name} icon={MessagesSquare} detail={phone.who}>
      <Bubble mine>{phone.question}</Bubble>
      <Bubble>{phone.answer}</Bubble>
      <Bubble mine>{phone.reply}</Bubble>
      <Bubble>{phone.closing}</Bubble>
    </Talk>
  );
};

const Talk = ({ children, ...head }: PropsWithChildren<HeadProps>) => {
  const { message } = useCareWords();
  return (
    <>
      <Head {...head} />
      <div className={styles.talk}>{children}</div>
      <div className={styles.composer}>
        {message}
        <span>
          <SendHorizontal />
        </span>
      </div>
    </>
  );
};

/** The visitor's messages are on the right. */
const Bubble = ({ mine = false, children }: PropsWithChildren<{ readonly mine?: boolean }>) => (
  <p className={styles.bubble} data-mine={mine}>
    {children}
  </p>
);

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
          <Stethoscope />
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
        {Object.entries(TASKS).map(([task, Icon], index) => (
          <Row key={task} title={tasks[task as keyof typeof TASKS]} mark={<Icon />}>
            <i data-done={index % 2 === 0 && index < 3}>
              <Check strokeWidth={3.5} />
            </i>
          </Row>
        ))}
      </div>
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

interface HeadProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly detail?: string;
}

const Head = ({ title, icon: Icon, detail }: HeadProps) => (
  <div className={styles.head}>
    <span className={styles.tile}>
      <Icon />
    </span>
    <div>
      <b>{title}</b>
      {detail !== undefined && <small>{detail}</small>}
    </div>
  </div>
);

interface RowProps {
  readonly title: string;
  readonly done?: boolean;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

const Row = ({ title, done = false, mark, children }: RowProps) => (
  <div className={styles.row} data-done={done}>
    <span>{done ? <Check strokeWidth={3} /> : mark}</span>
    <p>{title}</p>
    {children}
  </div>
);

const Sunrise = () => (
  <svg className={styles.banner} viewBox="0 0 280 150" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <g fill="color-mix(in oklab, transparent, var(--sun) 22%)">
      {[190, 150, 112, 76].map((radius) => (
        <circle key={radius} cx="140" cy="118" r={radius} />
      ))}
    </g>
    <circle cx="140" cy="118" r="44" fill="var(--sun)" />
    <path d="M0 118H280V150H0Z" fill="color-mix(in oklab, var(--lagoon-pale), var(--lagoon) 40%)" />
    <path d="M52 150c0-40 14-56 34-56s34 16 34 56Z" fill="var(--ink)" />
    <circle cx="88" cy="72" r="19" fill="var(--ink)" />
    <path d="M160 150c0-40 14-56 34-56s34 16 34 56Z" fill="var(--lagoon)" />
    <circle cx="192" cy="72" r="19" fill="var(--lagoon)" />
  </svg>
);

const Signature = () => (
  <svg
    width="80%"
    viewBox="0 0 200 52"
    fill="none"
    stroke="var(--edge)"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M2 10h176M2 24h140M8 46c10-18 18-14 14-4s8 4 14-4 8-2 10 2 10-10 14-6 2 8 10 4 12-6 22-2" />
  </svg>
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
