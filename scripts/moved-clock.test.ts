import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHOWN: Record<string, unknown> = {
  'minutes(Date.now())': 120,
  'minutes(new Date().getTime())': 120,
  'minutes(Date.parse(Date()))': 120,
  'minutes(new (class extends Date {})().getTime())': 120,
  'minutes(new (new Date(0).constructor)().getTime())': 120,
  "new Date('2028-02-29T00:00:00Z').toISOString()": '2028-02-29T00:00:00.000Z',
  'new Date(2028, 1, 30).getDate()': 1,
  'new Date() instanceof Date': true,
};

it('moveClock moves the current time and keeps explicit times', () => {
  const list = Object.keys(SHOWN).join(', ');
  const code = `const real = performance.timeOrigin + performance.now();
    const minutes = (time) => Math.round((time - real) / 60_000);
    console.log(JSON.stringify([${list}]))`;
  const args = [
    '--import',
    join(import.meta.dirname, 'preload-moved-clock.mjs'),
    '--input-type=module',
    '-e',
    code,
  ];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TEST_CLOCK_MS: '7200000' },
  });
  expect(JSON.parse(stdout)).toEqual(Object.values(SHOWN));
});
