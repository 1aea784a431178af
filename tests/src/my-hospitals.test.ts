import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hospitalKey, isHospitalKey } from '#domain/hospital.ts';
import { nameOfKey } from '#features/my-hospitals/shared-name.ts';
import { keysFrom, listFrom, listParams, myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';

const hospital = (number: number): Hospital => hospitalWith({ name: `HOSPITAL ${number}` });
const mine = (number: number) => myHospitalOf(hospital(number));
const TWELVE = Array.from({ length: 12 }, (_, number) => mine(number));

describe('saved list', () => {
  it('round-trips through storage, with each hospital once and at most ten', () => {
    expect(listFrom(JSON.stringify([...TWELVE, ...TWELVE]))).toEqual(TWELVE.slice(0, 10));
    expect(listFrom(JSON.stringify([mine(1), { ...mine(1), name: 'Other' }]))).toEqual([mine(1)]);
  });

  it('drops invalid entries of any stored text, and throws nothing', () => {
    for (const rubbish of [null, '', '{', '7', 'null', '{}', '[null,1,"x",[],{}]', '[{"key":7}]'])
      expect(listFrom(rubbish)).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        for (const { key } of listFrom(kept)) expect(isHospitalKey(key)).toBe(true);
      }),
    );
  });

  it('has no hidden or overlong text from a tampered list', () => {
    const tampered = { key: 'a-b', name: `\u202E\u0000${'x'.repeat(500)}`, city: 7, state: 'FLORIDA' };
    expect(listFrom(JSON.stringify([tampered, { key: 'c', name: '\u200B' }]))).toEqual([
      { key: 'a-b', name: 'x'.repeat(160), city: '', state: 'FL' },
      { key: 'c', name: 'c', city: '', state: '' },
    ]);
  });
});

describe('list in an address', () => {
  it('round-trips through a link', () => {
    const keys = TWELVE.slice(0, 10).map(({ key }) => key);
    expect(keysFrom(new URLSearchParams(listParams(keys).toString()))).toEqual(keys);
  });

  it('ignores duplicates, more than ten keys, and hostile values; names of keys are readable', () => {
    const keys = TWELVE.map(({ key }) => key);
    const read = (value: string): readonly string[] => keysFrom(new URLSearchParams({ mine: value }));
    expect(read([...keys, ...keys].join(','))).toEqual(keys.slice(0, 10));
    expect(
      read(`<script>alert(1)</script>,../../etc,javascript:x,,-,a--b, ${keys[0]?.toUpperCase()} `),
    ).toEqual([keys[0]]);
    expect(read('x'.repeat(100_000))).toEqual([]);
    const baptist = { name: 'BAPTIST HOSPITAL OF MIAMI', city: 'Miami', state: 'FL', zip: '33176' };
    expect(nameOfKey(hospitalKey(baptist))).toBe('Baptist Hospital of Miami Miami, FL\u00a033176');
    fc.assert(
      fc.property(fc.string(), (value) => {
        for (const key of read(value))
          expect(nameOfKey(key)).toMatch(/^[A-Za-z0-9 ]+(, [A-Z0-9]{2}\u00a0\d{5})?$/);
      }),
    );
  });
});

/** Stubs a browser with this stored list. `tell` calls the listener of an event, such as `storage` from another tab. */
const browserWith = (kept: readonly object[]) => {
  const map = new Map([['my-hospitals', JSON.stringify(kept)]]);
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (type: string, act: (event: object) => void) => listeners.set(type, act));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  });
  const keep = (list: readonly object[]) => map.set('my-hospitals', JSON.stringify(list));
  return { map, keep, tell: (type: string, event: object) => listeners.get(type)?.(event) };
};

const freshStore = async () => (await import('#stores/my-hospitals.ts')).useMyHospitals;

describe('store of my hospitals', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('is empty for hydration, then has the saved list, and saves changes', async () => {
    const { map } = browserWith([mine(1)]);
    const store = await freshStore();
    expect(store.getInitialState().list).toEqual([]);
    expect(store.getState().list).toEqual([mine(1)]);
    store.getState().toggle(hospital(2));
    store.getState().toggle(hospital(1));
    expect(listFrom(map.get('my-hospitals') ?? null)).toEqual([mine(2)]);
  });

  it('on undo, keeps what another tab has added meanwhile', async () => {
    const { keep, tell } = browserWith([mine(1), mine(2)]);
    const store = await freshStore();
    store.getState().remove(mine(1).key);
    keep([mine(2), mine(3)]);
    tell('storage', { key: 'my-hospitals' });
    store.getState().undo();
    expect(store.getState().list).toEqual([mine(1), mine(2), mine(3)]);
  });

  it('follows changes of another tab and never reverts them', async () => {
    const { map, keep, tell } = browserWith([mine(1)]);
    const store = await freshStore();
    keep([mine(1), mine(2)]);
    store.getState().toggle(hospital(3));
    expect(store.getState().list).toEqual([mine(1), mine(2), mine(3)]);
    map.clear();
    tell('storage', { key: null });
    expect(store.getState().list).toEqual([]);
    keep([mine(4)]);
    tell('pageshow', { persisted: true });
    expect(store.getState().list).toEqual([mine(4)]);
  });

  it('adopts the current key and city of a hospital in the directory', async () => {
    const { map } = browserWith([mine(1), mine(2)]);
    const store = await freshStore();
    const renewed = { ...mine(1), key: 'hospital-1-coral-gables-fl-33176', city: 'Coral Gables' };
    store.getState().syncNames(new Map([[mine(1).key, renewed]]));
    expect(store.getState().list).toEqual([renewed, mine(2)]);
    expect(listFrom(map.get('my-hospitals') ?? null)).toEqual([renewed, mine(2)]);
  });
});
