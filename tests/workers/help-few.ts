import { CATEGORIES } from '#domain/category.ts';
import type { Language } from '#domain/language.ts';
import { encodeHelp } from '#scripts/help/encode-help.ts';
import { createHelpEngine, type HelpEngine } from '#workers/help/help-engine.ts';
import type { HelpTexts, IndexedQuestion } from '#workers/help/help-index.ts';
import { openHelpIndex } from '#workers/help/help-index.ts';
import { createHelpService } from '#workers/help/help-service.ts';

export const textsOf = (language: Language, questions: readonly IndexedQuestion[]): HelpTexts => ({
  language,
  categories: CATEGORIES,
  words: {
    groups: ['doctor physician'],
    stops: ['a do how i is my the what where who can for', 'el la los a un de mi', 'o a de meu posso'],
    light: ['wife week last'],
    danger: ['overdose', 'dor peito'],
    absent: ['life insurance', 'skiing'],
  },
  questions,
});

const ENGLISH: readonly IndexedQuestion[] = [
  ['consultant', 0, 'Who is my consultant?', 'The name is in the policy.', ['agent', 'broker']],
  ['pay', 4, 'How can I pay my premium?', 'By bank transfer.', ['payment methods', 'credit card']],
  ['newborn', 2, 'How do I add a newborn?', 'Send us the birth certificate.', ['baby', 'new child']],
  ['surgery', 6, 'Does surgery need approval?', 'Yes, a physician asks us.', ['pre-authorization']],
  ['emergency-steps', 6, 'What do I do in an emergency?', 'Call the local number.', ['ambulance']],
];
const SPANISH: readonly IndexedQuestion[] = [
  ['pay', 4, '¿Cómo puedo pagar la prima?', 'Por transferencia, en cuotas.', ['cuotas', 'mensualidad']],
  ['newborn', 2, '¿Cómo agrego a un recién nacido?', 'Envíenos la partida de nacimiento.', ['bebé']],
];
const PORTUGUESE: readonly IndexedQuestion[] = [
  ['pay', 4, 'Como posso pagar o prêmio?', 'Por transferência, todo ano ou em parcelas.', ['boleto']],
  ['newborn', 2, 'Como incluo um recém-nascido?', 'Envie a certidão de nascimento.', ['bebê']],
];

export const FEW: Readonly<Record<Language, HelpTexts>> = {
  ENG: textsOf('ENG', ENGLISH),
  ESP: textsOf('ESP', SPANISH),
  POR: textsOf('POR', PORTUGUESE),
};

export const engineOf = (texts: HelpTexts): HelpEngine => createHelpEngine(openHelpIndex(encodeHelp(texts)));

/** Creates the help service over a few questions; the languages in `broken` fail to load. */
export const fewHelp = (broken: readonly Language[] = []) => {
  const asked: Language[] = [];
  const help = createHelpService(async (language) => {
    asked.push(language);
    if (broken.includes(language)) throw new Error('offline');
    return engineOf(FEW[language]);
  });
  return { help, asked };
};
