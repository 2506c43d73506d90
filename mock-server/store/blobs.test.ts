import { expect, test } from 'vitest';
import { Blobs } from './blobs';

const MEGABYTE = 1024 * 1024;

test('D-52 files have a memory limit, and deleted files free their share', () => {
  let changes = 0;
  const blobs = new Blobs(() => {
    changes += 1;
  });
  const large = Buffer.alloc(40 * MEGABYTE);
  expect(blobs.put('a', large)).toBe(true);
  expect(blobs.put('b', large)).toBe(false);
  expect(blobs.get('b')).toBeUndefined();
  expect(blobs.remainingBytes).toBe(24 * MEGABYTE);
  blobs.delete('a');
  blobs.delete('a');
  expect(blobs.remainingBytes).toBe(64 * MEGABYTE);
  expect(blobs.put('b', large)).toBe(true);
  expect(changes).toBe(3);
});

test('SIM-12 a restored snapshot contains its files', () => {
  const blobs = new Blobs(() => undefined);
  blobs.put('a', Buffer.from([1, 2, 3]));
  const restored = new Blobs(() => undefined);
  for (const row of blobs.all()) restored.restore(row);
  expect(restored.get('a')).toEqual(Buffer.from([1, 2, 3]));
  expect(restored.all()).toEqual(blobs.all());
});
