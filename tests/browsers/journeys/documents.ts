import assert from 'node:assert/strict';
import { FILES_PATH, FORM_TABLE } from '#domain/files.ts';
import type { Journey } from '../journey.ts';
import { arrive, open } from '../seen.ts';
import type { Engine, OpenedDocument, Visitor } from '../visitor.ts';

/** What the server says of each document that the page links, by title and icon, and how it begins. */
const fetchDocuments = (visitor: Visitor): Promise<string[]> =>
  visitor.ask(async (selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const files = [...new Set(links.map(({ href }) => href))];
    const answers = await Promise.all(files.map((file) => fetch(file)));
    const begins = await Promise.all(answers.map(async (answer) => (await answer.text()).slice(0, 5)));
    return answers.map(({ headers }, at) => `${headers.get('content-type')} ${begins[at]}`);
  }, 'main a[href$=".pdf"]');

/** It is this file, and the engine does with it what it does: shows these words, or downloads a PDF. */
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
    title: 'every form is a PDF, and the engine shows or downloads it',
    locale: 'es-MX',
    walk: async (visitor, { engine }) => {
      await open(visitor, '/es/forms');
      const documents = await fetchDocuments(visitor);
      assert.equal(documents.length, Object.keys(FORM_TABLE).length);
      for (const each of documents) assert.equal(each, 'application/pdf %PDF-');
      const opened = await visitor.documentAfter(() => visitor.click({ css: `main a[href$="${FORM}"]` }));
      isDocument(opened, FORM, /Designación de beneficiarios/, engine);
    },
  },
  {
    title: 'the address of a benefit summary leads to its PDF; Back leads to where the visitor came from',
    locale: 'es-MX',
    // The page forwards at once, while its scripts are on their way.
    tolerated: /rel="modulepreload"|A ServiceWorker intercepted the request/,
    walk: async (visitor, { engine }) => {
      await open(visitor, '/es/vital');
      const opened = await visitor.documentAfter(() => visitor.goTo(`/${SUMMARY}`));
      isDocument(opened, `${SUMMARY}.pdf`, /Resumen de beneficios/, engine);
      // Where it is downloaded the page of the summary stays: there Back is the browser's own affair.
      if (opened.as === 'downloaded') return;
      await visitor.back();
      await arrive(visitor, '/es/vital');
    },
  },
];
