import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Refusal } from '../api/refusal';
import { SettingsError } from '../settings';

/** A server that listens. */
export interface Listening {
  /** Origin without a slash at the end. */
  origin: string;
  /** Ends open connections too; done when the port is free. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens on all addresses of this machine; port 0 takes any free one. Throws SettingsError for a taken port. */
export function listen(fetch: Fetch, port: number): Promise<Listening> {
  const unreadable = new Refusal(400, [{ code: 'err_validation_failed' }]);
  const server = createServer(getRequestListener(fetch, { errorHandler: () => unreadable.response() }));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(isTaken ? new SettingsError(`SIMULATOR_PORT ${port} is taken or not allowed`) : error);
    });
    server.listen(port, () => {
      // A TCP server that listens has an address of this form; the type allows pipes too.
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
