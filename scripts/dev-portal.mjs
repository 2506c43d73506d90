// Serves with hot reload behind the HTTP layer of production.
import { createServer } from 'node:http';
import { installGlobals } from '@remix-run/node';
import { createServer as createVite } from 'vite';

installGlobals({ nativeFetch: true });

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const { createDevelopmentPortal } = await vite.ssrLoadModule('/app/server/dev.ts');
server.on('request', await createDevelopmentPortal(vite));
server.listen(Number(process.env.PORT), () => console.info(`The portal serves on port ${process.env.PORT}.`));
