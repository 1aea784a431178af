import { ChevronDown, Flag, IdCard, Mail, MapPin, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, buttonClass } from '#components/Button.tsx';
import { Dialog } from '#components/dialog/Dialog.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { SampleTag } from '#components/Tag.tsx';
import { directory, networkName, planName, planNetworks } from '#content/facts.ts';
import { factsOf, hasDetails, type KnownDetails, loadDetails, mapsLink } from '#content/hospital-facts.ts';
import { loadUsMap } from '#content/load-us-map.ts';
import { readableName } from '#content/readable-name.ts';
import {
  type HospitalPanelWords,
  loadHospitalPanelWords,
  type PanelFrameWords,
} from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { CURRENT_POSITION } from '#domain/geography/place.ts';
import { OFF_MAP } from '#domain/geography/us-map.ts';
import { cityLine, type Hospital, hospitalKey } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import { memoizeAsync } from '#domain/memoize.ts';
import { networksReaching, PLANS } from '#domain/plan.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { closeHospital, useHospitalPanel } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import { DeskCardPreview } from './DeskCard.tsx';
import styles from './HospitalPanel.module.css';
import { notifyLink, reportLink } from './letters.ts';

interface HospitalProps {
  readonly hospital: Hospital;
  readonly words: HospitalPanelWords;
}

export const HospitalDialog = ({ words }: { readonly words: PanelFrameWords }) => {
  const { hospital } = useHospitalPanel();
  const [last, setLast] = useState(hospital);
  if (hospital !== undefined && hospital !== last) setLast(hospital);
  return (
    last && (
      <Dialog
        open={hospital !== undefined}
        heading={readableName(last.name)}
        close={words.panel.close}
        onClose={closeHospital}
      >
        <HospitalPanel hospital={last} words={words} />
      </Dialog>
    )
  );
};

/** Panel of one hospital: place, details, plans with their networks, and actions. */
const HospitalPanel = ({
  hospital,
  words: frame,
}: {
  readonly hospital: Hospital;
  readonly words: PanelFrameWords;
}) => {
  const language = usePageLanguage();
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(
    () => ({ language, state: hospital.state, attempt }),
    [language, hospital, attempt],
  );
  const loaded = useLoaded(loadWords, request);
  const details = useLoaded(loadOfState, request);
  const failed = (text: string) => (
    <div role="alert" className={styles.failed}>
      <p>{text}</p>
      <Button look="outline" onClick={() => setAttempt(attempt + 1)}>
        {frame.panel.retry}
      </Button>
    </div>
  );
  const words = loaded?.output;
  const known = details?.output;
  if (words === undefined)
    return loaded?.failed ? failed(frame.failed) : <Spinner text={frame.panel.loading} />;
  return (
    <div className={styles.panel}>
      <div className={styles.place}>
        <PlaceMap hospital={hospital} words={words} />
        <p className={styles.city}>{cityLine(hospital)}</p>
        {known !== undefined && <Facts hospital={hospital} words={words} known={known} />}
        {hasDetails && details === undefined && <p className="hint">{words.facts.loading}</p>}
        {known === undefined && details?.failed && failed(words.facts.failed)}
        <Networks hospital={hospital} words={words} />
      </div>
      <div className={styles.asOf}>
        {directory.illustrative && <SampleTag>{frame.sample.tag}</SampleTag>}
        <p>{fill(frame.asOf, { date: formatDate(language, directory.asOf) })}</p>
      </div>
      <Actions hospital={hospital} words={words} known={known} failed={frame.failed} />
    </div>
  );
};

const loadWords = async ({ language }: { readonly language: Language }) =>
  (await loadHospitalPanelWords[language]()).default;

const loadOfState = ({ state }: { readonly state: string }): Promise<KnownDetails> => loadDetails([state]);

