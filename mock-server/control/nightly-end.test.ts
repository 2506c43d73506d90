import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { createSimulator } from '../simulator';
import { SETTINGS } from '../testing/test-simulator';
import { brandOf, documentOfBrand } from './brand';

const LARGE = Array.from({ length: 4000 }, (_, n) => (n * 7919).toString(36)).join(' ');

describe('SIM-14 the nightly deletion of all sandboxes of a hosted demo', () => {
  it('deletes shared scripts, brands and saved states', async () => {
    const simulator = createSimulator({ ...SETTINGS, hosted: true });
    const fetch = createApp(simulator);
    const request = async (url: string, init?: RequestInit) => fetch(new Request(url, init));
    const open = (path: string) => request(`http://localhost${path}`, { headers: { accept: 'text/html' } });
    const begun = await open('/simulator/demo?lang=en');
    const sandbox = new URL(begun.headers.get('location') ?? '', 'http://localhost').searchParams.get(
      'sandbox',
    );
    const stops = Array.from({ length: 8 }, (_, n) => ({
      title: `Stop ${n}`,
      say: LARGE.slice(n * 900, n * 900 + 900),
      where: { path: '/' },
    }));
    const body = new URLSearchParams({ document: JSON.stringify({ title: 'Large', stops }) });
    const headers = { 'content-length': String(body.toString().length) };
    const page = await request(`http://localhost/simulator/demo/script?sandbox=${sandbox}&lang=en`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
    const link = /script=(kept[^&"]*)/.exec(await page.text())?.[1];
    expect(link).toBeDefined();
    const shared = `/simulator/demo?script=${link}&lang=en`;
    expect((await open(shared)).status).toBe(302);
    const brand = brandOf({ name: 'Large', logo: `data:image/svg+xml,${LARGE}` });
    expect(brand).toMatch(/^kept/);

    simulator.sandboxes.endAll();

    expect((await open(shared)).status).toBe(404);
    expect(documentOfBrand(brand)).toBeUndefined();
  });

  it('deletes the states that were saved in the sandboxes', async () => {
    const simulator = createSimulator({ ...SETTINGS, hosted: true });
    const fetch = createApp(simulator);
    const request = async (url: string, init?: RequestInit) => fetch(new Request(url, init));
    const scenario = findScenario('empty');
    if (scenario === undefined) throw new Error('there is no such situation');
    const { id } = simulator.sandboxes.open({ scenario, seed: 1, now: null });
    const saved = await request(`http://localhost/simulator/page/save?sandbox=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=before',
    });
    expect(saved.status).toBe(303);
    const page = await (await request(`http://localhost/simulator/situations?sandbox=${id}`)).text();
    const [, state] = /\/simulator\/share\/([^"?&]+)/.exec(page) ?? [];
    expect(state).toBeDefined();
    const shared = () => request(`http://localhost/simulator/share/${state}`);
    expect((await shared()).status).toBe(303);

    simulator.sandboxes.endAll();

    expect((await shared()).status).toBe(404);
  });
});
