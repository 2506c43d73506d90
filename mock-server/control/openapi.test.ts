import { CALLS } from 'contracts/api';
import { calculateVerifiedShare, describeFidelity, readFidelity } from 'contracts/fidelity/fidelity';
import { expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

it('SIM-14 openapi.json describes every call', async () => {
  const { status, body } = await test.sandbox().request('GET', '/simulator/openapi.json');
  expect([status, body]).toMatchObject([200, { openapi: '3.1.0' }]);
});

it('SIM-14 the page with the API description describes every call without scripts', async () => {
  const { status, headers, body } = await test.sandbox().request('GET', '/simulator/openapi');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch('text/html');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* img-src data:;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const page = String(body);
  for (const { name, summary } of Object.values(CALLS)) {
    expect(page).toContain(`id="${name}" aria-labelledby`);
    expect(page).toContain(summary.replaceAll("'", '&#x27;').replaceAll('"', '&quot;'));
  }
  expect(page).toContain('<link rel="icon" href="data:,"/>');
  const links = [...page.matchAll(/<link rel="([^"]*)"/g)].map(([, relation]) => relation);
  expect(links).toEqual(['icon', 'stylesheet']);
  expect(page).not.toMatch(/<script|<img|\[object|undefined/);
});

it('SIM-14 the page with the API description links back to the previous sandbox', async () => {
  const { id } = test.sandbox();
  const { body } = await test.sandbox().request('GET', `/simulator/openapi?sandbox=${id}&lang=fr`);
  const [bar = ''] = String(body).match(/<header [^>]*id="top".*?<\/header>/s) ?? [];
  expect(bar).toContain(`href="/simulator/situations?sandbox=${id}&amp;lang=fr"`);
  expect(bar).toContain('<span>Votre monde</span> <span>Lindhof Bank</span>');
  const { body: alone } = await test.sandbox().request('GET', '/simulator/openapi?sandbox=nobody');
  expect(alone).toContain('href="/simulator/?lang=de"');
});

it('SIM-14 the API description states for every call whether a real API was verified', async () => {
  const known = readFidelity();
  const { body: page } = await test.sandbox().request('GET', '/simulator/openapi');
  for (const name of Object.keys(CALLS)) {
    const [, section = ''] = String(page).split(`id="${name}" aria-labelledby`);
    const [, said] = /Known as: (.*?)\.</.exec(section) ?? [];
    expect(said, name).toBe(describeFidelity(known[name] ?? { state: 'assumed' }));
  }
  const { body: control } = await test.sandbox().request('GET', `/simulator/?sandbox=${test.sandbox().id}`);
  expect(String(control)).toContain(`<small>${calculateVerifiedShare(Object.keys(CALLS))} `);
});
