import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { installGlobals } from '@remix-run/node';
import { checkReadiness } from '~/request/readiness.server';
import { getSessionStore } from '~/request/session.server';
import { DamagedStoreError } from '~/request/store/lmdb-store.server';
import { settings } from '~/settings/settings.server';
import { redirectConsoleToLog } from '~/telemetry/console.server';
import { log } from '~/telemetry/log.server';
import { isLateTlsAlert } from '~/telemetry/log-fields';
import { getTracer, startTracing } from '~/telemetry/span.server';
import { shutDownGracefully } from './graceful-shutdown';
import { createMetricsServer } from './metrics-server';
import { createScreenHandler } from './pages';
import { createPortalServer } from './portal-server';
import { createRouteTable } from './route-table';
import { maintainSharedAssets } from './shared-assets';
import { serveStoredAssets, storeAssetsDaily } from './stored-assets';
import { createTrustedProxyCheck } from './trusted-proxies';

installGlobals({ nativeFetch: true });

// Node's default handler would print all properties of an uncaught error.
for (const eventName of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(eventName, (error: unknown) => {
    if (isLateTlsAlert(error)) return;
    log.error('crashed', { error });
    process.exit(1);
  });
}

redirectConsoleToLog();
await startTracing();

const {
  port,
  host,
  accessLog,
  assetsDir,
  assetsInStore,
  assetsKeptMs,
  metricsPort,
  overload,
  shutdownDrainMs,
  shutdownGraceMs,
  trustedProxies,
} = settings;
const { version } = build.assets;
if (assetsDir !== null) {
  try {
    maintainSharedAssets(
      { version, assets: join(build.assetsBuildDirectory, 'assets') },
      assetsDir,
      assetsKeptMs,
    );
  } catch (error) {
    log.error('assets-not-shared', { error });
    process.exit(1);
  }
}
const store = openStoreOrExit();
const storedAssets =
  assetsInStore && assetsDir !== null
    ? { folder: assetsDir, store, secrets: settings.sessionSecrets, maxAgeMs: assetsKeptMs }
    : null;
// Pages of this build may ask instances of other builds for files.
if (storedAssets) await storeAssetsDaily(join(build.assetsBuildDirectory, 'assets'), storedAssets);
const findRoute = createRouteTable(build.routes);
const shutdownController = new AbortController();
const server = createPortalServer({
  files: build.assetsBuildDirectory,
  sharedAssets: assetsDir,
  missingAssets: storedAssets && serveStoredAssets(storedAssets.folder, storedAssets),
  build: version,
  pages: createScreenHandler(build, findRoute),
  routeOf: (path) => findRoute(path).pattern,
  isTrustedProxy: createTrustedProxyCheck(trustedProxies),
  accessLog,
  shutdownSignal: shutdownController.signal,
  overload,
});

server.once('error', (error) => {
  log.error('listen-failed', { port, error });
  process.exit(1);
});
server.listen(port, host, () => log.info('server-started', { port }));

if (metricsPort !== null) {
  createMetricsServer(checkReadiness)
    .once('error', (error) => {
      log.error('listen-failed', { port: metricsPort, error });
      process.exit(1);
    })
    .listen(metricsPort, host);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    log.info('server-stopping');
    shutdownController.abort();
    await shutDownGracefully(server, { drainMs: shutdownDrainMs, graceMs: shutdownGraceMs });
    await getTracer().shutdown();
    process.exit(0);
  });
}

function openStoreOrExit() {
  try {
    return getSessionStore();
  } catch (error) {
    log.error(error instanceof DamagedStoreError ? 'store-damaged' : 'store-not-opened', { error });
    process.exit(1);
  }
}
