import { realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
};

/** Serves the content editor at /edit/ and the open points at /edit/check, in addition to the pages, during `npm run edit`. */
export const contentEditor = (): Plugin => ({
  name: 'content-editor',
  apply: (_, { command }) => command === 'serve' && process.env.EDIT === '1',
  config: () => ({
    cacheDir: '.cache/vite',
    // node_modules may be a symbolic link (scripts/setup.mjs).
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  }),
  configureServer: (server) => {
    /** Forms as the editor has them, by path. They are kept here, because modules are reloaded after every change. */
    const given = new Map<string, unknown>();
    const load = () =>
      server.ssrLoadModule('/scripts/edit/answer.ts') as Promise<typeof import('./answer.ts')>;
    server.middlewares.use('/edit/decap', sirv('node_modules/decap-cms/dist', { dev: true }));
    server.middlewares.use('/edit', (request, response, next) => {
      const answer = async (): Promise<void> => {
        const { handleRequest, checkPage, editorConfig, EDITOR_PAGE } = await load();
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
        // Other sites can send JSON here only after a CORS preflight request, which Vite denies.
        if (pathname !== '/api' || request.headers['content-type']?.startsWith('application/json') !== true)
          return next();
        const { status, body } = handleRequest(JSON.parse(await text(request)), given);
        send(response, status, 'application/json', JSON.stringify(body));
      };
      answer().catch((error: unknown) =>
        send(response, 500, 'application/json', JSON.stringify({ error: String(error) })),
      );
    });
  },
});
