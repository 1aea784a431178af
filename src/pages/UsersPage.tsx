import { ExternalLink, UserRound, UsersRound } from 'lucide-react';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Opening } from '#components/Opening.tsx';
import { brand } from '#content/facts.ts';
import type { UsersWords } from '#content/words/words.ts';
import { PageHead } from './PageHead.tsx';
import styles from './UsersPage.module.css';

/** /users/*: links to the portals, which are separate sites. This site has no sign-in. */
const UsersPage = ({ words }: { readonly words: UsersWords }) => {
  const portals = [
    { href: brand.portals.client, icon: UserRound, ...words.client },
    { href: brand.portals.consultant, icon: UsersRound, ...words.consultant },
  ];
  return (
    <>
      <PageHead title={words.title} description={words.description} unlisted />
      <StaticSection id="content">
        {__PRERENDER__ && (
          <Opening heading={words.heading} lead={words.lead}>
            <h2 className="visually-hidden">{words.title}</h2>
            <div className={styles.portals}>
              <Cards>
                {portals.map(({ href, icon: Icon, heading, text, link }) => (
                  <Card
                    key={href}
                    heading={
                      <span className="stack gap-3">
                        <Icon size={30} strokeWidth={1.75} className="accent" /> {heading}
                      </span>
                    }
                    action={
                      <a className={buttonClass('solid')} href={href} target="_blank" rel="noopener">
                        {link} <ExternalLink size={18} />
                        <span className="visually-hidden">({words.opensInNewTab})</span>
                      </a>
                    }
                  >
                    <p>{text}</p>
                  </Card>
                ))}
              </Cards>
            </div>
          </Opening>
        )}
      </StaticSection>
    </>
  );
};

export default UsersPage;
