import type { Language } from '#domain/language.ts';

/**
 * The words of one part of the site: one lazy chunk per language, so that no page ships the others. Each part's type is
 * the intersection of its three files: a key that one language lacks or adds does not compile.
 */
export type Loaders<Words> = Readonly<Record<Language, () => Promise<{ default: Words }>>>;
