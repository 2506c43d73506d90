import { closest } from 'fastest-levenshtein';
import type { z } from 'zod';
import { createErrorFinding, type Finding, formatPath, PROBLEMS, type Problem, shortenText } from './finding';
import { findNearestName } from './nearest-name';

const MAX_DEPTH = 40;

const MAX_VALUES = 300_000;

const MAX_QUOTED_LENGTH = 60;

const MAX_OFFERED_VALUES = 20;

export const MAX_FINDINGS = 200;

export type ParsedJsonDocument<Document> =
  | { document: Document; findings: [] }
  | { document: null; findings: [Finding, ...Finding[]] };

export function parseJsonDocument<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): ParsedJsonDocument<z.output<Schema>> {
  const [shapeFinding] = shapeFindings(value);
  if (shapeFinding) return { document: null, findings: [shapeFinding] };
  const read = schema.safeParse(value);
  if (read.success) return { document: read.data, findings: [] };
  const [firstFinding, ...otherFindings] = read.error.issues.flatMap((issue) => findingsOf(issue, value));
  return {
    document: null,
    findings: [firstFinding ?? createErrorFinding('', 'wrong_type'), ...otherFindings].slice(
      0,
      MAX_FINDINGS,
    ) as [Finding],
  };
}

/** Removes unknown members and misspelt choices. Null if errors remain. */
export function repairJsonDocument<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const copy: unknown = structuredClone(value);
  for (const issue of schema.safeParse(copy).error?.issues ?? []) {
    const holder = valueAt(copy, issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1));
    if (typeof holder !== 'object' || holder === null) return null;
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) Reflect.deleteProperty(holder, key);
    else if (issue.code === 'invalid_value') {
      const [name = ''] = issue.path.slice(-1);
      const givenValue: unknown = Reflect.get(holder, name);
      if (typeof givenValue !== 'string') return null;
      const offeredNames = issue.values.map(String);
      const quotedValue = givenValue.slice(0, MAX_QUOTED_LENGTH);
      Reflect.set(
        holder,
        name,
        findNearestName(quotedValue, offeredNames) ?? closest(quotedValue, offeredNames),
      );
    } else return null;
  }
  return schema.safeParse(copy).data ?? null;
}

/** Iterative, so that deep documents cannot overflow the stack. */
function shapeFindings(value: unknown): Finding[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [
      createErrorFinding('', value === undefined || value === null ? 'empty' : 'wrong_type', {
        expected: 'object',
      }),
    ];
  }
  if (Object.keys(value).length === 0) return [createErrorFinding('', 'empty')];
  const open: { value: object; depth: number }[] = [{ value, depth: 1 }];
  let count = 0;
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (entry.depth > MAX_DEPTH) return [createErrorFinding('', 'too_deep', { max: MAX_DEPTH })];
    for (const member of Object.values(entry.value)) {
      count += 1;
      if (count > MAX_VALUES) return [createErrorFinding('', 'too_large', { max: MAX_VALUES })];
      if (typeof member === 'object' && member !== null) open.push({ value: member, depth: entry.depth + 1 });
    }
  }
  return [];
}

function findingsOf(issue: z.core.$ZodIssue, document: unknown): Finding[] {
  const path = formatPath(issue.path);
  const problem = ownProblem(issue);
  if (problem !== undefined) return [createErrorFinding(path, problem)];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, MAX_FINDINGS).map((key) => createUnknownMemberFinding([...issue.path, key]));
    case 'invalid_type':
      return [
        valueAt(document, issue.path) === undefined
          ? createErrorFinding(path, 'missing')
          : createErrorFinding(path, 'wrong_type', { expected: String(issue.expected) }),
      ];
    case 'invalid_value':
      return [createNotOfferedFinding(path, issue.values, valueAt(document, issue.path))];
    case 'too_big':
      return [
        createErrorFinding(path, PROBLEM_ABOVE_MAXIMUM[issue.origin] ?? 'out_of_range', {
          max: Number(issue.maximum),
        }),
      ];
    case 'too_small':
      return [
        createErrorFinding(path, PROBLEM_BELOW_MINIMUM[issue.origin] ?? 'out_of_range', {
          min: Number(issue.minimum),
        }),
      ];
    case 'invalid_union':
      return unionFindings(issue, document);
    case 'invalid_key': {
      const [nameProblem] = issue.issues.flatMap((inner) => ownProblem(inner) ?? []);
      return [
        nameProblem === undefined
          ? createUnknownMemberFinding(issue.path)
          : createErrorFinding(path, nameProblem),
      ];
    }
    default:
      return [createErrorFinding(path, 'wrong_type')];
  }
}

function ownProblem({ message }: z.core.$ZodIssue): Problem | undefined {
  return PROBLEMS.find((problem) => problem === message);
}

function createUnknownMemberFinding(path: readonly PropertyKey[]): Finding {
  return createErrorFinding(formatPath(path), 'unknown_member', { name: shortenText(String(path.at(-1))) });
}

const PROBLEM_ABOVE_MAXIMUM: Partial<Record<string, Problem>> = {
  string: 'too_long',
  array: 'too_many',
  set: 'too_many',
};
const PROBLEM_BELOW_MINIMUM: Partial<Record<string, Problem>> = { array: 'too_few', set: 'too_few' };

function createNotOfferedFinding(path: string, offeredValues: readonly unknown[], value: unknown): Finding {
  if (value === undefined) return createErrorFinding(path, 'missing');
  if (typeof value !== 'string') return createErrorFinding(path, 'wrong_type', { expected: 'string' });
  const names = offeredValues.map(String);
  const nearestName = findNearestName(shortenText(value), names);
  return createErrorFinding(path, 'not_offered', {
    given: shortenText(value),
    ...(nearestName === undefined
      ? { offered: names.slice(0, MAX_OFFERED_VALUES).join(', ') }
      : { nearest: nearestName }),
  });
}

function unionFindings(issue: z.core.$ZodIssueInvalidUnion, document: unknown): Finding[] {
  const value = valueAt(document, issue.path);
  if (value === undefined) return [createErrorFinding(formatPath(issue.path), 'missing')];
  const nestedIssues = issue.errors.find((branch) =>
    branch.every((inner) => inner.path.length > 0 || inner.code !== 'invalid_type'),
  );
  if (nestedIssues === undefined) return [createErrorFinding(formatPath(issue.path), 'wrong_type')];
  return nestedIssues.flatMap((inner) =>
    findingsOf({ ...inner, path: [...issue.path, ...inner.path] }, document),
  );
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  let value = document;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
