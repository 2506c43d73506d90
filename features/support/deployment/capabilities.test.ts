import { afterEach, describe, expect, it, vi } from 'vitest';
import { SETTING_NAMES } from '../settings';
import { capabilitiesOf } from './capabilities';
import { UNKNOWN_DEPLOYMENT } from './known-deployment';
import type { Need } from './needs';

const SIMULATED_ENVIRONMENT = {
  isSimulator: true,
  isOwnPortal: true,
  hasProxy: false,
  portal: 'http://demo.localhost',
  lendingApi: '',
  knownDeployment: UNKNOWN_DEPLOYMENT,
};
const NEEDS_OF_ENGINES: readonly Need[] = ['@needs-media', '@no-js', '@needs-devtools'];

describe('capabilitiesOf (tags that the deployment under test supports)', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', ['@needs-media', '@no-js', '@needs-devtools']],
    ['chromium', ['@needs-media', '@no-js', '@needs-devtools']],
    ['webkit', ['@needs-media', '@no-js']],
    ['firefox', []],
    ['webkitgtk', []],
  ])('capabilitiesOf offers for the browser setting "%s" the tags %j', async (engine, offered) => {
    vi.stubEnv(SETTING_NAMES.browser, engine);
    const { needs } = await capabilitiesOf(SIMULATED_ENVIRONMENT);
    expect(NEEDS_OF_ENGINES.filter((need) => need in needs)).toEqual(offered);
  });

  it('offers @own-portal only if the suite starts the portal', async () => {
    expect('@own-portal' in (await capabilitiesOf(SIMULATED_ENVIRONMENT)).needs).toBe(true);
    expect(
      '@own-portal' in (await capabilitiesOf({ ...SIMULATED_ENVIRONMENT, isOwnPortal: false })).needs,
    ).toBe(false);
  });

  it('offers every control call of the simulator', async () => {
    const { needs, preparations } = await capabilitiesOf(SIMULATED_ENVIRONMENT);
    expect(needs).toMatchObject({ '@needs-clock': 'the simulator', '@needs-mail': 'the simulator' });
    expect(preparations.map(({ name }) => name)).toEqual(['the simulator']);
  });
});
