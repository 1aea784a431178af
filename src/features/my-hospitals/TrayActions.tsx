import { Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import { useBrowserPrint } from '#components/use-browser-print.ts';
import { fill, formatList } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import { listParams } from '#stores/my-hospitals-list.ts';
import { sharedPath } from '#stores/shared-address.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { PrintedReach } from './PrintedReach.tsx';
import { createNamer } from './sentences.ts';
import styles from './Tray.module.css';
import { useTray } from './tray-store.ts';
import type { ReachOfList } from './use-reach.ts';

export interface TrayActionsProps extends MyHospitalsProps {
  readonly reach: ReachOfList;
}

export const TrayActions = ({ words, reach }: TrayActionsProps) => {
  const language = usePageLanguage();
  const list = useMyHospitals((state) => state.list);
  const [isPrinting, setPrinting] = useState(false);
  const isAsked = useBrowserPrint(() => useTray.getState().isOpen && reach.phase !== 'loading');
  /** Path with the list, from the site's root. */
  const path = sharedPath(language, PAGES.hospitals.path, listParams(list.map(({ key }) => key)));
  const hospitals = formatList(language, list.map(createNamer(list)));
  const share = useShare(words.heading, path, (link) =>
    fill(words.share.message, { hospitals, address: link }),
  );
  const clear = (): void => {
    useTray.setState({ isOpen: false });
    useMyHospitals.getState().clear();
  };
  return (
    <div className={`no-print ${styles.actions}`}>
      <ShareLink words={words.share} {...share} />
      <div className={styles.own}>
        <Button look="quiet" disabled={reach.phase === 'loading'} onClick={() => setPrinting(true)}>
          <Icon of={Printer} size={18} /> {words.print}
        </Button>
        <Button look="quiet" onClick={clear}>
          <Icon of={Trash2} size={18} /> {words.clear}
        </Button>
      </div>
      {(isPrinting || isAsked) && (
        <PrintedReach
          {...{ words, reach, path }}
          heading={words.heading}
          {...(isPrinting && { done: () => setPrinting(false) })}
        />
      )}
    </div>
  );
};
