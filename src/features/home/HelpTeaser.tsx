import { Mail, Phone } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { brand } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './HelpTeaser.module.css';

export const HelpTeaser = ({ words: { help } }: { readonly words: HomeWords }) => {
  const [telephone = ''] = brand.telephones;
  return (
    <Section ground="shell" look="quiet" id="help">
      <div className={styles.help}>
        <SectionHeader heading={help.heading} lead={help.lead} />
        <ul role="list" className={styles.ways}>
          <li>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>
              <Icon of={Phone} size={24} strokeWidth={1.75} />
              <span className={styles.way}>{help.call}</span>{' '}
              <span className={styles.value}>{telephone}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.emails.general}`}>
              <Icon of={Mail} size={24} strokeWidth={1.75} />
              <span className={styles.way}>{help.write}</span>{' '}
              <span className={styles.value}>{brand.emails.general}</span>
            </a>
          </li>
        </ul>
        <ActionLink to="/faqs">{help.more}</ActionLink>
      </div>
    </Section>
  );
};
