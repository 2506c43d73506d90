import type { DataTable, Step, TableRow } from '@cucumber/messages';
import type { FeatureDoc, ScenarioDoc } from './features';
import { createRelativeLink, type DocPage } from './page';
import { type Result, resultKeyOf } from './results';

export interface Site {
  results: ReadonlyMap<string, Result>;
  citationUrlOf: (id: string) => string | undefined;
  keepPicture: (name: string, png: Buffer) => string;
}

export const pagePathOf = (file: string) => file.replace(/\.feature$/, '.html');

export const scenarioAnchorOf = ({ scenario }: ScenarioDoc) => `line-${scenario.location.line}`;

export function renderFeaturePage(doc: FeatureDoc, site: Site): DocPage {
  const path = pagePathOf(doc.file);
  const { feature } = doc;
  const backgrounds = feature.children.flatMap(({ background, rule }) => [
    ...(background ? [{ background, suffix: '' }] : []),
    ...(rule?.children ?? []).flatMap((child) =>
      child.background ? { background: child.background, suffix: ` of the rule “${rule?.name}”` } : [],
    ),
  ]);
  return {
    path,
    title: feature.name,
    part: `Features: ${path.split('/').slice(1, -1).join('/')}`,
    content: (
      <>
        <p>
          <code>{doc.file}</code>
        </p>
        {feature.description && <p>{feature.description.trim()}</p>}
        {backgrounds.map(({ background, suffix }) => (
          <section key={background.id}>
            <h2>{`Before each scenario${suffix}`}</h2>
            <Steps steps={background.steps} />
          </section>
        ))}
        {doc.scenarios.map((scenario) => (
          <ScenarioPart key={scenario.scenario.id} doc={scenario} path={path} site={site} />
        ))}
      </>
    ),
  };
}

function ScenarioPart({ doc, path, site }: { doc: ScenarioDoc; path: string; site: Site }) {
  const { scenario, runs, tags } = doc;
  const results = runs.flatMap((run) => site.results.get(resultKeyOf(run)) ?? []);
  const picture = results.find((result) => result.picture !== null)?.picture;
  const anchor = scenarioAnchorOf(doc);
  return (
    <article id={anchor}>
      <h2>{scenario.name}</h2>
      <p>
        <strong>{formatResult(results, runs.length)}</strong>
        {tags.map((tag) => {
          const citationUrl = site.citationUrlOf(tag);
          return (
            <span key={tag}>
              {' '}
              {citationUrl ? <a href={createRelativeLink(citationUrl, path)}>{tag}</a> : `@${tag}`}
            </span>
          );
        })}
      </p>
      <Steps steps={scenario.steps} />
      {scenario.examples.map(({ id, name, tableHeader, tableBody }) => (
        <section key={id}>
          <h3>{name ? `Examples: ${name}` : 'Examples'}</h3>
          <Table rows={[...(tableHeader ? [tableHeader] : []), ...tableBody]} hasHead />
        </section>
      ))}
      {picture && (
        <img
          loading="lazy"
          alt={`How it ended: ${scenario.name}`}
          src={createRelativeLink(
            site.keepPicture(`${path}-${anchor}.png`, Buffer.from(picture, 'base64')),
            path,
          )}
        />
      )}
    </article>
  );
}

/** @param runs number of runs, one per example */
export function formatResult(results: readonly Result[], runs: number): string {
  const lastRunAt = results
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (lastRunAt === undefined) return 'Not run';
  const failed = results.filter(({ hasPassed }) => !hasPassed).length;
  const notRunCount = runs - results.length;
  const outcome = failed > 0 ? `Failed (${failed} of ${runs})` : 'Passed';
  return `${outcome}, ${lastRunAt.slice(0, 16).replace('T', ' ')} UTC${notRunCount > 0 ? `; ${notRunCount} of ${runs} not run` : ''}`;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="steps">
      {steps.map(({ id, keyword, text, dataTable, docString }) => (
        <li key={id}>
          <b>{keyword}</b>
          {text}
          {dataTable && <DataRows table={dataTable} />}
          {docString && <pre>{docString.content}</pre>}
        </li>
      ))}
    </ul>
  );
}

const DataRows = ({ table }: { table: DataTable }) => <Table rows={table.rows} hasHead={false} />;

function Table({ rows, hasHead }: { rows: readonly TableRow[]; hasHead: boolean }) {
  return (
    <table>
      <tbody>
        {rows.map(({ id, cells }, index) => (
          <tr key={id}>
            {cells.map(({ location, value }) =>
              hasHead && index === 0 ? (
                <th key={location.column} scope="col">
                  {value}
                </th>
              ) : (
                <td key={location.column}>{value}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
