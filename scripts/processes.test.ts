import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { spawn } from 'node:child_process';\nsetInterval(() => {}, 1_000);\n${code}`);
  return file;
}

const FINISHING_PROGRAM = program(
  'finishes',
  "process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(); }, 300));\nconsole.log('ready');",
);
const CHILD_LEAVING_PROGRAM = program(
  'leaves-child',
  `spawn(process.execPath, ['${program('child', "setTimeout(process.exit, 60_000);\nconsole.log('child');")}'], { stdio: 'inherit' });`,
);
const FAILING_PROGRAM = program('fails', 'setTimeout(() => process.exit(3), 1_500);');

function command(...parts: string[]) {
  const startLines = parts.map((file) => `all.start('part', ['${file}'], {});`).join('\n');
  const main = join(folder, `main-${parts.length}-${Date.now()}.mjs`);
  const module = join(import.meta.dirname, 'processes.mjs');
  writeFileSync(main, `import { Processes } from '${module}';\nconst all = new Processes();\n${startLines}`);
  const child = spawn(process.execPath, [main]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { running: child, readOutput: () => output, exitEvent: exitOf(child) };
}

const exitOf = (process: ChildProcess) => new Promise((resolve) => process.once('close', resolve));

it('Processes stops all processes when one ends, waits until the others have finished, and returns the exit code', async () => {
  const { exitEvent, readOutput } = command(FINISHING_PROGRAM, FAILING_PROGRAM);
  expect(await exitEvent).toBe(3);
  expect(readOutput()).toContain('The part has ended with code 3.');
  expect(readOutput()).toContain('finished');
}, 20_000);

it('Processes stops processes and their children in order on a signal, with exit code 0', async () => {
  const { running, exitEvent, readOutput } = command(FINISHING_PROGRAM, CHILD_LEAVING_PROGRAM);
  await expect.poll(readOutput, { timeout: 10_000 }).toMatch(/ready/);
  await expect.poll(readOutput, { timeout: 10_000 }).toMatch(/child/);
  running.kill('SIGTERM');
  expect(await exitEvent).toBe(0);
  expect(readOutput()).toContain('finished');
}, 20_000);
