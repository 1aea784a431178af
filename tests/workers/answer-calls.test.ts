import { wrap } from 'comlink';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { answerCalls } from '#workers/answer-calls.ts';

const services = {
  echo: { values: async (...values: readonly unknown[]) => values },
  broken: {
    late: () => Promise.reject(Object.assign(new Error('no file'), { name: 'FileError' })),
    uncopied: async () => () => undefined,
  },
};

let ports: readonly MessagePort[] = [];

/** What the page has of the services. */
const asked = () => {
  const { port1, port2 } = new MessageChannel();
  ports = [port1, port2];
  answerCalls(services, port1);
  port1.start();
  return wrap<typeof services>(port2) as unknown as typeof services;
};

afterEach(() => {
  for (const port of ports) port.close();
});

/** What a message can carry, and JSON can compare. */
const plain = fc.jsonValue();

describe('calls by Comlink', () => {
  it('are answered with what the method gives, each its own answer', async () => {
    const remote = asked();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(plain, { maxLength: 3 }), { maxLength: 8 }), async (calls) => {
        const answers = calls.map((values) => remote.echo.values(...values));
        expect(JSON.stringify(await Promise.all(answers))).toBe(JSON.stringify(calls));
      }),
      { numRuns: 50 },
    );
  });

  it('hand over undefined as such, among the values and alone', async () => {
    expect(await asked().echo.values(undefined, 1)).toEqual([undefined, 1]);
  });

  it('fail with the name and the words of the error', async () => {
    await expect(asked().broken.late()).rejects.toMatchObject({ name: 'FileError', message: 'no file' });
  });

  it('fail when the answer cannot travel, instead of staying without one', async () => {
    await expect(asked().broken.uncopied()).rejects.toThrow(/could not be cloned/);
  });
});
