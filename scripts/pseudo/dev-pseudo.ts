import { createServer } from 'vite';

// Works in every shell: the environment is set here, not in package.json.
process.env.PSEUDO = '1';

const server = await createServer();
await server.listen();
server.printUrls();
