import { memo, type ReactNode } from 'react';
import { MAP_VIEW, type StateShapes } from '#domain/us-map.ts';
import { DOT_STEPS, type DotPaths } from './dots.ts';
import styles from './MapPicture.module.css';
import type { MapState, MapStates } from './map-states.ts';

const VIEW_BOX = `${MAP_VIEW.x} ${MAP_VIEW.y} ${MAP_VIEW.width} ${MAP_VIEW.height}`;
/** Lines for states without a hospital that matches: told from the palest shade without colour. */
export const NO_HOSPITALS = 'map-none';

export interface MapPictureProps {
  readonly shapes: StateShapes | undefined;
  readonly states: MapStates;
  readonly dots: DotPaths;
  /** Postal code of the state that Tab reaches. */
  readonly tabStop: string | undefined;
  /** Postal codes of states drawn round: chosen, under the pointer, with the focus. */
  readonly chosen: string | undefined;
  readonly pointed: string | undefined;
  readonly focused: string | undefined;
}

/** The map: states to choose, dots for cities, and lines round those that are chosen, pointed at or focused. */
export const MapPicture = ({ shapes, states, dots, tabStop, ...round }: MapPictureProps): ReactNode => (
  <svg className={styles.map} viewBox={VIEW_BOX} role="none">
    <defs>
      <NoHospitalsPattern />
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

const NoHospitalsPattern = (): ReactNode => (
  <pattern id={NO_HOSPITALS} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={styles.hatchGround} width="7" height="7" />
    <path className={styles.hatch} d="M0 0v7" />
  </pattern>
);

const fillOf = (shade: number): string | undefined => (shade === 0 ? `url(#${NO_HOSPITALS})` : undefined);

const Shapes = memo(
  ({
    shapes,
    states,
    tabStop,
    chosen,
  }: Required<Pick<MapPictureProps, 'states' | 'tabStop' | 'chosen'>> & {
    readonly shapes: StateShapes;
  }): ReactNode => (
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
  ),
);

/** What is chosen beside the map can be clicked on it too; a state that the directory lacks is only drawn. */
const Beside = ({
  path,
  state,
}: {
  readonly path: string;
  readonly state: MapState | undefined;
}): ReactNode => (
  <path data-state={state?.state} data-shade={state?.shade ?? 0} fill={fillOf(state?.shade ?? 0)} d={path} />
);

/** A light line under a dark one is seen on every shade. */
const Outline = ({
  kind,
  path,
}: {
  readonly kind: 'pointed' | 'chosen' | 'focused';
  readonly path: string | undefined;
}): ReactNode =>
  path !== undefined && (
    <g className={styles.outline} data-kind={kind}>
      <path d={path} />
      <path d={path} />
    </g>
  );

const Dots = memo(
  ({ paths }: { readonly paths: DotPaths }): ReactNode => (
    <g className={styles.dots}>
      {/* The largest first, so that none hides a smaller one. */}
      {paths.map((path, size) => <Dot key={DOT_STEPS[size]} path={path} size={size} />).reverse()}
    </g>
  ),
);

const Dot = ({ path, size }: { readonly path: string; readonly size: number }): ReactNode => (
  <>
    <path className={styles.halo} data-size={size} d={path} />
    <path className={styles.dot} data-size={size} d={path} />
  </>
);

/** For paper, where nobody can point at a state. */
const Counts = ({
  shapes,
  states,
}: {
  readonly shapes: StateShapes;
  readonly states: MapStates;
}): ReactNode => (
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
