import { type ReactNode, useDeferredValue, useState } from 'react';
import { Segments } from '#components/Segments.tsx';
import type { NetworksWords } from '#content/words/words.ts';
import type { NetworkTable } from './facts.ts';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import { BY_STATE, inOrder, nextOrder, VIEWS, type View } from './matrix.ts';
import styles from './NetworkMatrix.module.css';
import { TakeMatrix } from './TakeMatrix.tsx';

export interface MatrixProps {
  readonly words: NetworksWords;
  readonly table: NetworkTable;
}

/** The table of states by network: which figures it shows, how to take it along, and itself in a region that scrolls. */
export const NetworkMatrix = ({ words, table }: MatrixProps): ReactNode => {
  const [view, setView] = useState<View>('both');
  // The choice is seen at once, the table of two hundred figures a frame later.
  const shown = useDeferredValue(view);
  return (
    <div className="stack columns-1 gap-6">
      <div className={styles.tools}>
        <Segments
          legend={words.view.legend}
          name="show"
          value={view}
          options={VIEWS.map((value) => ({ value, text: words.view[value] }))}
          onChoose={setView}
        />
        <TakeMatrix words={words} file={table.file} />
      </div>
      <Matrix words={words} table={table} view={shown} />
    </div>
  );
};

const Matrix = ({ words, table, view }: MatrixProps & { readonly view: View }): ReactNode => {
  const [order, setOrder] = useState(BY_STATE);
  const names: Readonly<Record<string, string>> = words.states;
  const nameOf = (state: string): string => names[state] ?? state;
  return (
    <section className={styles.region} aria-label={words.table.region}>
      <table className={styles.table} data-view={view}>
        <caption className="visually-hidden">{words.table.caption}</caption>
        <MatrixHead words={words} order={order} sortBy={(column) => setOrder(nextOrder(order, column))} />
        <tbody>
          {inOrder(table.states, order, view, nameOf).map((row) => (
            <MatrixRow key={row.state} words={words} row={row} name={nameOf(row.state)} />
          ))}
        </tbody>
        <tfoot>
          <MatrixRow words={words} row={{ networks: table.total }} name={words.table.total} />
        </tfoot>
      </table>
    </section>
  );
};
