import assert from 'node:assert/strict';
import es from '#data/words/es/shell.json' with { type: 'json' };
import pt from '#data/words/pt/shell.json' with { type: 'json' };
import type { Journey } from '../journey.ts';
import { arrive, attribute, expectOne, open } from '../seen.ts';

const MENU = { css: 'header summary' };

export const LANGUAGE: readonly Journey[] = [
  {
    title:
      'page opens in the browser’s language or the language chosen last, with the same path, query and fragment',
    locale: 'es-MX',
    // With a query string a page fetches its scripts immediately; the redirect to the other language aborts them.
    tolerated: /rel="modulepreload"/,
    walk: async (visitor) => {
      await open(visitor, '/hospitals?state=TX#footer');
      await arrive(visitor, '/es/hospitals?state=TX#footer');
      assert.equal(await attribute(visitor, 'html', 'lang'), 'es-419');

      await visitor.click(MENU);
      await visitor.click({ role: 'link', name: 'Português' });
      await arrive(visitor, '/pt/hospitals?state=TX#footer');
      assert.equal(await attribute(visitor, 'html', 'lang'), 'pt-BR');

      await open(visitor, '/about');
      await arrive(visitor, '/pt/about');
      await visitor.click({ role: 'link', name: pt.nav.home });
      await arrive(visitor, '/pt');
      await visitor.back();
      await arrive(visitor, '/pt/about');
    },
  },
  {
    title: 'URL with a language prefix overrides the browser’s language, and English can be chosen',
    locale: 'pt-BR',
    walk: async (visitor) => {
      await open(visitor, '/');
      await arrive(visitor, '/pt');
      await open(visitor, '/es/about');
      await arrive(visitor, '/es/about');
      await visitor.click({ role: 'link', name: es.nav.hospitals });
      await arrive(visitor, '/es/hospitals');
      await expectOne(visitor, 'h1', /hospitales/);
      await visitor.click(MENU);
      await visitor.click({ role: 'link', name: 'English' });
      await arrive(visitor, '/hospitals?lang=en');
      await open(visitor, '/about');
      await arrive(visitor, '/about');
    },
  },
];
