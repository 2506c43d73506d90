import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['katrin.brandt@metallbau-brandt.example', 'KB'],
  ['Tobias Lehmann', 'TL'],
  ['Anna Maria von der Heide', 'AH'],
  ['office@firma.example', 'O'],
  ['łukasz_żak@firma.example', 'ŁŻ'],
  ['j.brandt+2024@firma.example', 'JB'],
  ['', ''],
])('initials of %j are %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
