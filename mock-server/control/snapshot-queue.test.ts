import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_SNAPSHOT_BYTES, SnapshotQueue } from './snapshot-queue';

describe('SIM-12 SIM-14 snapshots of a hosted demo', () => {
  it('snapshots are accepted four at a time, and one at a time per client IP address', async () => {
    const turns = new SnapshotQueue();
    const ends: (() => void)[] = [];
    const waiting = ['a', 'b', 'c', 'd'].map((address) =>
      turns.run(address, () => new Promise<void>((resolve) => ends.push(resolve))),
    );
    const refused = { headers: { 'retry-after': '5' } };
    await expect(turns.run('a', async () => {})).rejects.toMatchObject({ status: 429, ...refused });
    await expect(turns.run('e', async () => {})).rejects.toMatchObject({ status: 503, ...refused });
    for (const end of ends) end();
    await Promise.all(waiting);
    expect(await turns.run('e', (inTurn) => inTurn(() => 'done'))).toBe('done');
  });

  it('the queue pauses after each snapshot so that the simulator can answer other requests', async () => {
    const turns = new SnapshotQueue();
    const began: number[] = [];
    const work = () => {
      began.push(performance.now());
      while (performance.now() < (began.at(-1) ?? 0) + 40);
    };
    await Promise.all(['a', 'b'].map((address) => turns.run(address, (inTurn) => inTurn(work))));
    expect((began[1] ?? 0) - (began[0] ?? 0)).toBeGreaterThan(140);
  });

  it('the queue does not wait for a client that sends slowly', async () => {
    const turns = new SnapshotQueue(20);
    const slow = turns.run('a', (_, inTime) => inTime(new Promise<string>(() => {})));
    await expect(slow).rejects.toMatchObject({ status: 408 });
    expect(await turns.run('a', (_, inTime) => inTime(Promise.resolve('came')))).toBe('came');
  });

  it('the queue returns an error to the client that sent an invalid snapshot, and processes the next snapshot', async () => {
    const turns = new SnapshotQueue();
    const failing = turns.run('a', (inTurn) =>
      inTurn(() => {
        throw new Error('broken');
      }),
    );
    await expect(failing).rejects.toThrow('broken');
    expect(await turns.run('a', (inTurn) => inTurn(() => 1))).toBe(1);
  });
});

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

describe('SIM-14 six large snapshots sent at once', { timeout: 120_000 }, () => {
  let child: ChildProcess | undefined;
  let origin: string;

  beforeAll(async () => {
    origin = await hostedDemo();
  }, 60_000);

  afterAll(() => {
    child?.kill('SIGKILL');
  });

  async function hostedDemo(): Promise<string> {
    const started = spawn(process.execPath, ['--import', 'tsx/esm', MAIN], {
      env: { ...process.env, SIMULATOR_PORT: '0', HOSTED_DEMO: 'true', TRUSTED_PROXIES: 'loopback' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const [line] = await once(started.stdout, 'data');
    return /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  }

  it.each([
    ['of 20 MB are refused by their size', 20_000_000, [413, 503], 0],
    ['of the maximum size are processed one after the other', HOSTED_SNAPSHOT_BYTES - 1_000, [200, 503], 1],
  ])('%s, and never block other sandboxes', async (_, bytes, statuses, network) => {
    const opened = Array.from({ length: 6 }, async (_, index) => {
      const headers = { 'x-forwarded-for': `203.0.${network}.${index}`, 'content-type': 'application/json' };
      const response = await fetch(`${origin}/simulator/sandboxes`, { method: 'POST', headers, body: '{}' });
      const { sandbox } = (await response.json()) as { sandbox: string };
      return { ...headers, 'x-sandbox': sandbox };
    });
    const visitors = await Promise.all(opened);
    const [own] = visitors;
    const empty = await (await fetch(`${origin}/simulator/snapshot`, { headers: own ?? {} })).text();
    const taken = JSON.parse(empty) as { applications: object[] };
    const [application] = taken.applications;
    const bytesPerApplication = JSON.stringify(application).length + 40;
    const applications = Array.from(
      { length: Math.floor((bytes - empty.length) / bytesPerApplication) },
      (_, index) => ({
        ...application,
        id: `application-${index}`,
      }),
    );
    const body = Buffer.from(JSON.stringify({ ...taken, applications }));
    expect(body.length).toBeLessThanOrEqual(bytes);
    const startedAt = performance.now();
    JSON.parse(body.toString());
    const readingMs = performance.now() - startedAt;
    let slowest = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const before = performance.now();
        await (
          await fetch(`${origin}/simulator/health`, { headers: { 'x-forwarded-for': '198.51.100.1' } })
        ).text();
        slowest = Math.max(slowest, performance.now() - before);
      }
    })();
    const responses = await Promise.all(
      visitors.map(async (headers) => {
        const put = fetch(`${origin}/simulator/snapshot`, { method: 'PUT', headers, body }).catch(() => null);
        return (await put)?.status ?? 413;
      }),
    );
    isOver = true;
    await watching;
    expect([...new Set(responses)].every((status) => statuses.includes(status))).toBe(true);
    expect(slowest).toBeLessThan(1_000 + 20 * readingMs);
  });
});
