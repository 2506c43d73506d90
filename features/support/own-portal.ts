import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/free-port.mjs';
import { makeNextBuild } from './next-build';
import { RedisNode } from './redis-node';
import {
  endServer,
  type PortalServer,
  type ServerProcess,
  startPortal,
  waitUntilAnswering,
} from './server-process';
import { faultProxyAddress, serverAddress } from './settings';

export class OwnPortal {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'portal-of-its-own-'));
  #buildFolder = 'build';
  #nextBuild: string | null = null;
  #server: ServerProcess | null = null;

  readonly #runBy: PortalServer;

  redis: RedisNode | null = null;

  private constructor(port: number, serverKind: PortalServer) {
    this.#port = port;
    this.#runBy = serverKind;
  }

  static async begin(
    serverKind: PortalServer = 'portal',
    store: 'disk' | 'redis' = 'disk',
  ): Promise<OwnPortal> {
    const portal = new OwnPortal(await findFreePort(), serverKind);
    if (store === 'redis') portal.redis = await RedisNode.begin(portal.#data);
    await portal.#start();
    return portal;
  }

  get address(): string {
    return `http://demo.localhost:${this.#port}`;
  }

  get buildFolder(): string {
    return this.#buildFolder;
  }

  get log(): string {
    return this.#server ? readFileSync(this.#server.log, 'utf8') : '';
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#stop(signal);
    await this.#start();
  }

  async update({ keepsAssets }: { keepsAssets: boolean }): Promise<void> {
    const assets = keepsAssets ? join(this.#data, 'assets') : null;
    if (assets) cpSync(join(this.#buildFolder, 'client/assets'), assets, { recursive: true });
    this.#nextBuild ??= makeNextBuild('build');
    this.#buildFolder = this.#buildFolder === 'build' ? this.#nextBuild : 'build';
    await this.#stop('SIGTERM');
    await this.#start(assets);
  }

  async end(): Promise<void> {
    await this.#stop('SIGKILL');
    await this.redis?.stop('SIGKILL');
    for (const folder of [this.#data, this.#nextBuild]) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }

  async #start(assets: string | null = null): Promise<void> {
    const serverOptions = {
      port: this.#port,
      apiBaseUrl: faultProxyAddress() ?? serverAddress('API_BASE_URL'),
      fileHost: process.env.FILE_HOSTS || new URL(serverAddress('API_BASE_URL')).host,
      data: this.#data,
      buildFolder: this.#buildFolder,
      assets,
      sessionStore: this.redis?.url,
    };
    this.#server = startPortal(`portal-${this.#port}`, serverOptions, this.#runBy);
    await waitUntilAnswering(`${this.address}/healthz`, this.#server);
  }

  async #stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#server) await endServer(this.#server, signal);
  }
}
