import { load } from './peer.ts';
import { textPeer } from './text-peer.ts';

export const UFUZZY_PACKAGE = '@leeoniya/ufuzzy';

export interface UFuzzy {
  /** Numbers of the texts that fit. */
  filter(haystack: readonly string[], needle: string): readonly number[] | null;
  /** Numbers, and how to rank them, for at most `infoThresh` of them. */
  search(
    haystack: readonly string[],
    needle: string,
    outOfOrder: number,
    infoThresh: number,
  ): readonly [
    readonly number[] | null,
    { readonly idx: readonly number[] } | null,
    readonly number[] | null,
  ];
}
export interface UFuzzyModule {
  readonly default: new (options?: object) => UFuzzy;
}

/** It would else read "'s" as an ending that may be missing, and find too little. */
const OPTIONS = { intraContr: '(?!)' };

/** It has no index. Quotes ask for the text as it stands. */
export const UFUZZY = textPeer({
  title: 'uFuzzy',
  package: UFUZZY_PACKAGE,
  isLiteral: true,
  open: async (names) => {
    const { default: Fuzzy } = await load<UFuzzyModule>(UFUZZY_PACKAGE);
    const fuzzy = new Fuzzy(OPTIONS);
    return (text) => fuzzy.filter(names, `"${text}"`) ?? [];
  },
});
