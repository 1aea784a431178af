import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ShellWords } from '#content/words/words.ts';
import { loadOverlayWords, type OverlayWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { useAtRest } from '#hooks/use-at-rest.ts';
import { usePageLanguage } from '#stores/language.ts';

export interface OverlayProps {
  readonly words: ShellWords;
  readonly open: boolean;
  readonly close: () => void;
}

/** What an overlay is drawn from: the shell's words and its own, which come with it. */
export interface OverlayPartProps extends OverlayProps {
  readonly own: OverlayWords;
}

type ImportPart = () => Promise<{ default: ComponentType<OverlayPartProps> }>;
type LoadOverlay = () => Promise<{ default: ComponentType<OverlayProps> }>;

const withWords =
  (importPart: ImportPart, language: Language): LoadOverlay =>
  async () => {
    const [{ default: Part }, { default: own }] = await Promise.all([
      importPart(),
      loadOverlayWords[language](),
    ]);
    return { default: (props) => <Part {...props} own={own} /> };
  };

/**
 * What opens over the page comes in a piece of its own: fetched when the page is at rest, so that it is there when it is
 * wanted, and drawn from its first opening on. Where it does not come the press leads to the contacts below.
 */
const overlay = (importPart: ImportPart): ComponentType<OverlayProps> => {
  let load: LoadOverlay | undefined;
  let Lazy: ComponentType<OverlayProps> | undefined;
  return (props) => {
    const language = usePageLanguage();
    load ??= withWords(importPart, language);
    Lazy ??= lazy(load);
    const [wanted, setWanted] = useState(false);
    useEffect(() => setWanted((before) => before || props.open), [props.open]);
    useAtRest(load);
    if (!wanted) return null;
    return (
      <ErrorBoundary fallback={null} onError={() => location.assign('#footer')}>
        <Suspense>
          <Lazy {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};

export const ProductsOverlay = overlay(() => import('./ProductsPanel.tsx'));
export const MobileMenuOverlay = overlay(() => import('./MobileMenuPanel.tsx'));
export const ConsultantOverlay = overlay(() => import('./ConsultantDialog.tsx'));
export const EmergencyOverlay = overlay(() => import('./EmergencyDialog.tsx'));
