import { createRoot, type Root } from 'react-dom/client';
import { loadOfflineWords } from '#content/words/words.ts';
import { splitPath } from '#domain/language.ts';
import { NoticeBar } from './NoticeBar.tsx';
import type { Notices } from './notice.ts';
import styles from './Offline.module.css';

let root: Root | undefined;

/** At the end of the document, so that nothing of the page moves. */
const rootBesidePage = (): Root => {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  return createRoot(place);
};

/** Renders the bar in a root of its own beside the page. Rejects when its words cannot be loaded. */
export const drawBar = async (notices: () => Notices): Promise<void> => {
  const { language } = splitPath(location.pathname);
  const { default: words } = await loadOfflineWords[language]();
  root ??= rootBesidePage();
  root.render(<NoticeBar words={words} language={language} notices={notices()} />);
};
