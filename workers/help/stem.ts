import type { Language } from '#domain/language.ts';
import { memoizeByKey } from '#domain/memoize.ts';

interface Endings {
  /** Endings of plurals and verbs: cut if at least three letters remain. */
  readonly short: string;
  /** Endings of derived words: cut if at least four letters remain. */
  readonly long: string;
  /** Word → stem, for words whose forms have no common beginning, or share it with unrelated words. */
  readonly irregular: ReadonlyMap<string, string>;
  /** Unifies spelling variants of a stem. */
  readonly finish: (stem: string) => string;
}

/** Minimum number of letters that remain after a short or a long ending is cut. */
const [AFTER_SHORT, AFTER_LONG] = [3, 4];
/** Minimum remaining letters per round: "hospital-iz-ation" loses two endings, the second only if four letters remain. */
const ROUNDS = [AFTER_SHORT, AFTER_LONG];

const list = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .sort((left, right) => right.length - left.length);

/** Parses "pay: paid; lose: lost" as paid → pay, lost → lose. */
const forms = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((group) => {
      const [stem = '', words = ''] = group.split(':');
      return list(words).map((word) => [word, stem.trim()] as const);
    }),
  );

const ENDINGS: Readonly<Record<Language, Endings>> = {
  ENG: {
    short: 'ments ment ings ing ed es s e y ies ied able ables',
    long: `
    izations ization ications ication icants icant ations ation itions ition ions ion
    ers er ors or iage ances ance ences ence ancy ancies ency encies ants ant ents ent
    ible ibles ability ibility ities ity als al ally ical ically ly
    ized izes ize izing ives ive ship ships age ages ness`,
    irregular: forms(`
    child: children; person: people; pay: paid; lose: lost losing; buy: bought; send: sent; wife: wives;
    choos: chose chosen; leave: left; break: broke broken; find: found; mom: mum mother; die: died dies dying dead; quite: quite;
    state: statement statements; terminal: terminal; these: these; they: they; age: ages aged`),
    finish: (stem) => stem.replace(/([^aeiou])\1$/, '$1'),
  },
  ESP: {
    short: `
    ar er ir o a e s os as es an en ado ada ados adas ido ida idos idas ando iendo
    amos emos imos aron ieron aba aban ara aran aria arian arse arme arlo`,
    long: `
    amientos amiento imientos imiento izaciones izacion aciones acion iciones icion uciones ucion
    abilidad ibilidad idades idad udes ud mente ables able ibles ible adores adoras adora ador
    ancias ancia encias encia antes ante entes ente eran iran eria erian iria irian
    erse irse erme irme arla erlo erla irlo irla arles arle ares ere ire era ero eros eras
    ales al arios ario arias uras ura ivos ivas ivo iva osos oso ita ito itas itos`,
    irregular: forms(`
    segur: seguro seguros; carenc: carencia carencias; mam: mama mami; cita: cita citas; caso: caso casos;
    casa: casa casas; parto: partos parto; mort: morir muere murio muerto muerta; mora: mora; comid: comida`),
    finish: (stem) =>
      stem
        .replace(/ie/g, 'e')
        .replace(/ue/g, 'o')
        .replace(/(?<=...)i$/, '')
        .replace(/gu$/, 'g')
        .replace(/(qu|z)$/, 'c')
        .replace(/cub(r|ert)/, 'cobert'),
  },
  POR: {
    short: `
    ar er ir o a e s os as es ou ei eu iu am em ens ado ada ados adas ido ida idos idas ando endo indo
    amos emos imos aram ava avam aria ariam amento amentos`,
    long: `
    imentos imento izacoes izacao acoes acao icoes icao ucoes ucao coes cao oes ao aes
    abilidade ibilidade idades idade mente aveis avel iveis ivel adores adoras adora ador
    ancias ancia encias encia ancas anca antes ante entes ente eram iram eria iria arei arao ares
    ais al arios ario arias uras ura ivos ivas ivo iva osos oso inha inho inhas inhos`,
    irregular: forms(`
    gravid: gravida gravidas gravidez; carenc: carencia carencias; cobert: cobrir cobre cobrem cubro cubra cobriu;
    mae: maes mamae; cart: cartao cartoes; carta: carta cartas; caso: caso casos; casa: casa casas;
    parto: parto partos; mort: morrer morre morreu morto morta; morar: mora moro moram morar`),
    finish: (stem) =>
      stem
        .replace(/(?<=...)i$/, '')
        .replace(/gu$/, 'g')
        .replace(/(qu|z)$/, 'c')
        .replace(/g$/, 'j'),
  },
};

/**
 * Creates a stemmer for folded words: "pagar", "pagos" and "pagando" → "pag". A light stemmer: it cuts the endings of plurals,
 * verbs and the most common nouns, without a dictionary. A stem need not be a word; words with equal stems match each other.
 */
export const createStemmer = (language: Language): ((term: string) => string) => {
  const { short, long, irregular, finish } = ENDINGS[language];
  const least = new Map([
    ...list(short).map((ending) => [ending, AFTER_SHORT] as const),
    ...list(long).map((ending) => [ending, AFTER_LONG] as const),
  ]);
  const endings = list(`${short} ${long}`);
  const cut = (term: string, atLeast: number): string => {
    const ending = endings.find(
      (each) =>
        term.endsWith(each) && term.length - each.length >= Math.max(atLeast, least.get(each) ?? atLeast),
    );
    return ending === undefined ? term : term.slice(0, -ending.length);
  };
  return memoizeByKey((term) => {
    if (/\d/.test(term)) return term;
    return irregular.get(term) ?? finish(ROUNDS.reduce(cut, term));
  });
};
