import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { LANGUAGES } from 'contracts/api/enumerations/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSimulator } from './simulator-build.mjs';

let program: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  program = await buildSimulator();
}, 240_000);

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Streams may close after the exit. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  return { child, output };
}

it('the simulator is not compiled again from equal sources', { timeout: 240_000 }, async () => {
  const modifiedMs = statSync(program).mtimeMs;
  expect(statSync(await buildSimulator()).mtimeMs).toBe(modifiedMs);
});

describe.concurrent('the compiled simulator', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'SIM-02: serves without the portal, prints the URL of the simulator, and ends on %s',
    async (signal) => {
      const { child, output } = run({ SIMULATOR_PORT: '0', PORT: '3123' });
      await once(child.stdout, 'data');
      const [origin = ''] = output.out.match(/http:\/\/localhost:\d+/) ?? [];
      expect(await (await fetch(`${origin}/simulator/health`)).json()).toEqual({
        status: 'ok',
        simulator: true,
        hosted: false,
      });
      const play = await fetch(`${origin}/simulator/play/demo`, { redirect: 'manual' });
      expect(play.headers.get('location')).toMatch(/^http:\/\/demo\.localhost:3123\/demo\/enter\?/);
      expect(await (await fetch(`${origin}/simulator/`)).text()).toContain('<script');
      expect((await fetch(`${origin}/simulator/scenarios`)).status).toBe(200);
      child.kill(signal);
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(output).toEqual({ out: expect.stringMatching(/^[^\n]+\n$/), err: '' });
    },
  );

  it.each(LANGUAGES)('SIM-14: loads less than 110 KB of scripts for its first page, in %s', async (lang) => {
    const { child, output } = run({ SIMULATOR_PORT: '0' });
    await once(child.stdout, 'data');
    const [origin = ''] = output.out.match(/http:\/\/localhost:\d+/) ?? [];
    const page = await (await fetch(`${origin}/simulator/?lang=${lang}`)).text();
    const scripts = [...page.matchAll(/(?:src|href)="\/simulator\/(assets\/[^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(2);
    const sizes = scripts.map(([, file]) => statSync(`build/simulator/${file}.gz`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(110_000);
    child.kill();
  });

  it('SIM-14: serves the fonts of its pages', async () => {
    const { child, output } = run({ SIMULATOR_PORT: '0' });
    await once(child.stdout, 'data');
    const [origin = ''] = output.out.match(/http:\/\/localhost:\d+/) ?? [];
    const page = await (await fetch(`${origin}/simulator/`)).text();
    const [, style = ''] = page.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    const sheet = await fetch(origin + style);
    const fonts = Array.from(
      (await sheet.text()).matchAll(/url\("?([^)"]+\.woff2)"?\)/g),
      ([, path]) => path,
    );
    expect(fonts).toHaveLength(3);
    for (const font of fonts) {
      const { status, headers } = await fetch(new URL(font ?? '', sheet.url));
      expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
    child.kill();
  });

  it('prints a one-line message if its port is taken', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { child, output } = run({ SIMULATOR_PORT: String(port) });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toEqual({
      out: '',
      err: `The simulator cannot start: SIMULATOR_PORT ${port} is in use or not permitted.\n`,
    });
    server.close();
  });

  it('prints a one-line message if a setting is invalid', async () => {
    const { child, output } = run({ SIMULATOR_SEED: 'much' });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output.err).toBe(
      'The simulator cannot start: SIMULATOR_SEED must be a whole number from 0 to 999999999.\n',
    );
  });
});
