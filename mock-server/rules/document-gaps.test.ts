import type { DocumentCategory } from 'contracts/api/documents';
import { expect, test } from 'vitest';
import { findDocumentGaps } from './document-gaps';

function category(document_type: string, change: Partial<DocumentCategory> = {}): DocumentCategory {
  return {
    document_type,
    name: document_type,
    is_required: true,
    is_as_of_date_required: false,
    weight: 1,
    ...change,
  };
}

const CATEGORIES = [
  category('annual_statement_2024'),
  category('bwa_susa', { is_as_of_date_required: true }),
  category('debt_ledger', { is_as_of_date_required: true }),
  category('other', { is_required: false }),
];

const STATEMENT = { type: 'annual_statement_2024', asOfDate: null };
const BWA = { type: 'bwa_susa', asOfDate: '2026-01-31' };
const DEBT_LEDGER = { type: 'debt_ledger', asOfDate: '2026-02-16' };

test.each<[string, { type: string; asOfDate: string | null }[], string[], string[], boolean]>([
  ['no document exists', [], ['annual_statement_2024', 'bwa_susa'], [], true],
  ['no document is missing', [STATEMENT, BWA, DEBT_LEDGER], [], [], false],
  [
    'only optional documents exist',
    [{ type: 'other', asOfDate: null }],
    ['annual_statement_2024', 'bwa_susa'],
    [],
    true,
  ],
  ['a date is missing', [STATEMENT, { ...BWA, asOfDate: null }, DEBT_LEDGER], [], ['bwa_susa'], false],
  [
    'a document is too old',
    [STATEMENT, { ...BWA, asOfDate: '2025-12-01' }, DEBT_LEDGER],
    [],
    ['bwa_susa'],
    false,
  ],
  ['the debt ledger is too old', [STATEMENT, BWA, { ...DEBT_LEDGER, asOfDate: '2026-02-15' }], [], [], true],
  [
    'an old document has a newer version',
    [STATEMENT, { ...BWA, asOfDate: '2020-01-01' }, BWA, DEBT_LEDGER],
    [],
    [],
    false,
  ],
])(
  'SIM-04 findDocumentGaps returns missing and undated documents when %s',
  (_, documents, missingTypes, undatedTypes, isDebtRegisterMissing) => {
    expect(findDocumentGaps({ categories: CATEGORIES, documents, today: '2026-03-02' })).toEqual({
      missingTypes,
      undatedTypes,
      isDebtRegisterMissing,
    });
  },
);
