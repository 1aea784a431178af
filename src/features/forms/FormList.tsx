import { Download, FileText } from 'lucide-react';
import type { FormDocument } from '#content/page-content.ts';
import type { FormsWords } from '#content/words/words.ts';
import { compareNames } from '#domain/fold.ts';
import { fill, formatNumber } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FormList.module.css';

export interface FormListProps {
  readonly words: FormsWords;
  readonly documents: readonly FormDocument[];
}

export const FormList = ({ words, documents }: FormListProps) => {
  const language = usePageLanguage();
  const { ownName } = LANGUAGE_TABLE[language];
  return (
    <ul role="list" className={styles.list}>
      {[...documents]
        .sort((one, other) => compareNames(one.title, other.title))
        .map(({ id, href, title, bytes }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={href} target="_blank" rel="noopener" type="application/pdf">
              <FileText className={styles.file} size={28} strokeWidth={1.75} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>{' '}
                <span className="hint">
                  {['PDF', ownName, fileSize(language, bytes), words.sample].join(' · ')}
                </span>
                <span className="visually-hidden"> ({words.opensInNewTab})</span>
              </span>
            </a>
            <a
              className={styles.download}
              href={href}
              download
              aria-label={fill(words.download, { form: title })}
            >
              <Download size={20} />
            </a>
          </li>
        ))}
    </ul>
  );
};

/** 84512 → "85 kB" (no-break space), at least 1 kB. */
const fileSize = (language: Language, bytes: number): string =>
  `${formatNumber(language, Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`;
