import { expect, it } from 'vitest';
import { needsAsOfDate } from './document-types';

const type = (document_type: string, is_as_of_date_required: boolean) => ({
  document_type,
  is_as_of_date_required,
  is_required: true,
  weight: 1,
});

it.each([
  ['a type that is configured so', 'balance_sheet', true],
  ['a type that is configured otherwise', 'passport', false],
  ['a type that is not configured', 'debt_ledger', false],
])('DOC-05: needsAsOfDate of %s', (_, asked, needs) => {
  expect(needsAsOfDate([type('passport', false), type('balance_sheet', true)], asked)).toBe(needs);
});
