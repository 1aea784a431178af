import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Section, SectionHeader, type SectionProps } from '#components/Section.tsx';
import type { WhyAcquireWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import { NoteLink } from './NoteMark.tsx';
import { Reason } from './Reason.tsx';
import { REASONS, type ReasonId, useReasons } from './reasons.ts';
import styles from './WhyAcquire.module.css';

export interface WhyAcquireProps {
  readonly words: WhyAcquireWords;
  readonly ground: SectionProps['ground'];
  /** Shows the way to /about, on every page but that one. */
  readonly leadsToAbout?: boolean;
}

/** Five reasons: a list on wide screens; on phones each title opens its text in a dialog. */
export const WhyAcquire = ({ words, ground, leadsToAbout = false }: WhyAcquireProps): ReactNode => {
  const reasons = useReasons(words);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ReasonId>('strength');
  const { title, text, claim } = reasons[shown];
  const show = (id: ReasonId): void => {
    setShown(id);
    setOpen(true);
  };
  return (
    <Section ground={ground} id="why">
      <div className={styles.columns}>
        <div className="stack gap-6">
          <SectionHeader heading={words.heading} lead={words.lead} />
          {leadsToAbout && <ToAbout text={words.more} />}
        </div>
        <ul role="list" className={styles.reasons}>
          {REASONS.map((id) => (
            <Reason key={id} id={id} {...reasons[id]} note={words.note} onOpen={() => show(id)} />
          ))}
        </ul>
      </div>
      <Dialog open={open} heading={title} close={words.close} onClose={() => setOpen(false)}>
        <p>
          {text}
          {claim !== undefined && <NoteLink claim={claim} note={words.note} anchored={false} />}
        </p>
      </Dialog>
    </Section>
  );
};

const ToAbout = ({ text }: { readonly text: string }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <p>
      <Link className={buttonClass('outline')} to={sitePath('/about')}>
        {text}
      </Link>
    </p>
  );
};
