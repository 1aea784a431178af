/** A call as Comlink's `wrap` posts it: through which names to the method, and what it is given. */
interface Call {
  readonly id: string;
  readonly path: readonly string[];
  readonly argumentList: readonly { readonly value: unknown }[];
}

/** Where calls come from and answers go to: a worker's own scope, a message port. */
export interface Endpoint {
  addEventListener(type: 'message', listener: (event: MessageEvent<Call>) => void): void;
  postMessage(message: unknown): void;
}

type Method = (...values: readonly unknown[]) => Promise<unknown>;

/** As Comlink carries an error: its name and words. */
const thrown = ({ message, name, stack }: Error) => ({
  type: 'HANDLER',
  name: 'throw',
  value: { isError: true, value: { message, name, stack } },
});

/**
 * The half of Comlink's protocol that the worker needs: plain values in, promises of plain values out. Comlink's own `expose`
 * brings its whole other half along, a fifth of what the worker begins with (decision 066).
 */
export const answerCalls = (services: object, endpoint: Endpoint): void =>
  endpoint.addEventListener('message', ({ data: { id, path, argumentList } }) => {
    const method = path.reduce((part, name) => (part as Record<string, object>)[name] as object, services);
    const answer = (part: object): void => endpoint.postMessage({ ...part, id });
    (method as Method)(...argumentList.map(({ value }) => value))
      .then((value) => answer({ type: 'RAW', value }))
      .catch((error: Error) => answer(thrown(error)));
  });
