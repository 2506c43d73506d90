import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CALLS } from 'contracts/api';
import type { Language } from 'contracts/api/enumerations';
import { readFidelity } from 'contracts/fidelity/fidelity';
import { RECORDINGS_FOLDER, recordingFileOf } from 'fixtures/scenario-recording';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import AcceptancePage from '../../pages/acceptance/acceptance-page';
import { PageProvider } from '../../pages/live/page-context';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { getTexts } from '../../texts/texts';
import type { TextsOf } from '../../texts/translate';
import { type AcceptanceView, createAcceptanceData } from './acceptance-data';
import { listGherkinFeatures } from './gherkin-scenarios';

const test = exchangeInSandbox({ scenario: 'documents' });

const scenario = listGherkinFeatures()
  .flatMap(({ scenarios }) => scenarios)
  .find(({ key }) => !existsSync(recordingFileOf(key)));
const key = scenario?.key ?? '';

const viewIn = (language: Language): AcceptanceView => ({ sandbox: { id: 'default' }, language });

function shownPage(
  language: Language,
  features: Parameters<typeof createAcceptanceData>[1],
  query: Partial<AcceptanceView> = {},
): string {
  const texts: TextsOf = (namespace) => getTexts(namespace, language);
  const context = { language, sandbox: null, texts, show: async () => true, announce: () => {} };
  const data = createAcceptanceData({ ...viewIn(language), ...query }, features);
  return renderToString(createElement(PageProvider, { value: context }, createElement(AcceptancePage, data)));
}

afterEach(() => rmSync(recordingFileOf(key), { force: true }));

async function record() {
  const { body } = await test.sandbox().request('GET', '/simulator/snapshot');
  mkdirSync(RECORDINGS_FOLDER, { recursive: true });
  const recording = {
    passed: true,
    ranAt: '2026-03-02T09:00:00.000Z',
    world: gzipSync(JSON.stringify(body)).toString('base64'),
    email: 'katrin.brandt@metallbau-brandt.example',
    partner: 'demo',
    at: '/dashboard/applications',
    calls: [['listApplications']],
  };
  writeFileSync(recordingFileOf(key), JSON.stringify(recording));
}

