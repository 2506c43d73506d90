import type { Call } from 'contracts/api/call';
import { identifier, shortIdentifier, webAddress } from 'contracts/api/values';
import { z } from 'zod';
import { isSessionExpired, readRefusal } from '~/api/http-response.server';
import { type Deviation, normalizeSpelling, readResponseBody, WHOLE_BODY_PATH } from '~/api/read-response';
import type { StepResponse } from './run-journey';

export interface Difference {
  step: string;
  member: string;
  left: string;
  right: string;
  isTolerated?: boolean;
}

interface Shape {
  pattern?: string;
  format?: string;
  enum?: unknown[];
  'x-any-case'?: boolean;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

// Ids, and addresses that contain them, differ between APIs.
const GENERATED_PATTERNS = [identifier, shortIdentifier, webAddress].map((kind) => kind.meta()?.pattern);

// A call's summary states whether its list is sorted.
const SORTED_LIST_SUMMARY = /(newest|oldest|largest) first/;

const SORTED_MEMBERS = ['status_flow'];

/** Ignores different ids and times, and the order of unsorted lists. */
export function findDifferences(left: readonly StepResponse[], right: readonly StepResponse[]): Difference[] {
  return left.flatMap((leftResponse, index) => {
    const rightResponse = right[index];
    return rightResponse ? findStepDifferences(leftResponse, rightResponse) : [];
  });
}

function findStepDifferences(left: StepResponse, right: StepResponse): Difference[] {
  const { step, call } = left;
  const differenceIn = (
    member: string,
    leftValue: unknown,
    rightValue: unknown,
    isTolerated = false,
  ): Difference => ({
    step,
    member,
    left: shownValue(leftValue),
    right: shownValue(rightValue),
    ...(isTolerated && { isTolerated }),
  });
  const isSuccess = isAccepted(left) && isAccepted(right);
  if (left.status !== right.status && !isSuccess) {
    const isSameRefusal = isRefusal(left) && isRefusal(right) && refusals(left) === refusals(right);
    const isTolerated =
      isSameRefusal &&
      !isSessionExpired(call, left.status) &&
      !isSessionExpired(call, right.status) &&
      refusals(left) !== '';
    return [
      {
        ...differenceIn('status', '', ''),
        left: statusText(left),
        right: statusText(right),
        ...(isTolerated && { isTolerated }),
      },
    ];
  }
  if (!isSuccess) {
    const [leftErrorText, rightErrorText] = [refusals(left), refusals(right)];
    if (leftErrorText !== rightErrorText) {
      return [
        {
          ...differenceIn('errors', '', ''),
          left: leftErrorText || shapeText(left),
          right: rightErrorText || shapeText(right),
        },
      ];
    }
    const [shape, otherShape] = [shapeText(left), shapeText(right)];
    return shape === otherShape
      ? []
      : [{ ...differenceIn('errors', '', '', true), left: shape, right: otherShape }];
  }
  const statusDifferences =
    left.status === right.status
      ? []
      : [{ ...differenceIn('status', '', '', true), left: statusText(left), right: statusText(right) }];
  const [leftResult, rightResult] = [
    readResponseBody(call.response, left.body ?? {}),
    readResponseBody(call.response, right.body ?? {}),
  ];
  const isOrdered = SORTED_LIST_SUMMARY.test(call.summary);
  const members = (a: unknown, b: unknown) =>
    findMemberDifferences(shapeOf(call), a, b, { path: '$', isOrdered }).map(([member, ...values]) =>
      differenceIn(member, ...values),
    );
  if (!leftResult.ok && !rightResult.ok) return [...statusDifferences, ...members(left.body, right.body)];
  if (!leftResult.ok || !rightResult.ok) {
    const issues = [leftResult, rightResult].flatMap((result) => (result.ok ? [] : result.issues));
    const unreadableMembers = issues.map(({ path }) =>
      differenceIn(memberText(path), valueIn(left, path), valueIn(right, path)),
    );
    // After a change, the portal reads the data again and ignores the response.
    const isChange = call.method !== 'GET';
    return [
      ...statusDifferences,
      ...unreadableMembers.map((difference) => ({ ...difference, ...(isChange && { isTolerated: true }) })),
    ];
  }
  const paths = findPathsOfNotation(leftResult.deviations, rightResult.deviations);
  const membersWithNotation = paths.map(memberText);
  return [
    ...statusDifferences,
    ...paths.map((path) =>
      differenceIn(memberText(path), valueIn(left, path, right), valueIn(right, path, left), true),
    ),
    ...findToleratedDifferences(shapeOf(call), left.body, right.body)
      .filter(([member]) => !membersWithNotation.includes(member))
      .map(([member, a, b]) => differenceIn(member, a, b, true)),
    ...members(leftResult.data, rightResult.data),
  ];
}

const isAccepted = ({ status, redirect }: StepResponse): boolean =>
  (status >= 200 && status < 300) || redirect !== undefined;
const isRefusal = ({ status }: StepResponse): boolean => status >= 400 && status < 500;

function statusText({ status, redirect, body, call }: StepResponse): string {
  if (redirect !== undefined) return `${status}, a redirect that the portal follows`;
  if (status >= 300 && status < 400) return `${status}, a redirect`;
  const codes = status >= 400 ? refusals({ status, body, call, step: '' }) : '';
  return codes === '' ? String(status) : `${status} ${codes}`;
}

const memberText = (path: string): string =>
  path === WHOLE_BODY_PATH ? '$' : path.startsWith('[') ? `$${path}` : `$.${path}`;

function findPathsOfNotation(left: readonly Deviation[], right: readonly Deviation[]): string[] {
  const text = ({ kind, path }: Deviation) => `${kind} ${path}`;
  const [leftTexts, rightTexts] = [new Set(left.map(text)), new Set(right.map(text))];
  const unmatchedDeviations = [
    ...left.filter((deviation) => !rightTexts.has(text(deviation))),
    ...right.filter((deviation) => !leftTexts.has(text(deviation))),
  ];
  return [...new Set(unmatchedDeviations.map(({ path }) => path))];
}

function valueIn({ body }: StepResponse, path: string, otherResponse?: StepResponse): unknown {
  if (path === WHOLE_BODY_PATH) return body;
  const values = valuesAt(body, path);
  const types = new Set(otherResponse ? valuesAt(otherResponse.body, path).map(typeText) : []);
  return values.find((value) => otherResponse && !types.has(typeText(value))) ?? values[0];
}

const typeText = (value: unknown): string => (value === null ? 'null' : typeof value);

function valuesAt(body: unknown, path: string): unknown[] {
  return path
    .split(/\.|(?=\[\])/)
    .filter(Boolean)
    .reduce<unknown[]>(
      (values, step) =>
        values.flatMap((value) => {
          if (step !== '[]') return [Object(value)[step]];
          const items = Array.isArray(value) ? value : Object.values(Object(value)).find(Array.isArray);
          return items ?? [];
        }),
      [body],
    );
}

const ZONE = /(?:[Zz]|[+-]\d\d:?\d\d)?$/;
const zoneOf = (time: unknown): string =>
  typeof time === 'string' ? (ZONE.exec(time)?.[0] ?? '').replace(/\d/g, '0').toUpperCase() : '';

/** Finds differences that the contract allows: null for an absent member, or another zone of a time. */
function findToleratedDifferences(
  shape: Shape,
  left: unknown,
  right: unknown,
  path = '$',
): MemberDifference[] {
  if ((left === null && right === undefined) || (left === undefined && right === null))
    return [[path, left, right]];
  const mergedShape: Shape = Object.assign({}, ...(shape.anyOf ?? [shape]));
  if (mergedShape.format === 'date-time' && typeof left === 'string' && typeof right === 'string') {
    const [leftZone, rightZone] = [zoneOf(left), zoneOf(right)];
    return leftZone === rightZone || leftZone === '' || rightZone === '' ? [] : [[path, left, right]];
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    const itemDifferences = left.flatMap((entry, index) =>
      index < right.length
        ? findToleratedDifferences(mergedShape.items ?? {}, entry, right[index], `${path}[]`)
        : [],
    );
    return itemDifferences.filter(
      ([member], index) => itemDifferences.findIndex(([earlierMember]) => earlierMember === member) === index,
    );
  }
  if (!isObject(left) || !isObject(right)) return [];
  return Object.entries(mergedShape.properties ?? {}).flatMap(([name, memberShape]) =>
    findToleratedDifferences(memberShape, left[name], right[name], `${path}.${name}`),
  );
}

function shapeOf({ response }: Call): Shape {
  return z.toJSONSchema(response, { io: 'input' }) as Shape;
}

function refusals({ status, body }: StepResponse): string {
  return (readRefusal(status, body)?.errors ?? [])
    .map(({ code, field }) => [code ?? 'no code', field].filter(Boolean).join(' at '))
    .sort()
    .join(', ');
}

function shapeText({ body }: StepResponse): string {
  if (body === undefined) return 'no body';
  return isObject(body) ? `an object with ${Object.keys(body).sort().join(', ')}` : `${shownValue(body)}`;
}

type MemberDifference = [member: string, left: unknown, right: unknown];

interface MemberPlace {
  path: string;
  isOrdered: boolean;
}

/** Like the portal, treats absent members as null and ignores unknown ones. */
function findMemberDifferences(
  shape: Shape,
  left: unknown,
  right: unknown,
  { path, isOrdered }: MemberPlace,
): MemberDifference[] {
  if ((left ?? null) === (right ?? null)) return [];
  const mergedShape: Shape = Object.assign({}, ...(shape.anyOf ?? [shape]));
  if (isGenerated(mergedShape) && left && right) return [];
  if (mergedShape['x-any-case'] && isText(left) && isText(right)) {
    return normalizeSpelling(String(left)) === normalizeSpelling(String(right)) ? [] : [[path, left, right]];
  }
  if (Array.isArray(left) && Array.isArray(right))
    return findListDifferences(mergedShape.items ?? {}, left, right, { path, isOrdered });
  if (isObject(left) && isObject(right)) {
    const names = Object.keys(mergedShape.properties ?? {});
    return names.flatMap((name) =>
      findMemberDifferences(mergedShape.properties?.[name] ?? {}, left[name], right[name], {
        path: `${path}.${name}`,
        isOrdered: isOrdered || SORTED_MEMBERS.includes(name),
      }),
    );
  }
  return JSON.stringify(left) === JSON.stringify(right) ? [] : [[path, left, right]];
}

function findListDifferences(
  shape: Shape,
  left: unknown[],
  right: unknown[],
  { path, isOrdered }: MemberPlace,
): MemberDifference[] {
  if (left.length !== right.length && !left.concat(right).some(isText))
    return [[`${path}.length`, left.length, right.length]];
  if (left.concat(right).some(isText)) {
    const [leftOnlyValues, rightOnlyValues] = [
      left.filter((value) => !right.includes(value)),
      right.filter((value) => !left.includes(value)),
    ];
    return leftOnlyValues.length + rightOnlyValues.length === 0
      ? []
      : [[path, leftOnlyValues, rightOnlyValues]];
  }
  const [leftItems, rightItems] = isOrdered ? [left, right] : [sortEntries(left), sortEntries(right)];
  return leftItems.flatMap((entry, index) =>
    findMemberDifferences(shape, entry, rightItems[index], { path: `${path}[${index}]`, isOrdered }),
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isGenerated = ({ pattern, format }: Shape): boolean =>
  format === 'date-time' || (pattern !== undefined && GENERATED_PATTERNS.includes(pattern));

const sortEntries = (entries: unknown[]): unknown[] =>
  [...entries].sort((a, b) => entryKey(a).localeCompare(entryKey(b)));

function entryKey(entry: unknown): string {
  if (!isObject(entry)) return JSON.stringify(entry);
  const { name, document_type, action, last_name, status_name } = entry;
  return [name, document_type, action, last_name, status_name].map((value) => value ?? '').join(' ');
}

const MAX_SHOWN_CHARACTERS = 120;

function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}

export function formatDifference(
  differences: readonly Difference[],
  steps: number,
  flakyCalls: readonly string[] = [],
): string {
  const flaky = flakyCalls.length > 0 ? `${flakyCalls.join('\n')}\n` : '';
  if (differences.length === 0) return `${flaky}No difference in ${steps} calls.`;
  const differencesByKey = new Map<string, Difference & { times: number }>();
  for (const difference of differences) {
    const key = JSON.stringify([difference.member, difference.left, difference.right]);
    const previous = differencesByKey.get(key) ?? { ...difference, times: 0 };
    differencesByKey.set(key, { ...previous, times: previous.times + 1 });
  }
  const sortedDifferences = [...differencesByKey.values()].sort(
    (a, b) => Number(a.isTolerated ?? false) - Number(b.isTolerated ?? false),
  );
  const rows = [
    ['call', 'member', 'left', 'right', 'portal'],
    ...sortedDifferences.map(({ step, member, left, right, times, isTolerated }) => [
      times === 1 ? step : `${step} (and ${times - 1} more)`,
      member,
      left,
      right,
      isTolerated ? 'tolerates it' : 'differs',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const toleratedCount = sortedDifferences.filter(({ isTolerated }) => isTolerated).length;
  const toleratedText = toleratedCount > 0 ? `, of which the portal tolerates ${toleratedCount}` : '';
  return `${flaky}${[...lines, '', `${formatCount(differencesByKey.size)} in ${steps} calls${toleratedText}.`].join('\n')}`;
}

const formatCount = (count: number): string => `${count} difference${count === 1 ? '' : 's'}`;

export function formatFlakyCalls(api: string, responses: readonly StepResponse[]): string[] {
  const failed = responses.flatMap(({ step, failedTries = [] }) =>
    failedTries.map((status) => ({ step, status })),
  );
  const [first] = failed;
  if (first === undefined) return [];
  const statuses = [...new Set(failed.map(({ status }) => status))].join(', ');
  return [
    `Unreliable: ${api} answered ${failed.length} of ${responses.length + failed.length} calls with ${statuses} and otherwise when sent again (${first.step}). This is no difference.`,
  ];
}
