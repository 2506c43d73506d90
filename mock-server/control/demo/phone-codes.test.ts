import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../simulator';
import { TEST_SETTINGS } from '../../testing/test-simulator';
import { getTexts } from '../../texts/texts';
import { GUIDED_DEMO } from './guided-demo';
import { createPhoneQrCodesData } from './phone-codes';
import { DemoRun } from './run';

const t = getTexts('demo', 'en');

interface PhonePanelOptions {
  machine?: string[];
  host?: string;
  origin?: string;
  hosted?: boolean;
}

async function openPhonePanel({
  machine = [],
  host,
  origin = 'http://localhost:4000',
  hosted = false,
}: PhonePanelOptions) {
  const scenario = findScenario('empty');
  if (scenario === undefined) throw new Error('there is no such scenario');
  const { sandboxes, settings } = createSimulator({ ...TEST_SETTINGS, port: 4000, hosted });
  const sandbox = sandboxes.open({ scenario, seed: 1, now: null });
  const run = await DemoRun.begin({ sandbox, settings }, GUIDED_DEMO, 'en');
  await run.goTo(3);
  const view = { sandbox, settings, run, t, host: host ?? null, origin } as const;
  const phones = await createPhoneQrCodesData(view, machine);
  const links = phones.people.map(({ address }) => {
    const { origin: at, pathname, searchParams } = new URL(address);
    expect(pathname).toBe('/simulator/enter');
    return `${searchParams.get('persona')} ${at}`;
  });
  return { ...phones, links };
}

describe('SIM-14 the QR codes for two phones', () => {
  it('the QR codes show a warning if this machine has no IP address in a network', async () => {
    const { isOnlyLocal, links } = await openPhonePanel({});
    expect(isOnlyLocal).toBe(true);
    expect(links).toEqual(['katrin http://localhost:4000', 'jonas http://localhost:4000']);
  });

  it('the QR codes contain the IP address of this machine', async () => {
    const { isOnlyLocal, links } = await openPhonePanel({ machine: ['192.0.2.7'] });
    expect(isOnlyLocal).toBe(false);
    expect(links).toEqual(['katrin http://192.0.2.7:4000', 'jonas http://192.0.2.7:4000']);
  });

  it('the QR codes contain only the chosen IP address if this machine has several IP addresses', async () => {
    const machine = ['192.0.2.7', '198.51.100.8'];
    const chosen = await openPhonePanel({ machine, host: '198.51.100.8' });
    expect([chosen.hosts, chosen.host]).toEqual([machine, '198.51.100.8']);
    expect(chosen.links[0]).toBe('katrin http://198.51.100.8:4000');
    expect((await openPhonePanel({ machine, host: 'evil.example' })).links[0]).toBe(
      'katrin http://192.0.2.7:4000',
    );
  });

  it('the QR codes contain the public URL of a hosted simulator, and never its internal IP addresses', async () => {
    const reached = { machine: ['192.0.2.7', '198.51.100.8'], hosted: true };
    const { links, ...phones } = await openPhonePanel({ ...reached, origin: 'https://demo.example' });
    expect(links).toEqual(['katrin https://demo.example', 'jonas https://demo.example']);
    expect(JSON.stringify(phones)).not.toMatch(/192\.0\.2\.7|198\.51\.100\.8/);
    expect(phones.isOnlyLocal).toBe(false);
    expect((await openPhonePanel(reached)).isOnlyLocal).toBe(true);
  });
});
