import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILES_PATH } from '#domain/form.ts';
import { drawCertificate } from './certificate/certificate.ts';
import { CERTIFICATES, documents } from './documents.ts';
import { drawForm } from './forms/draw-form.ts';

const FOLDER = `dist${FILES_PATH}`;

/** Writes the five forms and the three benefit summaries, in three languages each, into `outDir`, the folder that is served as /Assets/Files/. */
export const buildPdfs = async (outDir: string): Promise<void> => {
  await mkdir(outDir, { recursive: true });
  for (const { form, language, file } of documents())
    await writeFile(join(outDir, file), await drawForm(form, language));
  for (const { plan, language, file } of CERTIFICATES)
    await writeFile(join(outDir, file), await drawCertificate(plan, language));
};

/** From the command line: `node --import ./scripts/typescript.mjs scripts/pdf/build-pdfs.ts [FOLDER]`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPdfs(process.argv[2] ?? FOLDER);
