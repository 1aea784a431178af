import { describe, expect, it } from 'vitest';
import { planCardsText } from '#benefits/plan-cards.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';

const cardsOf = (language: Language) => planCardsText(language).cards;

/** From specification, section 3, verbatim where the list allows it. */
const ALL_PLANS = [
  'Worldwide coverage',
  'Inpatient and outpatient care',
  'Emergency care and evacuation',
  'Organ transplant',
  'Cancer treatment',
  'Maternity (deductible options 1 and 2)',
  'Tubal ligation (options 1 and 2) and vasectomy',
  'Refractive surgery',
  'Podiatric and surgical treatment',
  'Second medical opinion',
  'Telehealth services',
  'Mental health coaching program',
];
const OPTIMA_AND_SUPERIOR = ['Funeral expenses', 'Hearing aids', 'Nutritionists'];
const SUPERIOR_ALONE = ['Fertility treatment', 'Eye exams'];

describe('plan cards', () => {
  it('list the benefits of the specification, in its order', () => {
    expect(cardsOf('ENG').map(({ groups }) => groups.map(({ benefits }) => benefits))).toEqual([
      [OPTIMA_AND_SUPERIOR, SUPERIOR_ALONE],
      [OPTIMA_AND_SUPERIOR],
      [],
    ]);
    expect(planCardsText('ENG').shared.benefits).toEqual(ALL_PLANS);
    const counts = ['17 key benefits', '15 key benefits', '12 key benefits'];
    expect(cardsOf('ENG').map(({ count }) => count)).toEqual(counts);
  });

  it('name the plans of each group', () => {
    const labels = LANGUAGES.map((language) => {
      const { shared, cards } = planCardsText(language);
      return [shared, ...(cards[0]?.groups ?? [])].map(({ label }) => label);
    });
    expect(labels).toEqual([
      ['12 key benefits in every plan', 'Superior and Optima only', 'Superior only'],
      ['12 beneficios principales en todos los planes', 'Solo Superior y Optima', 'Solo Superior'],
      ['12 benefícios principais em todos os planos', 'Exclusivo: Superior e Optima', 'Exclusivo: Superior'],
    ]);
  });

  it('give each button an accessible name that starts with its visible text and contains its plan', () => {
    for (const card of LANGUAGES.flatMap(cardsOf)) {
      for (const { text, name } of [card.learnMore, card.compare]) {
        expect(name.startsWith(text)).toBe(true);
        expect(name.toLowerCase()).toContain(card.plan);
      }
    }
  });
});
