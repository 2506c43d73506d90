import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT } from '../pact-file';
import { inWords } from './drift';
import { verify } from './verification';

describe('QA-02 the simulator', () => {
  let simulator: Awaited<ReturnType<typeof startSimulator>>;

  beforeAll(async () => {
    simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  });

  afterAll(() => simulator.close());

  it('keeps the pact', async () => {
    const drifts = await verify({ pact: AGREED_PACT, providerBaseUrl: simulator.origin });
    expect(drifts.map(inWords)).toEqual([]);
  });
});
