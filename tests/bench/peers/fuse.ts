import { load } from './peer.ts';
import { textPeer } from './text-peer.ts';

const PACKAGE = 'fuse.js';

interface Module {
  readonly default: new (
    list: readonly string[],
    options: object,
  ) => { search(pattern: string): readonly { readonly refIndex: number }[] };
}

const OPTIONS = { useExtendedSearch: true, threshold: 0, ignoreLocation: true, shouldSort: false };

/** Fuzzy by trade; its extended search has a sign for "holds this text as it stands". */
export const FUSE = textPeer({
  title: 'Fuse, extended search',
  package: PACKAGE,
  isLiteral: true,
  open: async (names) => {
    const { default: Fuse } = await load<Module>(PACKAGE);
    const fuse = new Fuse(names, OPTIONS);
    return (text) => fuse.search(`'"${text}"`).map(({ refIndex }) => refIndex);
  },
});
