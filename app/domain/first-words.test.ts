import { expect, it } from 'vitest';
import { takeFirstWords } from './first-words';

it.each([
  ['Ort', 10, 'Ort'],
  ['Meine Angaben', 13, 'Meine Angaben'],
  ['Meine Angaben sind vollständig', 20, 'Meine Angaben sind …'],
  ['Vorhabenbeschreibung', 8, 'Vorhaben …'],
  ['Vorhaben😀', 9, 'Vorhaben …'],
])('takeFirstWords shortens "%s" to %d characters: "%s"', (text, room, shown) => {
  expect(takeFirstWords(text, room)).toBe(shown);
});
