import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';

/** Certificates forward to a PDF at once: there is no page to measure. */
const FORWARDED: readonly PageId[] = ['certificate'];

/** Those with most to load or to do: measured in every language, the others in English. */
const HEAVY: readonly PageId[] = ['home', 'hospitals', 'superior', 'comparePlans', 'faqs'];

const IDS = (Object.keys(PAGES) as PageId[]).filter((id) => !FORWARDED.includes(id));

/** Every route in one language, the heavy ones in all. */
export const USUAL_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  IDS.filter((id) => language === DEFAULT_LANGUAGE || HEAVY.includes(id)).map((id) =>
    pathIn(language, PAGES[id].path),
  ),
);
