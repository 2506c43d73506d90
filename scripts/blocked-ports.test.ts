import { expect, it } from 'vitest';
import { isBlockedPort } from './blocked-ports.mjs';

async function reason(port: number): Promise<string> {
  const dispatcher = {
    dispatch() {
      throw new Error('asked');
    },
  };
  // The DOM types do not know Node's dispatcher.
  const options = { dispatcher } as RequestInit;
  const failed = await fetch(`http://127.0.0.1:${port}`, options).catch((error: Error) => error);
  return failed instanceof Error ? ((failed.cause as Error | undefined)?.message ?? failed.message) : '';
}

it('isBlockedPort names the ports that fetch refuses', async () => {
  const ports = [1, 79, 4_190, 5_061, 6_000, 6_697, 10_080, 2, 80, 443, 3_000, 4_000, 4_191, 8_080, 10_081];
  const areRefused = await Promise.all(ports.map(async (port) => (await reason(port)) === 'bad port'));
  expect(ports.map(isBlockedPort)).toEqual(areRefused);
  expect(areRefused.filter(Boolean)).toHaveLength(7);
});
