import { useEffect, useState } from 'react';
import { type DeskCardWords, loadDeskCardWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';

export interface CardText {
  readonly language: Language;
  readonly words: DeskCardWords;
}

/** What a card says: English, and the language beside it if there is one. */
export type CardTexts = readonly [english: CardText, beside?: CardText];

const textIn = async (language: Language): Promise<CardText> => ({
  language,
  words: (await loadDeskCardWords[language]()).default,
});

const textsWith = async (beside: Language): Promise<CardTexts> => {
  const [english, other] = await Promise.all([textIn('ENG'), textIn(beside)]);
  return beside === 'ENG' ? [english] : [english, other];
};

/** The texts of a card in English and in the language beside it; English beside English is one text. */
export const useCardTexts = (
  beside: Language,
): { readonly texts: CardTexts | undefined; readonly failed: boolean } => {
  const [state, setState] = useState<{ readonly texts?: CardTexts; readonly failed: boolean }>({
    failed: false,
  });
  useEffect(() => {
    let wanted = true;
    textsWith(beside).then(
      (texts) => wanted && setState({ texts, failed: false }),
      () => wanted && setState({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [beside]);
  return { texts: state.texts, failed: state.failed };
};
