import type { GlossaryEntry } from '#content/glossary.ts';
import en from '#data/words/en/glossary.json';
import es from '#data/words/es/glossary.json';
import pt from '#data/words/pt/glossary.json';
import type { Language } from '#domain/language.ts';
import { inPseudo } from '../pseudo-language.ts';

type GlossaryWords = typeof en & typeof es & typeof pt;

const GLOSSARY_WORDS: Readonly<Record<Language, GlossaryWords>> = { ENG: en, ESP: es, POR: pt };

/** Every term with its meaning in a language. */
export const glossary = (language: Language): readonly GlossaryEntry[] =>
  Object.entries(language === 'ENG' ? inPseudo(GLOSSARY_WORDS.ENG) : GLOSSARY_WORDS[language]).map(
    ([id, entry]) => ({ id, ...entry }),
  );
