import { useEffect, useState } from 'react';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';
import styles from './Tokens.module.css';

/** Text and background pairs; tests/src/contrast.test.ts requires 4.5:1. */
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

export const Colors = () => (
  <Chapter heading="Colors" lead="Every pair that is used, with its contrast; text needs 4.5:1.">
    {PAIRS.map(([text, ground]) => (
      <Pair key={`${text} ${ground}`} text={text} ground={ground} />
    ))}
  </Chapter>
);

const Pair = ({ text, ground }: { readonly text: string; readonly ground: string }) => {
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

/** Computed value of a token. */
const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of "#086468". Source: WCAG 2.2. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of two colors, from 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const SIZES = ['small', 'body', 'lead', 'h3', 'h2', 'h1'] as const;
const DISPLAYED = new Set(['h3', 'h2', 'h1']);
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const;

export const TypeScale = ({ samples }: { readonly samples: Samples }) => (
  <Chapter heading="Type scale" lead="Fraunces for headings, Figtree for text and tables." ground="sand">
    {SIZES.map((size) => (
      <Specimen key={size} state={`--size-${size}`} wide>
        <p
          className={styles.step}
          style={{
            fontSize: `var(--size-${size})`,
            fontFamily: DISPLAYED.has(size) ? 'var(--display)' : 'var(--text)',
          }}
        >
          {samples.heading}
        </p>
      </Specimen>
    ))}
  </Chapter>
);

export const Spacing = () => (
  <Chapter heading="Spacing, corners and shadow">
    {SPACES.map((space) => (
      <Specimen key={space} state={`--space-${space}: ${space * 4} px`}>
        <div className={styles.space} style={{ width: `var(--space-${space})` }} />
      </Specimen>
    ))}
    {['radius', 'radius-large'].map((radius) => (
      <Specimen key={radius} state={`--${radius}`}>
        <div className={styles.box} style={{ borderRadius: `var(--${radius})` }} />
      </Specimen>
    ))}
    <Specimen state="--shadow">
      <div className={styles.box} style={{ boxShadow: 'var(--shadow)' }} />
    </Specimen>
  </Chapter>
);
