import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answers,
  endServer,
  freePort,
  type PortalServer,
  type ServerProcess,
  startPortal,
} from './server-process';
import { address } from './settings';

/** A portal that one scenario has for itself, to stop and start it: before the same lending system, with a session store of its own. */
export class OwnPortal {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'portal-of-its-own-'));
  #server: ServerProcess | null = null;

  readonly #runBy: PortalServer;

  private constructor(port: number, runBy: PortalServer) {
    this.#port = port;
    this.#runBy = runBy;
  }

  static async begin(runBy: PortalServer = 'portal'): Promise<OwnPortal> {
    const portal = new OwnPortal(await freePort(), runBy);
    await portal.#start();
    return portal;
  }

  get address(): string {
    return `http://demo.localhost:${this.#port}`;
  }

  /** Stops the portal and starts it again. */
  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#stop(signal);
    await this.#start();
  }

  async end(): Promise<void> {
    await this.#stop('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const where = { port: this.#port, apiBaseUrl: address('API_BASE_URL'), data: this.#data };
    this.#server = startPortal(`portal-${this.#port}`, where, this.#runBy);
    await answers(`${this.address}/healthz`, this.#server);
  }

  async #stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#server) await endServer(this.#server, signal);
  }
}
