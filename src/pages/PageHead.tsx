import { useLocation } from 'react-router-dom';
import { brand, siteUrl } from '#content/facts.ts';
import { OG_FOLDER, OG_SIZE, ogFile } from '#domain/files.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
  pathIn,
  splitPath,
} from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly unlisted?: boolean;
}

/** Returns the path of a page without language prefix and trailing slash; /home is an alias of /. */
const listedPath = (pathname: string): string => {
  const { path } = splitPath(pathname.replace(/(.)\/$/, '$1'));
  return path === '/home' ? PAGES.home.path : path;
};

/** Title, description and URLs of the page in all languages. */
export const PageHead = ({ title, description, unlisted = false }: PageHeadProps) => {
  const language = usePageLanguage();
  const path = listedPath(useLocation().pathname);
  const address = (each: Language): string => siteUrl + pathIn(each, path);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {/* Preview of links to the page, in the prerendered HTML only. The build draws the picture (scripts/og). */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:locale" content={LANGUAGE_TABLE[language].marker} />
          <meta property="og:image" content={`${siteUrl}${OG_FOLDER}/${ogFile(language, path)}`} />
          <meta property="og:image:width" content={String(OG_SIZE.width)} />
          <meta property="og:image:height" content={String(OG_SIZE.height)} />
          <meta property="og:image:alt" content={`${title} · ${brand.name}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
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
