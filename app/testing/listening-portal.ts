import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Parts = Parameters<typeof import('~/server/portal-server').createPortalServer>[0];

/** Serves the built pages on a real socket. Call within `PortalEnvironment.start`, which provides the settings. */
export async function listenOnSocket(parts: Pick<Parts, 'routeOf' | 'isTrustedProxy' | 'drainLimits'>) {
  const { loadServerBuild } = await import('./server-build');
  const { createPageHandler } = await import('~/server/pages');
  const { createPortalServer } = await import('~/server/portal-server');
  const server = createPortalServer({
    files: '/nowhere',
    pages: (request, response, next) => {
      loadServerBuild(request.path)
        .then((build) => createPageHandler(build, 'test')(request, response, next))
        .catch(next);
    },
    accessLog: false,
    ...parts,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
