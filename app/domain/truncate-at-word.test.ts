import { expect, it } from 'vitest';
import { truncateAtWord } from './truncate-at-word';

it.each([
  ['Ort', 10, 'Ort'],
  ['Meine Angaben', 13, 'Meine Angaben'],
  ['Meine Angaben sind vollständig', 20, 'Meine Angaben sind …'],
  ['Vorhabenbeschreibung', 8, 'Vorhaben …'],
  ['Vorhaben😀', 9, 'Vorhaben …'],
])('truncateAtWord shortens "%s" to %d characters: "%s"', (text, maxLength, expectedText) => {
  expect(truncateAtWord(text, maxLength)).toBe(expectedText);
});
