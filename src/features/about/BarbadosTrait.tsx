import type { ReactNode } from 'react';
import styles from './Barbados.module.css';
import { NoteMark } from './NoteMark.tsx';
import type { Claim } from './notes.ts';

export interface BarbadosTraitProps {
  readonly words: { readonly title: string; readonly unit: string; readonly text: string };
  readonly value: string;
  readonly claim: Claim;
}

/** One thing that the domicile has to offer, with the fact that bears it out set large. */
export const BarbadosTrait = ({ words, value, claim }: BarbadosTraitProps): ReactNode => (
  <li className={styles.trait}>
    <h3>{words.title}</h3>
    <p className={styles.fact}>
      <span className={styles.value}>{value}</span> {words.unit}
      <NoteMark claim={claim} />
    </p>
    <p>{words.text}</p>
  </li>
);
