import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';
import { LOOPBACK_ADDRESS, type RedisAccess, RedisNode } from './redis-node';

const RECOVERY_TIMEOUT_MS = 40_000;

/** Failovers must fit into tests. Deployments wait longer. */
const DOWN_AFTER_MS = 1_000;

export const hasSentinel = (): boolean =>
  ['redis-server', 'redis-sentinel', 'redis-cli'].every((name) => findProgram(name) !== null);

const schemeOf = ({ certificates }: RedisAccess) => (certificates ? 'rediss' : 'redis');

export interface RedisGroup {
  readonly url: string;
  primary(): Promise<RedisNode>;
  demotePrimary(primary: RedisNode): Promise<void>;
  /** The primary continues to accept writes. */
  cutOffReplicas(primary: RedisNode): Promise<void>;
  isReplaced(primary: RedisNode): Promise<boolean>;
  callAllNodes(...call: [string, ...(string | number)[]]): Promise<void>;
  replaceCertificates(certificate: { cert: string; key: string }): Promise<void>;
  waitUntilHealthy(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

async function cutOffReplicas(nodes: readonly RedisNode[], primary: RedisNode): Promise<void> {
  const replicas = nodes.filter((candidate) => candidate !== primary);
  await setReplicaLogin(replicas, 'nobody', 'none');
  await primary.call('CLIENT', 'KILL', 'TYPE', 'replica');
}

async function attachReplicas(nodes: readonly RedisNode[], { password = '' }: RedisAccess): Promise<void> {
  await setReplicaLogin(nodes, '', password);
}

async function setReplicaLogin(nodes: readonly RedisNode[], user: string, password: string): Promise<void> {
  for (const node of nodes) {
    await node.call('CONFIG', 'SET', 'masteruser', user);
    await node.call('CONFIG', 'SET', 'masterauth', password);
  }
}

const dataArgs = (port: number, folder: string, access: RedisAccess) => [
  ...listenArgs(port, access).flatMap(([name = '', ...values]) => [`--${name}`, ...values]),
  ...['--bind', LOOPBACK_ADDRESS, '--dir', folder, '--dbfilename', `${port}.rdb`],
  ...['--save', '', '--repl-diskless-sync-delay', '0', '--repl-ping-replica-period', '1'],
  ...(access.password === undefined
    ? []
    : ['--requirepass', access.password, '--masterauth', access.password]),
];

function listenArgs(port: number, { certificates }: RedisAccess): string[][] {
  if (!certificates) return [['port', String(port)]];
  const { ca, cert, key } = certificates;
  return [
    ['port', '0'],
    ['tls-port', String(port)],
    ['tls-ca-cert-file', ca],
    ['tls-cert-file', cert],
    ['tls-key-file', key],
    ['tls-replication', 'yes'],
  ];
}

export class SentinelGroup implements RedisGroup {
  private constructor(
    readonly nodes: readonly RedisNode[],
    readonly sentinels: readonly RedisNode[],
    private readonly access: RedisAccess,
  ) {}

  static async createIn(folder: string, access: RedisAccess = {}): Promise<SentinelGroup> {
    const ports = await findFreePorts(6);
    const [first = 0] = ports;
    const nodes = ports.slice(0, 3).map((port, index) => {
      const replicaArgs = index === 0 ? [] : ['--replicaof', LOOPBACK_ADDRESS, String(first)];
      const nodeFolder = join(folder, `node-${port}`);
      return new RedisNode(port, nodeFolder, [...dataArgs(port, nodeFolder, access), ...replicaArgs], {
        access,
      });
    });
    const sentinels = ports.slice(3).map((port) => {
      const sentinelFolder = join(folder, `sentinel-${port}`);
      const config = join(sentinelFolder, 'sentinel.conf');
      mkdirSync(sentinelFolder, { recursive: true });
      writeFileSync(
        config,
        [
          ...listenArgs(port, access).map((words) => words.join(' ')),
          `bind ${LOOPBACK_ADDRESS}`,
          `dir ${sentinelFolder}`,
          `sentinel monitor main ${LOOPBACK_ADDRESS} ${first} 2`,
          `sentinel down-after-milliseconds main ${DOWN_AFTER_MS}`,
          'sentinel failover-timeout main 6000',
          ...(access.password === undefined ? [] : [`sentinel auth-pass main ${access.password}`]),
          ...(access.sentinelPassword === undefined
            ? []
            : [
                `requirepass ${access.sentinelPassword}`,
                `sentinel sentinel-pass ${access.sentinelPassword}`,
              ]),
          '',
        ].join('\n'),
      );
      return new RedisNode(port, sentinelFolder, [config], { program: 'redis-sentinel', access });
    });
    return new SentinelGroup(nodes, sentinels, access);
  }

  async callAllNodes(...call: [string, ...(string | number)[]]): Promise<void> {
    for (const node of this.nodes) await node.call(...call);
  }

  get url(): string {
    return `${schemeOf(this.access)}+sentinel://${this.sentinels.map(({ port }) => `${LOOPBACK_ADDRESS}:${port}`).join(',')}/main`;
  }

  async start(): Promise<void> {
    for (const node of [...this.nodes, ...this.sentinels]) await node.start();
    await this.waitUntilHealthy();
  }

  async primary(): Promise<RedisNode> {
    const [, port] = (await this.#callAnySentinel('get-master-addr-by-name')) as string[];
    const node = this.nodes.find((candidate) => String(candidate.port) === port);
    if (!node) throw new Error(`No node has the port ${port}`);
    return node;
  }

  async demotePrimary(): Promise<void> {
    await this.#callAnySentinel('failover');
  }

  cutOffReplicas(primary: RedisNode): Promise<void> {
    return cutOffReplicas(this.nodes, primary);
  }

  async isReplaced(primary: RedisNode): Promise<boolean> {
    return (await this.primary()).port !== primary.port;
  }

  async waitUntilHealthy(): Promise<void> {
    await attachReplicas(this.nodes, this.access);
    await waitUntil('replicas', async () => {
      const primary = await this.primary();
      const info = await primary.info();
      await this.#reattach(primary.port);
      const replicas = info.match(/state=online/g)?.length ?? 0;
      if (!info.includes('role:master') || replicas !== this.nodes.length - 1) return false;
      const sentinelStates = await Promise.all(
        this.sentinels.map(async (sentinel) => {
          const primaryFields = (await sentinel.call('SENTINEL', 'master', 'main')) as string[];
          const [flags, otherSentinelCount, replicaCount] = [
            'flags',
            'num-other-sentinels',
            'num-slaves',
          ].map((name) => primaryFields[primaryFields.indexOf(name) + 1]);
          return flags === 'master' && Number(otherSentinelCount) === 2 && Number(replicaCount) === 2;
        }),
      );
      return sentinelStates.every(Boolean);
    });
  }

  replaceCertificates(certificate: { cert: string; key: string }): Promise<void> {
    return replaceAllCertificates(this.nodes, certificate);
  }

  async stop(): Promise<void> {
    for (const node of [...this.sentinels, ...this.nodes]) await node.stop('SIGKILL');
  }

  kill(): void {
    for (const node of [...this.sentinels, ...this.nodes]) node.kill();
  }

  /** The Sentinels make a returned primary a replica only after 8 s. */
  async #reattach(primary: number): Promise<void> {
    for (const node of this.nodes) {
      const followedPort = /master_port:(\d+)/.exec(await node.info())?.[1];
      if (node.port !== primary && followedPort !== String(primary))
        await node.call('REPLICAOF', LOOPBACK_ADDRESS, primary);
    }
  }

  async #callAnySentinel(command: string): Promise<unknown> {
    for (const sentinel of this.sentinels) {
      const reply = await sentinel.call('SENTINEL', command, 'main').catch(() => null);
      if (reply !== null) return reply;
    }
    throw new Error('No Sentinel answers');
  }
}

export class ClusterGroup implements RedisGroup {
  private constructor(
    readonly nodes: readonly RedisNode[],
    private readonly ports: readonly number[],
    private readonly access: RedisAccess,
  ) {}

