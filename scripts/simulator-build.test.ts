import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSimulator } from './simulator-build.mjs';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'simulator-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const LONG = { timeout: 240_000 };

it(
  'SIM-02: a compiled simulator answers, and finds the files that stand beside its sources',
  LONG,
  async () => {
    const program = await buildSimulator(folder);
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, SIMULATOR_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const [line] = await once(child.stdout, 'data');
    const [origin = ''] = String(line).match(/http:\/\/localhost:\d+/) ?? [];
    expect(await (await fetch(`${origin}/simulator/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(`${origin}/simulator/`)).text()).toContain('<script');
    expect((await fetch(`${origin}/simulator/scenarios`)).status).toBe(200);
  },
);

it('is not compiled again from the same sources', LONG, async () => {
  const made = statSync(await buildSimulator(folder)).mtimeMs;
  expect(statSync(await buildSimulator(folder)).mtimeMs).toBe(made);
});
