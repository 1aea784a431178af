import assert from 'node:assert/strict';
import { FILES_PATH, FORM_TABLE } from '#domain/files.ts';
import type { Journey } from '../journey.ts';
import { arrive, open } from '../seen.ts';
import type { Engine, OpenedDocument, Visitor } from '../visitor.ts';

/** Fetches each PDF that the page links and returns its content type and first five characters. */
const fetchDocuments = (visitor: Visitor): Promise<string[]> =>
  visitor.ask(async (selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const files = [...new Set(links.map(({ href }) => href))];
    const answers = await Promise.all(files.map((file) => fetch(file)));
    const begins = await Promise.all(answers.map(async (answer) => (await answer.text()).slice(0, 5)));
    return answers.map(({ headers }, at) => `${headers.get('content-type')} ${begins[at]}`);
  }, 'main a[href$=".pdf"]');

/** Asserts that the opened document is this file, and that the engine showed its text or downloaded a PDF. */
const isDocument = (
  { path, as, text }: OpenedDocument,
  file: string,
  words: RegExp,
  engine: Engine,
): void => {
  assert.equal(path, `${FILES_PATH}${file}`);
  assert.equal(as, engine.documents);
  assert.match(text, as === 'shown' ? words : /^%PDF-/);
};

const FORM = 'beneficiary-designation-ES.pdf';
const SUMMARY = 'COC-Vital-ES-2025';

export const DOCUMENTS: readonly Journey[] = [
  {
    title: 'every form is a PDF that the browser shows or downloads',
    locale: 'es-MX',
    walk: async (visitor, { engine }) => {
      await open(visitor, '/es/forms');
      const documents = await fetchDocuments(visitor);
      assert.equal(documents.length, Object.keys(FORM_TABLE).length);
      for (const each of documents) assert.equal(each, 'application/pdf %PDF-');
      const opened = await visitor.waitForDocument(() => visitor.click({ css: `main a[href$="${FORM}"]` }));
      isDocument(opened, FORM, /Designación de beneficiarios/, engine);
    },
  },
  {
    title: 'URL of a benefit summary forwards to its PDF, and Back returns to the previous page',
    locale: 'es-MX',
    // The page forwards immediately, which aborts the loading of its scripts.
    tolerated: /rel="modulepreload"|A ServiceWorker intercepted the request/,
    walk: async (visitor, { engine }) => {
      await open(visitor, '/es/vital');
      const opened = await visitor.waitForDocument(() => visitor.goTo(`/${SUMMARY}`));
      isDocument(opened, `${SUMMARY}.pdf`, /Resumen de beneficios/, engine);
      // After a download the summary's page stays open, so Back depends on the browser.
      if (opened.as === 'downloaded') return;
      await visitor.back();
      await arrive(visitor, '/es/vital');
    },
  },
];
