import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import { type MyHospitals, myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { ListActionsProps } from './ListActions.tsx';
import styles from './SharedList.module.css';
import { useTray } from './tray.ts';

export interface SharedChoiceProps extends ListActionsProps {
  /** Takes the list out of the address, and with it off the page. */
  readonly forget: () => void;
}

/** What to do with a shared list: nothing is taken over without being asked for. */
export const SharedChoice = ({ words: { shared }, reach, forget }: SharedChoiceProps): ReactNode => {
  const language = usePageLanguage();
  const { list, add } = useMyHospitals();
  const offered: MyHospitals = reach.listed.flatMap(({ hospital }) =>
    hospital === undefined ? [] : [myHospitalOf(hospital)],
  );
  const fresh = offered.filter(({ key }) => !list.some((mine) => mine.key === key));
  const room = MOST_HOSPITALS - list.length;
  const take = (): void => {
    add(offered);
    forget();
    useTray.setState({ isOpen: true, wantsFocus: true });
  };
  const dismiss = (): void => {
    forget();
    // The button goes away with the list: the focus goes to the page's beginning, and the page stays where it is.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={`no-print ${styles.buttons}`}>
      {fresh.length > 0 && room > 0 && (
        <Button onClick={take}>{list.length === 0 ? shared.keep : shared.add}</Button>
      )}
      <Button look="outline" onClick={dismiss}>
        {shared.dismiss}
      </Button>
      <p className="hint">
        {offered.length > 0 && fresh.length === 0 && shared.mine}
        {fresh.length > 0 && room === 0 && shared.full}
        {room > 0 && fresh.length > room && plural(language, shared.noRoom, room)}
      </p>
    </div>
  );
};
