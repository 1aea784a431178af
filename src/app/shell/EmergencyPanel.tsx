import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ContactWays } from '#components/ContactWays.tsx';
import { emergencyWays } from '#content/emergency.ts';
import { EMERGENCY_REPORT_HOURS, NOTIFY_HOURS } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import styles from './EmergencyPanel.module.css';

export const EMERGENCY_ID = 'emergency-panel';
const HEADING_ID = 'emergency-heading';

/** Moves the focus from the last control to the first and back, as in a modal dialog: a popover does not. */
const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  if (event.shiftKey) controls.reverse();
  if (event.key !== 'Tab' || document.activeElement !== controls.at(-1)) return;
  event.preventDefault();
  controls[0]?.focus();
};

/**
 * Emergency contacts, in the HTML of every page. The browser itself opens the panel, even before or without scripts, and
 * focuses its first link. In browsers without popovers the panel is always visible, at the end of the page.
 */
export const EmergencyPanel = ({ words: { emergency, close } }: { readonly words: ShellWords }) => {
  const hours = { emergency: String(EMERGENCY_REPORT_HOURS), notify: String(NOTIFY_HOURS) };
  return (
    <dialog
      popover="auto"
      id={EMERGENCY_ID}
      className={styles.panel}
      aria-labelledby={HEADING_ID}
      onKeyDown={keepFocus}
    >
      <h2 id={HEADING_ID}>{emergency.heading}</h2>
      <p>
        <strong>{emergency.first}</strong>
      </p>
      <ContactWays ways={emergencyWays(emergency)} />
      <p>{fill(emergency.then, hours)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        popoverTarget={EMERGENCY_ID}
        popoverTargetAction="hide"
      >
        <X size={22} />
      </button>
    </dialog>
  );
};
