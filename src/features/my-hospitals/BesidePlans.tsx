import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { observeNear } from '#components/lazy/LazySection.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { loadHospitalsWords, loadMyHospitalsWords, type MyHospitalsTexts } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Network } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import styles from './ComparisonRow.module.css';
import { AsOf, Reach } from './Reach.tsx';
import { countInNetwork, type ReachOfList, useReach } from './use-reach.ts';

/** Section of a plan page. */
export const PlanReach = ({ plan }: { readonly plan: Plan }) => {
  const { texts, list, reach, ref } = useSavedList();
  const language = usePageLanguage();
  if (texts === undefined || list.length === 0) return null;
  const { heading, lead, link } = texts.plan;
  const name = { plan: planName(plan) };
  return (
    <Section ground="sand" id="your-hospitals">
      <SectionHeader heading={fill(heading, name)} lead={fill(plural(language, lead, list.length), name)} />
      <div ref={ref} className="stack gap-4">
        <Reach words={texts} reach={reach} plans={[plan]} />
        <p className="links no-print">
          <SiteLink to={PAGES.hospitals.path}>
            {link} <ArrowRight size={18} />
          </SiteLink>
        </p>
      </div>
    </Section>
  );
};

/** Row of the comparison. */
export const ComparisonRow = ({ plans }: { readonly plans: readonly Plan[] }) => {
  const { texts, list, reach, ref } = useSavedList();
  const language = usePageLanguage();
  if (texts === undefined || list.length === 0) return null;
  const { row, left, failed, notYet } = texts;
  const { phase, listed, delisted } = reach;
  return (
    <tbody role="rowgroup" ref={ref}>
      <tr role="row" className={styles.row} data-plans={plans.length}>
        <th role="rowheader" scope="row" aria-label={row.label} className={styles.label}>
          {row.label}
          <span className={styles.detail}>{plural(language, row.detail, listed.length)}</span>
          {delisted.length > 0 && (
            <span className={styles.detail}>
              {plural(language, left, delisted.length)} {delisted.length}
            </span>
          )}
          {phase === 'failed' && <span className={styles.detail}>{failed}</span>}
          {phase === 'loading' && <span className={styles.notYet}>{notYet}</span>}
          <SiteLink className={`no-print ${styles.link}`} to={PAGES.hospitals.path}>
            {texts.plan.link}
          </SiteLink>
          <AsOf words={texts} />
        </th>
        {plans.map((plan) => (
          <td key={plan} role="cell" className={styles.value} data-label={planName(plan)}>
            <span>
              {planNetworks[plan].map((network) => (
                <span key={network} className={styles.count} data-known={phase === 'ready'}>
                  {networkName(network)}: {countOf(texts, reach, network)}
                </span>
              ))}
            </span>
          </td>
        ))}
      </tr>
    </tbody>
  );
};

/** "3 of 4" once all hospitals are known. Before, "…", which the row's label explains in print. */
const countOf = ({ row }: MyHospitalsTexts, { phase, listed }: ReachOfList, network: Network): string =>
  phase === 'ready'
    ? fill(row.count, { count: countInNetwork(listed, network), total: String(listed.length) })
    : '…';

/** `texts` is undefined until loaded. Queries the engine once the element with `ref` is near the viewport. */
const useSavedList = () => {
  const texts = useTexts();
  const list = useMyHospitals((state) => state.list);
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => (element === null ? undefined : observeNear(element, () => setNear(true))),
    [],
  );
  const reach = useReach(list, isNear);
  return { texts, list, reach, ref };
};

/** Keeps the UI text when components unmount and mount again. */
const loaded = new Map<Language, MyHospitalsTexts>();

const load = async (language: Language): Promise<MyHospitalsTexts> => {
  const [{ default: words }, { default: note }] = await Promise.all([
    loadMyHospitalsWords[language](),
    loadHospitalsWords[language](),
  ]);
  const texts = { ...words, sample: note.sample, asOf: note.asOf };
  loaded.set(language, texts);
  return texts;
};

/** Without the texts the page renders as without a list. */
const useTexts = (): MyHospitalsTexts | undefined => {
  const language = usePageLanguage();
  useLoaded(load, language);
  return loaded.get(language);
};
