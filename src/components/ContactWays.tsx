import { Mail, MessageCircle, Phone } from 'lucide-react';
import styles from './ContactWays.module.css';

export interface ContactWaysProps {
  readonly ways: readonly {
    readonly href: string;
    readonly text: string;
    /** Highlights the recommended first contact. */
    readonly isUrgent?: boolean;
  }[];
}

const ICONS = { 'tel:': Phone, 'mailto:': Mail } as const;

const iconOf = (href: string) => ICONS[new URL(href).protocol as keyof typeof ICONS] ?? MessageCircle;

/** List of links to call or write. Web links open in a new tab. */
export const ContactWays = ({ ways }: ContactWaysProps) => (
  <ul role="list" className={styles.ways}>
    {ways.map(({ href, text, isUrgent }) => {
      const Way = iconOf(href);
      return (
        <li key={href}>
          <a
            href={href}
            data-urgent={isUrgent}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          >
            <Way size={20} /> {text}
          </a>
        </li>
      );
    })}
  </ul>
);
