import { RefreshCw, Unplug } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { Waiting } from '#components/Waiting.tsx';
import { useFinderWords } from '../finder-context.ts';
import { HospitalTable, type HospitalTableProps } from './HospitalTable.tsx';
import { NoneFound } from './NoneFound.tsx';

export interface HospitalListProps extends HospitalTableProps {
  readonly retry: () => void;
}

/** The list in each of its states: loading, failed, empty, or with rows. */
export const HospitalList = memo(({ results, fetchAround, retry }: HospitalListProps) => {
  const words = useFinderWords();
  if (results.phase === 'loading') return <Waiting text={words.results.loading} />;
  if (results.phase === 'failed') return <LoadError retry={retry} />;
  if (results.total === 0) return <NoneFound applied={results.applied} />;
  return <HospitalTable results={results} fetchAround={fetchAround} />;
});

const LoadError = ({ retry }: Pick<HospitalListProps, 'retry'>) => {
  const { failed } = useFinderWords();
  return (
    <div role="alert">
      <Notice tone="urgent" icon={<Icon of={Unplug} size={22} />} heading={failed.heading}>
        <p>{failed.body}</p>
        <p>
          <Button look="outline" onClick={retry}>
            <Icon of={RefreshCw} size={18} /> {failed.retry}
          </Button>
        </p>
      </Notice>
    </div>
  );
};
