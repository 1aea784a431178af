import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { copyOfPart } from './copy-of-part.ts';
import { type Code, codeAtOnce, codeOnceWanted, keepLoaded } from './later-code.ts';
import { sayThatItFailed } from './load-failed.ts';
import { holdPart, needsCode, whenWanted } from './when-wanted.ts';

/**
 * A part of a page whose HTML is there from the start and whose code comes when the reader is near.
 *
 * `load` brings the component. `id` is the anchor of the element that holds nothing but the part, or of its own root. Props
 * must be the same objects at every rendering of the page: new ones make React give up the prerendered HTML.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  id: string,
): ComponentType<Props> => {
  const loaded = keepLoaded(load);
  const Part = memo(Boundary<Props>) as unknown as typeof Boundary<Props>;
  return function Later(props): ReactNode {
    const isPrerendered = useHydrating();
    // The first answer is kept: a change of it would reach the boundary as a new prop.
    const [code] = useState(() =>
      isPrerendered ? codeOnceWanted(loaded) : codeAtOnce(() => orLeftOut(loaded())),
    );
    const [copy, giveUp] = useState<DocumentFragment>();
    useEffect(() => {
      const part = document.getElementById(id);
      if (!code.isWaiting || part === null) return undefined;
      code.onArrival(holdPart(part));
      code.onFailure((isNeeded) => {
        if (needsCode(part)) sayThatItFailed();
        const stood = copyOfPart(id);
        // Nothing to copy: the same already stands in.
        if (isNeeded && stood.hasChildNodes()) giveUp(stood);
      });
      const stopWaiting = whenWanted(part, code.want);
      return () => {
        stopWaiting();
        code.onFailure(() => undefined);
      };
    }, [code]);
    return copy ? <Copied copy={copy} /> : <Part {...props} anchor={id} code={code} />;
  };
};

/** By what was asked for: React must be given the same promise at every attempt. */
const given = new WeakMap<object, Promise<unknown>>();

/** Without a network the page that the visitor comes back to does without the part, and says so. */
const orLeftOut = <Props extends object>(
  coming: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const known = given.get(coming) as Promise<ComponentType<Props>> | undefined;
  if (known !== undefined) return known;
  const part = coming.catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return LeftOut;
  });
  given.set(coming, part);
  return part;
};

const LeftOut = (): ReactNode => {
  useEffect(() => sayThatItFailed(), []);
  return null;
};

type BoundaryProps<Props> = Props & { readonly anchor: string; readonly code: Code<ComponentType<Props>> };

const Boundary = <Props extends object>({ anchor, code, ...props }: BoundaryProps<Props>): ReactNode => (
  <Suspense fallback={code.isWaiting && <AsItStood id={anchor} />}>
    <Arrived code={code} props={props as unknown as Props} />
  </Suspense>
);

/**
 * When the address changes, React gives up prerendered HTML whose code is not here yet, because parts may read the
 * address. The same HTML then stands in for it; for good, if the code does not come.
 */
const AsItStood = ({ id }: { readonly id: string }): ReactNode => {
  const [copy] = useState(() => copyOfPart(id));
  return <Copied copy={copy} />;
};

const Copied = ({ copy }: { readonly copy: DocumentFragment }): ReactNode => (
  <div style={{ display: 'contents' }} ref={(holder) => holder?.append(copy)} />
);

interface ArrivedProps<Props> {
  readonly code: Code<ComponentType<Props>>;
  readonly props: Props;
}

const Arrived = <Props extends object>({ code, props }: ArrivedProps<Props>): ReactNode => {
  code.noteRender();
  const Component = use(code.promise);
  useEffect(() => code.arrive(), [code]);
  return <Component {...props} />;
};

const never = (): (() => void) => () => undefined;

/** Is the page's HTML being taken over? Not on the way from another page, nor where the pages are written. */
const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
