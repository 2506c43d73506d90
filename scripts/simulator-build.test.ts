import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { buildSimulator } from './simulator-build.mjs';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

const LONG = { timeout: 240_000 };

it(
  'SIM-02: a compiled simulator answers, and finds the files that stand beside its sources',
  LONG,
  async () => {
    const program = await buildSimulator();
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
  const made = statSync(await buildSimulator()).mtimeMs;
  expect(statSync(await buildSimulator()).mtimeMs).toBe(made);
});
