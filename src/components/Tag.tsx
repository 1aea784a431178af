import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  readonly tone?: 'calm' | 'sun' | 'coral';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export const Tag = ({ tone = 'calm', icon, children }: TagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {icon}
    {children}
  </span>
);

/** Marks data that is a sample (ruling 34). */
export const SampleTag = ({ children }: Pick<TagProps, 'children'>) => (
  <Tag tone="sun" icon={<FlaskConical size={16} />}>
    {children}
  </Tag>
);

export const Legend = ({
  entries,
}: {
  readonly entries: readonly { readonly id: string; readonly tag: ReactNode; readonly text: ReactNode }[];
}) => (
  <dl className={styles.legend}>
    {entries.map(({ id, tag, text }) => (
      <div key={id} className="row gap-2">
        <dt>{tag}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
