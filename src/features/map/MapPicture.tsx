import { memo } from 'react';
import { MAP_VIEW, type StateShapes } from '#domain/us-map.ts';
import styles from './MapPicture.module.css';
import { DOT_STEPS, type DotPaths, type MapState, type MapStates } from './map-data.ts';

const VIEW_BOX = `${MAP_VIEW.x} ${MAP_VIEW.y} ${MAP_VIEW.width} ${MAP_VIEW.height}`;
/** Id of the hatching for states without matching hospitals: color must not be the only mark. */
const NO_HOSPITALS = 'map-none';

interface MapPictureProps {
  readonly shapes: StateShapes | undefined;
  readonly states: MapStates;
  readonly dots: DotPaths;
  /** Postal code of the state that is the tab stop. */
  readonly tabStop: string | undefined;
  readonly chosen: string | undefined;
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
        <rect className={styles.hatchGround} width="7" height="7" />
        <path className={styles.hatch} d="M0 0v7" />
      </pattern>
    </defs>
    {shapes !== undefined && (
      <>
        <Shapes shapes={shapes} states={states} tabStop={tabStop} chosen={round.chosen} />
        <Outline kind="pointed" path={pathOf(shapes, round.pointed)} />
        <Outline kind="chosen" path={pathOf(shapes, round.chosen)} />
        <Dots paths={dots} />
        <Counts shapes={shapes} states={states} />
        <Outline kind="focused" path={pathOf(shapes, round.focused)} />
      </>
    )}
  </svg>
);

const pathOf = (shapes: StateShapes, state: string | undefined): string | undefined =>
  state === undefined ? undefined : shapes[state]?.path;

export const fillOf = (shade: number): string | undefined =>
  shade === 0 ? `url(#${NO_HOSPITALS})` : undefined;

interface ShapesProps extends Pick<MapPictureProps, 'states' | 'tabStop' | 'chosen'> {
  readonly shapes: StateShapes;
}

const Shapes = memo(({ shapes, states, tabStop, chosen }: ShapesProps) => (
  <g className={styles.states}>
    {Object.entries(shapes).map(([code, { path }]) => {
      const large = states.large.find(({ state }) => state === code);
      if (large === undefined)
        return <Beside key={code} path={path} state={states.small.find(({ state }) => state === code)} />;
      return (
        <path
          key={code}
          role="option"
          aria-selected={code === chosen}
          aria-label={large.name}
          tabIndex={code === tabStop ? 0 : -1}
          data-state={code}
          data-shade={large.shade}
          fill={fillOf(large.shade)}
          d={path}
        />
      );
    })}
  </g>
));

/** State that is no option of the map: small states are options beside the map, states without hospitals are not selectable. */
const Beside = ({ path, state }: { readonly path: string; readonly state: MapState | undefined }) => (
  <path data-state={state?.state} data-shade={state?.shade ?? 0} fill={fillOf(state?.shade ?? 0)} d={path} />
);

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

const Dots = memo(({ paths }: { readonly paths: DotPaths }) => (
  <g className={styles.dots}>
    {/* Largest dots first, so that no dot covers a smaller dot. */}
    {paths.map((path, size) => <Dot key={DOT_STEPS[size]} path={path} size={size} />).reverse()}
  </g>
));

const Dot = ({ path, size }: { readonly path: string; readonly size: number }) => (
  <>
    <path className={styles.halo} data-size={size} d={path} />
    <path className={styles.dot} data-size={size} d={path} />
  </>
);

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
