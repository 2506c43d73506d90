import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Collection } from './collection';

const pet = z.object({ id: z.string(), owner: z.string().nullable(), tags: z.array(z.string()) });
type Pet = z.infer<typeof pet>;

const onChange = vi.fn();
let pets: Collection<Pet, 'owner'>;

beforeEach(() => {
  onChange.mockClear();
  pets = new Collection({ schema: pet, keys: { owner: (row: Pet) => row.owner }, onChange });
  pets.insert({ id: 'a', owner: 'kim', tags: [] });
  pets.insert({ id: 'b', owner: 'kim', tags: [] });
  pets.insert({ id: 'c', owner: null, tags: [] });
});

const ids = (rows: Pet[]) => rows.map(({ id }) => id);

describe('a collection of rows in a sandbox', () => {
  it('finds rows by id and by key, in the order of insertion', () => {
    expect(pets.get('b')).toEqual({ id: 'b', owner: 'kim', tags: [] });
    expect(ids(pets.findBy('owner', 'kim'))).toEqual(['a', 'b']);
    expect(pets.findFirstBy('owner', 'kim')?.id).toBe('a');
    expect([pets.get('x'), pets.findFirstBy('owner', 'x'), pets.findBy('owner', 'null')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  it('updates its indexes when rows are added, updated and deleted', () => {
    expect(ids(pets.findBy('owner', 'kim'))).toEqual(['a', 'b']);
    pets.insert({ id: 'd', owner: 'kim', tags: [] });
    pets.update('a', { owner: 'lou' });
    pets.update('c', { owner: 'lou' });
    pets.delete('b');
    pets.delete('x');
    expect(ids(pets.findBy('owner', 'kim'))).toEqual(['d']);
    expect(ids(pets.findBy('owner', 'lou'))).toEqual(['a', 'c']);
    expect(ids(pets.all())).toEqual(['a', 'c', 'd']);
    expect([pets.size, pets.first()?.id]).toEqual([3, 'a']);
  });

  it('protects stored rows from later edits of the objects passed in or returned', () => {
    const given = { id: 'e', owner: 'kim', tags: ['old'] };
    pets.insert(given);
    given.tags.push('new');
    const found = pets.get('e');
    expect(() => found?.tags.push('new')).toThrow(TypeError);
    expect(() => Object.assign(found ?? {}, { owner: 'lou' })).toThrow(TypeError);
    expect(pets.get('e')).toEqual({ id: 'e', owner: 'kim', tags: ['old'] });
  });

  it('refuses invalid rows, duplicate ids and updates of unknown ids, and leaves the stored rows unchanged', () => {
    expect(() => pets.insert({ id: 'e', owner: 3, tags: [] } as never)).toThrow();
    expect(() => pets.insert({ id: 'a', owner: 'lou', tags: [] })).toThrow();
    expect(() => pets.update('a', { tags: 'none' } as never)).toThrow();
    expect(() => pets.update('x', { owner: null })).toThrow('Row x not found');
    expect(pets.get('a')).toEqual({ id: 'a', owner: 'kim', tags: [] });
    expect([pets.size, pets.get('e')]).toEqual([3, undefined]);
  });

  it('notifies its listener of each added, updated and deleted row', () => {
    expect(onChange).toHaveBeenCalledTimes(3);
    pets.update('a', { owner: 'lou' });
    pets.delete('a');
    pets.delete('a');
    expect(onChange).toHaveBeenCalledTimes(5);
  });
});
