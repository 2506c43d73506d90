import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const MAIN_FILE = fileURLToPath(new URL('./main.ts', import.meta.url));
const HEAP_MB = 160;

const HEAP_REPORTER = `data:text/javascript,${encodeURIComponent(
  'process.on("message", () => { gc(); process.send(process.memoryUsage().heapUsed); }); process.channel.unref();',
)}`;

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

async function startHostedDemo(): Promise<string> {
  const flags = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', HEAP_REPORTER];
  const started = spawn(process.execPath, [...flags, '--import', 'tsx/esm', MAIN_FILE], {
    env: { ...process.env, SIMULATOR_PORT: '0', HOSTED_DEMO: 'true', TRUSTED_PROXIES: 'loopback' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child = started;
  if (started.stdout === null) throw new Error('No output');
  const [line] = await once(started.stdout, 'data');
  return /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
}

const post = (origin: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/simulator${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('SIM-14 a hosted demo with little memory opens sandboxes until memory is full, explains the refusal, and keeps serving open sandboxes', {
  timeout: 180_000,
}, async () => {
  const origin = await startHostedDemo();
  const worlds: string[] = [];
  let refusalResponse: Response | null = null;
  while (refusalResponse === null && worlds.length < 1000) {
    // One address may use only half of the memory of all worlds.
    const visitor = { 'x-forwarded-for': `203.0.113.${worlds.length % 250}` };
    const opened = await post(origin, '/sandboxes', {}, visitor);
    if (opened.status !== 201) {
      refusalResponse = opened;
      break;
    }
    const { sandbox } = (await opened.json()) as { sandbox: string };
    worlds.push(sandbox);
    const patch = [{ op: 'add', path: '/config/x', value: 'x'.repeat(200_000) }];
    await post(origin, '/faults', { patch, path: '/config' }, { 'x-sandbox': sandbox });
  }
  expect(refusalResponse?.status).toBe(503);
  expect(refusalResponse?.headers.get('retry-after')).toBe('300');
  expect(await refusalResponse?.json()).toEqual({ errors: [{ code: null, field: 'worlds' }] });
  expect(worlds.length).toBeGreaterThan(20);
  const [firstWorld = ''] = worlds;
  const snapshot = await fetch(`${origin}/simulator/snapshot`, {
    method: 'PUT',
    headers: { 'x-sandbox': firstWorld, 'content-type': 'application/json' },
    body: 'x'.repeat(20_000_000),
  }).catch(() => null);
  expect([413, 503, undefined]).toContain(snapshot?.status);
  for (const id of [firstWorld, worlds.at(-1) ?? '']) {
    const world = await fetch(`${origin}/simulator/world`, { headers: { 'x-sandbox': id } });
    expect(world.status).toBe(200);
  }
  expect(child?.exitCode).toBeNull();
});

async function usedHeap(): Promise<number> {
  child?.send('heap');
  const [bytes] = child ? await once(child, 'message') : [];
  return Number(bytes);
}

it('SIM-15 the simulator releases the memory of 300 logos of 200 kB', {
  timeout: 180_000,
}, async () => {
  const origin = await startHostedDemo();
  const openResponse = await post(origin, '/sandboxes', {});
  const { sandbox } = (await openResponse.json()) as { sandbox: string };
  const putLogo = (paths: number) => {
    const drawn = '<path style="fill:#0b5fa5" d="M0 0h5"/>'.repeat(paths);
    const logo = `<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style>${drawn}</svg>`;
    return fetch(`${origin}/simulator/deployment`, {
      method: 'PUT',
      headers: { 'x-sandbox': sandbox, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nordheide Bank', logo }),
    });
  };
  for (let warmUp = 0; warmUp < 5; warmUp += 1) expect((await putLogo(4_800)).status).toBe(200);
  const heapBefore = await usedHeap();
  for (let index = 0; index < 300; index += 1) expect((await putLogo(4_800 + (index % 9))).status).toBe(200);
  expect((await usedHeap()) - heapBefore).toBeLessThan(20_000_000);
});
