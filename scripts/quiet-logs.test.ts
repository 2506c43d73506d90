import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let output: string;

beforeAll(() => {
  // Vitest searches tests below its working directory.
  mkdirSync('.reports', { recursive: true });
  folder = mkdtempSync('.reports/quiet-logs-');
  const line = (event: string) => `{"level":"info","time":"2026-01-01T00:00:00Z","event":"${event}"}\\n`;
  writeFileSync(
    join(folder, 'logs.test.ts'),
    `import { expect, it } from 'vitest';
it('holds', () => { process.stdout.write('${line('of-the-good')}'); process.stdout.write('no line of a log\\n'); });
it('fails', () => { process.stdout.write('${line('of-the-bad')}'); expect(1).toBe(2); });`,
  );
  const config = join(folder, 'vitest.config.ts');
  writeFileSync(config, "export default { test: { setupFiles: ['scripts/quiet-logs.ts'] } };");
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--root', '.', folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  output = stdout + stderr;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('the log of a passed test is hidden', () => {
  expect(output).toContain('1 passed');
  expect(output).toContain('no line of a log');
  expect(output).not.toContain('of-the-good');
});

it('the log of a failed test is shown', () => {
  expect(output).toMatch(/Log of the failed test:\s+\{.*of-the-bad/);
});
