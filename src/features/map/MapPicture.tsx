import { type CSSProperties, memo } from 'react';
import type { MapWords } from '#content/words/words.ts';
import { fill, formatNumber } from '#domain/format.ts';
import { MAP_VIEW, type StateShapes } from '#domain/geography/us-map.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './MapPicture.module.css';
import {
  DOT_STEPS,
  type DotPaths,
  isSmall,
  type MapState,
  type MapStates,
  type ShadeSteps,
} from './map-data.ts';

const VIEW_BOX = `${MAP_VIEW.x} ${MAP_VIEW.y} ${MAP_VIEW.width} ${MAP_VIEW.height}`;
/** Id of the hatching for states without matching hospitals: color must not be the only mark. */
const NO_HOSPITALS = 'map-none';

interface MapPictureProps {
  readonly shapes: StateShapes | undefined;
  readonly states: MapStates;
  readonly dots: DotPaths | undefined;
  /** Postal code of the state that is the tab stop. */
  readonly tabStop: string | undefined;
  /** Postal code, or ''. */
  readonly chosen: string;
  readonly pointed: string | undefined;
  readonly focused: string | undefined;
}

export const MapPicture = ({ shapes, states, dots, tabStop, ...round }: MapPictureProps) => (
  <svg className={styles.map} viewBox={VIEW_BOX} role="none">
    <defs>
      <pattern
        id={NO_HOSPITALS}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect fill="var(--shell)" width="7" height="7" />
        <path d="M0 0v7" stroke="var(--edge)" strokeWidth="1.5" />
      </pattern>
    </defs>
    {shapes !== undefined && (
      <>
        <Shapes shapes={shapes} states={states} tabStop={tabStop} chosen={round.chosen} />
        <Outline kind="pointed" path={pathOf(shapes, round.pointed)} />
        <Outline kind="chosen" path={pathOf(shapes, round.chosen)} />
        {dots && <Dots paths={dots} />}
        <Counts shapes={shapes} states={states} />
        <Outline kind="focused" path={pathOf(shapes, round.focused)} />
      </>
    )}
  </svg>
);

const pathOf = (shapes: StateShapes, state: string | undefined): string | undefined =>
  state === undefined ? undefined : shapes[state]?.path;

/** Per cent of the network's color in the shades 1 to 5. */
const SHADES = [9, 20, 33, 48, 66];

const fillOf = (shade: number): string =>
  shade === 0
    ? `url(#${NO_HOSPITALS})`
    : `color-mix(in oklab, var(--hue) ${SHADES[shade - 1]}%, var(--shell))`;

interface ShapesProps extends Pick<MapPictureProps, 'states' | 'tabStop' | 'chosen'> {
  readonly shapes: StateShapes;
}

/** Small states are options beside the map; states without hospitals are not selectable. */
const Shapes = memo(({ shapes, states, tabStop, chosen }: ShapesProps) => {
  const stateOf = new Map([...states.large, ...states.small].map((each) => [each.state, each]));
  const optionOf = ({ state, name }: MapState) => ({
    role: 'option',
    'aria-selected': state === chosen,
    'aria-label': name,
    tabIndex: state === tabStop ? 0 : -1,
  });
  return (
    <g className={styles.states}>
      {Object.entries(shapes).map(([code, { path }]) => {
        const state = stateOf.get(code);
        const shade = state?.shade ?? 0;
        return (
          <path
            key={code}
            {...(state && !isSmall(code) && optionOf(state))}
            data-state={state?.state}
            data-shade={shade}
            fill={fillOf(shade)}
            d={path}
          />
        );
      })}
    </g>
  );
});

interface OutlineProps {
  readonly kind: 'pointed' | 'chosen' | 'focused';
  readonly path: string | undefined;
}

/** A light line under a dark line contrasts with every shade. */
const Outline = ({ kind, path }: OutlineProps) =>
  path !== undefined && (
    <g className={styles.outline} data-kind={kind}>
      <path d={path} />
      <path d={path} />
    </g>
  );

/** Pixels, on a wide map. */
const DOT_DIAMETERS = [3, 4.5, 7, 11];

const Dots = memo(({ paths }: { readonly paths: DotPaths }) => (
  <g className={styles.dots}>
    {/* Largest dots first, so that no dot covers a smaller dot. */}
    {paths
      .map((path, size) => (
        <g key={DOT_STEPS[size]} style={{ '--dot': `${DOT_DIAMETERS[size]}px` } as CSSProperties}>
          <path className={styles.halo} d={path} />
          <path className={styles.dot} d={path} />
        </g>
      ))
      .reverse()}
  </g>
));

/** Counts for forced-colors mode, which shows no shades. */
const Counts = ({ shapes, states }: Pick<ShapesProps, 'shapes' | 'states'>) => (
  <g className={styles.counts}>
    {states.large.map(({ state, count }) => {
      const [x, y] = shapes[state]?.middle ?? [0, 0];
      return (
        <text key={state} x={x} y={y}>
          {count}
        </text>
      );
    })}
  </g>
);

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
              <Swatch shade={index + 1} /> {rangeOf(steps, index)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.heading}>{words.dots}</p>
        <ul role="list" className={styles.entries}>
          {DOT_STEPS.map((least, size) => (
            <li key={least}>
              <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
                <circle cx="11" cy="8" r={(DOT_DIAMETERS[size] ?? 0) / 2} fill="var(--hue)" />
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

export const Swatch = ({ shade }: { readonly shade: number }) => (
  <svg className="no-forced-colors" width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
    <rect
      x="0.5"
      y="0.5"
      width="21"
      height="15"
      rx="3"
      data-shade={shade}
      fill={fillOf(shade)}
      stroke="var(--edge)"
    />
  </svg>
);
