import type { z } from 'zod';
import { readJson, TooDeepJsonError } from './read-json';
import { Refusal } from './refusal';

export function readBySchema<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = new Set(read.error.issues.flatMap(listOffendingMembers));
  throw new Refusal(
    422,
    Array.from(fields, (field) => ({
      code: 'err_validation_failed',
      ...(field !== undefined && { field }),
    })),
  );
}

function distance(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** An error names at most this many: a request may have 100,000 unknown members. */
const MAX_UNKNOWN_MEMBERS = 20;

function listOffendingMembers(issue: z.core.$ZodIssue): (string | undefined)[] {
  if (issue.code === 'invalid_union' && issue.path.length === 0) {
    const [nearestIssues = []] = issue.errors.toSorted((left, right) => distance(left) - distance(right));
    return nearestIssues.length === 0 ? [undefined] : nearestIssues.flatMap(listOffendingMembers);
  }
  const [member] = issue.path;
  if (member !== undefined) return [String(member)];
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MAX_UNKNOWN_MEMBERS) : [undefined];
}

export function readQuery({ search }: Pick<URL, 'search'>): Record<string, string | string[]> {
  if (search === '') return {};
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const previousValue = query.get(name);
    if (Array.isArray(previousValue)) previousValue.push(value);
    else query.set(name, previousValue === undefined ? value : [previousValue, value]);
  }
  return Object.fromEntries(query);
}

export class TooDeepJsonRefusal extends Refusal {
  constructor() {
    super(422, [{ code: 'err_validation_failed' }]);
  }
}

/** Reads an empty body as an empty object. @throws 400 for invalid JSON, 422 for deep nesting */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof TooDeepJsonError) throw new TooDeepJsonRefusal();
    throw new Refusal(400, [{ code: 'err_validation_failed' }]);
  }
}
