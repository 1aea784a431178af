import { describe, expect, it } from 'vitest';
import { createOver } from '#search/over.ts';

const NEVER = new Promise<never>(() => undefined);
const reason = new Error('the worker broke');

describe('promises that fail when something is over', () => {
  it('settle as they would by themselves until then', async () => {
    const { unlessOver } = createOver();
    expect(await unlessOver(Promise.resolve(7))).toBe(7);
    await expect(unlessOver(Promise.reject(new Error('no file')))).rejects.toThrow('no file');
  });

  it('fail with the reason, those that wait and those that come later', async () => {
    const { end, unlessOver } = createOver();
    const waiting = [unlessOver(NEVER), unlessOver(NEVER)];
    end(reason);
    end(new Error('again'));
    for (const each of [...waiting, unlessOver(Promise.resolve(7))]) await expect(each).rejects.toBe(reason);
  });
});
