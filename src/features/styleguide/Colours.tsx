import { type ReactNode, useEffect, useState } from 'react';
import { Chapter } from './Specimen.tsx';
import styles from './Tokens.module.css';
import { contrast, tokenValue } from './tokens.ts';

/** The pairs that the site uses, text on ground. tests/src/contrast.test.ts holds them to 4.5:1. */
const PAIRS = [
  ['ink', 'shell'],
  ['ink', 'sand'],
  ['ink-soft', 'shell'],
  ['ink-soft', 'lagoon-pale'],
  ['lagoon', 'shell'],
  ['lagoon', 'sand'],
  ['lagoon', 'lagoon-pale'],
  ['lagoon-deep', 'lagoon-pale'],
  ['coral', 'shell'],
  ['coral', 'coral-pale'],
  ['ink', 'sun'],
  ['ink', 'sun-pale'],
  ['ink', 'mist'],
  ['shell', 'ink'],
  ['shell', 'ink-deep'],
  ['sun', 'ink'],
  ['shell', 'lagoon'],
  ['shell', 'lagoon-deep'],
] as const;

export const Colours = (): ReactNode => (
  <Chapter heading="Colours" lead="Every pair that is used, with its contrast; text needs 4.5:1.">
    {PAIRS.map(([text, ground]) => (
      <Pair key={`${text} ${ground}`} text={text} ground={ground} />
    ))}
  </Chapter>
);

const Pair = ({ text, ground }: { readonly text: string; readonly ground: string }): ReactNode => {
  const [ratio, setRatio] = useState('');
  useEffect(() => setRatio(contrast(tokenValue(text), tokenValue(ground)).toFixed(1)), [text, ground]);
  return (
    <p className={styles.pair} style={{ color: `var(--${text})`, background: `var(--${ground})` }}>
      <strong>
        {text} on {ground}
      </strong>
      <span>{ratio}:1</span>
    </p>
  );
};
