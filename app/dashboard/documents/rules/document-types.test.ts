import { expect, it } from 'vitest';
import { needsAsOfDate } from './document-types';

const type = (document_type: string, is_as_of_date_required: boolean) => ({
  document_type,
  is_as_of_date_required,
  is_required: true,
  weight: 1,
});

it.each([
  ['a type configured with a date', 'balance_sheet', true],
  ['a type configured without a date', 'passport', false],
  ['a type that the configuration lacks', 'debt_ledger', false],
])('DOC-05: needsAsOfDate for %s returns $2', (_, documentType, needs) => {
  expect(needsAsOfDate([type('passport', false), type('balance_sheet', true)], documentType)).toBe(needs);
});
