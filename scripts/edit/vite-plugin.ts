import { realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
};

/** With `npm run edit`, the content editor at /edit/ and the open points at /edit/check, beside the pages. */
export const contentEditor = (): Plugin => ({
  name: 'content-editor',
  apply: (_, { command }) => command === 'serve' && process.env.EDIT === '1',
  config: () => ({
    cacheDir: '.cache/vite',
    // The folder may be a link (scripts/setup.mjs).
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  }),
  configureServer: (server) => {
    /** The forms as the editor has them, by path: modules are loaded afresh after every change. */
    const given = new Map<string, unknown>();
    const load = () =>
      server.ssrLoadModule('/scripts/edit/answer.ts') as Promise<typeof import('./answer.ts')>;
    server.middlewares.use('/edit/decap', sirv('node_modules/decap-cms/dist', { dev: true }));
    server.middlewares.use('/edit', (request, response, next) => {
      const answer = async (): Promise<void> => {
        const { answerAction, checkPage, editorConfig, EDITOR_PAGE } = await load();
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/') return send(response, 200, 'text/html', EDITOR_PAGE);
        if (pathname === '/check') return send(response, 200, 'text/html', checkPage());
        if (pathname === '/config')
          return send(
            response,
            200,
            'application/json',
            JSON.stringify(editorConfig(searchParams.get('field') ?? undefined)),
          );
        // Pages of other sites can send no JSON here without a question that Vite answers with no.
        if (pathname !== '/api' || request.headers['content-type']?.startsWith('application/json') !== true)
          return next();
        const { status, body } = answerAction(JSON.parse(await text(request)), given);
        send(response, status, 'application/json', JSON.stringify(body));
      };
      answer().catch((error: unknown) =>
        send(response, 500, 'application/json', JSON.stringify({ error: String(error) })),
      );
    });
  },
});
