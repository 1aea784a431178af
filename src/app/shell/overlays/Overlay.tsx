import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  type LazyComponent,
  lazyComponent,
  useIdlePreload,
  useLazyComponent,
} from '#components/lazy/lazy-component.ts';
import { loadOverlayWords, type OverlayWords, type ShellWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';

export interface OverlayProps {
  readonly words: ShellWords;
  readonly open: boolean;
  readonly close: () => void;
}

export interface OverlayPartProps extends OverlayProps {
  readonly own: OverlayWords;
}

const withWords = (Part: ComponentType<OverlayPartProps>, language: Language): LazyComponent<OverlayProps> =>
  lazyComponent(async () => {
    const { default: own } = await loadOverlayWords[language]();
    return (props) => <Part {...props} own={own} />;
  });

/**
 * Creates a dialog over the page, which is rendered from its first opening on. Its UI texts are fetched some seconds after the
 * page has loaded; if they do not load, opening the dialog leads to the contacts in the footer.
 */
export const overlay = (Part: ComponentType<OverlayPartProps>): ComponentType<OverlayProps> => {
  // Created once, because the language of a document does not change.
  let lazy: LazyComponent<OverlayProps> | undefined;
  return (props) => {
    const language = usePageLanguage();
    lazy ??= withWords(Part, language);
    const [isWanted, setWanted] = useState(false);
    if (props.open && !isWanted) setWanted(true);
    const { Component, failures } = useLazyComponent(lazy, isWanted);
    useIdlePreload(lazy);
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure
    useEffect(() => {
      if (failures === 0) return;
      setWanted(false);
      props.close();
      location.assign('#footer');
    }, [failures]);
    return Component && <Component {...props} />;
  };
};

interface OverlayButtonProps {
  readonly words: ShellWords;
  readonly Overlay: ComponentType<OverlayProps>;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  /** Announces whether the overlay is open. */
  readonly isExpandable?: boolean;
  readonly children: ReactNode;
}

export const OverlayButton = ({
  words,
  Overlay,
  className,
  'aria-label': label,
  isExpandable = false,
  children,
}: OverlayButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isExpandable ? open : undefined}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Overlay words={words} open={open} close={() => setOpen(false)} />
    </>
  );
};
