import { LANGUAGES, type Language } from '#domain/language.ts';
import { FileError, positionAt } from '../errors.ts';
import { FIXED_RULES } from './fixed-rules.ts';
import { readStyle, type Style } from './read-style.ts';
import { shownTexts, type VisibleText } from './shown-texts.ts';

/** Returns the ranges of a text that violate a rule. */
const matches = (shown: VisibleText, pattern: RegExp, what: string) =>
  [...shown.text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    shown,
    from: index,
    to: index + length,
    what,
  }));

type Finding = ReturnType<typeof matches>[number];

const findings = (shown: VisibleText, language: Language, style: Style): readonly Finding[] => [
  ...FIXED_RULES[language]
    .filter(({ files }) => files?.test(shown.file) ?? true)
    .flatMap(({ pattern, what }) => matches(shown, pattern, what)),
  ...style.rejected.flatMap(({ pattern, instead }) => matches(shown, pattern, instead)),
];

/** Returns whether the finding lies inside the exception's text. */
const excuses = ({ file, text }: Style['exceptions'][number], { shown, from, to }: Finding): boolean => {
  if (file !== shown.file) return false;
  for (let at = shown.text.indexOf(text); at !== -1; at = shown.text.indexOf(text, at + 1))
    if (at <= from && to <= at + text.length) return true;
  return false;
};

const errorOf = ({ shown, from, to, what }: Finding): FileError =>
  new FileError(
    shown.file,
    positionAt(shown.source, shown.from + from),
    `“${shown.text.slice(from, to)}”: ${what}`,
  );

const checkLanguage = (root: string, language: Language): readonly FileError[] => {
  const style = readStyle(root, language);
  const { exceptions } = style;
  const found = shownTexts(root, language).flatMap((shown) => findings(shown, language, style));
  const idle = exceptions.filter((exception) => !found.some((finding) => excuses(exception, finding)));
  return [
    ...found.filter((finding) => !exceptions.some((each) => excuses(each, finding))).map(errorOf),
    ...idle.map(
      ({ line, text }) =>
        new FileError(style.file, { line, column: 1 }, `“${text}” excuses nothing: delete the row`),
    ),
  ];
};

/** Returns the style violations of each language. Throws FileError for an invalid style page. */
export const checkStyle = (root = '.', languages: readonly Language[] = LANGUAGES): readonly FileError[] =>
  languages.flatMap((language) => checkLanguage(root, language));
