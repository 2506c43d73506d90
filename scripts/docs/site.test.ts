import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from 'contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../html-document';
import { findBrokenLinks } from './broken-links';
import { pagePathOf, scenarioAnchorOf } from './feature-page';
import { type FeatureDoc, readFeatures } from './features';
import { writeSite } from './site';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let folder: string;
let reports: string;
let features: FeatureDoc[];

function resultMessages(doc: FeatureDoc, index: number, status: 'PASSED' | 'FAILED'): string {
  const pickle = doc.scenarios[index]?.runs[0];
  const id = `case of ${pickle?.id}`;
  return [
    { pickle },
    { testCase: { id, pickleId: pickle?.id, testSteps: [] } },
    { testCaseStarted: { id, testCaseId: id, attempt: 0, timestamp: { seconds: 1_790_000_000, nanos: 0 } } },
    { attachment: { testCaseStartedId: id, mediaType: 'image/png', body: PNG } },
    { testStepFinished: { testCaseStartedId: id, testStepResult: { status } } },
    { testCaseFinished: { testCaseStartedId: id } },
  ]
    .map((envelope) => JSON.stringify(envelope))
    .join('\n');
}

const pageAt = (path: string, site = folder) => parseHtml(readFileSync(join(site, path), 'utf8'));

function findRunFeature(): FeatureDoc {
  const doc = features.find(({ scenarios }) => scenarios.length > 2);
  if (!doc) throw new Error('no feature has three scenarios');
  return doc;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
  reports = mkdtempSync(join(tmpdir(), 'docs-reports-'));
  features = readFeatures();
  mkdirSync(join(reports, 'features'));
  const messages = [
    resultMessages(findRunFeature(), 0, 'PASSED'),
    resultMessages(findRunFeature(), 1, 'FAILED'),
  ].join('\n');
  writeFileSync(join(reports, 'features/messages.ndjson'), messages);
  writeSite(folder, reports);
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(reports, { recursive: true, force: true });
});

describe('the documentation site', { timeout: 60_000 }, () => {
  it('the documentation site contains no broken links', () => {
    expect(findBrokenLinks(folder)).toEqual([]);
  });

  it('lists every page on its first page', () => {
    const links = [...pageAt('index.html').querySelectorAll('main a')].map((link) =>
      link.getAttribute('href'),
    );
    const wanted = [
      'requirements.html',
      'decisions.html',
      ...features.map(({ file }) => pagePathOf(file)),
      ...Object.keys(CALLS).map((call) => `contracts/${call}.html`),
    ];
    expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
    expect(links.some((path) => path?.startsWith('adr/'))).toBe(true);
  });

  it('the documentation site provides an anchor for every requirement and decision', () => {
    for (const name of ['requirements', 'decisions']) {
      const ids = [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/^\| ([A-Z]+-\d+) /gm)].map(
        ([, id]) => id,
      );
      const page = pageAt(`${name}.html`);
      expect(ids.length).toBeGreaterThan(30);
      expect(ids.filter((id) => page.querySelectorAll(`[id="${id}"]`).length !== 1)).toEqual([]);
    }
  });

  it('links requirements with their scenarios in both directions', () => {
    const pinnedFeature = features.find(({ scenarios }) =>
      scenarios.some(({ tags }) => tags.includes('CLA-08')),
    );
    const scenario = pinnedFeature?.scenarios.find(({ tags }) => tags.includes('CLA-08'));
    if (!pinnedFeature || !scenario) throw new Error('no scenario is tagged @CLA-08');
    const path = `${pagePathOf(pinnedFeature.file)}#${scenarioAnchorOf(scenario)}`;
    expect(pageAt('requirements.html').querySelectorAll(`[id="CLA-08"] a[href="${path}"]`)).toHaveLength(1);
    const tags = pageAt(pagePathOf(pinnedFeature.file)).querySelectorAll(
      `#${scenarioAnchorOf(scenario)} a[href$="requirements.html#CLA-08"]`,
    );
    expect(tags.length).toBeGreaterThan(0);
  });

  it('the documentation site shows the result of each scenario, with its screenshot if the scenario has a screenshot', () => {
    const doc = findRunFeature();
    const page = pageAt(pagePathOf(doc.file));
    const [passed, failed, never] = [...page.querySelectorAll('article')].map((article) =>
      [...article.querySelectorAll('strong')].map((strong) => strong.textContent).join(''),
    );
    expect(passed).toMatch(/^Passed, 2026-09-21 \d\d:\d\d UTC/);
    expect(failed).toMatch(/^Failed \(1 of \d+\), 2026/);
    expect(never).toBe('Not run');
    const images = page.querySelectorAll('article img');
    expect(images).toHaveLength(2);
    expect(images[0]?.getAttribute('alt')).toContain(doc.scenarios[0]?.scenario.name);
  });

  it('the documentation site shows that nothing was run or verified if there is no report', () => {
    const emptyFolder = mkdtempSync(join(tmpdir(), 'docs-none-'));
    expect(writeSite(emptyFolder, join(emptyFolder, 'no-such-folder')).results).toBe(0);
    const results = pageAt(pagePathOf(findRunFeature().file), emptyFolder).querySelectorAll('article strong');
    expect(new Set([...results].map((result) => result.textContent))).toEqual(new Set(['Not run']));
    expect(readFileSync(join(emptyFolder, 'contracts/login.html'), 'utf8')).toContain('Not verified');
    rmSync(emptyFolder, { recursive: true });
  });

  it('The documentation site has a title, a language and one first-level heading on each page', () => {
    for (const path of [
      'index.html',
      'requirements.html',
      'contracts/login.html',
      pagePathOf(findRunFeature().file),
    ]) {
      const page = pageAt(path);
      expect(page.documentElement.lang).toBe('en');
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('title')?.textContent).toBe(page.querySelector('h1')?.textContent);
    }
  });
});

describe('findBrokenLinks (links of the documentation site)', () => {
  it('finds links to missing pages, anchors and images', () => {
    const site = mkdtempSync(join(tmpdir(), 'docs-broken-'));
    writeFileSync(join(site, 'a.html'), '<h2 id="here">A</h2><a href="#here">1</a><a href="b.html">2</a>');
    mkdirSync(join(site, 'deep'));
    writeFileSync(
      join(site, 'deep/c.html'),
      '<a href="../a.html#here">1</a><a href="../a.html#gone">2</a><img src="no.png"><a href="https://example.com/">3</a>',
    );
    expect(existsSync(join(site, 'b.html'))).toBe(false);
    expect(findBrokenLinks(site).sort()).toEqual([
      'a.html: b.html',
      'deep/c.html: ../a.html#gone',
      'deep/c.html: no.png',
    ]);
    rmSync(site, { recursive: true });
  });
});
