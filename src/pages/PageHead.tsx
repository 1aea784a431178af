import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#content/facts.ts';
import { siteUrl } from '#content/site-url.ts';
import { LANGUAGE_TABLE, LANGUAGES, pathIn, splitPath } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Found by nobody: error pages. */
  readonly unlisted?: boolean;
}

/** Title, description and the addresses of the page and its twins. */
export const PageHead = ({ title, description, unlisted = false }: PageHeadProps): ReactNode => {
  const language = usePageLanguage();
  const { path } = splitPath(useLocation().pathname.replace(/(.)\/$/, '$1'));
  const address = (each: typeof language): string => siteUrl + pathIn(each, path);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={LANGUAGE_TABLE[language].marker} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={LANGUAGE_TABLE[each].hreflang} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('ENG')} />
        </>
      )}
    </>
  );
};
