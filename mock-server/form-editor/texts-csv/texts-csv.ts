import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { stringify } from 'csv-stringify/sync';
import type { Draft } from '../draft/draft';
import { getLocalizedText } from '../field/localized';
import type { FormText } from '../field/texts';
import { listKeyedTexts } from './text-keys';

export const KEY_COLUMN = 'key';

/** Escapes texts that spreadsheets would run as formulas. */
export function formatTextsCsv(draft: Draft, language: Language): string {
  const rows = listKeyedTexts(draft).map(({ key, text }) => [
    key,
    ...LANGUAGES.map((code) => textInLanguage(text, code).replace(FORMULA_START, "'")),
  ]);
  return stringify([[KEY_COLUMN, ...LANGUAGES], ...rows], {
    bom: true,
    // Spreadsheets expect semicolons where the comma is the decimal separator.
    delimiter: language === 'en' ? ',' : ';',
    // Texts may contain the separator that another program expects.
    quoted: true,
    record_delimiter: 'windows',
  });
}

/** A leading apostrophe keeps spreadsheets from running the text as a formula. */
const ESCAPED = /^'(?='*[=+\-@\t\r＝＋－＠])/u;
const FORMULA_START = /^(?='*[=+\-@\t\r＝＋－＠])/u;

export function removeFormulaEscape(cell: string): string {
  return cell.replace(ESCAPED, '');
}

export function textInLanguage({ text }: Pick<FormText, 'text'>, language: Language): string {
  return getLocalizedText(text, typeof text === 'string' ? 'all' : language);
}