describe('SIM-14 acceptance page with scenarios to walk through by hand', () => {
  it('lists every feature with its scenarios', async () => {
    const features = listGherkinFeatures();
    const { status, body } = await test
      .sandbox()
      .request('GET', `/simulator/script?sandbox=${test.sandbox().id}&lang=en`);
    expect(status).toBe(200);
    expect(features.length).toBeGreaterThan(10);
    for (const { name } of features) expect(body).toContain(name.replaceAll("'", '&#x27;'));
  });

  it('starts a scenario in a new sandbox and ticks each step when the user does the step', async () => {
    await record();
    expect(
      String(
        (await test.sandbox().request('GET', `/simulator/script?sandbox=${test.sandbox().id}&lang=en`)).body,
      ),
    ).toContain('passed');
    const followed = await fetch(`${test.origin()}/simulator/script/${key}?lang=en`, { method: 'POST' });
    const pageBefore = await followed.text();
    const sandbox = new URL(followed.url).searchParams.get('sandbox') ?? '';
    expect(sandbox).not.toBe(test.sandbox().id);
    expect(pageBefore).toContain(`persona=katrin.brandt%40metallbau-brandt.example`);
    const ticks = (text: string) => text.match(/data-done="true"/g)?.length ?? 0;
    await test.sandbox().with({ 'x-sandbox': sandbox }).request('GET', '/user/applications');
    const pageAfter = await (await fetch(followed.url)).text();
    expect(ticks(pageAfter)).toBeGreaterThan(ticks(pageBefore));
    const entranceResponse = await fetch(
      `${test.origin()}/simulator/enter?sandbox=${sandbox}&persona=katrin.brandt@metallbau-brandt.example`,
      {
        redirect: 'manual',
      },
    );
    expect(entranceResponse.status).toBe(302);
  });

  it('starts a scenario without recorded calls from its Given steps, for manual ticking', async () => {
    const unrecordedScenario = listGherkinFeatures()
      .flatMap((feature) => feature.scenarios)
      .find(({ steps: [first] }) => first?.text === 'an application with documents in every state');
    const file = recordingFileOf(unrecordedScenario?.key ?? '');
    const recordedFile = existsSync(file) ? readFileSync(file) : null;
    rmSync(file, { force: true });
    onTestFinished(() => {
      if (recordedFile) writeFileSync(file, recordedFile);
    });
    const followed = await fetch(`${test.origin()}/simulator/script/${unrecordedScenario?.key}?lang=en`, {
      method: 'POST',
    });
    const page = await followed.text();
    expect(page).toContain('tick the steps off yourself');
    expect(page.match(/data-done="true"/g)).toHaveLength(1);
    const sandbox = new URL(followed.url).searchParams.get('sandbox') ?? '';
    const world = await test.sandbox().with({ 'x-sandbox': sandbox }).request('GET', '/simulator/world');
    expect(world.body).toMatchObject({ scenario: { id: 'documents' } });
    expect(page).toMatch(/\/simulator\/enter\?sandbox=[\w-]+&amp;lang=en&amp;persona=katrin"/);
    const pageWithTicks = await (await fetch(`${followed.url}&done=2`)).text();
    expect(pageWithTicks.match(/data-done="true"/g)).toHaveLength(2);
    expect(pageWithTicks).toContain('done=3');
  });

  it('lists features for customers first and technical checks last', () => {
    const names = listGherkinFeatures().map(({ name }) => name);
    const placeOf = (name: string) => names.indexOf(name);
    expect(placeOf('From the request to the indicative offer')).toBeLessThan(placeOf('My applications'));
    expect(placeOf('My applications')).toBeLessThan(placeOf('Logging in'));
    expect(placeOf('Every screen is accessible')).toBeGreaterThan(placeOf('Failures of the lending system'));
  });

  it('explains that no scenario has been recorded yet, and offers all scenarios', () => {
    const features = listGherkinFeatures().map(({ name, scenarios }) => ({
      name,
      scenarios: scenarios.map((own) => ({ ...own, recording: null })),
    }));
    const page = shownPage('en', features);
    expect(page).toContain('You can still view all of them');
    expect(page).not.toContain('not run<');
    const areas = createAcceptanceData(viewIn('en'), features).links.flatMap(({ area }) => area ?? []);
    const offered = areas.reduce(
      (sum, area) =>
        sum + (shownPage('en', features, { area }).match(/<button [^>]*aria-label="Show: /g) ?? []).length,
      0,
    );
    expect(offered).toBe(features.flatMap(({ scenarios }) => scenarios).length);
  });

  it('groups scenarios by area and requirement, with counts that add up', () => {
    const features = listGherkinFeatures();
    const allScenarios = features.flatMap(({ scenarios }) => scenarios);
    const createRecording = (passed: boolean) => ({ passed, ranAt: '2026-03-02T09:00:00.000Z' });
    const results = new Map(
      allScenarios.map(({ key: id }, at) => [id, at === 0 ? createRecording(false) : createRecording(true)]),
    );
    const recordedFeatures = features.map((feature) => ({
      ...feature,
      scenarios: feature.scenarios.map((own) => ({ ...own, recording: results.get(own.key) ?? null })),
    })) as typeof features;
    const page = shownPage('en', recordedFeatures);
    const areas = [...page.matchAll(/data-passed="(\d+)" data-scenarios="(\d+)"/g)];
    const sum = (part: 1 | 2) => areas.reduce((total, count) => total + Number(count[part]), 0);
    expect([sum(1), sum(2)]).toEqual([allScenarios.length - 1, allScenarios.length]);
    for (const [, passed, scenarios] of areas) expect(page).toContain(`>${passed} of ${scenarios} passed<`);
    expect(page).toContain(
      `<li>Scenarios: ${allScenarios.length}</li><li data-result="passed">passed: ${allScenarios.length - 1}</li>`,
    );
    expect(page).toContain('<li data-result="failed">failed: 1</li>');
    const { areas: listedAreas } = createAcceptanceData(viewIn('en'), recordedFeatures);
    expect(listedAreas.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect(page).toMatch(/<h2>Signatures<\/h2>.*?<code>SIGN-01<\/code>/s);
    expect(shownPage('de', recordedFeatures)).toContain('<h2>Unterschriften</h2>');
    expect(shownPage('en', recordedFeatures, { show: 'failed' }).match(/data-row/g)).toHaveLength(1);
  });

  it('shows the steps of failed scenarios, and of all scenarios of a chosen area', () => {
    const features = listGherkinFeatures().map((feature) => ({
      ...feature,
      scenarios: feature.scenarios.map((own) => ({ ...own, recording: null })),
    }));
    const listed = (view: Partial<AcceptanceView>) =>
      createAcceptanceData({ ...viewIn('en'), ...view }, features);
    expect(listed({ area: 'SIGN' }).areas.map(({ area }) => area)).toEqual(['SIGN']);
    const scenarios = (view: Partial<AcceptanceView>) =>
      listed(view).areas.flatMap(({ requirements }) =>
        requirements.flatMap((each) => each.listedScenarios ?? []),
      );
    expect(scenarios({})).toEqual([]);
    expect(scenarios({ area: 'SIGN' }).filter(({ steps }) => steps === null)).toEqual([]);
    expect(scenarios({ area: 'SIGN' })).toHaveLength(listed({ area: 'SIGN' }).foundCount);
    const links = listed({ q: 'sign-01' }).links;
    const [total, ...areas] = links.map((link) => link.scenarioCount);
    expect(areas.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(listed({ area: 'nonsense' }).foundCount).toBe(listed({}).foundCount);
  });

  it.each([
    ['never run', null],
    ['passed', { passed: true, ranAt: '2026-03-02T09:00:00.000Z' }],
  ])('the acceptance page stays below 300 kB if all scenarios have %s', (_, recording) => {
    const features = listGherkinFeatures().map((feature) => ({
      ...feature,
      scenarios: feature.scenarios.map((own) => ({ ...own, recording })),
    })) as ReturnType<typeof listGherkinFeatures>;
    const page = shownPage('en', features);
    const pageData = JSON.stringify(createAcceptanceData(viewIn('en'), features));
    expect(page.length + pageData.length).toBeLessThan(300_000);
  });

  it('opens a requirement’s scenarios from its link', async () => {
    const address = test.pageUrl('/script');
    const whole = await (await fetch(address)).text();
    const [, href = ''] = /href="([^"]*open=SIGN-01#SIGN-01)"/.exec(whole) ?? [];
    const area = await (await fetch(new URL(href.replaceAll('&amp;', '&'), address))).text();
    expect(area).toMatch(/<details [^>]*open=""[^>]*id="SIGN-01"/);
    expect(area).toMatch(/<button [^>]*aria-label="Show: /);
  });

  it('shows each API call as verified, different or assumed; the three counts add up to all calls', () => {
    const known = readFidelity();
    const { api } = createAcceptanceData(viewIn('en'), listGherkinFeatures());
    expect(api?.calls.map(({ name, state }) => [name, state])).toEqual(
      Object.values(CALLS).map(({ name }) => [name, known[name]?.state ?? 'assumed']),
    );
    const page = shownPage('en', listGherkinFeatures());
    const counts = [...page.matchAll(/<b>(?:verified|different|assumed): (\d+)<\/b>/g)];
    expect(counts).toHaveLength(3);
    expect(counts.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(Object.keys(CALLS).length);
    expect(createAcceptanceData({ ...viewIn('en'), area: 'SIGN' }, listGherkinFeatures()).api).toBeNull();
  });

  it('filters the list by a search', async () => {
    const { body } = await test
      .sandbox()
      .request('GET', `/simulator/script?sandbox=${test.sandbox().id}&lang=en&q=@sim-14%20bar`);
    expect(body).toContain('A product owner changes the status of an application in the demo bar');
    expect(body).not.toContain('Customers cannot open the error catalogue');
  });

  it('returns 404 for unknown scenarios', async () => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await test.sandbox().request(method, '/simulator/script/unknown')).status).toBe(404);
    }
  });
});
