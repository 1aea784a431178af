import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, siteUrl } from '#content/facts.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, pathIn, splitPath } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { LinkPreview } from './LinkPreview.tsx';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Found by nobody: error pages. */
  readonly unlisted?: boolean;
}

/** The path by which the page is known: without prefix and last slash; /home is another name of /. */
const listedPath = (pathname: string): string => {
  const { path } = splitPath(pathname.replace(/(.)\/$/, '$1'));
  return path === '/home' ? PAGES.home.path : path;
};

/** Title, description and the addresses of the page and its twins. */
export const PageHead = ({ title, description, unlisted = false }: PageHeadProps): ReactNode => {
  const language = usePageLanguage();
  const path = listedPath(useLocation().pathname);
  const address = (each: typeof language): string => siteUrl + pathIn(each, path);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {/* Read by link previews alone, from the written page. */}
      {import.meta.env.SSR && (
        <LinkPreview title={title} description={description} language={language} path={path} />
      )}
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={address(language)} />
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={LANGUAGE_TABLE[each].hreflang} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />
        </>
      )}
    </>
  );
};
