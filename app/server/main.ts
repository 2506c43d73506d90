import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { installGlobals } from '@remix-run/node';
import { settings } from '~/settings.server';
import { takeOverConsole } from '~/telemetry/console.server';
import { log } from '~/telemetry/log.server';
import { pages } from './pages';
import { portalServer } from './portal-server';
import { routePatterns } from './route-pattern';
import { shareAssets } from './shared-assets';
import { stopInOrder } from './stop-in-order';
import { trustOf } from './trusted-proxies';

// The built portal with its network edge: `node build/server/portal.js`.
installGlobals({ nativeFetch: true });

// What nobody caught is told as everything else is: Node would print it with all that hangs on it.
for (const trouble of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(trouble, (error: unknown) => {
    log.error('crashed', { error });
    process.exit(1);
  });
}

takeOverConsole();

const { port, host, accessLog, trustedProxies, assetsDir } = settings;
if (assetsDir !== null) {
  try {
    shareAssets(join(build.assetsBuildDirectory, 'assets'), assetsDir);
  } catch (error) {
    log.error('assets-not-shared', { error });
    process.exit(1);
  }
}
const server = portalServer({
  files: build.assetsBuildDirectory,
  sharedAssets: assetsDir,
  build: build.assets.version,
  pages: pages(build, 'production'),
  routeOf: routePatterns(build.routes),
  trust: trustOf(trustedProxies),
  accessLog,
});

server.once('error', (error) => {
  log.error('listen-failed', { port, error });
  process.exit(1);
});
server.listen(port, host, () => log.info('server-started', { port }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stopInOrder(server);
    process.exit(0);
  });
}
