import { dequal } from 'dequal/lite';
import type { Draft } from './draft';

export interface MergeResult {
  /** Null if both sides changed the same place differently. */
  readonly merged: Draft | null;
  readonly there: readonly string[];
  readonly here: readonly string[];
  readonly conflicts: readonly string[];
}

/** Matches list entries by id, name, key or type. */
export function mergeDrafts(base: Draft, there: Draft, here: Draft): MergeResult {
  const found: Found = { there: [], here: [], conflicts: [] };
  const merged = mergeValues({ base, there, here }, [], found);
  return { merged: found.conflicts.length > 0 ? null : (merged as Draft), ...found };
}

interface Found {
  there: string[];
  here: string[];
  conflicts: string[];
}

interface Sides {
  base: unknown;
  there: unknown;
  here: unknown;
}

const ABSENT = Symbol('absent');

function mergeValues({ base, there, here }: Sides, path: readonly string[], found: Found): unknown {
  if (dequal(there, here)) {
    if (!dequal(base, here)) for (const side of [found.there, found.here]) side.push(path.join(' › '));
    return here;
  }
  const isHere = !dequal(base, here);
  const isThere = !dequal(base, there);
  if (!isHere || !isThere) {
    noteChanges(base, isHere ? here : there, path, isHere ? found.here : found.there);
    return isHere ? here : there;
  }
  if (isKeyedList(base) && isKeyedList(there) && isKeyedList(here))
    return mergeLists({ base: keyed(base), there: keyed(there), here: keyed(here) }, path, found);
  if (isPlain(base) && isPlain(there) && isPlain(here)) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(there), ...Object.keys(here)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const [b, t, h] = [base, there, here].map((side) =>
          Object.hasOwn(side, name) ? side[name] : ABSENT,
        );
        const value = mergeValues({ base: b, there: t, here: h }, [...path, name], found);
        return value === ABSENT ? [] : [[name, value]];
      }),
    );
  }
  for (const side of [found.there, found.here, found.conflicts]) side.push(path.join(' › '));
  return here;
}

type Keyed = ReadonlyMap<string, unknown>;

function mergeLists(
  { base, there, here }: Readonly<Record<keyof Sides, Keyed>>,
  path: readonly string[],
  found: Found,
): unknown[] {
  const order = (side: Keyed) => [...side.keys()].filter((key) => base.has(key));
  const common = (side: Keyed, other: Keyed) => order(side).filter((key) => other.has(key));
  const baseOrder = [...base.keys()].filter((key) => there.has(key) && here.has(key));
  const movedThere = !dequal(baseOrder, common(there, here));
  const movedHere = !dequal(baseOrder, common(here, there));
  if (movedThere && movedHere && !dequal(common(there, here), common(here, there)))
    found.conflicts.push(path.join(' › '));
  const [leading, other] = movedThere && !movedHere ? [there, here] : [here, there];
  const keys = [...leading.keys()];
  for (const [index, key] of [...other.keys()].entries()) {
    if (leading.has(key) || (base.has(key) && !leading.has(key) && dequal(base.get(key), other.get(key))))
      continue;
    const previous = [...other.keys()][index - 1];
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
  }
  return keys.flatMap((key) => {
    const sides = [base, there, here].map((side) => (side.has(key) ? side.get(key) : ABSENT));
    const [b, t, h] = sides;
    const value = mergeValues({ base: b, there: t, here: h }, [...path, nameOf(key)], found);
    return value === ABSENT ? [] : [value];
  });
}

function noteChanges(before: unknown, after: unknown, path: readonly string[], notes: string[]): void {
  if (dequal(before, after)) return;
  if (isKeyedList(before) && isKeyedList(after)) {
    const [was, is] = [keyed(before), keyed(after)];
    const keys = [...new Set([...was.keys(), ...is.keys()])];
    const inside = notes.length;
    for (const key of keys) noteChanges(was.get(key), is.get(key), [...path, nameOf(key)], notes);
    if (notes.length === inside) notes.push(path.join(' › '));
  } else if (isPlain(before) && isPlain(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      noteChanges(before[name], after[name], [...path, name], notes);
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

function keyed(list: readonly unknown[]): Keyed {
  return new Map(list.map((item) => [keyOf(item) ?? '', item]));
}

/** Undefined for values other than texts and numbers. */
export function readTextAtPath(draft: Draft, place: string): string | undefined {
  const value = place.split(' › ').reduce<unknown>((found, part) => {
    if (Array.isArray(found)) return found.find((item) => nameOf(keyOf(item) ?? '') === part);
    return isPlain(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }, draft);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
