import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language.ts';
import type { MarkedText } from '#workers/contract.ts';
import type { IndexedQuestion } from '#workers/help/help-index.ts';
import { runs } from '../support/runs.ts';
import { anyTyped } from './arbitraries.ts';
import { engineOf, textsOf } from './help-few.ts';

const anyText = fc.array(anyTyped, { maxLength: 60 }).map((parts) => parts.join(' '));
const anyQuestions = fc
  .array(fc.tuple(fc.nat(8), anyText, anyText, fc.array(anyTyped, { maxLength: 3 })), { maxLength: 6 })
  .map((rows) => rows.map(([...row], at): IndexedQuestion => [`q${at}`, ...row]));

/** Part of a question or answer, or any text. */
const anyQuery = (questions: readonly IndexedQuestion[]) =>
  fc.oneof(
    anyText,
    fc.constantFrom('the', 'what is the', 'a'.repeat(1 << 16), '__proto__', '(a+)+$', '🏥', '\ud800'),
    fc
      .tuple(
        fc.constantFrom(...questions.flatMap(([, , question, answer]) => [question, answer]), ''),
        fc.nat(20),
      )
      .map(([text, from]) => text.slice(from, from + 25)),
  );

const expectWholeWords = ({ text, marks }: MarkedText): void => {
  let end = 0;
  for (const [from, to] of marks) {
    expect(from).toBeGreaterThanOrEqual(end);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(text.length);
    expect(text.slice(0, from)).not.toMatch(/[\p{L}\p{N}]$/u);
    expect(text.slice(from)).toMatch(/^[\p{L}\p{N}]/u);
    expect(text.slice(to)).not.toMatch(/^[\p{L}\p{N}]/u);
    end = to;
  }
};

it('marks are whole words, ascending and disjoint, for any texts and queries; nothing throws', () => {
  const anyCase = fc
    .tuple(anyQuestions, fc.constantFrom(...LANGUAGES))
    .chain(([questions, language]) =>
      fc.tuple(
        fc.constant(questions),
        fc.constant(language),
        fc.array(anyQuery(questions), { maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(anyCase, ([questions, language, queries]) => {
      const engine = engineOf(textsOf(language, questions));
      for (const query of queries) {
        const found = engine.find(query);
        for (const hit of [...found.scores.keys()].map((id) => engine.toHit(id, found))) {
          if (hit === undefined) throw new Error('a score without a question');
          const { id, question, excerpt } = hit;
          const [, , asked, answer] = questions.find(([own]) => own === id) ?? [];
          expect(question.text).toBe(asked);
          for (const part of excerpt.text.split(/^…|…(?= |$)/)) expect(answer).toContain(part.trim());
          expectWholeWords(question);
          expectWholeWords(excerpt);
        }
      }
    }),
    { numRuns: runs(300) },
  );
});
