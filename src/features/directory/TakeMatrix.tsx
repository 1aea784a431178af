import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { NetworksWords } from '#content/words/words.ts';
import styles from './NetworkMatrix.module.css';

export interface TakeMatrixProps {
  readonly words: NetworksWords;
  /** Address of the file. */
  readonly file: string;
}

/** The table as a file or on paper. */
export const TakeMatrix = ({ words, file }: TakeMatrixProps): ReactNode => (
  <div className={styles.take}>
    <a className={buttonClass('outline')} href={file} download>
      <Icon of={Download} size={18} /> {words.take.csv}
    </a>
    <Button look="outline" className={styles.print ?? ''} onClick={() => print()}>
      <Icon of={Printer} size={18} /> {words.take.print}
    </Button>
  </div>
);
