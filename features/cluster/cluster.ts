import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { findFreePort } from '../../scripts/free-port.mjs';
import { ClusterGroup, type RedisGroup, SentinelGroup, waitUntil } from '../support/redis-groups';
import {
  endServer,
  type ServerProcess,
  startProgram,
  startSimulator,
  waitUntilAnswering,
} from '../support/server-process';
import { ApiProxy } from './api-proxy';
import { BALANCERS, type Balancer, removePortal, toLocalConfig } from './balancer-config';
import { PortalImage } from './portal-image';

const MOVED_CLOCK_MODULE = resolve('scripts/preload-moved-clock.mjs');

export const STORE_KINDS = ['single', 'sentinel', 'cluster'] as const;

export interface StoreOptions {
  store: (typeof STORE_KINDS)[number];
  replicas: number;
}

export class Cluster {
  readonly #data = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  readonly #image: PortalImage;
  readonly #portals: (ServerProcess | undefined)[] = [undefined, undefined];
  #redis: ServerProcess | undefined;
  #group: RedisGroup | undefined;
  #simulator: ServerProcess | undefined;
  #balancer: ServerProcess | undefined;
  #balancerConfig = '';

  private constructor(
    private readonly balancer: Balancer,
    private readonly ports: {
      balancer: number;
      portals: readonly [number, number];
      redis: number;
      simulator: number;
      line: number;
    },
    readonly api: ApiProxy,
    private readonly replicas: number,
  ) {
    // Root starts the portals and nginx as `nobody`, who needs access.
    chmodSync(this.#data, 0o711);
    this.#image = new PortalImage(this.#data);
  }

  static async start(
    balancer: Balancer,
    programs: { balancer: string; redis: string },
    { store, replicas }: StoreOptions,
  ): Promise<Cluster> {
    const ports = {
      balancer: await findFreePort(),
      portals: [await findFreePort(), await findFreePort()],
      redis: await findFreePort(),
      simulator: await findFreePort(),
      line: await findFreePort(),
    } as const;
    const cluster = new Cluster(
      balancer,
      ports,
      new ApiProxy(ports.simulator),
      store === 'single' ? 0 : replicas,
    );
    await cluster.api.listen(ports.line);
    process.once('exit', () => cluster.#kill());
    cluster.#simulator = await startSimulator('cluster-simulator', {
      portal: ports.balancer,
      simulator: ports.simulator,
    });
    if (store === 'single') await cluster.startRedis(programs.redis);
    else {
      const Group = store === 'sentinel' ? SentinelGroup : ClusterGroup;
      cluster.#group = await Group.createIn(join(cluster.#data, 'redis'));
      await cluster.#group.start();
    }
    for (const portalIndex of [0, 1] as const) cluster.#startPortal(portalIndex);
    const config = join(cluster.#data, 'balancer');
    const places = { port: ports.balancer, portals: ports.portals, pid: join(cluster.#data, 'nginx.pid') };
    cluster.#balancerConfig = toLocalConfig(balancer, places);
    writeFileSync(config, cluster.#balancerConfig);
    cluster.#balancer = startProgram('cluster-balancer', programs.balancer, BALANCERS[balancer].args(config));
    await waitUntilAnswering(`${cluster.simulator}/simulator/health`, cluster.#simulator);
    await cluster.waitUntilServing();
    return cluster;
  }

  get address(): string {
    return `http://127.0.0.1:${this.ports.balancer}`;
  }

  portal(portalIndex: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.portals[portalIndex]}`;
  }

  get simulator(): string {
    return `http://127.0.0.1:${this.ports.simulator}`;
  }

  get group(): RedisGroup {
    if (!this.#group) throw new Error('The store is a single Redis');
    return this.#group;
  }

  get #redisUrl(): string {
    return this.#group?.url ?? `redis://127.0.0.1:${this.ports.redis}`;
  }

  async redis(...[command, ...args]: [string, ...string[]]): Promise<void> {
    const client = new Redis(this.#redisUrl, { maxRetriesPerRequest: 5 });
    client.on('error', () => {});
    await client.call(command, ...args).finally(() => client.disconnect());
  }

  async startRedis(program = 'redis-server'): Promise<void> {
    // Settings of deploy/redis.conf: no eviction, and data survives a restart.
    const args = [
      'deploy/redis.conf',
      '--port',
      String(this.ports.redis),
      '--bind',
      '127.0.0.1',
      '--dir',
      this.#data,
    ];
    this.#redis = startProgram('cluster-redis', program, args);
    await this.redis('PING');
  }

  async stopRedis(signal: NodeJS.Signals): Promise<void> {
    if (this.#redis) await endServer(this.#redis, signal);
  }

  signalRedis(signalName: 'SIGSTOP' | 'SIGCONT'): void {
    this.#redis?.process.kill(signalName);
  }

  async stopPortal(portalIndex: 0 | 1, signal: NodeJS.Signals): Promise<void> {
    const portal = this.#portals[portalIndex];
    if (portal) await endServer(portal, signal);
  }

  async startPortal(portalIndex: 0 | 1, clockAheadMs = 0): Promise<void> {
    await waitUntilAnswering(
      `http://127.0.0.1:${this.ports.portals[portalIndex]}/healthz`,
      this.#startPortal(portalIndex, clockAheadMs),
    );
  }

  /** Follows docs/operations.md, "Shutdown and rolling update". */
  async updatePortal(portalIndex: 0 | 1): Promise<void> {
    const needsReload = this.balancer === 'nginx';
    if (needsReload)
      await this.#reloadNginx(removePortal(this.#balancerConfig, this.ports.portals[portalIndex]));
    await this.stopPortal(portalIndex, 'SIGTERM');
    await this.startPortal(portalIndex);
    if (needsReload) await this.#reloadNginx(this.#balancerConfig);
    await this.waitUntilServing();
  }

  async #reloadNginx(config: string): Promise<void> {
    const nginx = this.#balancer?.process;
    writeFileSync(join(this.#data, 'balancer'), config);
    const oldWorkers = childrenOf(nginx?.pid);
    nginx?.kill('SIGHUP');
    await waitUntil(
      'nginx reloaded',
      async () => !childrenOf(nginx?.pid).some((pid) => oldWorkers.includes(pid)),
    );
  }

  #startPortal(portalIndex: 0 | 1, clockAheadMs = 0): ServerProcess {
    const clock = { NODE_OPTIONS: `--import ${MOVED_CLOCK_MODULE}`, TEST_CLOCK_MS: String(clockAheadMs) };
    const portal = this.#image.start(`cluster-portal-${portalIndex + 1}`, {
      PORT: String(this.ports.portals[portalIndex]),
      API_BASE_URL: `http://127.0.0.1:${this.ports.line}`,
      API_TIMEOUT_MS: '4000',
      SESSION_STORE_URL: this.#redisUrl,
      SESSION_STORE_REPLICAS: String(this.replicas),
      SESSION_SECRET: 'the secret that both portals of the cluster share',
      TRUSTED_PROXIES: 'loopback',
      // The portals compete for the processor, which would trigger load shedding.
      OVERLOAD_DELAY_MS: '10000',
      // All journeys share one client address.
      RATE_LIMIT_FACTOR: '1000',
      ...(clockAheadMs !== 0 && clock),
    });
    this.#portals[portalIndex] = portal;
    return portal;
  }

  async waitUntilServing(): Promise<void> {
    for (const [index, port] of this.ports.portals.entries()) {
      await waitUntilAnswering(`http://127.0.0.1:${port}/healthz`, this.#portals[index]);
    }
    await waitUntilAnswering(`${this.address}/healthz`, this.#balancer);
  }

  async stop(): Promise<void> {
    this.api.close();
    this.signalRedis('SIGCONT');
    for (const server of this.#servers) await endServer(server, this.#endOf(server));
    await this.#group?.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }

  get #servers(): ServerProcess[] {
    return [this.#balancer, ...this.#portals, this.#redis, this.#simulator].filter(
      (server) => server !== undefined,
    );
  }

  /** SIGKILL of the nginx master leaves its workers running. */
  #endOf(server: ServerProcess): NodeJS.Signals {
    return server === this.#balancer ? 'SIGTERM' : 'SIGKILL';
  }

  #kill(): void {
    for (const server of this.#servers) server.process.kill(this.#endOf(server));
    this.#group?.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function childrenOf(pid = 0): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}