const Facts = ({ hospital, words, known }: HospitalProps & { readonly known: KnownDetails }) => (
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
const Networks = ({ hospital, words }: HospitalProps) => (
  <section aria-label={words.networks} className={styles.networks}>
    <h3 className={styles.heading}>{words.networks}</h3>
    <ul role="list">
      {PLANS.map((plan) => (
        <li key={plan} className="flex gap-3">
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

interface ActionsProps extends HospitalProps {
  readonly known: KnownDetails | undefined;
  readonly failed: string;
}

const Actions = ({ hospital, words, known, failed }: ActionsProps) => {
  const language = usePageLanguage();
  const [hasCard, setCard] = useState(false);
  const usesCurrentPosition = useLocation().state?.[CURRENT_POSITION] !== undefined;
  return (
    <>
      <Keep hospital={hospital} words={words} />
      <div className={`no-print ${styles.actions}`}>
        <a className={buttonClass('quiet')} href={mapsLink(hospital, known?.of(hospital))} {...NEW_TAB}>
          <MapPin size={18} /> {words.maps}
        </a>
        <a className={buttonClass('quiet')} href={notifyLink(words, hospital)}>
          <Mail size={18} /> {words.notify.link}
        </a>
        <a className={buttonClass('quiet')} href={reportLink(words, language, hospital, usesCurrentPosition)}>
          <Flag size={18} /> {words.report.link}
        </a>
        <Button look="quiet" aria-expanded={hasCard} onClick={() => setCard(!hasCard)}>
          <IdCard size={18} /> {words.card.heading} <ChevronDown size={18} />
        </Button>
      </div>
      {hasCard && <DeskCardPreview hospital={hospital} words={words} known={known} failed={failed} />}
    </>
  );
};

/** Text button that does the same as the star of a row. */
const Keep = ({ hospital, words }: HospitalProps) => {
  const { list, toggle } = useMyHospitals();
  const key = hospitalKey(hospital);
  const isMine = list.some((mine) => mine.key === key);
  const isFull = !isMine && list.length >= MAX_HOSPITALS;
  return (
    <div className={`no-print ${styles.keep}`}>
      <Button
        look="outline"
        className={isMine ? styles.mine : ''}
        disabled={isFull}
        onClick={() => toggle(hospital)}
      >
        <Star size={18} /> {isMine ? words.remove : words.add}
      </Button>
      {isFull && <p className="hint">{fill(words.full, { most: String(MAX_HOSPITALS) })}</p>}
    </div>
  );
};

/** Outline of the state with a dot at the city. Renders nothing for territories, which the map lacks, and before it loads. */
const PlaceMap = ({ hospital, words }: HospitalProps) => {
  const map = useLoaded(loadPlace, hospital)?.output;
  if (map === undefined) return null;
  return (
    <svg
      ref={fitToOutline}
      className={styles.map}
      role="img"
      aria-label={fill(words.map, { city: hospital.city })}
    >
      <path
        d={map.path}
        fill="var(--lagoon-pale)"
        stroke="var(--edge)"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {/* A line of zero length with round caps and constant stroke width renders as a dot. */}
      <path
        d={`M${map.x} ${map.y}h0`}
        stroke="var(--coral)"
        strokeWidth="10"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};

const fitToOutline = (picture: SVGSVGElement | null): void => {
  const outline = picture?.querySelector('path')?.getBBox();
  if (picture === null || outline === undefined) return;
  const { x, y, width, height } = outline;
  const margin = 0.06 * Math.max(width, height);
  const view = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  picture.setAttribute('viewBox', view.join(' '));
};

/** Cities in the order of the map's places. */
const allCities = memoizeAsync(async () => {
  const { searchClient } = await import('#search/index.ts');
  return (await searchClient().options()).cities;
});

const loadPlace = async ({ city, state }: Hospital) => {
  const [{ shapes, places }, cities] = await Promise.all([loadUsMap(), allCities()]);
  const path = shapes[state]?.path;
  const index = cities.findIndex((each) => each.city === city && each.state === state);
  const [x = OFF_MAP, y = OFF_MAP] = places.subarray(2 * index, 2 * index + 2);
  // The lengths may differ right after a new directory is deployed.
  const isKnown = places.length === 2 * cities.length && x !== OFF_MAP;
  return path === undefined || !isKnown ? undefined : { path, x, y };
};
