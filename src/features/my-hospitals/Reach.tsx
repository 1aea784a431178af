import { Button } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { PrintOnce, PrintPortal } from '#components/PrintPortal.tsx';
import { SampleTag } from '#components/Tag.tsx';
import { brand, directory, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate, plural } from '#domain/format.ts';
import { PLANS, type Plan, planNetworkPairs } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import answerStyles from './Answers.module.css';
import printStyles from './PrintedReach.module.css';
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

const Answers = ({ words, reach, plans }: Required<Omit<ReachProps, 'onRemove' | 'onOpen'>>) => {
  const { phase, listed, retry } = reach;
  if (phase === 'loading')
    return (
      <>
        <AnswersSkeleton words={words} plans={plans} />
        <p className={styles.notYet}>{words.notYet}</p>
      </>
    );
  if (phase === 'failed')
    return (
      <p role="alert">
        {words.failed}{' '}
        <Button look="quiet" onClick={retry}>
          {words.retry}
        </Button>
      </p>
    );
  const hospitals = listed.flatMap(({ hospital }) => hospital ?? []);
  return hospitals.length > 0 && <Sentences words={words} hospitals={hospitals} plans={plans} />;
};

interface SentencesProps extends Pick<ReachProps, 'words'> {
  readonly hospitals: readonly Hospital[];
  readonly plans: readonly Plan[];
}

const Sentences = ({ words, hospitals, plans }: SentencesProps) => {
  const sentences = sentencesFor(words.answers, usePageLanguage(), hospitals, plans);
  return (
    <div>
      <ul role="list" className={answerStyles.list}>
        {sentences.map(({ answer: { plan, network, missed }, text }) => (
          <li key={`${plan} ${network}`} className={answerStyles.answer} data-all={missed.length === 0}>
            <PlanMark plan={plan} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {sentences.some(({ answer }) => answer.network === 'open') && hospitals[0]?.open === undefined && (
        <p className={answerStyles.note}>{words.answers.open}</p>
      )}
    </div>
  );
};

/** Has as many lines as the loaded sentences, to avoid a layout shift. */
const AnswersSkeleton = ({ words, plans }: Omit<SentencesProps, 'hospitals'>) => (
  <ul role="list" className={`no-print ${answerStyles.list}`} aria-label={words.loading}>
    {planNetworkPairs(plans, planNetworks).map((pair) => (
      <li key={`${pair.plan} ${pair.network}`} className={answerStyles.answer}>
        <PlanMark plan={pair.plan} />
        <span>{planWithNetwork(words.answers, pair)} …</span>
      </li>
    ))}
  </ul>
);

const DelistedHospitals = ({
  words,
  reach: { delisted },
  onRemove,
}: Omit<ReachProps, 'plans' | 'onOpen'>) => {
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

interface PrintedReachProps extends Pick<ReachProps, 'words' | 'reach'> {
  readonly heading: string;
  /** Path of the page with the list, from the site's root. */
  readonly path: string;
  /** If set, the print dialog opens, and `done` is called after it. */
  readonly done?: () => void;
}

/** Print view of a list of hospitals and the plans that include them. */
export const PrintedReach = ({ words, reach, heading, path, done }: PrintedReachProps) => {
  const language = usePageLanguage();
  return (
    <PrintPortal>
      <header className={printStyles.title}>
        <p>{brand.name}</p>
        <h1>{heading}</h1>
        <p>{fill(words.printed, { date: formatDate(language, localDay()) })}</p>
      </header>
      <Reach words={words} reach={reach} />
      <p className={printStyles.address}>
        {words.address} {new URL(path, location.origin).href}
      </p>
      {done && <PrintOnce done={done} />}
    </PrintPortal>
  );
};
