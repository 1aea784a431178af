import { Check, Minus, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PlanMark } from '#components/PlanMark.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import type { Network } from '#domain/network.ts';
import { inNetwork } from '#domain/network.ts';
import { type Plan, type PlanNetwork, planNetworkPairs } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './ReachTable.module.css';
import { cityAndState } from './sentences.ts';
import { countInNetwork, type ListedHospital } from './use-reach.ts';

interface ReachTableProps {
  readonly words: MyHospitalsTexts;
  readonly listed: readonly ListedHospital[];
  readonly plans: readonly Plan[];
  readonly onRemove?: ((key: string) => void) | undefined;
  /** Opens the panel of a hospital; undefined on pages without the panel. */
  readonly onOpen?: ((hospital: Hospital) => void) | undefined;
}

/** Explicit roles: some browsers drop the semantics of a table with `display: grid`. */
export const ReachTable = ({ words, listed, plans, onRemove, onOpen }: ReachTableProps) => {
  const pairs = planNetworkPairs(plans, planNetworks);
  const networkHeads = pairs.map(({ plan, network }) => (
    <th key={`${plan} ${network}`} role="columnheader" scope="col" className={styles.network}>
      {networkName(network)}
    </th>
  ));
  // A single plan is named above the table.
  const headRows = plans.length > 1 ? 2 : 1;
  return (
    <table role="table" className={styles.table} data-columns={pairs.length}>
      <caption className="visually-hidden">{words.table.caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th
            role="columnheader"
            scope="col"
            rowSpan={headRows}
            className={`visually-hidden-on-phones ${styles.hospitalHead}`}
          >
            {words.table.hospital}
          </th>
          {headRows === 1 ? networkHeads : plans.map((plan) => <PlanHead key={plan} plan={plan} />)}
          {onRemove && (
            <th
              role="columnheader"
              scope="col"
              rowSpan={headRows}
              className={`visually-hidden-on-phones ${styles.removeHead}`}
            >
              <span className="visually-hidden">{words.table.take}</span>
            </th>
          )}
        </tr>
        {headRows === 2 && <tr role="row">{networkHeads}</tr>}
      </thead>
      <tbody role="rowgroup">
        {listed.map((each) => (
          <Row
            key={each.mine.key}
            words={words}
            each={each}
            pairs={pairs}
            onRemove={onRemove}
            onOpen={onOpen}
          />
        ))}
      </tbody>
      {listed.length > 1 && (
        <tfoot role="rowgroup">
          <tr role="row" className={styles.sums}>
            <th role="rowheader" scope="row" className={styles.hospital}>
              {fill(words.table.sum, { total: String(listed.length) })}
            </th>
            {pairs.map(({ plan, network }) => (
              <td key={`${plan} ${network}`} role="cell" className={styles.sum}>
                {countInNetwork(listed, network)}
              </td>
            ))}
            {onRemove && <td role="cell" className={styles.remove} />}
          </tr>
        </tfoot>
      )}
    </table>
  );
};

const PlanHead = ({ plan }: { readonly plan: Plan }) => (
  // biome-ignore lint/a11y/useSemanticElements: the element is a th, spanning two columns
  <th role="columnheader" scope="colgroup" colSpan={2} className={styles.plan} data-plan={plan}>
    <span className={styles.planName}>
      <PlanMark plan={plan} /> {planName(plan)}
    </span>
  </th>
);

interface RowProps extends Pick<ReachTableProps, 'words' | 'onRemove' | 'onOpen'> {
  readonly each: ListedHospital;
  readonly pairs: readonly PlanNetwork[];
}

const Row = ({ words, each, pairs, onRemove, onOpen }: RowProps) => {
  const { hospital } = each;
  const facts = hospital ?? each.mine;
  const name = readableName(facts.name);
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.hospital}>
        {hospital && onOpen ? (
          <button type="button" className="open-name" aria-haspopup="dialog" onClick={() => onOpen(hospital)}>
            {name}
          </button>
        ) : (
          name
        )}{' '}
        <span className={styles.place}>{cityAndState(facts)}</span>
      </th>
      {pairs.map(({ plan, network }) => (
        <td key={`${plan} ${network}`} role="cell" className={styles.flag}>
          <Flag words={words} each={each} network={network} />
        </td>
      ))}
      {onRemove && (
        <td role="cell" className={styles.remove}>
          <button
            type="button"
            className="icon-button"
            aria-label={fill(words.star.remove, { hospital: name })}
            onClick={(event) => {
              focusNext(event);
              onRemove(each.mine.key);
            }}
          >
            <X size={18} />
          </button>
        </td>
      )}
    </tr>
  );
};

/** The button disappears with its row: focuses the button of the next row, or of the previous row. */
const focusNext = ({ currentTarget }: MouseEvent): void => {
  const row = currentTarget.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('td button')?.focus();
};

interface FlagProps extends Pick<RowProps, 'words' | 'each'> {
  readonly network: Network;
}

const Flag = ({ words, each: { hospital }, network }: FlagProps) => {
  if (hospital === undefined) return <span className={styles.unknown}>…</span>;
  const yes = inNetwork(network, hospital);
  return (
    <span className={yes ? styles.yes : styles.no}>
      {yes ? <Check size={18} strokeWidth={2.5} /> : <Minus size={18} />}
      <span className="visually-hidden">{yes ? words.table.yes : words.table.no}</span>
    </span>
  );
};
