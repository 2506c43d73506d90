import { afterEach, describe, expect, it, vi } from 'vitest';
import { SETTINGS } from '../settings';
import { NOTHING_KNOWN } from './known';
import type { Need } from './needs';
import { offersOf } from './offers';

const SIMULATED = {
  isSimulator: true,
  isOwnPortal: true,
  hasProxy: false,
  portal: 'http://demo.localhost',
  lendingApi: '',
  known: NOTHING_KNOWN,
};
const OF_ENGINES: readonly Need[] = ['@needs-media', '@no-js', '@needs-devtools'];

describe('what a run offers to scenarios', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', ['@needs-media', '@no-js', '@needs-devtools']],
    ['chromium', ['@needs-media', '@no-js', '@needs-devtools']],
    ['webkit', ['@needs-media', '@no-js']],
    ['firefox', []],
    ['webkitgtk', []],
  ])('in the engine "%s" is %j', async (engine, offered) => {
    vi.stubEnv(SETTINGS.browser, engine);
    const { needs } = await offersOf(SIMULATED);
    expect(OF_ENGINES.filter((need) => need in needs)).toEqual(offered);
  });

  it('is a portal to stop only where one is started here', async () => {
    expect('@own-portal' in (await offersOf(SIMULATED)).needs).toBe(true);
    expect('@own-portal' in (await offersOf({ ...SIMULATED, isOwnPortal: false })).needs).toBe(false);
  });

  it('is all that the simulator can be told', async () => {
    const { needs, preparations } = await offersOf(SIMULATED);
    expect(needs).toMatchObject({ '@needs-clock': 'the simulator', '@needs-mail': 'the simulator' });
    expect(preparations.map(({ name }) => name)).toEqual(['the simulator']);
  });
});
