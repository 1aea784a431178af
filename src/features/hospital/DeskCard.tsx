import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { Button } from '#components/Button.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { PrintPortal } from '#components/PrintPortal.tsx';
import { Spinner } from '#components/Spinner.tsx';
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
import {
  type DeskCardWords,
  type HospitalPanelWords,
  loadDeskCardWords,
  loadHospitalPanelWords,
} from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { cityLine, type Hospital } from '#domain/hospital.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { NETWORKS } from '#domain/network.ts';
import { networksReaching, PLANS } from '#domain/plan.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './DeskCard.module.css';

interface DeskCardPreviewProps {
  readonly hospital: Hospital;
  readonly words: HospitalPanelWords;
  readonly known: KnownDetails | undefined;
  /** Error message for when the card's texts do not load. */
  readonly failed: string;
}

const secondLanguages = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE) : [language];

const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView();

/** While the preview is open, the browser prints only the card. */
export const DeskCardPreview = ({ hospital, words, known, failed }: DeskCardPreviewProps) => {
  const { card } = words;
  const page = usePageLanguage();
  const name = useId();
  // The hospital needs English; the member may need another language.
  const [beside, setBeside] = useState<Language>(page);
  const loaded = useLoaded(loadTexts, beside);
  const texts = loaded?.failed ? undefined : loaded?.output;
  return (
    <>
      <p ref={bringIntoView}>{card.lead}</p>
      <Segments
        legend={card.languages}
        name={name}
        value={beside}
        options={[
          { value: DEFAULT_LANGUAGE, text: card.alone },
          ...secondLanguages(page).map((value) => ({
            value,
            text: fill(card.with, { language: LANGUAGE_TABLE[value].inSentence }),
          })),
        ]}
        onChoose={setBeside}
      />
      <Button disabled={texts === undefined} onClick={() => print()}>
        <Printer size={20} /> {card.print}
      </Button>
      {loaded?.failed && <p role="alert">{failed}</p>}
      {loaded === undefined && <Spinner text={card.loading} />}
      {texts !== undefined && (
        <>
          <section className={styles.preview} aria-label={card.preview}>
            <DeskCard hospital={hospital} texts={texts} known={known} />
          </section>
          <PrintPortal>
            <DeskCard hospital={hospital} texts={texts} known={known} />
          </PrintPortal>
        </>
      )}
    </>
  );
};

/** Texts in English, and in the other language if there is one. */
const loadTexts = (beside: Language): Promise<readonly CardText[]> =>
  Promise.all(
    [...new Set([DEFAULT_LANGUAGE, beside])].map(async (language) => {
      const [{ default: words }, { default: panel }] = await Promise.all([
        loadDeskCardWords[language](),
        loadHospitalPanelWords[language](),
      ]);
      return { language, words, panel };
    }),
  );

interface CardText {
  readonly language: Language;
  readonly words: DeskCardWords;
  readonly panel: HospitalPanelWords;
}

interface DeskCardProps {
  readonly hospital: Hospital;
  readonly texts: readonly CardText[];
  /** Undefined until loaded. */
  readonly known: KnownDetails | undefined;
}

/** Printed card for the hospital's desk, in one or two languages. */
const DeskCard = ({ hospital, texts, known }: DeskCardProps) => {
  const each = (say: (words: DeskCardWords) => string) =>
    texts.map(({ language, words }) => (
      <span key={language} lang={LANGUAGE_TABLE[language].tag} className={styles.each}>
        {say(words)}
      </span>
    ));
  return (
    <article className={styles.card}>
      <header className={styles.letterhead}>
        <Arcs className={styles.arcs} count={4} sun />
        <p className={styles.brand}>{brand.name}</p>
        <h3 className={styles.title}>{each(({ title }) => title)}</h3>
      </header>
      <section>
        <p className={styles.label}>{each(({ from }) => from)}</p>
        <p className={styles.name}>{readableName(hospital.name)}</p>
        <p className={styles.place}>{cityLine(hospital)}</p>
        {known && <Facts hospital={hospital} texts={texts} known={known} />}
      </section>
      <section className={styles.blanks}>
        <p className={styles.blank}>{each(({ member }) => member)}</p>
        <p className={styles.blank}>{each(({ policy }) => policy)}</p>
      </section>
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
      <section className={styles.reach}>
        <p className={styles.label}>{each(({ networks }) => networks)}</p>
        <p className={styles.networks}>{networksReaching(hospital, NETWORKS).map(networkName).join(' · ')}</p>
        <p className={styles.label}>{each(({ ways }) => ways)}</p>
        <ul role="list" className={styles.plans}>
          {PLANS.map((plan) => {
            // The networks of a plan are alternatives (ruling 15).
            const networks = networksReaching(hospital, planNetworks[plan]);
            return (
              <li key={plan}>
                <b className={styles.plan}>
                  <PlanMark plan={plan} /> {planName(plan)}
                </b>
                {networks.map((network) => (
                  <span key={network} className={styles.box}>
                    {networkName(network)}
                  </span>
                ))}
                {networks.length === 0 && <span className={styles.none}>{each(({ none }) => none)}</span>}
              </li>
            );
          })}
        </ul>
        <p className={styles.tick}>{each(({ tick }) => tick)}</p>
      </section>
      <footer className={styles.trust}>
        {texts.map(({ language, words }) => (
          <p key={language} lang={LANGUAGE_TABLE[language].tag}>
            {directory.illustrative && <strong>{words.sample} </strong>}
            {fill(words.asOf, { date: formatDate(language, directory.asOf) })} {words.proof}
          </p>
        ))}
      </footer>
    </article>
  );
};

/** Details of the hospital: type and emergency department in each language, details with a link only once. */
const Facts = ({ hospital, texts, known }: DeskCardProps & { readonly known: KnownDetails }) => (
  <ul role="list" className={styles.facts}>
    {texts.flatMap(({ language, panel }, nth) =>
      factsOf(panel, hospital, known)
        .filter(({ href }) => nth === 0 || href === undefined)
        .map(({ id, label, text, href }) => (
          <li key={`${id} ${language}`} lang={LANGUAGE_TABLE[language].tag}>
            {href === undefined ? `${label}: ${text}` : <a href={href}>{text}</a>}
          </li>
        )),
    )}
  </ul>
);
