import type { z } from 'zod';
import { freezeDeep } from './freeze';
import { sizeInBytes } from './size';

export interface Row {
  readonly id: string;
}

interface CollectionOptions<R extends Row, Key extends string> {
  schema: z.ZodType<R>;
  keys: Record<Key, (row: R) => string | null>;
  onChange: () => void;
}

const ROW_OVERHEAD_BYTES = 600;

/** Builds indexes on first use. Freezes rows deeply. */
export class Collection<R extends Row, Key extends string = never> {
  readonly #options: CollectionOptions<R, Key>;
  readonly #rows = new Map<string, R>();
  readonly #indexes = new Map<Key, Map<string, Set<string>>>();
  #bytes = 0;
  #replacedBytes = 0;
  #revision = 0;
  #kept: readonly R[] | undefined;

  constructor(options: CollectionOptions<R, Key>) {
    this.#options = options;
  }

  insert(row: R): R {
    const storedRow = freezeDeep(this.#options.schema.parse(row));
    if (this.#rows.has(storedRow.id)) throw new Error(`Row ${storedRow.id} already exists`);
    this.#rows.set(storedRow.id, storedRow);
    this.#bytes += ROW_OVERHEAD_BYTES + sizeInBytes(storedRow);
    for (const [key, index] of this.#indexes) addTo(index, this.#options.keys[key](storedRow), storedRow.id);
    this.#changed();
    return storedRow;
  }

  /** Returns the same list object until a row changes. */
  capture(): readonly R[] {
    this.#kept ??= this.all();
    return this.#kept;
  }

  adopt(rows: readonly R[]): void {
    for (const row of rows) {
      this.#rows.set(row.id, row);
      this.#bytes += ROW_OVERHEAD_BYTES + sizeInBytes(row);
    }
    this.#changed();
    this.#kept = rows;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  findBy(key: Key, value: string): R[] {
    const ids = this.#index(key).get(value);
    return ids === undefined ? [] : [...ids].flatMap((id) => this.get(id) ?? []);
  }

  findFirstBy(key: Key, value: string): R | undefined {
    const [id] = this.#index(key).get(value) ?? [];
    return id === undefined ? undefined : this.get(id);
  }

  update(id: string, change: Partial<Omit<R, 'id'>>): R {
    const currentRow = this.#rows.get(id);
    if (currentRow === undefined) throw new Error(`Row ${id} not found`);
    const updatedRow = freezeDeep(this.#options.schema.parse({ ...currentRow, ...change }));
    this.#rows.set(id, updatedRow);
    const replacedBytes = sizeInBytes(currentRow);
    this.#bytes += sizeInBytes(updatedRow) - replacedBytes;
    this.#replacedBytes += replacedBytes;
    for (const [key, index] of this.#indexes) {
      const keyBefore = this.#options.keys[key](currentRow);
      const keyAfter = this.#options.keys[key](updatedRow);
      if (keyBefore === keyAfter) continue;
      removeFrom(index, keyBefore, id);
      addTo(index, keyAfter, id);
    }
    this.#changed();
    return updatedRow;
  }

  delete(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    for (const [key, index] of this.#indexes) removeFrom(index, this.#options.keys[key](row), id);
    this.#rows.delete(id);
    const removedBytes = sizeInBytes(row);
    this.#bytes -= ROW_OVERHEAD_BYTES + removedBytes;
    this.#replacedBytes += removedBytes;
    this.#changed();
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  get bytes(): number {
    return this.#bytes;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Bytes of replaced and removed rows, which earlier states still hold. */
  get replacedBytes(): number {
    return this.#replacedBytes;
  }

  get size(): number {
    return this.#rows.size;
  }

  first(): R | undefined {
    const [row] = this.#rows.values();
    return row;
  }

  #changed(): void {
    this.#kept = undefined;
    this.#revision += 1;
    this.#options.onChange();
  }

  #index(key: Key): Map<string, Set<string>> {
    const existingIndex = this.#indexes.get(key);
    if (existingIndex !== undefined) return existingIndex;
    const index = new Map<string, Set<string>>();
    for (const row of this.#rows.values()) addTo(index, this.#options.keys[key](row), row.id);
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
