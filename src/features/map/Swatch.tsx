import type { ReactNode } from 'react';
import { NO_HOSPITALS } from './MapPicture.tsx';
import styles from './Swatch.module.css';
import type { Shade } from './shading.ts';

/** A piece of the map's colour. */
export const Swatch = ({ shade }: { readonly shade: Shade }): ReactNode => (
  <svg className={styles.swatch} width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
    <rect
      x="0.5"
      y="0.5"
      width="21"
      height="15"
      rx="3"
      data-shade={shade}
      fill={shade === 0 ? `url(#${NO_HOSPITALS})` : undefined}
    />
  </svg>
);
