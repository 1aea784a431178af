import type { BenefitWords } from '#content/words/words.ts';
import type { Ages, Exam } from '#domain/benefit.ts';
import { fill } from '#domain/format.ts';

type ExamWords = BenefitWords['exams'];

const agesText = (words: ExamWords, { from = 0, to }: Ages): string =>
  to === undefined
    ? fill(words.from, { from: String(from) })
    : fill(words.between, { from: String(from), to: String(to) });

const oftenText = (words: ExamWords, { everyYears }: Exam): string =>
  everyYears === undefined ? words.oncePerPolicyYear : fill(words.everyYears, { count: String(everyYears) });

/** "Pap smear: ages 21 to 65, once every 3 years". */
export const examText = (words: ExamWords, exam: Exam): string =>
  fill(words.line, {
    exam: words.names[exam.id],
    ages: agesText(words, exam.ages),
    often: oftenText(words, exam),
  });
