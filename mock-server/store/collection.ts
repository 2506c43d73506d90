import { factory, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary';
import type { z } from 'zod';
import { sizeOf } from './size';

/** Rows are plain JSON and have an id that is text. */
export interface Row {
  readonly id: string;
}

interface Entity<R> {
  id: string;
  row: R;
}

interface CollectionOptions<R extends Row, Key extends string> {
  /** Every row passes it on its way in: the library underneath checks no types. */
  schema: z.ZodType<R>;
  /** What rows are found by, besides their id. A null key leaves the row out of that index. */
  keys: Record<Key, (row: R) => string | null>;
  /** Called after each change. */
  onChange: () => void;
}

/** What the library and the indexes keep of each row. */
const ROW_OVERHEAD_BYTES = 600;

/**
 * A set of rows in memory: @mswjs/data keeps them, this repository finds them. The library looks through all rows even for
 * a primary key, and hands out the very objects it stores; so every search here goes by an index, and rows are deeply
 * frozen: what a caller holds can never change what is stored. Indexes are built when they are first asked for.
 */
export class Collection<R extends Row, Key extends string = never> {
  readonly #options: CollectionOptions<R, Key>;
  readonly #db = factory({ entity: { id: primaryKey(String), row: Object } });
  readonly #entities = new Map<string, Entity<R>>();
  readonly #indexes = new Map<Key, Map<string, Set<string>>>();
  #bytes = 0;

  constructor(options: CollectionOptions<R, Key>) {
    this.#options = options;
  }

  /** Adds a row; throws when its shape is wrong or its id is taken. */
  insert(row: R): R {
    const stored = freeze(this.#options.schema.parse(row));
    // The library's type for an entity cannot carry the row's own type.
    const entity = this.#db.entity.create({ id: stored.id, row: stored }) as unknown as Entity<R>;
    this.#entities.set(stored.id, entity);
    this.#bytes += ROW_OVERHEAD_BYTES + sizeOf(stored);
    for (const [key, index] of this.#indexes) addTo(index, this.#options.keys[key](stored), stored.id);
    this.#options.onChange();
    return stored;
  }

  get(id: string): R | undefined {
    return this.#entities.get(id)?.row;
  }

  /** All rows that have the value under the key, in the order in which they were added. */
  findBy(key: Key, value: string): R[] {
    const ids = this.#index(key).get(value);
    return ids === undefined ? [] : [...ids].flatMap((id) => this.get(id) ?? []);
  }

  /** The first row that has the value under the key. */
  firstBy(key: Key, value: string): R | undefined {
    const [id] = this.#index(key).get(value) ?? [];
    return id === undefined ? undefined : this.get(id);
  }

  /** Replaces the members named in `change`; throws for an id that is not there. */
  update(id: string, change: Partial<Omit<R, 'id'>>): R {
    const entity = this.#entities.get(id);
    if (entity === undefined) throw new Error(`no row ${id} to update`);
    const before = entity.row;
    const after = freeze(this.#options.schema.parse({ ...before, ...change }));
    entity.row = after;
    this.#bytes += sizeOf(after) - sizeOf(before);
    for (const [key, index] of this.#indexes) {
      const from = this.#options.keys[key](before);
      const to = this.#options.keys[key](after);
      if (from === to) continue;
      removeFrom(index, from, id);
      addTo(index, to, id);
    }
    this.#options.onChange();
    return after;
  }

  /** Removes the row, if it is there. */
  delete(id: string): void {
    const entity = this.#entities.get(id);
    if (entity === undefined) return;
    for (const [key, index] of this.#indexes) removeFrom(index, this.#options.keys[key](entity.row), id);
    this.#entities.delete(id);
    this.#bytes -= ROW_OVERHEAD_BYTES + sizeOf(entity.row);
    // The public delete looks through all rows; the database beneath it does not.
    this.#db[DATABASE_INSTANCE].delete('entity', id);
    this.#options.onChange();
  }

  /** Every row, in the order in which they were added. For snapshots and control pages, never for a call of the API. */
  all(): R[] {
    return Array.from(this.#entities.values(), (entity) => entity.row);
  }

  /** Estimated bytes that the rows take. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entities.size;
  }

  /** The oldest row. */
  first(): R | undefined {
    const [entity] = this.#entities.values();
    return entity?.row;
  }

  #index(key: Key): Map<string, Set<string>> {
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const index = new Map<string, Set<string>>();
    for (const { row } of this.#entities.values()) addTo(index, this.#options.keys[key](row), row.id);
    this.#indexes.set(key, index);
    return index;
  }
}

function addTo(index: Map<string, Set<string>>, value: string | null, id: string): void {
  if (value === null) return;
  const ids = index.get(value);
  if (ids === undefined) index.set(value, new Set([id]));
  else ids.add(id);
}

function removeFrom(index: Map<string, Set<string>>, value: string | null, id: string): void {
  if (value === null) return;
  const ids = index.get(value);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(value);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}
