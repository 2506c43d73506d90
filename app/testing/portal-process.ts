import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.mjs';

const PROGRAM = 'build/server/portal.js';

export const isBuilt = existsSync(PROGRAM);

const HEAP_LIMIT = ['--max-old-space-size=256'];

const START_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 60_000;

/** Measures processor time, because a busy machine suspends the portal's process. */
const PROBE_SCRIPT = `
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const ofThread = '/proc/self/task/' + process.pid + '/schedstat';
  const usage = process.threadCpuUsage?.bind(process) ?? process.cpuUsage.bind(process);
  // Node 20 knows the time of all threads alone, the collector's too; Linux knows the main thread's, in nanoseconds.
  const nowMs = existsSync(ofThread)
    ? () => Number(readFileSync(ofThread, 'utf8').split(' ')[0]) / 1e6
    : () => { const { user, system } = usage(); return (user + system) / 1e3; };
  let before;
  let longest;
  let ticking;
  const tick = () => {
    longest = Math.max(longest, nowMs() - before);
    before = nowMs();
  };
  process.on('message', (word) => {
    if (word === 'begin') {
      longest = 0;
      before = nowMs();
      ticking = setInterval(tick, 1);
      process.send(null);
      return;
    }
    setTimeout(() => {
      tick();
      clearInterval(ticking);
      process.send(longest);
    }, 5);
  });
`;

export interface RawRequest {
  method?: string;
  path: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer;
}

export interface RawResponse {
  status: number;
  headers: string;
  body: string;
}

interface Measurement<T> {
  result: T;
  blockedMs: number;
}

export class PortalProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, port: number, folder: string) {
    this.port = port;
    this.#child = child;
    this.#folder = folder;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<PortalProcess> {
    const port = await findFreePort();
    const folder = mkdtempSync(join(tmpdir(), 'portal-process-'));
    const probe = `data:text/javascript,${encodeURIComponent(PROBE_SCRIPT)}`;
    const child = spawn(process.execPath, [...HEAP_LIMIT, '--import', probe, PROGRAM], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        OVERLOAD_DELAY_MS: '10000',
        RATE_LIMIT_FACTOR: '1000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const portal = new PortalProcess(child, port, folder);
    const deadline = Date.now() + START_WITHIN_MS;
    while ((await portal.send({ path: '/healthz' }).catch(() => null))?.status !== 200) {
      if (!portal.isAlive || Date.now() > deadline) throw new Error('the portal did not start');
      await wait(100);
    }
    return portal;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get peakMemoryMb(): number | null {
    const status = `/proc/${this.#child.pid}/status`;
    if (!existsSync(status)) return null;
    const peakMatch = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'));
    return peakMatch ? Number(peakMatch[1]) / 1024 : null;
  }

  async measure<T>(work: () => Promise<T>): Promise<Measurement<T>> {
    await this.#tell('begin');
    const result = await work();
    return { result, blockedMs: Number(await this.#tell('end')) };
  }

  /** @returns headers of further requests for pages */
  async logIn(
    { email = '', password = '' }: { email?: string; password?: string },
    sandboxId: string,
  ): Promise<NonNullable<RawRequest['headers']>> {
    const sandboxHeader = ['X-Sandbox', sandboxId] as const;
    const login = await this.send({
      method: 'POST',
      path: '/login',
      headers: [['Content-Type', 'application/x-www-form-urlencoded'], sandboxHeader],
      body: new URLSearchParams({ email, password }).toString(),
    });
    const cookies = [...login.headers.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, cookie]) => cookie);
    return [['Cookie', cookies.join('; ')], ['Accept', 'text/html'], sandboxHeader];
  }

  send({ method = 'GET', path, headers = [], body = '' }: RawRequest): Promise<RawResponse> {
    const givenHeaderNames = new Set(headers.map(([name]) => name.toLowerCase()));
    const addedHeaders: [string, string][] = [
      ['Host', `127.0.0.1:${this.port}`],
      ['Connection', 'close'],
    ];
    if (body.length > 0 && !givenHeaderNames.has('transfer-encoding')) {
      addedHeaders.push(['Content-Length', String(Buffer.byteLength(body))]);
    }
    const lines = [...addedHeaders.filter(([name]) => !givenHeaderNames.has(name.toLowerCase())), ...headers];
    const requestHead = `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1');
      const chunks: Buffer[] = [];
      socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('no answer')));
      socket.on('data', (chunk) => chunks.push(chunk));
      let failure: unknown = null;
      socket.on('error', (error) => {
        failure = error;
      });
      socket.once('close', () => {
        const responseText = Buffer.concat(chunks).toString('latin1');
        const status = /^HTTP\/1\.1 (\d{3})/.exec(responseText)?.[1];
        if (status === undefined)
          return reject(failure ?? new Error('the connection ended without an answer'));
        const [responseHead = '', ...bodyParts] = responseText.split('\r\n\r\n');
        resolve({ status: Number(status), headers: responseHead, body: bodyParts.join('\r\n\r\n') });
      });
      socket.write(Buffer.concat([Buffer.from(requestHead, 'latin1'), Buffer.from(body)]));
    });
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    if (this.isAlive) {
      this.#child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #tell(word: string): Promise<unknown> {
    if (!this.isAlive) throw new Error('the portal process has ended');
    const abortController = new AbortController();
    const processExit = once(this.#child, 'exit', abortController).then(() => {
      throw new Error('the portal process has ended');
    });
    try {
      const response = once(this.#child, 'message', abortController);
      this.#child.send(word);
      const [reply]: unknown[] = await Promise.race([response, processExit]);
      return reply;
    } finally {
      processExit.catch(() => {});
      abortController.abort();
    }
  }
}
