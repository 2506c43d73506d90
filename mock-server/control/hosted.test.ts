import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulator } from '../testing/test-simulator';

let simulator: Awaited<ReturnType<typeof openSimulator>>;
beforeAll(async () => {
  simulator = await openSimulator({ hosted: true });
});
afterAll(() => simulator.close());

describe('SIM-11 SIM-14 a hosted demo', () => {
  it('says so', async () => {
    expect((await simulator.request('GET', '/simulator/health')).body).toMatchObject({ hosted: true });
  });

  it('gives whoever opens the control page a world of their own', async () => {
    const worlds = await Promise.all([1, 2].map(() => fetch(`${simulator.origin}/simulator/`)));
    const ids = worlds.map(({ url }) => new URL(url).searchParams.get('sandbox'));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(null);
  });

  it.each([
    ['POST', '/user/account/login'],
    ['POST', '/simulator/reset'],
    ['POST', '/simulator/faults'],
    ['PUT', '/simulator/snapshot'],
    ['GET', '/simulator/enter?sandbox=default'],
    ['POST', '/simulator/page/reset?sandbox=default'],
  ])('lets nobody reach the shared world by %s %s', async (method, path) => {
    expect((await simulator.request(method, path)).status).toBe(404);
  });

  it('still tells what it has', async () => {
    expect((await simulator.request('GET', '/config')).status).toBe(200);
    expect((await simulator.request('GET', '/simulator/scenarios')).status).toBe(200);
  });
});
