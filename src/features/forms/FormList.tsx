import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { FormDocument } from '#content/form-document.ts';
import type { FormsWords } from '#content/words/words.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { compareNames } from '#domain/name-order.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FormList.module.css';
import { fileSize } from './file-size.ts';

export interface FormListProps {
  readonly words: FormsWords;
  readonly documents: readonly FormDocument[];
}

/** One line per form, from A to Z in the language of the page; each opens its PDF in a new tab. */
export const FormList = ({ words, documents }: FormListProps): ReactNode => {
  return (
    <ul role="list" className={styles.list}>
      {[...documents]
        .sort((one, other) => compareNames(one.title, other.title))
        .map((form) => (
          <FormLine key={form.id} form={form} words={words} />
        ))}
    </ul>
  );
};

interface FormLineProps {
  readonly words: FormsWords;
  readonly form: FormDocument;
}

const FormLine = ({ form, words }: FormLineProps): ReactNode => {
  const language = usePageLanguage();
  const facts = ['PDF', LANGUAGE_TABLE[language].ownName, fileSize(language, form.bytes), words.sample];
  return (
    <li className={styles.item}>
      <a className={styles.link} href={form.href} target="_blank" rel="noopener" type="application/pdf">
        <Icon of={FileText} className={styles.file} size={28} strokeWidth={1.75} />
        <span className={styles.words}>
          <span className={styles.title}>{form.title}</span> <span className="hint">{facts.join(' · ')}</span>
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </span>
        <span className={styles.download}>
          <Icon of={Download} size={20} />
        </span>
      </a>
    </li>
  );
};
