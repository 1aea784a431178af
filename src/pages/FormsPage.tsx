import { FileWarning, Languages } from 'lucide-react';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Notice } from '#components/Notice.tsx';
import { Opening } from '#components/Opening.tsx';
import { Section } from '#components/Section.tsx';
import { brand } from '#content/facts.ts';
import { fill, plural } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { FormList, type FormListProps } from '#features/forms/FormList.tsx';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FormsPage.module.css';
import { PageHead } from './PageHead.tsx';

/** /forms: the forms in the page's language, to open, save or print. */
const FormsPage = ({ words, documents }: FormListProps) => {
  const language = usePageLanguage();
  const count = plural(language, words.count, documents.length);
  const { general } = brand.emails;
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <StaticSection id="content">
        {__PRERENDER__ && (
          <>
            <Opening heading={words.heading} lead={words.lead}>
              <p className="muted">{fill(count, { language: LANGUAGE_TABLE[language].inSentence })}</p>
            </Opening>
            <Section ground="shell">
              <h2 className="visually-hidden">{words.list}</h2>
              <FormList words={words} documents={documents} />
              <div className={styles.notices}>
                <Notice tone="sample" icon={<FileWarning size={22} />} heading={words.sampleNote.heading}>
                  <p>{words.sampleNote.text}</p>
                  <p>
                    <a href={`mailto:${general}`}>{fill(words.sampleNote.write, { address: general })}</a>
                  </p>
                </Notice>
                <Notice tone="calm" icon={<Languages size={22} />} heading={words.other.heading}>
                  <p>{words.other.text}</p>
                </Notice>
              </div>
            </Section>
          </>
        )}
      </StaticSection>
    </>
  );
};

export default FormsPage;
