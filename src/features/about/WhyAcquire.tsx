import { ArrowRight, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#components/dialog/Dialog.tsx';
import { Section, SectionHeader, type SectionProps } from '#components/Section.tsx';
import { ActionLink, SiteLink } from '#components/SiteLink.tsx';
import { provider } from '#content/provider.ts';
import type { WhyAcquireWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { NoteMark } from './NoteMark.tsx';
import { claimId } from './notes.ts';
import styles from './WhyAcquire.module.css';

interface Reason {
  readonly id: 'strength' | 'commitment' | 'service' | 'expertise' | 'technology';
  /** Anchor on /about. */
  readonly anchor: string;
  /** Claim that has a footnote. */
  readonly claim?: 'strength' | 'commitment';
}

const STRENGTH: Reason = { id: 'strength', anchor: 'values-guide-us', claim: 'strength' };
const REASONS: readonly Reason[] = [
  STRENGTH,
  { id: 'commitment', anchor: 'american-fidelity', claim: 'commitment' },
  { id: 'service', anchor: 'promise' },
  { id: 'expertise', anchor: 'why-expertise' },
  { id: 'technology', anchor: 'why-technology' },
];

interface WhyAcquireProps {
  readonly words: WhyAcquireWords;
  readonly ground: SectionProps['ground'];
  /** Whether to link to /about; omitted on /about itself. */
  readonly leadsToAbout?: boolean;
}

/** On phones each title opens its text in a dialog. CSS shows the title as a heading or as the button that opens the dialog. */
export const WhyAcquire = ({ words, ground, leadsToAbout = false }: WhyAcquireProps) => {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(STRENGTH);
  const facts = useFacts();
  const textOf = ({ id, anchor, claim }: Reason) => (
    <>
      <p>
        {claim === undefined ? words[id].text : fill(words[id].text, facts[claim])}
        {claim !== undefined && <NoteMark claim={claim} note={words.note} anchored={false} />}
      </p>
      {leadsToAbout && (
        <p className="links small">
          <SiteLink to={`/about#${anchor}`}>
            {words[id].link} <ArrowRight size={16} />
          </SiteLink>
        </p>
      )}
    </>
  );
  const show = (reason: Reason): void => {
    setShown(reason);
    setOpen(true);
  };
  return (
    <Section ground={ground} {...(leadsToAbout && { look: 'quiet' })} id="why">
      <div className={styles.columns}>
        <div className="stack gap-6">
          <SectionHeader heading={words.heading} lead={words.lead} />
          {leadsToAbout && <ActionLink to="/about">{words.more}</ActionLink>}
        </div>
        <ul role="list" id="about-us">
          {REASONS.map((reason) => (
            <li
              key={reason.id}
              className={styles.reason}
              id={reason.claim ? claimId(reason.claim) : `why-${reason.id}`}
            >
              <h3>
                <span className={styles.title}>{words[reason.id].title}</span>
                <button
                  type="button"
                  className={styles.opener}
                  aria-haspopup="dialog"
                  onClick={() => show(reason)}
                >
                  {words[reason.id].title} <ChevronRight size={22} strokeWidth={1.75} />
                </button>
              </h3>
              <div className={styles.text}>{textOf(reason)}</div>
            </li>
          ))}
        </ul>
      </div>
      <Dialog open={open} heading={words[shown.id].title} close={words.close} onClose={() => setOpen(false)}>
        {textOf(shown)}
      </Dialog>
    </Section>
  );
};

const useFacts = () => {
  const language = usePageLanguage();
  const { grade, gradeName, date, heldSince } = provider.rating;
  const years = String(provider.parent.experienceYears);
  return {
    strength: { grade, gradeName, date: formatDate(language, date), since: String(heldSince) },
    commitment: { years, date: formatDate(language, provider.asOf) },
  };
};
