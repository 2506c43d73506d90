import { findViolations } from '../openapi/strict-schema';
import { type RecordedExample, type RecordedExamples, recordedExample } from '../recorded/recorded-examples';
import type { ReplacedExchange } from './replace/replace-personal-data';

export interface ExamplesFound {
  examples: RecordedExamples;
  differences: readonly string[];
}

/** Keeps the most detailed success of each call, and one refusal per code and field. */
export function findExamples(
  exchanges: readonly ReplacedExchange[],
  api: string,
  recordedAt: Date,
): ExamplesFound {
  const differences = new Set<string>();
  const best = new Map<string, Map<string, RecordedExample>>();
  for (const each of exchanges) {
    if (each.status >= 500) continue;
    const violations = findViolations(each.call, each.status, each.response);
    for (const { member } of violations) differences.add(`${each.call.name}: ${withoutIndexes(member)}`);
    if (violations.length > 0) continue;
    const ofCall = best.get(each.call.name) ?? new Map<string, RecordedExample>();
    best.set(each.call.name, ofCall);
    const outcome = outcomeOf(each);
    const example = exampleOf(each);
    const before = ofCall.get(outcome);
    if (!before || sizeOf(example) > sizeOf(before)) ofCall.set(outcome, example);
  }
  const calls = [...best]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, found]) => [name, [...found.values()].sort((one, other) => one.status - other.status)] as const,
    );
  return {
    examples: { of: api, on: recordedAt.toISOString().slice(0, 10), calls: Object.fromEntries(calls) },
    differences: [...differences].sort(),
  };
}

function outcomeOf({ status, call, response: answer }: ReplacedExchange): string {
  if (status === call.status) return 'done';
  const { errors = [] } = Object(answer) as { errors?: { code?: string; field?: string }[] };
  return errors.map(({ code, field }) => `${code} ${field}`).join();
}

function exampleOf({
  status,
  params,
  query,
  sent,
  response: answer,
  call,
}: ReplacedExchange): RecordedExample {
  const read = call.query.safeParse(query);
  const given = { params, query: read.success ? read.data : undefined, sent, answer };
  const fitting = Object.entries(given).filter(
    ([part, value]) =>
      value !== undefined &&
      (typeof value !== 'object' || value === null || Object.keys(value).length > 0) &&
      // Refused requests may violate the schema, examples must not.
      (part !== 'sent' || call.body.safeParse(value).success),
  );
  return recordedExample.parse({ status, ...Object.fromEntries(fitting) });
}

const sizeOf = (example: RecordedExample): number => JSON.stringify(example).length;

const withoutIndexes = (member: string): string => member.replaceAll(/\[\d+\]/g, '[]');
