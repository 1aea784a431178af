import type { Plugin, ViteDevServer } from 'vite';

/** With hot reload nothing is prerendered: the page's data is put into it as JSON, texts included. */
export const devPages = (): Plugin => {
  let server: ViteDevServer | undefined;
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (started) => {
      server = started;
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
