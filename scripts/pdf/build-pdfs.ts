import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_PATH } from '#domain/files.ts';
import { readArguments, runCommand } from '../command.ts';
import { drawCertificate } from './certificate/draw-certificate.ts';
import { CERTIFICATES, documents } from './documents.ts';
import { drawForm } from './forms/draw-form.ts';

const USAGE =
  'Writes the PDFs into FOLDER or dist: node --import ./scripts/typescript.mjs scripts/pdf/build-pdfs.ts [FOLDER]';

/** Writes the forms and benefit summaries of every language into the folder that is served as /Assets/Files/. */
export const buildPdfs = async (outDir: string): Promise<void> => {
  await mkdir(outDir, { recursive: true });
  for (const { form, language, file } of documents())
    await writeFile(join(outDir, file), await drawForm(form, language));
  for (const { plan, language, file } of CERTIFICATES)
    await writeFile(join(outDir, file), await drawCertificate(plan, language));
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  const { positionals } = readArguments(argv, {});
  await buildPdfs(positionals[0] ?? `dist${FILES_PATH}`);
  return 0;
});
