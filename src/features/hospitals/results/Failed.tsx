import { RefreshCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { useFinderWords } from '../finder-context.ts';

/** The directory did not come. The filters stay, and trying again is one press. */
export const Failed = ({ retry }: { readonly retry: () => void }): ReactNode => {
  const words = useFinderWords();
  return (
    <div role="alert">
      <Notice tone="urgent" icon={<Icon of={Unplug} size={22} />} heading={words.failed.heading}>
        <p>{words.failed.body}</p>
        <p>
          <Button look="outline" onClick={retry}>
            <Icon of={RefreshCw} size={18} /> {words.failed.retry}
          </Button>
        </p>
      </Notice>
    </div>
  );
};
