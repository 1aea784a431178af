import { ArrowRight, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { Icon } from '#components/Icon.tsx';
import { Section, SectionHeader, type SectionProps } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { provider } from '#content/provider.ts';
import type { WhyAcquireWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { NoteLink } from './NoteMark.tsx';
import { type Claim, claimId } from './notes.ts';
import styles from './WhyAcquire.module.css';

interface WhyAcquireProps {
  readonly words: WhyAcquireWords;
  readonly ground: SectionProps['ground'];
  /** Whether to link to /about; omitted on /about itself. */
  readonly leadsToAbout?: boolean;
}

/** On phones each title opens its text in a dialog. */
export const WhyAcquire = ({ words, ground, leadsToAbout = false }: WhyAcquireProps) => {
  const reasons = useReasons(words);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ReasonId>('strength');
  const { title } = reasons[shown];
  const props = { note: words.note, leadsToAbout };
  const show = (id: ReasonId): void => {
    setShown(id);
    setOpen(true);
  };
  return (
    <Section ground={ground} {...(leadsToAbout && { look: 'quiet' })} id="why">
      <div className={styles.columns}>
        <div className="stack gap-6">
          <SectionHeader heading={words.heading} lead={words.lead} />
          {leadsToAbout && <ToAbout text={words.more} />}
        </div>
        <ul role="list" id="about-us">
          {REASONS.map((id) => (
            <Reason key={id} id={id} {...props} reason={reasons[id]} onOpen={() => show(id)} />
          ))}
        </ul>
      </div>
      <Dialog open={open} heading={title} close={words.close} onClose={() => setOpen(false)}>
        <ReasonText id={shown} {...props} reason={reasons[shown]} />
      </Dialog>
    </Section>
  );
};

const ToAbout = ({ text }: { readonly text: string }) => {
  return (
    <p>
      <SiteLink look="outline" to="/about">
        {text}
      </SiteLink>
    </p>
  );
};

interface ReasonProps {
  readonly id: ReasonId;
  readonly reason: ReasonWords;
  readonly note: string;
  readonly leadsToAbout: boolean;
}

/** CSS shows the title as a heading; on phones, as the button that opens the dialog. */
const Reason = ({ onOpen, ...props }: ReasonProps & { readonly onOpen: () => void }) => {
  const { claim, title } = props.reason;
  return (
    <li className={styles.reason} id={claim ? claimId(claim) : `why-${props.id}`}>
      <h3>
        <span className={styles.title}>{title}</span>
        <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
          {title} <Icon of={ChevronRight} size={22} strokeWidth={1.75} />
        </button>
      </h3>
      <div className={styles.text}>
        <ReasonText {...props} />
      </div>
    </li>
  );
};

const ReasonText = ({ id, reason: { text, claim, link }, note, leadsToAbout }: ReasonProps) => {
  return (
    <>
      <p>
        {text}
        {claim !== undefined && <NoteLink claim={claim} note={note} anchored={false} />}
      </p>
      {leadsToAbout && (
        <p className="links small">
          <SiteLink to={`/about#${ANCHORS[id]}`}>
            {link} <Icon of={ArrowRight} size={16} />
          </SiteLink>
        </p>
      )}
    </>
  );
};

const REASONS = ['strength', 'commitment', 'service', 'expertise', 'technology'] as const;

type ReasonId = (typeof REASONS)[number];

/** Anchors on /about. */
const ANCHORS: Readonly<Record<ReasonId, string>> = {
  strength: 'values-guide-us',
  commitment: 'american-fidelity',
  service: 'promise',
  expertise: 'why-expertise',
  technology: 'why-technology',
};

interface ReasonWords {
  readonly title: string;
  readonly text: string;
  /** Text of the link to more information. */
  readonly link: string;
  /** Claim that has a footnote. */
  readonly claim?: Claim;
}

const useReasons = (why: WhyAcquireWords): Readonly<Record<ReasonId, ReasonWords>> => {
  const language = usePageLanguage();
  const { grade, gradeName, date, heldSince } = provider.rating;
  const rating = { grade, gradeName, date: formatDate(language, date), since: String(heldSince) };
  const parent = {
    years: String(provider.parent.experienceYears),
    date: formatDate(language, provider.asOf),
  };
  return {
    ...why,
    strength: { ...why.strength, text: fill(why.strength.text, rating), claim: 'strength' },
    commitment: { ...why.commitment, text: fill(why.commitment.text, parent), claim: 'commitment' },
  };
};
