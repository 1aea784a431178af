import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hospitalKey, isHospitalKey } from '#domain/hospital.ts';
import { nameOfKey } from '#features/my-hospitals/shared-name.ts';
import { keysFrom, listFrom, listParams, MAX_HOSPITALS, myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';

const hospital = (number: number): Hospital => hospitalWith({ name: `HOSPITAL ${number}` });
const mine = (number: number) => myHospitalOf(hospital(number));
const TWELVE = Array.from({ length: 12 }, (_, number) => mine(number));

describe('saved list', () => {
  it('round-trips through storage', () => {
    expect(listFrom(JSON.stringify(TWELVE.slice(0, 3)))).toEqual(TWELVE.slice(0, 3));
  });

  it('drops invalid entries of any stored text, and throws nothing', () => {
    for (const rubbish of [null, '', '{', '7', 'null', '{}', '[null,1,"x",[],{}]', '[{"key":7}]'])
      expect(listFrom(rubbish)).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const list = listFrom(kept);
        expect(list.length).toBeLessThanOrEqual(MAX_HOSPITALS);
        for (const { key } of list) expect(isHospitalKey(key)).toBe(true);
      }),
    );
  });

  it('has each hospital once and at most ten', () => {
    expect(listFrom(JSON.stringify([...TWELVE, ...TWELVE]))).toEqual(TWELVE.slice(0, 10));
    expect(listFrom(JSON.stringify([mine(1), { ...mine(1), name: 'Other' }]))).toEqual([mine(1)]);
  });

  it('has no hidden or overlong text from a tampered list', () => {
    const [read] = listFrom(
      JSON.stringify([{ key: 'a-b', name: `\u202E\u0000${'x'.repeat(500)}`, city: 7, state: 'FLORIDA' }]),
    );
    expect(read).toEqual({ key: 'a-b', name: 'x'.repeat(160), city: '', state: 'FL' });
    expect(listFrom('[{"key":"baptist-miami-fl-33176","name":"\u200B"}]')[0]?.name).toBe(
      'baptist-miami-fl-33176',
    );
  });
});

describe('list in an address', () => {
  it('round-trips through a link', () => {
    const keys = TWELVE.slice(0, 10).map(({ key }) => key);
    expect(keysFrom(new URLSearchParams(listParams(keys).toString()))).toEqual(keys);
  });

  it('ignores duplicates, more than ten keys, and hostile values', () => {
    const keys = TWELVE.map(({ key }) => key);
    const read = (value: string): readonly string[] => keysFrom(new URLSearchParams({ mine: value }));
    expect(read([...keys, ...keys].join(','))).toEqual(keys.slice(0, 10));
    expect(
      read(`<script>alert(1)</script>,../../etc,javascript:x,,-,a--b, ${keys[0]?.toUpperCase()} `),
    ).toEqual([keys[0]]);
    expect(read('x'.repeat(100_000))).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (value) => {
        for (const key of read(value))
          expect(nameOfKey(key)).toMatch(/^[A-Za-z0-9 ]+(, [A-Z0-9]{2}\u00a0\d{5})?$/);
      }),
    );
  });

  it('turns a key into a readable name', () => {
    const baptist = { name: 'BAPTIST HOSPITAL OF MIAMI', city: 'Miami', state: 'FL', zip: '33176' };
    expect(nameOfKey(hospitalKey(baptist))).toBe('Baptist Hospital of Miami Miami, FL\u00a033176');
  });
});

interface Browser {
  readonly kept: Map<string, string>;
  /** Calls the listener of an event, such as `storage` from another tab. */
  readonly tell: (type: string, event: object) => void;
}

/** Stubs a browser with its own storage; the methods in `broken` throw as in browsers. */
const browserWith = (kept: string | undefined, broken: readonly string[] = []): Browser => {
  const map = new Map(kept === undefined ? [] : [['my-hospitals', kept]]);
  const listeners = new Map<string, (event: object) => void>();
  const guarded = <Result>(name: string, act: () => Result): Result => {
    if (broken.includes(name)) throw new DOMException('denied', 'SecurityError');
    return act();
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (type: string, act: (event: object) => void) => listeners.set(type, act));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded('getItem', () => map.get(key) ?? null),
    setItem: (key: string, value: string) => guarded('setItem', () => map.set(key, value)),
    removeItem: (key: string) => guarded('removeItem', () => map.delete(key)),
  });
  return { kept: map, tell: (type, event) => listeners.get(type)?.(event) };
};

