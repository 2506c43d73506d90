import { expect, it } from 'vitest';
import { createSecret, createSeededUuid, hashSecret, Identifiers } from './identifiers';

it('SIM-09 Identifiers creates the same ids for the same seed, and resumes after a given number of ids', () => {
  const one = new Identifiers(1);
  const first = [one.next(), one.nextShortId(), one.next()];
  const same = new Identifiers(1);
  expect([same.next(), same.nextShortId(), same.next()]).toEqual(first);
  const continuedIdentifiers = new Identifiers(1, 2);
  expect(continuedIdentifiers.next()).toBe(first[2]);
  expect(new Identifiers(2).next()).not.toBe(first[0]);
  expect(new Set(first).size).toBe(3);
});

it('UUIDs have version 4, and short ids have no look-alike characters', () => {
  const ids = new Identifiers(3);
  for (let count = 0; count < 50; count += 1) {
    expect(ids.next()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.nextShortId()).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  }
  expect(createSeededUuid(1, 'user:a')).not.toBe(createSeededUuid(1, 'user:b'));
});

it('generated secrets differ, and their stored form does not reveal the secrets', () => {
  const value = createSecret();
  expect(value).toMatch(/^[\w-]{32}$/);
  expect(createSecret()).not.toBe(value);
  expect(hashSecret(value)).toBe(hashSecret(value));
  expect(hashSecret(value)).not.toContain(value);
});
