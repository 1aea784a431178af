import type { Plugin, ViteDevServer } from 'vite';

/** Puts the page's data, texts included, into the HTML as JSON, because the development server prerenders nothing. */
export const devPages = (): Plugin => {
  let server: ViteDevServer | undefined;
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (started) => {
      server = started;
    },
    /** Reloads the page when data/ changes: the page contains texts and facts as JSON, not as modules. */
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.includes('/data/'))
        this.environment.hot.send({ type: 'full-reload' });
    },
    transformIndexHtml: async (html, { originalUrl = '/' }) => {
      if (server === undefined) return html;
      const { devPageData } = (await server.ssrLoadModule(
        '/scripts/site/dev-page-data.ts',
      )) as typeof import('./dev-page-data.ts');
      const json = JSON.stringify(devPageData(originalUrl)).replaceAll('<', '\\u003c');
      return html.replace(
        '<!--data-->',
        () => `<script type="application/json" id="page-data">${json}</script>`,
      );
    },
  };
};
