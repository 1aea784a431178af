import type { ReactNode } from 'react';
import { brand, siteUrl } from '#content/facts.ts';
import { OG_FOLDER, OG_SIZE, ogFile } from '#domain/files.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';

export interface LinkPreviewProps {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** Without language prefix. */
  readonly path: string;
}

/** What a link to the page shows where it is shared. The build draws the picture. */
export const LinkPreview = ({ title, description, language, path }: LinkPreviewProps): ReactNode => (
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
);
