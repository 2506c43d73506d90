import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@remix-run/express';
import { installGlobals } from '@remix-run/node';
import { settings } from '~/settings.server';
import { portalServer } from './portal-server';
import { stopInOrder } from './stop-in-order';

// The built portal: `node build/server/index.js`.
installGlobals({ nativeFetch: true });

const { port, host } = settings;
const server = portalServer({
  files: build.assetsBuildDirectory,
  pages: createRequestHandler({ build, mode: 'production' }),
});

server.once('error', (error) => {
  console.error(`The portal cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => console.info(`The portal serves on port ${port}.`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stopInOrder(server);
    process.exit(0);
  });
}
