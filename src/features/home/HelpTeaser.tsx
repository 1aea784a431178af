import { Mail, Phone } from 'lucide-react';
import { Accordion, type AccordionItem } from '#components/Accordion.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import { brand } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { telephoneLink } from '#domain/contact-links.ts';
import styles from './HelpTeaser.module.css';

export const HelpTeaser = ({ words: { help } }: { readonly words: HomeWords }) => {
  const [telephone = ''] = brand.telephones;
  const ways = [
    { href: telephoneLink(telephone), icon: Phone, way: help.call, value: telephone },
    { href: `mailto:${brand.emails.general}`, icon: Mail, way: help.write, value: brand.emails.general },
  ];
  return (
    <Section ground="shell" look="quiet" id="help">
      <div className={styles.help}>
        <SectionHeader heading={help.heading} lead={help.lead} />
        <ul role="list" className={styles.ways}>
          {ways.map(({ href, icon: Icon, way, value }) => (
            <li key={href}>
              <a href={href}>
                <Icon size={24} strokeWidth={1.75} />
                <span className={styles.way}>{way}</span> <span className={styles.value}>{value}</span>
              </a>
            </li>
          ))}
        </ul>
        <ActionLink to="/faqs">{help.more}</ActionLink>
      </div>
    </Section>
  );
};

interface HomeQuestionsProps {
  readonly words: HomeWords;
  readonly items: readonly AccordionItem[];
}

export const HomeQuestions = ({ words: { questions }, items }: HomeQuestionsProps) => (
  <Section ground="shell" look="quiet" id="faqs">
    <div className={styles.questions}>
      <SectionHeader heading={questions.heading} />
      <Accordion name="home" items={items} />
      <ActionLink to="/faqs">{questions.all}</ActionLink>
    </div>
  </Section>
);
