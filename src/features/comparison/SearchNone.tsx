import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { nearest } from '#benefits/nearest.ts';
import { Button } from '#components/Button.tsx';
import type { ComparePlansWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import type { ComparisonShown } from './comparison-shown.ts';
import styles from './SearchNone.module.css';
import type { ComparisonControl } from './use-comparison.ts';

interface SearchNoneProps extends ComparisonControl {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly shown: Pick<ComparisonShown, 'hidden'>;
}

export const SearchNone = ({ words, benefits, choice, shown, choose }: SearchNoneProps) => {
  const { none } = words;
  const showAll = (): void => choose({ differencesOnly: false });
  if (shown.hidden > 0)
    return (
      <div className={styles.none}>
        <h2>{none.allAlike}</h2>
        <p>{none.allAlikeText}</p>
        <Button look="outline" onClick={showAll}>
          {none.showAll}
        </Button>
      </div>
    );
  const near = nearest(benefits, choice.query);
  const offers = near.length > 0 ? near : words.controls.example.split(', ');
  return (
    <div className={styles.none}>
      <h2>{fill(none.heading, { query: choice.query.trim() })}</h2>
      <p className={styles.offers}>
        {near.length > 0 ? none.didYouMean : none.forExample}
        {offers.map((offer) => (
          <Button key={offer} look="outline" onClick={() => choose({ query: offer })}>
            {offer}
          </Button>
        ))}
      </p>
      {choice.differencesOnly && (
        <p>
          {none.differencesOn}{' '}
          <Button look="quiet" onClick={showAll}>
            {none.showAll}
          </Button>
        </p>
      )}
      <Button look="quiet" onClick={() => choose({ query: '' })}>
        {words.controls.clear}
      </Button>
    </div>
  );
};
