import { type ComponentType, useEffect, useState } from 'react';

/** A piece of script, brought at most once; what did not come can be asked for again. */
export interface Piece<Props> {
  readonly bring: () => Promise<void>;
  /** Undefined before it is here. */
  readonly part: () => ComponentType<Props> | undefined;
}

/** `load` imports the component. Several who ask at once are one question. */
export const pieceOf = <Props>(load: () => Promise<ComponentType<Props>>): Piece<Props> => {
  let part: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;
  const bring = (): Promise<void> => {
    underWay ??= load()
      .then((here) => {
        part = here;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  return { bring, part: () => part };
};

export interface PieceState<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** How many attempts failed, without one that worked. */
  readonly failures: number;
  readonly retry: () => void;
}

/** The piece as soon as it is here and wanted, or that it did not come. */
export const usePiece = <Props>(piece: Piece<Props>, isWanted: boolean): PieceState<Props> => {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [, setHere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isWanted || piece.part() !== undefined) return undefined;
    let isCurrent = true;
    piece.bring().then(
      () => isCurrent && setHere(true),
      () => isCurrent && setFailures((count) => count + 1),
    );
    return () => {
      isCurrent = false;
    };
  }, [piece, isWanted, attempt]);
  const Part = isWanted ? piece.part() : undefined;
  return { Part, failures: Part === undefined ? failures : 0, retry: () => setAttempt((last) => last + 1) };
};
