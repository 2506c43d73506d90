import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../simulator';
import { SETTINGS } from '../../testing/test-simulator';
import { texts } from '../../texts/texts';
import { GUIDED_DEMO } from './guided-demo';
import { phoneCodes } from './phones';
import { DemoRun } from './run';

const t = texts('demo', 'en');

interface Reached {
  machine?: string[];
  host?: string;
  origin?: string;
  hosted?: boolean;
}

async function phonePanel({ machine = [], host, origin = 'http://localhost:4000', hosted = false }: Reached) {
  const scenario = findScenario('empty');
  if (scenario === undefined) throw new Error('there is no such scenario');
  const { sandboxes, settings } = createSimulator({ ...SETTINGS, port: 4000, hosted });
  const sandbox = sandboxes.open({ scenario, seed: 1, now: null });
  const run = await DemoRun.begin({ sandbox, settings }, GUIDED_DEMO, 'en');
  await run.goTo(3);
  const view = { sandbox, settings, run, language: 'en', t, host: host ?? null, origin } as const;
  const text = String(await phoneCodes(view, machine));
  const links = text.matchAll(/href="(https?:[^"]+)\/simulator\/enter\?[^"]*persona=(\w+)/g);
  return { text, links: Array.from(links, ([, at, who]) => `${who} ${at}`) };
}

describe('SIM-14 the QR codes for two phones', () => {
  it('show a warning if this machine has no network address', async () => {
    const { text, links } = await phonePanel({});
    expect(text).toContain(t('onlyLocal'));
    expect(links).toEqual(['katrin http://localhost:4000', 'jonas http://localhost:4000']);
  });

  it('use the network address of this machine', async () => {
    const { text, links } = await phonePanel({ machine: ['192.0.2.7'] });
    expect(text).not.toContain(t('onlyLocal'));
    expect(links).toEqual(['katrin http://192.0.2.7:4000', 'jonas http://192.0.2.7:4000']);
  });

  it('use only the chosen address if this machine has several addresses', async () => {
    const machine = ['192.0.2.7', '198.51.100.8'];
    const chosen = await phonePanel({ machine, host: '198.51.100.8' });
    expect(chosen.text).toContain('<option selected>198.51.100.8</option>');
    expect(chosen.links[0]).toBe('katrin http://198.51.100.8:4000');
    expect((await phonePanel({ machine, host: 'evil.example' })).links[0]).toBe(
      'katrin http://192.0.2.7:4000',
    );
  });

  it('use the address of a hosted page, and never its internal address', async () => {
    const reached = { machine: ['192.0.2.7', '198.51.100.8'], hosted: true };
    const { text, links } = await phonePanel({ ...reached, origin: 'https://demo.example' });
    expect(links).toEqual(['katrin https://demo.example', 'jonas https://demo.example']);
    expect(text).not.toMatch(/192\.0\.2\.7|198\.51\.100\.8/);
    expect(text).not.toContain(t('onlyLocal'));
    expect((await phonePanel(reached)).text).toContain(t('onlyLocal'));
  });
});
