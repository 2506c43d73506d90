import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cleanLogo } from './clean-logo';

const PATHS = 1_500;
const logo = (seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${`<path d="M0 ${seed}h5"/>`.repeat(PATHS)}</svg>`;

const MAX_GROWTH_BYTES = 20 * 2 ** 20;

it('SIM-15: cleaned SVG logos give their memory back', { timeout: 120_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heap = async () => {
    await new Promise(setImmediate);
    collect();
    return process.memoryUsage().heapUsed;
  };
  for (let seed = 0; seed < 2; seed += 1) expect(await cleanLogo(logo(seed))).toMatchObject({ ok: true });
  const before = await heap();
  for (let seed = 0; seed < 8; seed += 1) await cleanLogo(logo(seed));
  expect((await heap()) - before).toBeLessThan(MAX_GROWTH_BYTES);
});
