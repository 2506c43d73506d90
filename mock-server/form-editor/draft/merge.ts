import { dequal } from 'dequal/lite';
import type { Draft } from './draft';

export interface MergeResult {
  /** Null if both sides changed the same place differently. */
  readonly mergedDraft: Draft | null;
  readonly otherChanges: readonly string[];
  readonly ownChanges: readonly string[];
  readonly conflicts: readonly string[];
}

/** Matches list entries by id, name, key or type. */
export function mergeDrafts(base: Draft, otherDraft: Draft, ownDraft: Draft): MergeResult {
  const collectedChanges: MergeChanges = { otherChanges: [], ownChanges: [], conflicts: [] };
  const mergedValue = mergeValues({ base, otherValue: otherDraft, ownValue: ownDraft }, [], collectedChanges);
  return {
    mergedDraft: collectedChanges.conflicts.length > 0 ? null : (mergedValue as Draft),
    ...collectedChanges,
  };
}

interface MergeChanges {
  otherChanges: string[];
  ownChanges: string[];
  conflicts: string[];
}

interface MergeInput {
  base: unknown;
  otherValue: unknown;
  ownValue: unknown;
}

const ABSENT = Symbol('absent');

function mergeValues(
  { base, otherValue, ownValue }: MergeInput,
  path: readonly string[],
  collectedChanges: MergeChanges,
): unknown {
  if (dequal(otherValue, ownValue)) {
    if (!dequal(base, ownValue))
      for (const side of [collectedChanges.otherChanges, collectedChanges.ownChanges])
        side.push(path.join(' › '));
    return ownValue;
  }
  const isOwnChanged = !dequal(base, ownValue);
  const isOtherChanged = !dequal(base, otherValue);
  if (!isOwnChanged || !isOtherChanged) {
    collectChanges(
      base,
      isOwnChanged ? ownValue : otherValue,
      path,
      isOwnChanged ? collectedChanges.ownChanges : collectedChanges.otherChanges,
    );
    return isOwnChanged ? ownValue : otherValue;
  }
  if (isKeyedList(base) && isKeyedList(otherValue) && isKeyedList(ownValue))
    return mergeLists(
      { base: entriesByKey(base), otherValue: entriesByKey(otherValue), ownValue: entriesByKey(ownValue) },
      path,
      collectedChanges,
    );
  if (isPlain(base) && isPlain(otherValue) && isPlain(ownValue)) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(otherValue), ...Object.keys(ownValue)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const [b, t, h] = [base, otherValue, ownValue].map((side) =>
          Object.hasOwn(side, name) ? side[name] : ABSENT,
        );
        const value = mergeValues({ base: b, otherValue: t, ownValue: h }, [...path, name], collectedChanges);
        return value === ABSENT ? [] : [[name, value]];
      }),
    );
  }
  for (const side of [collectedChanges.otherChanges, collectedChanges.ownChanges, collectedChanges.conflicts])
    side.push(path.join(' › '));
  return ownValue;
}

type EntriesByKey = ReadonlyMap<string, unknown>;

function mergeLists(
  { base, otherValue: otherEntries, ownValue: ownEntries }: Readonly<Record<keyof MergeInput, EntriesByKey>>,
  path: readonly string[],
  collectedChanges: MergeChanges,
): unknown[] {
  const baseKeysIn = (side: EntriesByKey) => [...side.keys()].filter((key) => base.has(key));
  const sharedBaseKeys = (side: EntriesByKey, otherSide: EntriesByKey) =>
    baseKeysIn(side).filter((key) => otherSide.has(key));
  const baseOrder = [...base.keys()].filter((key) => otherEntries.has(key) && ownEntries.has(key));
  const isOtherMoved = !dequal(baseOrder, sharedBaseKeys(otherEntries, ownEntries));
  const isOwnMoved = !dequal(baseOrder, sharedBaseKeys(ownEntries, otherEntries));
  if (
    isOtherMoved &&
    isOwnMoved &&
    !dequal(sharedBaseKeys(otherEntries, ownEntries), sharedBaseKeys(ownEntries, otherEntries))
  )
    collectedChanges.conflicts.push(path.join(' › '));
  const [leadingEntries, trailingEntries] =
    isOtherMoved && !isOwnMoved ? [otherEntries, ownEntries] : [ownEntries, otherEntries];
  const keys = [...leadingEntries.keys()];
  for (const [index, key] of [...trailingEntries.keys()].entries()) {
    if (
      leadingEntries.has(key) ||
      (base.has(key) && !leadingEntries.has(key) && dequal(base.get(key), trailingEntries.get(key)))
    )
      continue;
    const previous = [...trailingEntries.keys()][index - 1];
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
  }
  return keys.flatMap((key) => {
    const sides = [base, otherEntries, ownEntries].map((side) => (side.has(key) ? side.get(key) : ABSENT));
    const [b, t, h] = sides;
    const value = mergeValues(
      { base: b, otherValue: t, ownValue: h },
      [...path, nameOf(key)],
      collectedChanges,
    );
    return value === ABSENT ? [] : [value];
  });
}

function collectChanges(
  valueBefore: unknown,
  valueAfter: unknown,
  path: readonly string[],
  notes: string[],
): void {
  if (dequal(valueBefore, valueAfter)) return;
  if (isKeyedList(valueBefore) && isKeyedList(valueAfter)) {
    const [entriesBefore, entriesAfter] = [entriesByKey(valueBefore), entriesByKey(valueAfter)];
    const keys = [...new Set([...entriesBefore.keys(), ...entriesAfter.keys()])];
    const noteCount = notes.length;
    for (const key of keys)
      collectChanges(entriesBefore.get(key), entriesAfter.get(key), [...path, nameOf(key)], notes);
    if (notes.length === noteCount) notes.push(path.join(' › '));
  } else if (isPlain(valueBefore) && isPlain(valueAfter)) {
    for (const name of new Set([...Object.keys(valueBefore), ...Object.keys(valueAfter)]))
      collectChanges(valueBefore[name], valueAfter[name], [...path, name], notes);
  } else notes.push(path.join(' › '));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KEYS = ['id', 'name', 'key', 'type'] as const;

function keyOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (!isPlain(item)) return undefined;
  for (const member of KEYS) if (item[member] !== undefined) return `${member} ${String(item[member])}`;
  return undefined;
}

function nameOf(key: string): string {
  return key.replace(/^(id|name|key|type) /, '');
}

function isKeyedList(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false;
  const keys = value.map(keyOf);
  return !keys.includes(undefined) && new Set(keys).size === keys.length;
}

function entriesByKey(list: readonly unknown[]): EntriesByKey {
  return new Map(list.map((item) => [keyOf(item) ?? '', item]));
}

/** Undefined for values other than texts and numbers. */
export function readTextAtPath(draft: Draft, place: string): string | undefined {
  const value = place.split(' › ').reduce<unknown>((current, part) => {
    if (Array.isArray(current)) return current.find((item) => nameOf(keyOf(item) ?? '') === part);
    return isPlain(current) && Object.hasOwn(current, part) ? current[part] : undefined;
  }, draft);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
