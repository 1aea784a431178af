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
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS, type Plan, plansCovering } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './DeskCard.module.css';
import { cityLine } from './list-texts.ts';

export interface CardText {
  readonly language: Language;
  readonly words: DeskCardWords;
}

/** English, and the language beside it if there is one. */
export type CardTexts = readonly [english: CardText, beside?: CardText];

export interface DeskCardProps {
  readonly hospital: Hospital;
  readonly texts: CardTexts;
}

/** One page for a hospital's front desk: whom to notify, and which plans and networks reach the hospital. */
export const DeskCard = ({ hospital, texts }: DeskCardProps) => (
  <article className={styles.card}>
    <Letterhead texts={texts} />
    <section className={styles.hospital}>
      <p className={styles.label}>
        <Each texts={texts} say={({ from }) => from} />
      </p>
      <p className={styles.name}>{readableName(hospital.name)}</p>
      <p className={styles.place}>{cityLine(hospital)}</p>
    </section>
    <Blanks texts={texts} />
    <Notify texts={texts} />
    <Coverage hospital={hospital} texts={texts} />
    <Trust texts={texts} />
  </article>
);

interface EachProps {
  readonly texts: CardTexts;
  readonly say: (words: DeskCardWords, text: CardText) => string;
}

/** The same text in each language of the card. */
const Each = ({ texts, say }: EachProps) =>
  texts.map((text) => (
    <span key={text?.language} lang={text && LANGUAGE_TABLE[text.language].tag} className={styles.each}>
      {text && say(text.words, text)}
    </span>
  ));

const Letterhead = ({ texts }: Pick<DeskCardProps, 'texts'>) => (
  <header className={styles.letterhead}>
    <Arcs className={styles.arcs} count={4} sun />
    <p className={styles.brand}>{brand.name}</p>
    <h3 className={styles.title}>
      <Each texts={texts} say={({ title }) => title} />
    </h3>
  </header>
);

/** Filled in by hand. */
const Blanks = ({ texts }: Pick<DeskCardProps, 'texts'>) => (
  <section className={styles.blanks}>
    <p className={styles.blank}>
      <Each texts={texts} say={({ member }) => member} />
    </p>
    <p className={styles.blank}>
      <Each texts={texts} say={({ policy }) => policy} />
    </p>
  </section>
);

const Notify = ({ texts }: Pick<DeskCardProps, 'texts'>) => (
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

const Request = ({ text: { words, language } }: { readonly text: CardText }) => (
  <div lang={LANGUAGE_TABLE[language].tag}>
    <p className={styles.intro}>{fill(words.intro, { brand: brand.name })}</p>
    <ul className={styles.when}>
      <li>{fill(words.emergency, { hours: String(EMERGENCY_REPORT_HOURS) })}</li>
      <li>{fill(words.planned, { hours: String(NOTIFY_HOURS) })}</li>
    </ul>
  </div>
);

const Coverage = ({ hospital, texts }: DeskCardProps) => {
  const covering = plansCovering(hospital, planNetworks);
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
          <PlanLine
            key={plan}
            plan={plan}
            networks={covering.find((each) => each.plan === plan)?.networks ?? []}
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

interface PlanLineProps extends Pick<DeskCardProps, 'texts'> {
  readonly plan: Plan;
  /** Those that reach the hospital: alternatives (decision 15). */
  readonly networks: readonly Network[];
}

const PlanLine = ({ plan, networks, texts }: PlanLineProps) => (
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

const Trust = ({ texts }: Pick<DeskCardProps, 'texts'>) => (
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
