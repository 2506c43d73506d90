import { expect, it } from 'vitest';
import { formatSpokenDay } from './month-table';

it.each([
  ['de', 'Montag, 30. November'],
  ['en', 'Monday 30 November'],
  ['fr', 'lundi 30 novembre'],
  ['pl', 'poniedziałek, 30 listopada'],
])('formatSpokenDay in %s puts the day before its month', (language, words) => {
  expect(formatSpokenDay('2026-11-30', language)).toBe(words);
});
