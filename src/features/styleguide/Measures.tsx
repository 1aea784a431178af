import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';
import styles from './Tokens.module.css';

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
