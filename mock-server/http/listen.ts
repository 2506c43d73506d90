import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Refusal } from '../api/refusal';
import { SettingsError } from '../settings';

export interface RunningServer {
  origin: string;
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

export function listen(fetch: Fetch, port: number): Promise<RunningServer> {
  const unreadable = new Refusal(400, [{ code: 'err_validation_failed' }]);
  const server = createServer(getRequestListener(fetch, { errorHandler: () => unreadable.response() }));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(isTaken ? new SettingsError(`SIMULATOR_PORT ${port} is in use or not permitted`) : error);
    });
    server.listen(port, () => {
      const address = server.address() as AddressInfo;
      resolve({
        origin: `http://localhost:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
