import { existsSync } from 'node:fs';
import type { PickleStep } from '@cucumber/messages';
import type { FeatureDoc, ScenarioDoc } from '../../scripts/docs/features';

/** A scenario as it runs: one of its own, or one row of an outline. */
export interface Run {
  readonly file: string;
  /** Where it is chosen by: the scenario's own line, or that of its row. */
  readonly line: number;
  /** The lines of the whole scenario, with its tags and examples. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly name: string;
  /** The scenario's name as it is written. */
  readonly outline: string;
  readonly feature: string;
  /** What the row says, `n: 14`; null for a scenario without rows. */
  readonly row: string | null;
  /** With their `@`. */
  readonly tags: readonly string[];
  readonly steps: readonly PickleStep[];
}

/** The run that somebody means, or the lines that say why there is none. */
export type Choice = { ok: true; run: Run } | { ok: false; lines: readonly string[] };

const EXAMPLE = 'features/dashboard/objects.feature:12';
const MOST_LISTED = 20;

/** Everything that can be filmed. */
export const runsOf = (features: readonly FeatureDoc[]): Run[] =>
  features.flatMap(({ file, feature, scenarios }) =>
    scenarios.flatMap((doc) => runsOfScenario(doc, { file, feature: feature.name })),
  );

function runsOfScenario({ scenario, runs }: ScenarioDoc, of: { file: string; feature: string }): Run[] {
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
    const said = row?.cells.map(({ value }, at) => `${row.head?.[at]?.value ?? ''}: ${value}`).join(', ');
    return {
      ...of,
      line: row?.line ?? scenario.location.line,
      ...{ firstLine, lastLine, name, steps },
      outline: scenario.name,
      row: said ?? null,
      tags: tags.map((tag) => tag.name),
    };
  });
}

/**
 * The scenario that is meant.
 * @param wanted its name or a part of that, a tag, or its place: a feature file with a line of the scenario or of one row
 */
export function choose(runs: readonly Run[], wanted: string): Choice {
  if (wanted === '') {
    return none(`npm run film takes a scenario: its name, its tag, or its place as ${EXAMPLE}.`);
  }
  const { meant, missing } = meantBy(runs, wanted);
  const [first] = meant;
  if (first === undefined) return none(missing);
  if (meant.length === 1) return { ok: true, run: first };
  const isOutline = meant.every(
    ({ file, firstLine }) => file === first.file && firstLine === first.firstLine,
  );
  const what = isOutline
    ? `"${first.outline}" is an outline with ${meant.length} rows: choose one by its line.`
    : `${meant.length} scenarios are meant by "${wanted}": choose one by its line.`;
  const listed = meant.slice(0, MOST_LISTED);
  return none(
    what,
    ...listed.map(({ file, line, name, row }) => `  ${file}:${line}  ${isOutline && row ? row : name}`),
    ...(meant.length > listed.length ? [`  and ${meant.length - listed.length} more`] : []),
  );
}

const none = (...lines: string[]): Choice => ({ ok: false, lines });

function meantBy(runs: readonly Run[], wanted: string): { meant: Run[]; missing: string } {
  const place = /^(?:\.\/)?(?<file>.+\.feature)(?::(?<line>\d+))?$/.exec(wanted)?.groups;
  if (place) return atPlace(runs, String(place.file), place.line === undefined ? null : Number(place.line));
  if (/^@\S+$/.test(wanted)) {
    const meant = runs.filter(({ tags }) => tags.includes(wanted));
    return {
      meant,
      missing: `No scenario has the tag ${wanted}: tags stand above the scenarios in features/.`,
    };
  }
  const said = wanted.toLowerCase();
  const named = runs.filter(({ name, outline }) => [name, outline].some((one) => one.toLowerCase() === said));
  const meant = named.length > 0 ? named : runs.filter(({ name }) => name.toLowerCase().includes(said));
  return {
    meant,
    missing: `No scenario is called "${wanted}": give its name, its tag, or its place as ${EXAMPLE}.`,
  };
}

function atPlace(runs: readonly Run[], file: string, line: number | null) {
  const here = runs.filter((run) => run.file === file);
  const exact = here.filter((run) => run.line === line);
  const around = here.filter(
    ({ firstLine, lastLine }) => line !== null && firstLine <= line && line <= lastLine,
  );
  const isThere = here.length > 0 || existsSync(file);
  return {
    meant: line === null ? here : exact.length > 0 ? exact : around,
    missing: isThere
      ? `No scenario stands at ${file}${line === null ? '' : `:${line}`}: give a line of one.`
      : `There is no feature ${file}: name a file below features/.`,
  };
}
