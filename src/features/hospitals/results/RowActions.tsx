import type { ReactNode } from 'react';
import { readableName } from '#content/readable-name.ts';
import { fill } from '#domain/format.ts';
import type { Hospital } from '#workers/contract.ts';
import { useListAction } from '../export/list-action.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './RowActions.module.css';

/**
 * What can be done with one hospital: open it in a maps application, print its desk card, report an error. A row holds the
 * button alone; the one menu is drawn by TakeAlong.
 */
export const RowActions = ({ hospital }: { readonly hospital: Hospital }): ReactNode => (
  <button
    type="button"
    className={styles.more}
    aria-haspopup="menu"
    aria-label={fill(useFinderWords().take.row.more, { hospital: readableName(hospital.name) })}
    onClick={({ currentTarget }) =>
      useListAction.getState().run({ kind: 'menu', hospital, opener: currentTarget })
    }
  />
);
