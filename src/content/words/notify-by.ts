import type en from '#data/words/en/notify-by.json';
import type enAnswer from '#data/words/en/notify-by-answer.json';
import type es from '#data/words/es/notify-by.json';
import type esAnswer from '#data/words/es/notify-by-answer.json';
import type pt from '#data/words/pt/notify-by.json';
import type ptAnswer from '#data/words/pt/notify-by-answer.json';
import type { Loaders } from './loaders.ts';

/** What the page says of the latest moment to notify before anything is entered. */
export type NotifyByWords = typeof en & typeof es & typeof pt;

/** What is said once something is: places, answers, the calendar's event and the letter. They come with the code. */
export type NotifyAnswerWords = typeof enAnswer & typeof esAnswer & typeof ptAnswer;

export const loadNotifyByWords = {
  ENG: () => import('#data/words/en/notify-by.json'),
  ESP: () => import('#data/words/es/notify-by.json'),
  POR: () => import('#data/words/pt/notify-by.json'),
} satisfies Loaders<NotifyByWords>;

export const loadNotifyAnswerWords = {
  ENG: () => import('#data/words/en/notify-by-answer.json'),
  ESP: () => import('#data/words/es/notify-by-answer.json'),
  POR: () => import('#data/words/pt/notify-by-answer.json'),
} satisfies Loaders<NotifyAnswerWords>;
