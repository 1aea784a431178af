import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import { Answers, AnswersOnTheirWay } from './Answers.tsx';
import { placeOf } from './names.ts';
import styles from './Reach.module.css';
import { ReachTable } from './ReachTable.tsx';
import type { ReachOfList } from './use-reach.ts';

export interface ReachProps {
  readonly words: MyHospitalsTexts;
  readonly reach: ReachOfList;
  readonly plans?: readonly Plan[];
  readonly onRemove?: ((key: string) => void) | undefined;
}

/** What a list of hospitals means: in sentences, as a table, what has left the directory, and how far to trust it. */
export const Reach = ({ words, reach, plans = PLANS, onRemove }: ReachProps): ReactNode => (
  <div className={styles.reach}>
    <Said words={words} reach={reach} plans={plans} />
    {reach.listed.length > 0 && (
      <div className={reach.phase === 'ready' ? undefined : 'no-print'}>
        <ReachTable words={words} listed={reach.listed} plans={plans} onRemove={onRemove} />
      </div>
    )}
    <Left words={words} reach={reach} onRemove={onRemove} />
    <AsOf words={words} />
  </div>
);

const Said = ({ words, reach, plans }: Required<Omit<ReachProps, 'onRemove'>>): ReactNode => {
  const { phase, listed, retry } = reach;
  if (phase === 'loading')
    return (
      <>
        <AnswersOnTheirWay words={words} plans={plans} />
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
  const hospitals = listed.map(({ hospital }) => hospital).filter((each) => each !== undefined);
  return hospitals.length > 0 && <Answers words={words} hospitals={hospitals} plans={plans} />;
};

/** Hospitals that were on the list before the directory lost them. */
const Left = ({ words, reach: { left }, onRemove }: Omit<ReachProps, 'plans'>): ReactNode => {
  const language = usePageLanguage();
  if (left.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{plural(language, words.left, left.length)}</p>
      <ul>
        {left.map((hospital) => (
          <li key={hospital.key}>
            {readableName(hospital.name)} <span className={styles.quiet}>{placeOf(hospital)}</span>{' '}
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

/** The directory's date, and for as long as they are that its networks are samples (ruling 34). */
export const AsOf = ({ words }: Pick<ReachProps, 'words'>): ReactNode => {
  const language = usePageLanguage();
  return (
    <div className={styles.asOf}>
      {directory.illustrative && (
        <Tag tone="sun" icon={<Icon of={FlaskConical} size={16} />}>
          {words.sample.tag}
        </Tag>
      )}
      <p>{fill(words.asOf, { date: formatDate(language, directory.asOf) })}</p>
    </div>
  );
};
