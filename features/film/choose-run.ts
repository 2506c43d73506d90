import { existsSync } from 'node:fs';
import type { PickleStep } from '@cucumber/messages';
import type { FeatureDoc, ScenarioDoc } from '../../scripts/docs/features';

export interface ScenarioRun {
  readonly file: string;
  readonly line: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly name: string;
  readonly outline: string;
  readonly feature: string;
  readonly row: string | null;
  readonly tags: readonly string[];
  readonly steps: readonly PickleStep[];
}

export type RunChoice = { ok: true; run: ScenarioRun } | { ok: false; lines: readonly string[] };

const EXAMPLE_ARGUMENT = 'features/dashboard/objects.feature:12';
const MAX_LISTED_RUNS = 20;

export const listScenarioRuns = (features: readonly FeatureDoc[]): ScenarioRun[] =>
  features.flatMap(({ file, feature, scenarios }) =>
    scenarios.flatMap((doc) => runsOfScenario(doc, { file, feature: feature.name })),
  );

function runsOfScenario(
  { scenario, runs }: ScenarioDoc,
  feature: { file: string; feature: string },
): ScenarioRun[] {
  const rows = scenario.examples.flatMap(({ tableHeader, tableBody }) =>
    tableBody.map((row) => ({
      id: row.id,
      line: row.location.line,
      cells: row.cells,
      head: tableHeader?.cells,
    })),
  );
  const firstLine = Math.min(scenario.location.line, ...scenario.tags.map(({ location }) => location.line));
  const lastLine = Math.max(
    ...[scenario, ...scenario.steps].map(({ location }) => location.line),
    ...rows.map(({ line }) => line),
  );
  return runs.map(({ name, tags, steps, astNodeIds }) => {
    const row = rows.find(({ id }) => astNodeIds.includes(id));
    const rowText = row?.cells
      .map(({ value }, column) => `${row.head?.[column]?.value ?? ''}: ${value}`)
      .join(', ');
    return {
      ...feature,
      line: row?.line ?? scenario.location.line,
      ...{ firstLine, lastLine, name, steps },
      outline: scenario.name,
      row: rowText ?? null,
      tags: tags.map((tag) => tag.name),
    };
  });
}

/** @param search name or part of it, tag, or `file:line` of the scenario or a row */
export function chooseRun(runs: readonly ScenarioRun[], search: string): RunChoice {
  if (search === '') {
    return refusedChoice(
      `npm run film needs a scenario: its title, its tag, or its location such as ${EXAMPLE_ARGUMENT}.`,
    );
  }
  const { matches, notFoundText } = runsMatching(runs, search);
  const [first] = matches;
  if (first === undefined) return refusedChoice(notFoundText);
  if (matches.length === 1) return { ok: true, run: first };
  const isOutline = matches.every(
    ({ file, firstLine }) => file === first.file && firstLine === first.firstLine,
  );
  const problem = isOutline
    ? `"${first.outline}" is an outline with ${matches.length} rows: choose one by its line.`
    : `${matches.length} scenarios match "${search}": choose one by its line.`;
  const listedRuns = matches.slice(0, MAX_LISTED_RUNS);
  return refusedChoice(
    problem,
    ...listedRuns.map(({ file, line, name, row }) => `  ${file}:${line}  ${isOutline && row ? row : name}`),
    ...(matches.length > listedRuns.length ? [`  and ${matches.length - listedRuns.length} more`] : []),
  );
}

const refusedChoice = (...lines: string[]): RunChoice => ({ ok: false, lines });

function runsMatching(
  runs: readonly ScenarioRun[],
  search: string,
): { matches: ScenarioRun[]; notFoundText: string } {
  const place = /^(?:\.\/)?(?<file>.+\.feature)(?::(?<line>\d+))?$/.exec(search)?.groups;
  if (place)
    return runsAtLine(runs, String(place.file), place.line === undefined ? null : Number(place.line));
  if (/^@\S+$/.test(search)) {
    const matchingRuns = runs.filter(({ tags }) => tags.includes(search));
    return {
      matches: matchingRuns,
      notFoundText: `No scenario has the tag ${search}: see the tags of the scenarios in features/.`,
    };
  }
  const lowerCaseSearch = search.toLowerCase();
  const namedRuns = runs.filter(({ name, outline }) =>
    [name, outline].some((title) => title.toLowerCase() === lowerCaseSearch),
  );
  const matches =
    namedRuns.length > 0
      ? namedRuns
      : runs.filter(({ name }) => name.toLowerCase().includes(lowerCaseSearch));
  return {
    matches,
    notFoundText: `No scenario has the title "${search}": give its title, its tag, or its location such as ${EXAMPLE_ARGUMENT}.`,
  };
}

function runsAtLine(runs: readonly ScenarioRun[], file: string, line: number | null) {
  const fileRuns = runs.filter((run) => run.file === file);
  const exactRuns = fileRuns.filter((run) => run.line === line);
  const surroundingRuns = fileRuns.filter(
    ({ firstLine, lastLine }) => line !== null && firstLine <= line && line <= lastLine,
  );
  const isKnownFile = fileRuns.length > 0 || existsSync(file);
  return {
    matches: line === null ? fileRuns : exactRuns.length > 0 ? exactRuns : surroundingRuns,
    notFoundText: isKnownFile
      ? `There is no scenario at ${file}${line === null ? '' : `:${line}`}: give a line of one.`
      : `There is no feature ${file}: name a file below features/.`,
  };
}
