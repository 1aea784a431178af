import type { ReactNode } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import {
  brand,
  directory,
  EMERGENCY_REPORT_HOURS,
  NOTIFY_HOURS,
  networkName,
  planName,
  planNetworks,
} from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { DeskCardWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS, type Plan, waysTo } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './DeskCard.module.css';
import { placeLine } from './links.ts';
import type { CardText, CardTexts } from './use-card-texts.ts';

export interface DeskCardProps {
  readonly hospital: Hospital;
  readonly texts: CardTexts;
}

/** One page for a hospital's front desk: who is to be notified, and by which plans and networks the hospital is reached. */
export const DeskCard = ({ hospital, texts }: DeskCardProps): ReactNode => (
  <article className={styles.card}>
    <Letterhead texts={texts} />
    <section className={styles.hospital}>
      <p className={styles.label}>
        <Each texts={texts} say={({ from }) => from} />
      </p>
      <p className={styles.name}>{readableName(hospital.name)}</p>
      <p className={styles.place}>{placeLine(hospital)}</p>
    </section>
    <Blanks texts={texts} />
    <Notify texts={texts} />
    <Reach hospital={hospital} texts={texts} />
    <Trust texts={texts} />
  </article>
);

interface EachProps {
  readonly texts: CardTexts;
  readonly say: (words: DeskCardWords, text: CardText) => string;
}

/** The same in each language of the card, English first. */
const Each = ({ texts, say }: EachProps): ReactNode =>
  texts.map((text) => (
    <span key={text?.language} lang={text && LANGUAGE_TABLE[text.language].tag} className={styles.each}>
      {text && say(text.words, text)}
    </span>
  ));

const Letterhead = ({ texts }: Pick<DeskCardProps, 'texts'>): ReactNode => (
  <header className={styles.letterhead}>
    <Arcs className={styles.arcs} count={4} sun />
    <p className={styles.brand}>{brand.name}</p>
    <h3 className={styles.title}>
      <Each texts={texts} say={({ title }) => title} />
    </h3>
  </header>
);

/** Filled in by hand. */
const Blanks = ({ texts }: Pick<DeskCardProps, 'texts'>): ReactNode => (
  <section className={styles.blanks}>
    <p className={styles.blank}>
      <Each texts={texts} say={({ member }) => member} />
    </p>
    <p className={styles.blank}>
      <Each texts={texts} say={({ policy }) => policy} />
    </p>
  </section>
);

const Notify = ({ texts }: Pick<DeskCardProps, 'texts'>): ReactNode => (
  <section className={styles.notify}>
    <div className={styles.columns}>
      {texts.map((text) => text && <Request key={text.language} text={text} />)}
    </div>
    <p className={styles.contacts}>
      {brand.telephones.map((telephone) => (
        <span key={telephone}>{telephone}</span>
      ))}
      <span className={styles.mail}>{brand.emails.medical}</span>
    </p>
  </section>
);

const Request = ({ text: { words, language } }: { readonly text: CardText }): ReactNode => (
  <div lang={LANGUAGE_TABLE[language].tag}>
    <p className={styles.intro}>{fill(words.intro, { brand: brand.name })}</p>
    <ul className={styles.when}>
      <li>{fill(words.emergency, { hours: String(EMERGENCY_REPORT_HOURS) })}</li>
      <li>{fill(words.planned, { hours: String(NOTIFY_HOURS) })}</li>
    </ul>
  </div>
);

const Reach = ({ hospital, texts }: DeskCardProps): ReactNode => {
  const ways = waysTo(hospital, planNetworks);
  return (
    <section className={styles.reach}>
      <p className={styles.label}>
        <Each texts={texts} say={({ networks }) => networks} />
      </p>
      <p className={styles.networks}>
        {NETWORKS.filter((network) => network === 'open' || hospital[network])
          .map(networkName)
          .join(' · ')}
      </p>
      <p className={styles.label}>
        <Each texts={texts} say={({ ways }) => ways} />
      </p>
      <ul role="list" className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanWays
            key={plan}
            plan={plan}
            networks={ways.find((way) => way.plan === plan)?.networks ?? []}
            texts={texts}
          />
        ))}
      </ul>
      <p className={styles.tick}>
        <Each texts={texts} say={({ tick }) => tick} />
      </p>
    </section>
  );
};

interface PlanWaysProps extends Pick<DeskCardProps, 'texts'> {
  readonly plan: Plan;
  /** Of this plan, those that reach the hospital: alternatives (ruling 15). */
  readonly networks: readonly Parameters<typeof networkName>[0][];
}

const PlanWays = ({ plan, networks, texts }: PlanWaysProps): ReactNode => (
  <li>
    <b className={styles.plan}>
      <PlanMark plan={plan} /> {planName(plan)}
    </b>
    {networks.map((network) => (
      <span key={network} className={styles.box}>
        {networkName(network)}
      </span>
    ))}
    {networks.length === 0 && (
      <span className={styles.none}>
        <Each texts={texts} say={({ none }) => none} />
      </span>
    )}
  </li>
);

const Trust = ({ texts }: Pick<DeskCardProps, 'texts'>): ReactNode => (
  <footer className={styles.trust}>
    {texts.map(
      (text) =>
        text && (
          <p key={text.language} lang={LANGUAGE_TABLE[text.language].tag}>
            {directory.illustrative && <strong>{text.words.sample} </strong>}
            {fill(text.words.asOf, { date: formatDate(text.language, directory.asOf) })} {text.words.proof}
          </p>
        ),
    )}
  </footer>
);
