import { describe, expect, it } from 'vitest';
import { planCardsText } from '#benefits/plan-cards.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';

const cardsOf = (language: Language) => planCardsText(language).cards;

/** Specification, section 3, word for word where the list allows it. */
const ALL_PLANS = [
  'Worldwide coverage',
  'Inpatient and outpatient care',
  'Emergency care and evacuation',
  'Organ transplant',
  'Cancer treatment',
  'Maternity',
  'Tubal ligation and vasectomy',
  'Refractive surgery',
  'Podiatric and surgical treatments',
  'Second medical opinion',
  'Telehealth services',
  'Mental health coaching program',
];
const OPTIMA_AND_SUPERIOR = ['Funeral expenses', 'Hearing aids', 'Nutritionist'];
const SUPERIOR_ALONE = ['Fertility treatments', 'Eye exams'];

describe('plan cards', () => {
  it('Superior lists 17 benefits, Optima 15, Vital 12', () => {
    for (const language of LANGUAGES) {
      const counts = cardsOf(language).map(({ groups }) => groups.flatMap(({ benefits }) => benefits).length);
      expect(counts).toEqual([17, 15, 12]);
    }
    expect(cardsOf('ENG').map(({ count }) => count)).toEqual(['17 benefits', '15 benefits', '12 benefits']);
  });

  it('the lists are those of the specification, in its order', () => {
    expect(cardsOf('ENG').map(({ groups }) => groups.map(({ benefits }) => benefits))).toEqual([
      [ALL_PLANS, OPTIMA_AND_SUPERIOR, SUPERIOR_ALONE],
      [ALL_PLANS, OPTIMA_AND_SUPERIOR],
      [ALL_PLANS],
    ]);
  });

  it('each group says which plans have it', () => {
    const labels = LANGUAGES.map((language) => cardsOf(language)[0]?.groups.map(({ label }) => label));
    expect(labels).toEqual(
      LANGUAGES.map(
        (language) =>
          ({
            ENG: ['In every plan', 'Superior and Optima only', 'Superior only'],
            ESP: ['En todos los planes', 'Solo Superior y Optima', 'Solo Superior'],
            POR: ['Em todos os planos', 'Exclusivo: Superior e Optima', 'Exclusivo: Superior'],
          })[language],
      ),
    );
  });

  it('the name of each button holds its plan and begins with the words that it shows', () => {
    for (const card of LANGUAGES.flatMap(cardsOf)) {
      for (const { text, name } of [card.learnMore, card.compare]) {
        expect(name.startsWith(text)).toBe(true);
        expect(name.toLowerCase()).toContain(card.plan);
      }
    }
  });
});
