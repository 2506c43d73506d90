import type { Call } from 'contracts/api/call';
import { identifier, shortIdentifier, webAddress } from 'contracts/api/values';
import { z } from 'zod';
import type { StepAnswer } from './run-journey';

export interface Difference {
  step: string;
  member: string;
  left: string;
  right: string;
}

interface Shape {
  pattern?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

// Ids, and addresses that contain them, are different in each API.
const GENERATED_PATTERNS = [identifier, shortIdentifier, webAddress].map((kind) => kind.meta()?.pattern);

// Words in a call's summary which state that its list is sorted.
const ORDERED = /(newest|oldest|largest) first/;

/** Ignores ids, times, and the order of lists that the contract does not sort. */
export function differencesOf(left: readonly StepAnswer[], right: readonly StepAnswer[]): Difference[] {
  return left.flatMap((one, index) => {
    const other = right[index];
    return other ? stepDifferences(one, other) : [];
  });
}

function stepDifferences(left: StepAnswer, right: StepAnswer): Difference[] {
  const { step, call } = left;
  const differenceIn = (member: string, one: unknown, other: unknown) => ({
    step,
    member,
    left: shownValue(one),
    right: shownValue(other),
  });
  if (left.status !== right.status) return [differenceIn('status', left.status, right.status)];
  if (left.status !== call.status) {
    const [one, other] = [refusals(left.body), refusals(right.body)];
    return one === other ? [] : [differenceIn('errors', one, other)];
  }
  const isOrdered = ORDERED.test(call.summary);
  return memberDifferences(shapeOf(call), left.body, right.body, '$', isOrdered).map(([member, one, other]) =>
    differenceIn(member, one, other),
  );
}

function shapeOf({ answer }: Call): Shape {
  return z.toJSONSchema(answer, { io: 'input' }) as Shape;
}

function refusals(body: unknown): string {
  const { errors } = z
    .object({ errors: z.array(z.object({ code: z.string().nullish(), field: z.string().nullish() })) })
    .catch({ errors: [] })
    .parse(body);
  return errors
    .map(({ code, field }) => [code ?? 'no code', field].filter(Boolean).join(' at '))
    .sort()
    .join(', ');
}

type Found = [member: string, left: unknown, right: unknown];

/** Absent members equal null; unknown members are ignored. */
function memberDifferences(
  shape: Shape,
  left: unknown,
  right: unknown,
  path: string,
  isOrdered: boolean,
): Found[] {
  if ((left ?? null) === (right ?? null)) return [];
  const known: Shape = Object.assign({}, ...(shape.anyOf ?? [shape]));
  if (isGenerated(known) && left && right) return [];
  if (Array.isArray(left) && Array.isArray(right))
    return listDifferences(known.items ?? {}, left, right, path, isOrdered);
  if (isObject(left) && isObject(right)) {
    const names = Object.keys(known.properties ?? {});
    return names.flatMap((name) =>
      memberDifferences(
        known.properties?.[name] ?? {},
        left[name],
        right[name],
        `${path}.${name}`,
        isOrdered,
      ),
    );
  }
  return JSON.stringify(left) === JSON.stringify(right) ? [] : [[path, left, right]];
}

function listDifferences(
  shape: Shape,
  left: unknown[],
  right: unknown[],
  path: string,
  isOrdered: boolean,
): Found[] {
  if (left.length !== right.length && !left.concat(right).some(isText))
    return [[`${path}.length`, left.length, right.length]];
  if (left.concat(right).some(isText)) {
    const [only, others] = [
      left.filter((each) => !right.includes(each)),
      right.filter((each) => !left.includes(each)),
    ];
    return only.length + others.length === 0 ? [] : [[path, only, others]];
  }
  const [one, other] = isOrdered ? [left, right] : [sorted(left), sorted(right)];
  return one.flatMap((entry, index) =>
    memberDifferences(shape, entry, other[index], `${path}[${index}]`, isOrdered),
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGenerated = ({ pattern, format }: Shape): boolean =>
  format === 'date-time' || (pattern !== undefined && GENERATED_PATTERNS.includes(pattern));

const sorted = (entries: unknown[]): unknown[] =>
  [...entries].sort((one, other) => entryKey(one).localeCompare(entryKey(other)));

function entryKey(entry: unknown): string {
  if (!isObject(entry)) return JSON.stringify(entry);
  const { name, document_type, action, last_name, status_name } = entry;
  return [name, document_type, action, last_name, status_name].map((each) => each ?? '').join(' ');
}

const MAX_SHOWN_CHARACTERS = 120;

function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}

export function differenceText(differences: readonly Difference[], steps: number): string {
  if (differences.length === 0) return `No difference in ${steps} calls.`;
  const told = new Map<string, Difference & { times: number }>();
  for (const difference of differences) {
    const key = JSON.stringify([difference.member, difference.left, difference.right]);
    const before = told.get(key) ?? { ...difference, times: 0 };
    told.set(key, { ...before, times: before.times + 1 });
  }
  const rows = [
    ['call', 'member', 'left', 'right'],
    ...Array.from(told.values(), ({ step, member, left, right, times }) => [
      times === 1 ? step : `${step} (and ${times - 1} more)`,
      member,
      left,
      right,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', `${told.size} differences in ${steps} calls.`].join('\n');
}
