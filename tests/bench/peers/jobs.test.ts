import { describe, expect, it } from 'vitest';
import { inFolder } from './folder.ts';
import { isFailure, runJob } from './jobs.ts';

describe('A measurement in a process of its own', () => {
  it('is ended when its time is over, and says so', async () => {
    const result = await inFolder((folder) =>
      runJob({ kind: 'prepare', folder, of: 3_000_000, queries: 20, gift: 'ranks' }, 1),
    );
    expect(result).toEqual({ failed: 'not finished after 1 s' });
  });

  it('says why it failed', async () => {
    const result = await runJob({ kind: 'load', folder: 'no/such/folder', name: 'twin' }, 60);
    expect(isFailure(result) && result.failed).toContain('no such file');
  });

  it('races a peer against the core on a prepared course, and finds both exact', async () => {
    await inFolder(async (folder) => {
      expect(await runJob({ kind: 'prepare', folder, of: 200, queries: 40, gift: 'ranks' }, 60)).toEqual({
        rows: 200,
      });
      expect(await runJob({ kind: 'make', folder, name: 'twin' }, 60)).toMatchObject({
        bytes: expect.any(Number),
      });
      const result = await runJob({ kind: 'race', folder, name: 'twin', seconds: 20 }, 60);
      expect(result).toMatchObject({
        asked: 40,
        core: { wrongCounts: 0, wrongPages: 0 },
        peer: { wrongCounts: 0, wrongPages: 0 },
      });
      expect(await runJob({ kind: 'load', folder, name: 'wasm' }, 60)).toMatchObject({
        cold: expect.any(Number),
        linear: expect.any(Number),
      });
    });
  });
});
