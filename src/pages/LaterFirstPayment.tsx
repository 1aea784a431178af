import { later } from '#components/Later.tsx';
import { loadFirstPaymentWords } from '#content/words/first-payment.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';

/** The worked example with its words, in its section; without a plan the reader chooses one. */
export const FirstPayment = later(async (language: Language) => {
  const [{ FirstPayment: Example }, { default: words }] = await Promise.all([
    import('#features/plans/FirstPayment.tsx'),
    loadFirstPaymentWords[language](),
  ]);
  return (props: { readonly plan?: Plan }) => <Example words={words} {...props} />;
}, 'first-payment');
