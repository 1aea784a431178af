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
  readonly searchFor: (query: string) => void;
}

export const SearchNone = ({ shown, ...props }: SearchNoneProps) => (
  <div className={styles.none}>
    {shown.hidden > 0 ? <NoDifferences {...props} /> : <NotFound {...props} />}
  </div>
);

type ReasonProps = Omit<SearchNoneProps, 'shown'>;

const NoDifferences = ({ words: { none }, choose }: ReasonProps) => (
  <>
    <h2>{none.allAlike}</h2>
    <p>{none.allAlikeText}</p>
    <Button look="outline" onClick={() => choose({ differencesOnly: false })}>
      {none.showAll}
    </Button>
  </>
);

const NotFound = ({ words, benefits, choice, choose, searchFor }: ReasonProps) => {
  const near = nearest(benefits, choice.query);
  const offers = near.length > 0 ? near : words.controls.example.split(', ');
  return (
    <>
      <h2>{fill(words.none.heading, { query: choice.query.trim() })}</h2>
      <p className={styles.offers}>
        {near.length > 0 ? words.none.didYouMean : words.none.forExample}
        {offers.map((offer) => (
          <Button key={offer} look="outline" onClick={() => searchFor(offer)}>
            {offer}
          </Button>
        ))}
      </p>
      {choice.differencesOnly && (
        <p>
          {words.none.differencesOn}{' '}
          <Button look="quiet" onClick={() => choose({ differencesOnly: false })}>
            {words.none.showAll}
          </Button>
        </p>
      )}
      <Button look="quiet" onClick={() => searchFor('')}>
        {words.controls.clear}
      </Button>
    </>
  );
};
