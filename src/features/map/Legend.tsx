import type { MapWords } from '#content/words/words.ts';
import { fill, formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Legend.module.css';
import { fillOf } from './MapPicture.tsx';
import { DOT_STEPS, type Shade, type ShadeSteps } from './map-data.ts';
import swatchStyles from './Swatch.module.css';

export const Legend = ({ words, steps }: { readonly words: MapWords; readonly steps: ShadeSteps }) => {
  const rangeOf = useRange(words);
  return (
    <div className="stack columns-2 gap-4 small no-forced-colors">
      <div>
        <p className={styles.heading}>{words.legend}</p>
        <ul role="list" className={styles.entries}>
          <li>
            <Swatch shade={0} /> {words.none}
          </li>
          {steps.map((least, index) => (
            <li key={least}>
              <Swatch shade={(index + 1) as Shade} /> {rangeOf(steps, index)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.dots}>
        <p className={styles.heading}>{words.dots}</p>
        <ul role="list" className={styles.entries}>
          {DOT_STEPS.map((least, size) => (
            <li key={least}>
              <svg className={styles.dot} width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
                <circle data-size={size} cx="11" cy="8" />
              </svg>{' '}
              {rangeOf(DOT_STEPS, size)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** "1", "5 to 9" or "50 or more". */
const useRange = (words: MapWords): ((steps: readonly number[], index: number) => string) => {
  const language = usePageLanguage();
  return (steps, index) => {
    const from = steps[index] ?? 0;
    const next = steps[index + 1];
    const figures = { from: formatNumber(language, from), to: formatNumber(language, (next ?? 0) - 1) };
    if (next === undefined) return fill(words.more, figures);
    return next === from + 1 ? figures.from : fill(words.range, figures);
  };
};

export const Swatch = ({ shade }: { readonly shade: Shade }) => (
  <svg className={swatchStyles.swatch} width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
    <rect x="0.5" y="0.5" width="21" height="15" rx="3" data-shade={shade} fill={fillOf(shade)} />
  </svg>
);
