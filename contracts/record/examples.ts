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
  const bestExamples = new Map<string, Map<string, RecordedExample>>();
  for (const exchange of exchanges) {
    if (exchange.status >= 500) continue;
    const violations = findViolations(exchange.call, exchange.status, exchange.response);
    for (const { member } of violations) differences.add(`${exchange.call.name}: ${withoutIndexes(member)}`);
    if (violations.length > 0) continue;
    const callExamples = bestExamples.get(exchange.call.name) ?? new Map<string, RecordedExample>();
    bestExamples.set(exchange.call.name, callExamples);
    const outcome = outcomeOf(exchange);
    const example = exampleOf(exchange);
    const previousExample = callExamples.get(outcome);
    if (!previousExample || sizeOf(example) > sizeOf(previousExample)) callExamples.set(outcome, example);
  }
  const calls = [...bestExamples]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, callExamples]) =>
        [name, [...callExamples.values()].sort((a, b) => a.status - b.status)] as const,
    );
  return {
    examples: { of: api, on: recordedAt.toISOString().slice(0, 10), calls: Object.fromEntries(calls) },
    differences: [...differences].sort(),
  };
}

function outcomeOf({ status, call, response }: ReplacedExchange): string {
  if (status === call.status) return 'done';
  const { errors = [] } = Object(response) as { errors?: { code?: string; field?: string }[] };
  return errors.map(({ code, field }) => `${code} ${field}`).join();
}

function exampleOf({
  status,
  params,
  query,
  requestBody,
  response,
  call,
}: ReplacedExchange): RecordedExample {
  const parsedQuery = call.query.safeParse(query);
  const exampleParts = {
    params,
    query: parsedQuery.success ? parsedQuery.data : undefined,
    sent: requestBody,
    answer: response,
  };
  const presentParts = Object.entries(exampleParts).filter(
    ([part, value]) =>
      value !== undefined &&
      (typeof value !== 'object' || value === null || Object.keys(value).length > 0) &&
      // Refused requests may violate the schema, examples must not.
      (part !== 'sent' || call.body.safeParse(value).success),
  );
  return recordedExample.parse({ status, ...Object.fromEntries(presentParts) });
}

const sizeOf = (example: RecordedExample): number => JSON.stringify(example).length;

const withoutIndexes = (member: string): string => member.replaceAll(/\[\d+\]/g, '[]');
