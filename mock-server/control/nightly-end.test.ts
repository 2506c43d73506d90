import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { createSimulator } from '../simulator';
import { TEST_SETTINGS } from '../testing/test-simulator';

describe('SIM-14 the nightly deletion of all sandboxes of a hosted demo', () => {
  it('deletes the links to demo scripts and banks', async () => {
    const simulator = createSimulator({ ...TEST_SETTINGS, hosted: true });
    const fetch = createApp(simulator);
    const request = async (url: string, init?: RequestInit) => fetch(new Request(url, init));
    const open = (path: string) => request(`http://localhost${path}`, { headers: { accept: 'text/html' } });
    const demoResponse = await open('/simulator/demo?lang=en');
    const sandbox = new URL(demoResponse.headers.get('location') ?? '', 'http://localhost').searchParams.get(
      'sandbox',
    );
    const post = (path: string, form: Record<string, string>) =>
      request(`http://localhost/simulator${path}?sandbox=${sandbox}&lang=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(form)),
      });
    const bank = JSON.stringify({ name: 'Nordheide Bank' });
    await request('http://localhost/simulator/deployment', {
      method: 'PUT',
      headers: { 'x-sandbox': sandbox ?? '', 'content-length': String(bank.length) },
      body: bank,
    });
    const links = [];
    for (const [page, path] of [
      ['/demo/script', '/demo/script/share'],
      ['/bank', '/bank/share'],
    ] as const) {
      expect((await post(path, { audience: '' })).status).toBe(303);
      const shown = await (await open(`/simulator${page}?sandbox=${sandbox}&lang=en`)).text();
      links.push(/\/simulator\/share\/\w+\/[\w-]+/.exec(shown)?.[0] ?? '');
    }
    for (const link of links) expect((await open(link)).status).toBe(303);

    simulator.sandboxes.endAll();

    for (const link of links) expect((await open(link)).status).toBe(404);
  });

  it('deletes the states that visitors saved in the sandboxes', async () => {
    const simulator = createSimulator({ ...TEST_SETTINGS, hosted: true });
    const fetch = createApp(simulator);
    const request = async (url: string, init?: RequestInit) => fetch(new Request(url, init));
    const scenario = findScenario('empty');
    if (scenario === undefined) throw new Error('there is no such situation');
    const { id } = simulator.sandboxes.open({ scenario, seed: 1, now: null });
    const saveResponse = await request(`http://localhost/simulator/page/save?sandbox=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=before',
    });
    expect(saveResponse.status).toBe(303);
    const page = await (await request(`http://localhost/simulator/situations?sandbox=${id}`)).text();
    const [, state] = /\/simulator\/share\/([^"?&]+)/.exec(page) ?? [];
    expect(state).toBeDefined();
    const openSharedState = () => request(`http://localhost/simulator/share/${state}`);
    expect((await openSharedState()).status).toBe(303);

    simulator.sandboxes.endAll();

    expect((await openSharedState()).status).toBe(404);
  });
});
