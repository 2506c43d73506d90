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
    return other ? ofStep(one, other) : [];
  });
}

function ofStep(left: StepAnswer, right: StepAnswer): Difference[] {
  const { step, call } = left;
  const differ = (member: string, one: unknown, other: unknown) => ({
    step,
    member,
    left: shown(one),
    right: shown(other),
  });
  if (left.status !== right.status) return [differ('status', left.status, right.status)];
  if (left.status !== call.status) {
    const [one, other] = [refusals(left.body), refusals(right.body)];
    return one === other ? [] : [differ('errors', one, other)];
  }
  const isOrdered = ORDERED.test(call.summary);
  return membersOf(shapeOf(call), left.body, right.body, '$', isOrdered).map(([member, one, other]) =>
    differ(member, one, other),
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
function membersOf(shape: Shape, left: unknown, right: unknown, at: string, isOrdered: boolean): Found[] {
  if ((left ?? null) === (right ?? null)) return [];
  const known: Shape = Object.assign({}, ...(shape.anyOf ?? [shape]));
  if (isGenerated(known) && left && right) return [];
  if (Array.isArray(left) && Array.isArray(right))
    return ofLists(known.items ?? {}, left, right, at, isOrdered);
  if (isObject(left) && isObject(right)) {
    const names = Object.keys(known.properties ?? {});
    return names.flatMap((name) =>
      membersOf(known.properties?.[name] ?? {}, left[name], right[name], `${at}.${name}`, isOrdered),
    );
  }
  return JSON.stringify(left) === JSON.stringify(right) ? [] : [[at, left, right]];
}

function ofLists(shape: Shape, left: unknown[], right: unknown[], at: string, isOrdered: boolean): Found[] {
  if (left.length !== right.length && !left.concat(right).some(isText))
    return [[`${at}.length`, left.length, right.length]];
  if (left.concat(right).some(isText)) {
    const [only, others] = [
      left.filter((each) => !right.includes(each)),
      right.filter((each) => !left.includes(each)),
    ];
    return only.length + others.length === 0 ? [] : [[at, only, others]];
  }
  const [one, other] = isOrdered ? [left, right] : [sorted(left), sorted(right)];
  return one.flatMap((entry, index) => membersOf(shape, entry, other[index], `${at}[${index}]`, isOrdered));
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGenerated = ({ pattern, format }: Shape): boolean =>
  format === 'date-time' || (pattern !== undefined && GENERATED_PATTERNS.includes(pattern));

const sorted = (entries: unknown[]): unknown[] =>
  [...entries].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));

function keyOf(entry: unknown): string {
  if (!isObject(entry)) return JSON.stringify(entry);
  const { name, document_type, action, last_name, status_name } = entry;
  return [name, document_type, action, last_name, status_name].map((each) => each ?? '').join(' ');
}

const LONGEST = 120;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
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
