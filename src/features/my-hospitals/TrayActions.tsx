import { MessageCircle, Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import { fill, formatList } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import { listParams } from '#stores/my-hospitals-address.ts';
import { sharedPath } from '#stores/shared-address.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { createNamer } from './names.ts';
import { PaperList } from './PaperList.tsx';
import styles from './Tray.module.css';
import { useTray } from './tray.ts';
import type { ReachOfList } from './use-reach.ts';

export interface TrayActionsProps extends MyHospitalsProps {
  readonly reach: ReachOfList;
}

/** Passing the list on, printing it, and clearing it. */
export const TrayActions = ({ words, reach }: TrayActionsProps): ReactNode => {
  const [printing, setPrinting] = useState(false);
  const path = useListPath();
  const clear = (): void => {
    useTray.setState({ isOpen: false });
    useMyHospitals.getState().clear();
  };
  return (
    <div className={`no-print ${styles.actions}`}>
      <Share words={words} path={path} />
      <div className={styles.own}>
        <Button look="quiet" disabled={reach.phase === 'loading'} onClick={() => setPrinting(true)}>
          <Icon of={Printer} size={18} /> {words.print}
        </Button>
        <Button look="quiet" onClick={clear}>
          <Icon of={Trash2} size={18} /> {words.clear}
        </Button>
      </div>
      {printing && <PaperList words={words} reach={reach} path={path} done={() => setPrinting(false)} />}
    </div>
  );
};

/** The address that holds the list itself, from the site's root. */
const useListPath = (): string => {
  const language = usePageLanguage();
  const list = useMyHospitals((state) => state.list);
  return sharedPath(language, PAGES.hospitals.path, listParams(list.map(({ key }) => key)));
};

const Share = ({ words, path }: MyHospitalsProps & { readonly path: string }): ReactNode => {
  const language = usePageLanguage();
  const list = useMyHospitals((state) => state.list);
  const hospitals = formatList(language, list.map(createNamer(list)));
  const message = fill(words.share.message, { hospitals, address: new URL(path, location.origin).href });
  return (
    <ShareLink words={words.share} {...useShare(words.heading, path)}>
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={18} /> {words.share.whatsapp}
      </a>
    </ShareLink>
  );
};
