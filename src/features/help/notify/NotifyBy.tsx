import { Siren } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { loadNotifyAnswerWords, type NotifyByWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { type Language, splitPath } from '#domain/language.ts';
import { useBrowserValue } from '#hooks/use-hydrated.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type Care, hoursText, type NotifyWords, outcomeOf } from './care.ts';
import { NotifyAnswer } from './NotifyAnswer.tsx';
import styles from './NotifyBy.module.css';
import { NotifyForm } from './NotifyForm.tsx';
import { type Place, type Places, placeOf, placesOf } from './places.ts';
import { useNow } from './use-now.ts';
import { deviceZone, zoneName } from './zone-time.ts';

export interface NotifyByProps {
  readonly words: NotifyByWords;
}

/** Nothing of the answer's words is shown where pages are written, so that any will do there. */
const pageLanguage = (): Language =>
  typeof location === 'undefined' ? 'ENG' : splitPath(location.pathname).language;

/** The part with the words of its answers. */
export const loadNotifyBy = async (): Promise<ComponentType<NotifyByProps>> => {
  const { default: own } = await loadNotifyAnswerWords[pageLanguage()]();
  return ({ words }) => <NotifyBy words={{ ...words, ...own }} />;
};

/** Until when to notify a service or an emergency. Works on the visitor's device alone: nothing is kept or sent. */
const NotifyBy = ({ words }: { readonly words: NotifyWords }): ReactNode => {
  const now = useNow();
  const { own, places } = usePlaces(words, now);
  const [chosen, choose] = useState<Partial<Care>>({});
  const care = { kind: 'planned', date: '', time: '', place: own, ...chosen } as const;
  const outcome = outcomeOf(care, now);
  const change = (part: Partial<Care>): void => choose((before) => ({ ...before, ...part }));
  return (
    <section className={styles.notify} id="notify-by" aria-labelledby="notify-by-heading">
      <header className={styles.header}>
        <h3 id="notify-by-heading">{words.heading}</h3>
        <p className={styles.first} data-kind={care.kind}>
          <Icon of={Siren} size={20} /> {words.first}
        </p>
        <p>{fill(words.rule, hoursText)}</p>
      </header>
      <NotifyForm words={words} care={care} places={places} outcome={outcome} change={change} />
      <NotifyAnswer words={words} care={care} outcome={outcome} now={now} />
    </section>
  );
};

interface Choice {
  /** Where the visitor's device says it is. */
  readonly own: Place;
  readonly places: Places;
}

/** Spanish and Portuguese write zones small, but an option of a list is a line of its own. */
const capitalised = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

/** The places to choose from, the device's own zone first unless it is among them. Where pages are written there are none. */
const usePlaces = (words: NotifyWords, now: number): Choice => {
  const language = usePageLanguage();
  const zone = useBrowserValue(deviceZone, '');
  if (zone === '') return { own: { zone, name: '' }, places: [] };
  const listed = placesOf(language, words);
  const own = placeOf(listed, zone);
  if (own !== undefined) return { own, places: listed };
  const line = capitalised(fill(words.own, { zone: zoneName(language, now, zone) }));
  const device = { zone, name: '', line };
  return { own: device, places: [{ group: '', places: [device] }, ...listed] };
};
