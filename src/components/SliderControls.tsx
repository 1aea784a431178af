import { Pause, Play } from 'lucide-react';
import styles from './SliderControls.module.css';

export interface SliderControlsProps {
  /** Names of the slides. */
  readonly names: readonly string[];
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly words: { readonly pause: string; readonly play: string };
}

export const SliderControls = ({ names, shown, show, playing, toggle, words }: SliderControlsProps) => (
  <div className="row needs-script no-print">
    {names.map((name, index) => (
      <button
        key={name}
        type="button"
        className={styles.dot}
        aria-label={name}
        aria-pressed={index === shown}
        onClick={() => show(index)}
      />
    ))}
    <button
      type="button"
      className={styles.pause}
      aria-label={playing ? words.pause : words.play}
      onClick={toggle}
      data-pause
    >
      {playing ? <Pause size={18} /> : <Play size={18} />}
    </button>
  </div>
);
