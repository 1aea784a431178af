import { ChevronDown, Flag, FlaskConical, IdCard, Mail, MapPin, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { Tag } from '#components/Tag.tsx';
import { directory, networkName, planName, planNetworks } from '#content/facts.ts';
import { factsOf, hasDetails, type KnownDetails, loadDetails, mapsLink } from '#content/hospital-facts.ts';
import {
  type HospitalPanelWords,
  loadHospitalPanelWords,
  type PanelFrameWords,
} from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { cityLine, type Hospital, hospitalKey } from '#domain/hospital.ts';
import { HERE } from '#domain/place.ts';
import { networksReaching, PLANS } from '#domain/plan.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import { DeskCardPreview } from './DeskCardPreview.tsx';
import styles from './HospitalPanel.module.css';
import { notifyLink, reportLink } from './letters.ts';
import { PlaceMap } from './PlaceMap.tsx';

interface HospitalPanelProps {
  readonly hospital: Hospital;
  readonly words: PanelFrameWords;
}

interface WithWords {
  readonly hospital: Hospital;
  readonly words: HospitalPanelWords;
}

/** A hospital on its own: place, what the directory knows, plans with their networks, and what can be done from here. */
export const HospitalPanel = ({ hospital, words: frame }: HospitalPanelProps) => {
  const language = usePageLanguage();
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(
    () => ({ language, state: hospital.state, attempt }),
    [language, hospital, attempt],
  );
  const words = useLoaded(loadWords, request);
  const details = useLoaded(loadOfState, request);
  const retry = (): void => setAttempt(attempt + 1);
  if (words?.output === undefined)
    return words?.failed ? (
      <Failed text={frame.failed} retry={retry} again={frame.panel.retry} />
    ) : (
      <Spinner text={frame.panel.loading} />
    );
  const known = details?.output;
  return (
    <div className={styles.panel}>
      <div className={styles.place}>
        <PlaceMap hospital={hospital} label={words.output.map} />
        <p className={styles.city}>{cityLine(hospital)}</p>
        {known !== undefined && <Facts hospital={hospital} words={words.output} known={known} />}
        {hasDetails && details === undefined && <p className="hint">{words.output.facts.loading}</p>}
        {known === undefined && details?.failed && (
          <Failed text={words.output.facts.failed} retry={retry} again={frame.panel.retry} />
        )}
        <Networks hospital={hospital} words={words.output} />
      </div>
      <div className={styles.asOf}>
        {directory.illustrative && (
          <Tag tone="sun" icon={<Icon of={FlaskConical} size={16} />}>
            {frame.sample.tag}
          </Tag>
        )}
        <p>{fill(frame.asOf, { date: formatDate(language, directory.asOf) })}</p>
      </div>
      <Actions hospital={hospital} words={words.output} known={known} failed={frame.failed} />
    </div>
  );
};

const loadWords = async ({ language }: { readonly language: keyof typeof loadHospitalPanelWords }) =>
  (await loadHospitalPanelWords[language]()).default;

const loadOfState = ({ state }: { readonly state: string }): Promise<KnownDetails> => loadDetails([state]);

interface FailedProps {
  readonly text: string;
  readonly again: string;
  readonly retry: () => void;
}

const Failed = ({ text, again, retry }: FailedProps) => (
  <div role="alert" className={styles.failed}>
    <p>{text}</p>
    <Button look="outline" onClick={retry}>
      {again}
    </Button>
  </div>
);

const Facts = ({ hospital, words, known }: WithWords & { readonly known: KnownDetails }) => (
  <dl className={styles.facts}>
    {factsOf(words, hospital, known).map(({ id, label, text, href }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>
          {href === undefined ? (
            text
          ) : (
            <a href={href} {...(id !== 'telephone' && NEW_TAB)}>
              {text}
            </a>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The networks of a plan are alternatives (ruling 15). */
const Networks = ({ hospital, words }: WithWords) => (
  <section aria-label={words.networks} className={styles.networks}>
    <h3 className={styles.heading}>{words.networks}</h3>
    <ul role="list" className={styles.plans}>
      {PLANS.map((plan) => (
        <li key={plan}>
          <b className={styles.plan}>
            <PlanMark plan={plan} /> {planName(plan)}
          </b>{' '}
          {networksReaching(hospital, planNetworks[plan]).map(networkName).join(` ${words.or} `) || (
            <span className="muted">{words.none}</span>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface ActionsProps extends WithWords {
  readonly known: KnownDetails | undefined;
  readonly failed: string;
}

const Actions = ({ hospital, words, known, failed }: ActionsProps) => {
  const language = usePageLanguage();
  const [hasCard, setCard] = useState(false);
  const { state } = useLocation();
  const isNearHere = typeof state === 'object' && state !== null && HERE in state;
  return (
    <>
      <Keep hospital={hospital} words={words} />
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={mapsLink(hospital, known?.of(hospital))} {...NEW_TAB}>
          <Icon of={MapPin} size={18} /> {words.maps}
        </a>
        <a className={buttonClass('quiet')} href={notifyLink(words, hospital)}>
          <Icon of={Mail} size={18} /> {words.notify.link}
        </a>
        <a className={buttonClass('quiet')} href={reportLink(words, language, hospital, isNearHere)}>
          <Icon of={Flag} size={18} /> {words.report.link}
        </a>
        <Button look="quiet" aria-expanded={hasCard} onClick={() => setCard(!hasCard)}>
          <Icon of={IdCard} size={18} /> {words.card.heading} <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
      {hasCard && <DeskCardPreview hospital={hospital} words={words} known={known} failed={failed} />}
    </>
  );
};

/** The star of the rows, in words. */
const Keep = ({ hospital, words }: WithWords) => {
  const { list, toggle } = useMyHospitals();
  const key = hospitalKey(hospital);
  const isMine = list.some((mine) => mine.key === key);
  const isFull = !isMine && list.length >= MOST_HOSPITALS;
  return (
    <div className={styles.keep}>
      <Button
        look="outline"
        className={isMine ? styles.mine : ''}
        disabled={isFull}
        onClick={() => toggle(hospital)}
      >
        <Icon of={Star} size={18} /> {isMine ? words.remove : words.add}
      </Button>
      {isFull && <p className="hint">{fill(words.full, { most: String(MOST_HOSPITALS) })}</p>}
    </div>
  );
};
