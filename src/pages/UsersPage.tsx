import { ExternalLink, UserRound, UsersRound } from 'lucide-react';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { Icon } from '#components/Icon.tsx';
import { Opening } from '#components/Opening.tsx';
import { brand } from '#content/facts.ts';
import type { UsersWords } from '#content/words/words.ts';
import { PageHead } from './PageHead.tsx';
import styles from './UsersPage.module.css';

type Words = { readonly words: UsersWords };

/** /users/*: links to the portals, which are separate sites. This site has no sign-in. */
const UsersPage = ({ words }: Words) => (
  <>
    <PageHead title={words.title} description={words.description} unlisted />
    <Opening heading={words.heading} lead={words.lead}>
      <h2 className="visually-hidden">{words.title}</h2>
      <div className={styles.portals}>
        <PortalCards words={words} />
      </div>
    </Opening>
  </>
);

const DRAWING = { size: 30, strokeWidth: 1.75 } as const;

const PortalCards = ({ words }: Words) => {
  const portals = [
    { href: brand.portals.client, drawing: <Icon of={UserRound} {...DRAWING} />, ...words.client },
    { href: brand.portals.consultant, drawing: <Icon of={UsersRound} {...DRAWING} />, ...words.consultant },
  ];
  return (
    <Cards>
      {portals.map(({ href, drawing, heading, text, link }) => (
        <Card
          key={href}
          heading={
            <span className={styles.heading}>
              {drawing} {heading}
            </span>
          }
          action={
            <a className={buttonClass('solid')} href={href} target="_blank" rel="noopener">
              {link} <Icon of={ExternalLink} size={18} />
              <span className="visually-hidden">({words.opensInNewTab})</span>
            </a>
          }
        >
          <p>{text}</p>
        </Card>
      ))}
    </Cards>
  );
};

export default UsersPage;
