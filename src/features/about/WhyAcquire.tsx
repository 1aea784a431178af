import { type ReactNode, useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { NoteMark } from './NoteMark.tsx';
import { Reason } from './Reason.tsx';
import { REASONS, type ReasonId, useReasons } from './reasons.ts';
import styles from './WhyAcquire.module.css';
import { useAboutWords } from './words.ts';

/** Five reasons: a list on wide screens; on phones each title opens its text in a dialog. */
export const WhyAcquire = (): ReactNode => {
  const { heading, lead, close } = useAboutWords().why;
  const reasons = useReasons();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ReasonId>('strength');
  const { title, text, claim } = reasons[shown];
  const show = (id: ReasonId): void => {
    setShown(id);
    setOpen(true);
  };
  return (
    <Section ground="shell" id="why">
      <div className={styles.columns}>
        <SectionHeader heading={heading} lead={lead} />
        <ul role="list" className={styles.reasons}>
          {REASONS.map((id) => (
            <Reason key={id} {...reasons[id]} onOpen={() => show(id)} />
          ))}
        </ul>
      </div>
      <Dialog open={open} heading={title} close={close} onClose={() => setOpen(false)}>
        <p>
          {text}
          {claim !== undefined && <NoteMark claim={claim} anchored={false} />}
        </p>
      </Dialog>
    </Section>
  );
};
