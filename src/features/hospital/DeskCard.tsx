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
import { factsOf, type KnownDetails } from '#content/hospital-facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { DeskCardWords, HospitalPanelWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { cityLine, type Hospital } from '#domain/hospital.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { NETWORKS } from '#domain/network.ts';
import { networksReaching, PLANS, type Plan } from '#domain/plan.ts';
import styles from './DeskCard.module.css';

export interface CardText {
  readonly language: Language;
  readonly words: DeskCardWords;
  readonly panel: HospitalPanelWords;
}

export type CardTexts = readonly CardText[];

interface DeskCardProps {
  readonly hospital: Hospital;
  readonly texts: CardTexts;
}

interface KnownProps extends DeskCardProps {
  readonly known: KnownDetails | undefined;
}

export const DeskCard = ({ hospital, texts, known }: KnownProps) => (
  <article className={styles.card}>
    <Letterhead texts={texts} />
    <section>
      <p className={styles.label}>
        <Each texts={texts} say={({ from }) => from} />
      </p>
      <p className={styles.name}>{readableName(hospital.name)}</p>
      <p className={styles.place}>{cityLine(hospital)}</p>
      {known && <Facts hospital={hospital} texts={texts} known={known} />}
    </section>
    <Blanks texts={texts} />
    <Notify texts={texts} />
    <Coverage hospital={hospital} texts={texts} />
    <Trust texts={texts} />
  </article>
);

/** Details of the hospital: type and emergency department in both languages, details with a link only once. */
const Facts = ({ hospital, texts, known }: KnownProps & { readonly known: KnownDetails }) => {
  const said = texts.flatMap(({ language, panel }, nth) =>
    factsOf(panel, hospital, known)
      .map((fact) => ({ ...fact, language }))
      .filter(({ href }) => nth === 0 || href === undefined),
  );
  return (
    <ul role="list" className={styles.facts}>
      {said.map(({ id, language, label, text, href }) => (
        <li key={`${id} ${language}`} lang={LANGUAGE_TABLE[language].tag}>
          {href === undefined ? `${label}: ${text}` : <a href={href}>{text}</a>}
        </li>
      ))}
    </ul>
  );
};

interface EachProps extends Pick<DeskCardProps, 'texts'> {
  readonly say: (words: DeskCardWords) => string;
}

const Each = ({ texts, say }: EachProps) =>
  texts.map(({ language, words }) => (
    <span key={language} lang={LANGUAGE_TABLE[language].tag} className={styles.each}>
      {say(words)}
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
      {texts.map(({ language, words }) => (
        <div key={language} lang={LANGUAGE_TABLE[language].tag}>
          <p className="semibold">{fill(words.intro, { brand: brand.name })}</p>
          <ul className={styles.when}>
            <li>{fill(words.emergency, { hours: String(EMERGENCY_REPORT_HOURS) })}</li>
            <li>{fill(words.planned, { hours: String(NOTIFY_HOURS) })}</li>
          </ul>
        </div>
      ))}
    </div>
    <p className={styles.contacts}>
      {brand.telephones.map((telephone) => (
        <span key={telephone}>{telephone}</span>
      ))}
      <span className={styles.mail}>{brand.emails.medical}</span>
    </p>
  </section>
);

const Coverage = ({ hospital, texts }: DeskCardProps) => (
  <section className={styles.reach}>
    <p className={styles.label}>
      <Each texts={texts} say={({ networks }) => networks} />
    </p>
    <p className={styles.networks}>{networksReaching(hospital, NETWORKS).map(networkName).join(' · ')}</p>
    <p className={styles.label}>
      <Each texts={texts} say={({ ways }) => ways} />
    </p>
    <ul role="list" className={styles.plans}>
      {PLANS.map((plan) => (
        <PlanLine key={plan} plan={plan} hospital={hospital} texts={texts} />
      ))}
    </ul>
    <p className={styles.tick}>
      <Each texts={texts} say={({ tick }) => tick} />
    </p>
  </section>
);

/** The networks of a plan are alternatives (ruling 15). */
const PlanLine = ({ plan, hospital, texts }: DeskCardProps & { readonly plan: Plan }) => {
  const networks = networksReaching(hospital, planNetworks[plan]);
  return (
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
};

const Trust = ({ texts }: Pick<DeskCardProps, 'texts'>) => (
  <footer className={styles.trust}>
    {texts.map(({ language, words }) => (
      <p key={language} lang={LANGUAGE_TABLE[language].tag}>
        {directory.illustrative && <strong>{words.sample} </strong>}
        {fill(words.asOf, { date: formatDate(language, directory.asOf) })} {words.proof}
      </p>
    ))}
  </footer>
);