const freshStore = async () => (await import('#stores/my-hospitals.ts')).useMyHospitals;

describe('store of my hospitals', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('saves the list in the browser and restores it', async () => {
    const { kept } = browserWith(undefined);
    const store = await freshStore();
    store.getState().toggle(hospital(1));
    store.getState().toggle(hospital(2));
    store.getState().toggle(hospital(1));
    expect(JSON.parse(kept.get('my-hospitals') ?? '')).toEqual([mine(2)]);
    vi.resetModules();
    expect((await freshStore()).getState().list).toEqual([mine(2)]);
  });

  it('starts with an empty list for hydration, and then has the saved list', async () => {
    browserWith(JSON.stringify([mine(1)]));
    const store = await freshStore();
    expect(store.getInitialState().list).toEqual([]);
    expect(store.getState().list).toEqual([mine(1)]);
  });

  it.each([
    ['denied', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ])('works in memory if storage is %s, and reports that the list is not saved', async (_, broken) => {
    const { tell } = browserWith(undefined, broken);
    const store = await freshStore();
    store.getState().toggle(hospital(1));
    store.getState().toggle(hospital(2));
    expect(store.getState().list).toEqual([mine(1), mine(2)]);
    expect(store.getState().isKept).toBe(false);
    tell('storage', { key: 'my-hospitals' });
    expect(store.getState().list).toEqual([mine(1), mine(2)]);
  });

  it('starts empty with corrupted storage, and saves again', async () => {
    const { kept } = browserWith('{"half":');
    const store = await freshStore();
    expect(store.getState().list).toEqual([]);
    store.getState().toggle(hospital(1));
    expect(JSON.parse(kept.get('my-hospitals') ?? '')).toEqual([mine(1)]);
  });

  it('on undo, keeps what another tab has added meanwhile', async () => {
    const { kept, tell } = browserWith(JSON.stringify([mine(1), mine(2)]));
    const store = await freshStore();
    store.getState().remove(mine(1).key);
    kept.set('my-hospitals', JSON.stringify([mine(2), mine(3)]));
    tell('storage', { key: 'my-hospitals' });
    store.getState().undo();
    expect(store.getState().list).toEqual([mine(1), mine(2), mine(3)]);
  });

  it('on undo, reports the hospital for which there is no room', async () => {
    const { kept, tell } = browserWith(JSON.stringify(TWELVE.slice(0, 10)));
    const store = await freshStore();
    store.getState().remove(mine(0).key);
    kept.set('my-hospitals', JSON.stringify(TWELVE.slice(1, 11)));
    tell('storage', { key: 'my-hospitals' });
    store.getState().undo();
    expect(store.getState().list).toEqual(TWELVE.slice(0, 10));
    expect(store.getState().refused).toEqual([mine(10)]);
  });

  it('follows changes of another tab and never reverts them', async () => {
    const { kept, tell } = browserWith(JSON.stringify([mine(1)]));
    const store = await freshStore();
    kept.set('my-hospitals', JSON.stringify([mine(1), mine(2)]));
    store.getState().toggle(hospital(3));
    expect(store.getState().list).toEqual([mine(1), mine(2), mine(3)]);
    kept.delete('my-hospitals');
    tell('storage', { key: null });
    expect(store.getState().list).toEqual([]);
    kept.set('my-hospitals', JSON.stringify([mine(4)]));
    tell('pageshow', { persisted: true });
    expect(store.getState().list).toEqual([mine(4)]);
  });

  it('adopts the current key and city of a hospital in the directory', async () => {
    const { kept } = browserWith(JSON.stringify([mine(1), mine(2)]));
    const store = await freshStore();
    const renewed = { ...mine(1), key: 'hospital-1-coral-gables-fl-33176', city: 'Coral Gables' };
    store.getState().syncNames(new Map([[mine(1).key, renewed]]));
    expect(store.getState().list).toEqual([renewed, mine(2)]);
    expect(listFrom(kept.get('my-hospitals') ?? null)).toEqual([renewed, mine(2)]);
  });
});
