import { Button } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { PrintPortal, type PrintPortalProps } from '#components/PrintPortal.tsx';
import { SampleTag } from '#components/Tag.tsx';
import { brand, directory, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate, plural } from '#domain/format.ts';
import { PLANS, type Plan, planNetworkPairs } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './Reach.module.css';
import { ReachTable } from './ReachTable.tsx';
import { cityAndState, planWithNetwork, sentencesFor } from './sentences.ts';
import type { ReachOfList } from './use-reach.ts';

interface ReachProps {
  readonly words: MyHospitalsTexts;
  readonly reach: ReachOfList;
  readonly plans?: readonly Plan[];
  readonly onRemove?: ((key: string) => void) | undefined;
  readonly onOpen?: ((hospital: Hospital) => void) | undefined;
}

export const Reach = ({ words, reach, plans = PLANS, onRemove, onOpen }: ReachProps) => (
  <div className="stack gap-6">
    <Answers words={words} reach={reach} plans={plans} />
    {reach.listed.length > 0 && (
      <div className={reach.phase === 'ready' ? undefined : 'no-print'}>
        <ReachTable words={words} listed={reach.listed} plans={plans} onRemove={onRemove} onOpen={onOpen} />
      </div>
    )}
    <DelistedHospitals words={words} reach={reach} onRemove={onRemove} />
    <AsOf words={words} />
  </div>
);

/** While the list loads, has as many lines as the sentences, to avoid a layout shift. */
const Answers = ({ words, reach, plans = PLANS }: ReachProps) => {
  const language = usePageLanguage();
  const { phase, listed, retry } = reach;
  if (phase === 'failed')
    return (
      <p role="alert">
        {words.failed}{' '}
        <Button look="quiet" onClick={retry}>
          {words.retry}
        </Button>
      </p>
    );
  const isLoading = phase === 'loading';
  const hospitals = listed.flatMap(({ hospital }) => hospital ?? []);
  if (!isLoading && hospitals.length === 0) return null;
  const lines = isLoading
    ? planNetworkPairs(plans, planNetworks).map((pair) => ({
        ...pair,
        text: `${planWithNetwork(words.answers, pair)} …`,
        reachesAll: false,
      }))
    : sentencesFor(words.answers, language, hospitals, plans);
  const isOpenAssumed = !isLoading && hospitals[0]?.open === undefined;
  return (
    <div>
      <ul
        role="list"
        className={isLoading ? `no-print ${styles.answers}` : styles.answers}
        aria-label={isLoading ? words.loading : undefined}
      >
        {lines.map(({ plan, network, text, reachesAll }) => (
          <li key={`${plan} ${network}`} className={styles.answer} data-all={reachesAll}>
            <PlanMark plan={plan} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isLoading && <p className={styles.notYet}>{words.notYet}</p>}
      {isOpenAssumed && lines.some(({ network }) => network === 'open') && (
        <p className={styles.open}>{words.answers.open}</p>
      )}
    </div>
  );
};

const DelistedHospitals = ({ words, reach: { delisted }, onRemove }: ReachProps) => {
  const language = usePageLanguage();
  if (delisted.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{plural(language, words.left, delisted.length)}</p>
      <ul>
        {delisted.map((hospital) => (
          <li key={hospital.key}>
            {readableName(hospital.name)} <span className="muted">{cityAndState(hospital)}</span>{' '}
            {onRemove && (
              <Button
                look="quiet"
                className="no-print"
                aria-label={fill(words.star.remove, { hospital: readableName(hospital.name) })}
                onClick={() => onRemove(hospital.key)}
              >
                {words.table.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Date of the directory, with a tag if the networks are a sample (ruling 34). */
export const AsOf = ({ words }: Pick<ReachProps, 'words'>) => {
  const language = usePageLanguage();
  return (
    <div className={styles.asOf}>
      {directory.illustrative && <SampleTag>{words.sample.tag}</SampleTag>}
      <p>{fill(words.asOf, { date: formatDate(language, directory.asOf) })}</p>
    </div>
  );
};

interface PrintedReachProps extends Pick<ReachProps, 'words' | 'reach'>, Pick<PrintPortalProps, 'done'> {
  readonly heading: string;
  /** Path of the page with the list, from the site's root. */
  readonly path: string;
}

/** Print view of a list of hospitals and the plans that include them. */
export const PrintedReach = ({ words, reach, heading, path, done }: PrintedReachProps) => {
  const language = usePageLanguage();
  return (
    <PrintPortal done={done}>
      <header className={styles.title}>
        <p>{brand.name}</p>
        <h1>{heading}</h1>
        <p>{fill(words.printed, { date: formatDate(language, localDay()) })}</p>
      </header>
      <Reach words={words} reach={reach} />
      <p className={styles.address}>
        {words.address} {new URL(path, location.origin).href}
      </p>
    </PrintPortal>
  );
};
