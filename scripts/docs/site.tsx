import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderContractPage } from './contract-page';
import { readContracts } from './contracts';
import { pagePathOf, renderFeaturePage, scenarioAnchorOf } from './feature-page';
import { type FeatureDoc, readFeatures } from './features';
import { type Link, listCitedIds, renderMarkdownPage } from './markdown';
import { type DocPage, renderDocument } from './page';
import { readLastResults } from './results';

// Scenarios have the ids of these documents as tags.
const CITED = ['docs/requirements.md', 'docs/decisions.md'];
const DECISION_RECORD_FOLDER = 'docs/adr';

const MESSAGES = 'features/messages.ndjson';

interface WrittenSite {
  pages: number;
  scenarios: number;
  results: number;
}

/**
 * @param folder loses its content
 * @param reports may be empty
 */
export function writeSite(folder: string, reports: string): WrittenSite {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, content: string | Buffer) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const features = readFeatures();
  const results = readLastResults(join(reports, MESSAGES));
  const records = readdirSync(DECISION_RECORD_FOLDER).map((name) => `${DECISION_RECORD_FOLDER}/${name}`);
  const paths = new Map([...CITED, ...records].map((file) => [file, pathOfDocument(file)]));
  const citationUrls = new Map(
    CITED.flatMap((file) => listCitedIds(file).map((id) => [id, `${paths.get(file)}#${id}`])),
  );
  const scenarioLinks = scenarioLinksById(features);
  const pages = [
    ...CITED.map((file) => renderMarkdownPage(file, paths, 'What is asked for', scenarioLinks)),
    ...records.map((file) => renderMarkdownPage(file, paths, 'How it is built')),
    ...features.map((doc) =>
      renderFeaturePage(doc, {
        results,
        citationUrlOf: (id) => citationUrls.get(id),
        keepPicture: (name, png) => {
          write(`pictures/${name}`, png);
          return `pictures/${name}`;
        },
      }),
    ),
    ...readContracts(reports).map(renderContractPage),
  ];
  for (const page of [createContentsPage(pages), ...pages]) write(page.path, renderDocument(page));
  const scenarios = features.reduce((sum, doc) => sum + doc.scenarios.length, 0);
  return { pages: pages.length + 1, scenarios, results: results.size };
}

const pathOfDocument = (file: string) => `${file.replace(/^docs\//, '').replace(/\.md$/, '')}.html`;

function scenarioLinksById(features: readonly FeatureDoc[]): Map<string, Link[]> {
  const links = new Map<string, Link[]>();
  for (const doc of features) {
    for (const scenario of doc.scenarios) {
      const link = {
        text: scenario.scenario.name,
        path: `${pagePathOf(doc.file)}#${scenarioAnchorOf(scenario)}`,
      };
      for (const tag of scenario.tags) links.set(tag, [...(links.get(tag) ?? []), link]);
    }
  }
  return links;
}

function createContentsPage(pages: readonly DocPage[]): DocPage {
  const parts = [...new Set(pages.map(({ part }) => part))];
  return {
    path: 'index.html',
    title: 'Business financing portal',
    part: '',
    content: parts.map((part) => (
      <section key={part}>
        <h2>{part}</h2>
        <ul>
          {pages
            .filter((page) => page.part === part)
            .map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
        </ul>
      </section>
    )),
  };
}
