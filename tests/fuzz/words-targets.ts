import { isDeepStrictEqual } from 'node:util';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeSuggestions } from '#scripts/encode/encode-suggestions.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { encodeHelp } from '#scripts/help/encode-help.ts';
import { createHelpEngine } from '#workers/help/help-engine.ts';
import type { HelpFile } from '#workers/help/help-index.ts';
import { openHelpIndex } from '#workers/help/help-index.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { parseFile } from '#workers/hospitals/suggest/suggest-index.ts';
import { FEW } from '../workers/help-few.ts';
import type { Random } from '../workers/random.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { damage } from './damage.ts';
import { readOrRefuse, type Target } from './target.ts';

const HELP = encodeHelp(FEW.ENG);
const INDEX = encodeIndex(makeDirectory(60, 32));
const PARTS = openDirectory(INDEX);
const SUGGESTIONS = encodeSuggestions(PARTS);
const TYPED = ['premi', 'who is my', 'surgery aproval', 'st', 'medical cent', 'hosptial', 'zzz', ''];

/** No TypeError, no RangeError: those are what is met by chance. */
const isRefusal = (error: unknown): boolean => error instanceof SyntaxError || error instanceof IndexError;

/** Right JSON of a wrong shape. */
const SHAPES = ['null', '5', '"x"', '[]', '{}', 'true', '{"parts":null}', '[[]]'];

const makeFrom = (random: Random, file: Uint8Array): Uint8Array => {
  if (random.chance(0.1)) return new TextEncoder().encode(random.pick(SHAPES));
  const whole = JSON.parse(new TextDecoder().decode(file)) as Record<string, unknown>;
  if (random.chance(0.7)) return damage(random, file);
  const key = random.pick(Object.keys(whole));
  const value = JSON.parse(random.pick(SHAPES)) as unknown;
  return new TextEncoder().encode(JSON.stringify({ ...whole, [key]: value }));
};

const answersOf = (bytes: Uint8Array): unknown => {
  const { find, toHit } = createHelpEngine(openHelpIndex(parseFile<HelpFile>(bytes), 'ENG'));
  return TYPED.map((text) => {
    const found = find(text);
    return [...found.scores].map(([id, score]) => [score, toHit(id, found)]);
  });
};

const suggestionsOf = (bytes: Uint8Array): unknown => {
  const suggester = createSuggester(PARTS, bytes);
  return TYPED.map((text) => suggester.suggest(text));
};

const targetOf = (name: string, file: Uint8Array, answer: (bytes: Uint8Array) => unknown): Target => {
  const right = answer(file);
  return {
    name,
    make: (random) => makeFrom(random, file),
    check: (bytes) => {
      const given = readOrRefuse(() => answer(bytes), isRefusal);
      if (given !== undefined && !isDeepStrictEqual(given, right))
        throw new Error('a damaged file answers wrongly');
    },
  };
};

/** The help centre's answers and the finder's suggestions: as they were written, or refused. */
export const wordsTargets: readonly Target[] = [
  targetOf('help', HELP, answersOf),
  targetOf('suggestions', SUGGESTIONS, suggestionsOf),
];