  static async createIn(folder: string, access: RedisAccess = {}): Promise<ClusterGroup> {
    const ports = await findFreePorts(12);
    const nodes = ports.slice(0, 6).map((port, index) => {
      const nodeFolder = join(folder, `node-${port}`);
      const cluster = [
        ...['--cluster-enabled', 'yes', '--cluster-config-file', join(nodeFolder, 'nodes.conf')],
        ...['--cluster-port', String(ports[index + 6]), '--cluster-node-timeout', String(DOWN_AFTER_MS)],
        ...(access.certificates ? ['--tls-cluster', 'yes'] : []),
      ];
      const args = [...dataArgs(port, nodeFolder, access), ...cluster];
      return new RedisNode(port, nodeFolder, args, { access });
    });
    return new ClusterGroup(nodes, ports.slice(0, 6), access);
  }

  get url(): string {
    return `${schemeOf(this.access)}+cluster://${this.ports.map((port) => `${LOOPBACK_ADDRESS}:${port}`).join(',')}`;
  }

  async start(): Promise<void> {
    for (const node of this.nodes) await node.start();
    const addresses = this.ports.map((port) => `${LOOPBACK_ADDRESS}:${port}`);
    const create = ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'];
    const { certificates, password } = this.access;
    if (password !== undefined) create.push('-a', password, '--no-auth-warning');
    if (certificates) {
      const { ca, cert, key } = certificates;
      create.push('--tls', '--cacert', ca, '--cert', cert, '--key', key);
    }
    const { status, stdout, stderr } = spawnSync('redis-cli', create, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    await this.waitUntilHealthy();
  }

  async primary(): Promise<RedisNode> {
    const [node] = await this.#primaries();
    if (!node) throw new Error('The cluster has no primary');
    return node;
  }

  async demotePrimary(primary: RedisNode): Promise<void> {
    await waitUntil('replica', async () => {
      const info = await primary.info();
      const replica = this.nodes.find(({ port }) => info.includes(`port=${port},state=online`));
      return (await replica?.call('CLUSTER', 'FAILOVER')) === 'OK';
    });
  }

  cutOffReplicas(primary: RedisNode): Promise<void> {
    return cutOffReplicas(this.nodes, primary);
  }

  async isReplaced(primary: RedisNode): Promise<boolean> {
    const otherNodes = this.nodes.filter((node) => node !== primary);
    const nodes = String(await otherNodes[0]?.call('CLUSTER', 'NODES')).split('\n');
    const [, , , , , , , , ...slots] = (nodes.find((line) => line.includes(`:${primary.port}@`)) ?? '').split(
      ' ',
    );
    return slots.length === 0;
  }

  async parts(): Promise<{ primary: RedisNode; replicas: RedisNode[] }[]> {
    const primaries = await this.#primaries();
    return Promise.all(
      primaries.map(async (primary) => {
        const info = await primary.info();
        return { primary, replicas: this.nodes.filter(({ port }) => info.includes(`port=${port},`)) };
      }),
    );
  }

  /** Moves slots in small steps, as `redis-cli --cluster reshard` does. */
  async moveSlots(count: number, sourceNode: RedisNode): Promise<void> {
    const targetNode = (await this.#primaries()).find(({ port }) => port !== sourceNode.port);
    if (!targetNode) throw new Error('The cluster has only one primary, so no slots can move');
    const [source, target] = await Promise.all(
      [sourceNode, targetNode].map((node) => node.call('CLUSTER', 'MYID')),
    );
    const filledSlots = new Set<number>();
    for (const key of (await sourceNode.call('KEYS', '*')) as string[]) {
      if (filledSlots.size < count) filledSlots.add(Number(await sourceNode.call('CLUSTER', 'KEYSLOT', key)));
    }
    for (const slot of filledSlots) {
      await targetNode.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', String(source));
      await sourceNode.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', String(target));
      for (;;) {
        const keys = (await sourceNode.call('CLUSTER', 'GETKEYSINSLOT', slot, 10)) as string[];
        if (keys.length === 0) break;
        await sourceNode.call('MIGRATE', LOOPBACK_ADDRESS, targetNode.port, '', 0, 2_000, 'KEYS', ...keys);
        await wait(20);
      }
      for (const node of await this.#primaries())
        await node.call('CLUSTER', 'SETSLOT', slot, 'NODE', String(target));
    }
  }

  async waitUntilHealthy(): Promise<void> {
    await attachReplicas(this.nodes, this.access);
    await waitUntil('a whole cluster', async () => {
      const primaries = await this.#primaries();
      if (primaries.length !== 3) return false;
      const states = await Promise.all(
        this.nodes.map(async (node) => String(await node.call('CLUSTER', 'INFO'))),
      );
      if (!states.every((state) => state.includes('cluster_state:ok'))) return false;
      const nodeInfos = await Promise.all(primaries.map((node) => node.info()));
      return nodeInfos.every((info) => info.includes('state=online'));
    });
  }

  async callAllNodes(...call: [string, ...(string | number)[]]): Promise<void> {
    for (const node of this.nodes) await node.call(...call);
  }

  replaceCertificates(certificate: { cert: string; key: string }): Promise<void> {
    return replaceAllCertificates(this.nodes, certificate);
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop('SIGKILL');
  }

  kill(): void {
    for (const node of this.nodes) node.kill();
  }

  async #primaries(): Promise<RedisNode[]> {
    const infos = await Promise.all(this.nodes.map((node) => node.info()));
    return this.nodes.filter((_, index) => infos[index]?.includes('role:master'));
  }
}

async function replaceAllCertificates(
  nodes: readonly RedisNode[],
  { cert, key }: { cert: string; key: string },
) {
  for (const node of nodes) await node.call('CONFIG', 'SET', 'tls-cert-file', cert, 'tls-key-file', key);
}

async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

export async function waitUntil(
  description: string,
  isTrue: () => Promise<boolean>,
  withinMs = RECOVERY_TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`No ${description} within ${withinMs} ms`);
    await wait(100);
  }
}
