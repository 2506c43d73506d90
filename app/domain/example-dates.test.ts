import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from 'contracts/api/enumerations';
import { expect, it } from 'vitest';
import { formatDateInput, parseDate } from './dates';

const DAY = /\d{2}[./]\d{2}[./]\d{4}/g;

it.each(LANGUAGES)('SHELL-27: the date example in %s has the format of date fields', (language) => {
  const folder = new URL(`../i18n/locales/${language}/`, import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const days = texts.flatMap((text) => text.match(DAY) ?? []);
  expect(days).not.toEqual([]);
  expect(days).toEqual(
    days.map((day) => {
      const read = parseDate(day);
      return read.ok ? formatDateInput(read.value, language) : 'a day';
    }),
  );
});
