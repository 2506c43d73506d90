import { findScenario } from 'fixtures/worlds';
import type { ZodError } from 'zod';
import { readJson } from '../../api/read-json';
import type { Catalogues } from '../../texts/texts';
import { findJsonErrorPosition } from '../bank/json-error-position';
import { type DemoScript, demoScriptSchema } from './script';

/** Five times the length of twenty stops with all texts in four languages. */
export const MAX_SCRIPT_CHARACTERS = 300_000;

const MAX_FINDINGS = 50;

export interface DemoScriptFinding {
  path: string;
  problem: keyof Catalogues['demo']['problem'];
}

export type ScriptReadResult =
  | { ok: true; script: DemoScript }
  | { ok: false; reason: 'noText' | 'tooLarge' }
  | { ok: false; reason: 'brokenJson'; at: { line: number; column: number } }
  | { ok: false; reason: 'findings'; findings: DemoScriptFinding[] };

export function readScript(text: string): ScriptReadResult {
  if (text.trim() === '') return { ok: false, reason: 'noText' };
  if (text.length > MAX_SCRIPT_CHARACTERS) return { ok: false, reason: 'tooLarge' };
  let value: unknown;
  try {
    value = readJson(text);
  } catch {
    return { ok: false, reason: 'brokenJson', at: findJsonErrorPosition(text) };
  }
  return checkScript(value);
}

export function checkScript(
  value: unknown,
): Extract<ScriptReadResult, { ok: true } | { reason: 'findings' }> {
  const { data, error } = demoScriptSchema.safeParse(value);
  if (error) return { ok: false, reason: 'findings', findings: findingsIn(error, value) };
  const unknownSituations = data.stops.flatMap(({ world }, index): DemoScriptFinding[] =>
    world.scenario === undefined || findScenario(world.scenario)
      ? []
      : [{ path: `stops[${index}].world.scenario`, problem: 'no_situation' }],
  );
  return unknownSituations.length > 0
    ? { ok: false, reason: 'findings', findings: unknownSituations }
    : { ok: true, script: data };
}

function findingsIn({ issues }: ZodError, value: unknown): DemoScriptFinding[] {
  return issues
    .flatMap((issue) => findingsOf(issue, []))
    .slice(0, MAX_FINDINGS)
    .map(({ path, problem }) => ({
      path: pathOf(path),
      problem: problem === 'wrong' && isMissing(value, path) ? 'missing' : problem,
    }));
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  return path.reduce<unknown>((parent, part) => Object(parent)[part], value) === undefined;
}

interface IssueFinding {
  path: readonly PropertyKey[];
  problem: DemoScriptFinding['problem'];
}

type Issue = ZodError['issues'][number];

function findingsOf(issue: Issue, parentPath: readonly PropertyKey[]): IssueFinding[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], problem: 'unknown' as const }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [deepestIssues = []] = issue.errors.toSorted((left, right) => issueDepth(right) - issueDepth(left));
    if (issueDepth(deepestIssues) > 0)
      return deepestIssues.flatMap((innerIssue) => findingsOf(innerIssue, path));
    const specificIssue = issue.errors.flat().find((innerIssue) => innerIssue.code !== 'invalid_type');
    return [{ path, problem: specificIssue ? problemOf(specificIssue) : problemOf(issue) }];
  }
  return [{ path, problem: problemOf(issue) }];
}

function issueDepth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));
}

const OWN_PROBLEMS = [
  'hidden_characters',
  'not_a_path',
  'not_a_name',
  'not_a_duration',
  'not_a_colour',
  'no_words',
] as const;

function problemOf(issue: Issue): DemoScriptFinding['problem'] {
  const ownProblem = OWN_PROBLEMS.find((problem) => problem === issue.message);
  if (ownProblem) return ownProblem;
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'too_many' : 'too_long';
  if (issue.code === 'too_small') return 'missing';
  return 'wrong';
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${shownName(String(part))}`,
    )
    .join('');
}

function shownName(name: string): string {
  const plainName = name.replace(/[^\x20-\x7e\u00a1-\u017f]/g, '\ufffd');
  return plainName.length > 60 ? `${plainName.slice(0, 60)}…` : plainName;
}
