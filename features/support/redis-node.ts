import { mkdirSync, readFileSync } from 'node:fs';
import { Redis, ReplyError } from 'ioredis';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';
import { endServer, type ServerProcess, startProgram } from './server-process';

export const LOOPBACK_ADDRESS = '127.0.0.1';

export const hasRedis = (): boolean => findProgram('redis-server') !== null;

const ANSWER_TIMEOUT_MS = 20_000;

type Program = 'redis-server' | 'redis-sentinel';

/** `ca`, `cert` and `key` are paths of PEM files. */
export interface RedisAccess {
  certificates?: { ca: string; cert: string; key: string };
  password?: string;
  sentinelPassword?: string;
}

function loginOf(access: RedisAccess, program: Program) {
  const password = program === 'redis-sentinel' ? access.sentinelPassword : access.password;
  return {
    ...(password !== undefined && { password }),
    ...(access.certificates && {
      tls: {
        cert: readFileSync(access.certificates.cert),
        key: readFileSync(access.certificates.key),
        // Tests replace certificates with wrong ones and back.
        rejectUnauthorized: false,
      },
    }),
  };
}

interface NodeOptions {
  host?: string;
  program?: Program;
  access?: RedisAccess;
}

export class RedisNode {
  readonly #host: string;
  readonly #program: Program;
  readonly #access: RedisAccess;
  #server: ServerProcess | undefined;

  constructor(
    readonly port: number,
    readonly folder: string,
    private readonly args: readonly string[],
    { host = LOOPBACK_ADDRESS, program = 'redis-server', access = {} }: NodeOptions = {},
  ) {
    this.#host = host;
    this.#program = program;
    this.#access = access;
  }

  /** Starts without snapshots on a free port. @throws Error if Redis is not installed */
  static async begin(
    folder: string,
    args: readonly string[] = [],
    options: NodeOptions & { port?: number } = {},
  ): Promise<RedisNode> {
    const { port = await findFreePort(), host = LOOPBACK_ADDRESS } = options;
    const place = ['--port', String(port), '--bind', host, '--dir', folder];
    const nodeArgs = [...place, '--save', '', '--repl-diskless-sync-delay', '0'];
    const node = new RedisNode(port, folder, [...nodeArgs, ...args], options);
    await node.start();
    return node;
  }

  get url(): string {
    return `redis://${this.#host}:${this.port}`;
  }

  async start(...extraArgs: string[]): Promise<void> {
    const path = findProgram(this.#program);
    if (path === null) throw new Error(`${this.#program} is not installed`);
    mkdirSync(this.folder, { recursive: true });
    this.#server = startProgram(`redis-${this.port}`, path, [...this.args, ...extraArgs]);
    await this.#waitUntilAnswering();
  }

  async #waitUntilAnswering(): Promise<void> {
    const deadline = Date.now() + ANSWER_TIMEOUT_MS;
    for (;;) {
      try {
        await this.call('PING');
        return;
      } catch (error) {
        // An error reply, for example while data loads, shows that the server runs.
        if (error instanceof ReplyError) return;
        if (Date.now() > deadline || this.#server?.process.exitCode !== null) throw error;
      }
    }
  }

  async call(...[command, ...args]: [string, ...(string | number)[]]): Promise<unknown> {
    const client = new Redis(this.port, this.#host, {
      maxRetriesPerRequest: 100,
      retryStrategy: () => 20,
      enableReadyCheck: false,
      commandTimeout: 2_000,
      ...loginOf(this.#access, this.#program),
    });
    client.on('error', () => undefined);
    return client.call(command, ...args).finally(() => client.disconnect());
  }

  async info(section = 'replication'): Promise<string> {
    return String(await this.call('INFO', section).catch(() => ''));
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#server?.process.kill(name);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (!this.#server) return;
    if (signal === 'SIGKILL') this.signal('SIGCONT');
    await endServer(this.#server, signal);
  }

  kill(): void {
    this.#server?.process.kill('SIGKILL');
  }
}
