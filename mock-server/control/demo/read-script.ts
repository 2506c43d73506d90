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
  | { ok: false; why: 'noText' | 'tooLarge' }
  | { ok: false; why: 'brokenJson'; at: { line: number; column: number } }
  | { ok: false; why: 'findings'; findings: DemoScriptFinding[] };

export function readScript(text: string): ScriptReadResult {
  if (text.trim() === '') return { ok: false, why: 'noText' };
  if (text.length > MAX_SCRIPT_CHARACTERS) return { ok: false, why: 'tooLarge' };
  let value: unknown;
  try {
    value = readJson(text);
  } catch {
    return { ok: false, why: 'brokenJson', at: findJsonErrorPosition(text) };
  }
  return checkScript(value);
}

export function checkScript(value: unknown): Extract<ScriptReadResult, { ok: true } | { why: 'findings' }> {
  const { data, error } = demoScriptSchema.safeParse(value);
  if (error) return { ok: false, why: 'findings', findings: findingsIn(error, value) };
  const unknown = data.stops.flatMap(({ world }, index): DemoScriptFinding[] =>
    world.scenario === undefined || findScenario(world.scenario)
      ? []
      : [{ path: `stops[${index}].world.scenario`, problem: 'no_situation' }],
  );
  return unknown.length > 0 ? { ok: false, why: 'findings', findings: unknown } : { ok: true, script: data };
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
  return path.reduce<unknown>((inside, part) => Object(inside)[part], value) === undefined;
}

interface Found {
  path: readonly PropertyKey[];
  problem: DemoScriptFinding['problem'];
}

type Issue = ZodError['issues'][number];

function findingsOf(issue: Issue, parentPath: readonly PropertyKey[]): Found[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], problem: 'unknown' as const }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [deepest = []] = issue.errors.toSorted((one, other) => issueDepth(other) - issueDepth(one));
    if (issueDepth(deepest) > 0) return deepest.flatMap((each) => findingsOf(each, path));
    const specific = issue.errors.flat().find((each) => each.code !== 'invalid_type');
    return [{ path, problem: specific ? problemOf(specific) : problemOf(issue) }];
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
  const own = OWN_PROBLEMS.find((problem) => problem === issue.message);
  if (own) return own;
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
  const plain = name.replace(/[^\x20-\x7e\u00a1-\u017f]/g, '\ufffd');
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
