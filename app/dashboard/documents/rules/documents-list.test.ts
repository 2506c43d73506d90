import { describe, expect, it } from 'vitest';
import { fileStateOf } from '~/dashboard/rules/permissions';
import { createDocumentsList, isFileInProgress, isFileOutdated, type ListedDocument } from './documents-list';

const TODAY = '2026-03-08';

const document = (settings: Partial<ListedDocument> = {}): ListedDocument => ({
  document_type: 'other',
  as_of_date: null,
  is_upload_successful: true,
  virus_scan_status: 'not_infected',
  ...settings,
});
const type = (document_type: string, weight: number, is_required = true, is_as_of_date_required = false) => ({
  document_type,
  weight,
  is_required,
  is_as_of_date_required,
});

describe('DOC-03 DOC-09 fileStateOf (state of a document in the list)', () => {
  it.each([
    [null, 'not_scanned', 'uploading', false],
    [false, 'not_scanned', 'failed', false],
    [true, 'not_scanned', 'waiting', true],
    [true, 'scanning', 'scanning', true],
    [true, 'not_infected', 'clean', false],
    [true, 'infected', 'infected', false],
    [true, 'scan_failed', 'scanFailed', false],
    [true, 'quarantined', 'waiting', true],
  ])(
    'fileStateOf for uploaded %s and scan status %s returns "%s"',
    (is_upload_successful, virus_scan_status, state, changes) => {
      const given = document({ is_upload_successful, virus_scan_status });
      expect([fileStateOf(given), isFileInProgress(given)]).toEqual([state, changes]);
    },
  );
});

describe('DOC-01 createDocumentsList', () => {
  it('sorts required types first, by weight, and keeps the order of documents', () => {
    const types = [
      type('other', 40, false),
      type('debt_ledger', 20),
      type('bank_statement', 30, false),
      type('business_plan', 10),
    ];
    const documents = [
      document({ document_type: 'other', as_of_date: '2026-01-01' }),
      document({ document_type: 'offer_file' }),
      document({ document_type: 'other', as_of_date: '2025-01-01' }),
    ];
    const { required, optional, otherDocuments } = createDocumentsList(types, documents, TODAY);
    expect(required.map((each) => each.type.document_type)).toEqual(['business_plan', 'debt_ledger']);
    expect(optional.map((each) => each.type.document_type)).toEqual(['bank_statement', 'other']);
    expect(optional[1]?.documents.map(({ as_of_date }) => as_of_date)).toEqual(['2026-01-01', '2025-01-01']);
    expect(otherDocuments.map(({ document_type }) => document_type)).toEqual(['offer_file']);
  });

  it.each<[string, Partial<ListedDocument>, boolean]>([
    ['a clean document', { as_of_date: '2026-03-01' }, true],
    ['a document being scanned', { as_of_date: '2026-03-01', virus_scan_status: 'scanning' }, true],
    ['an infected document', { as_of_date: '2026-03-01', virus_scan_status: 'infected' }, false],
    ['a document with a failed scan', { as_of_date: '2026-03-01', virus_scan_status: 'scan_failed' }, false],
    ['a failed upload', { as_of_date: '2026-03-01', is_upload_successful: false }, false],
    ['a document without a date', {}, false],
    ['a document that is 14 days old', { as_of_date: '2026-02-22' }, true],
    ['DOC-05 a document that is 15 days old', { as_of_date: '2026-02-21' }, false],
  ])('with %s, a document type with a required date counts as fulfilled: $2', (_, settings, expected) => {
    const types = [type('debt_ledger', 1, true, true), type('business_plan', 2)];
    const documents = [document({ document_type: 'debt_ledger', ...settings })];
    const { required, fulfilledCount } = createDocumentsList(types, documents, TODAY);
    expect(required[0]?.isFulfilled).toBe(expected);
    expect(fulfilledCount).toBe(expected ? 1 : 0);
  });

  it('does not count a document type as fulfilled if one of its documents is infected', () => {
    const documents = ['not_infected', 'infected'].map((virus_scan_status) =>
      document({ virus_scan_status }),
    );
    const { required, fulfilledCount } = createDocumentsList([type('other', 1)], documents, TODAY);
    expect([required[0]?.requirementStatus, fulfilledCount]).toEqual(['attention', 0]);
  });
});

describe('DOC-01 DOC-09 status of a required document type', () => {
  const clean = { as_of_date: '2026-03-01' };
  const scanningFile = { ...clean, virus_scan_status: 'scanning' };
  const infectedFile = { ...clean, virus_scan_status: 'infected' };
  const unscannedFile = { ...clean, virus_scan_status: 'scan_failed' };
  const failed = { ...clean, is_upload_successful: false };
  const uploadingFile = { ...clean, is_upload_successful: null };
  const outdatedFile = { as_of_date: '2026-01-01' };

  it.each<[string, Partial<ListedDocument>[], string]>([
    ['no document', [], 'open'],
    ['a running upload', [uploadingFile], 'open'],
    ['a clean document', [clean], 'complete'],
    ['a clean document and a running upload', [clean, uploadingFile], 'complete'],
    ['a clean document and an outdated one', [outdatedFile, clean], 'complete'],
    ['a document being scanned', [scanningFile], 'checking'],
    ['a clean document and one being scanned', [clean, scanningFile], 'checking'],
    ['an infected document', [infectedFile], 'attention'],
    ['a failed upload', [failed], 'attention'],
    ['a document with a failed scan', [unscannedFile], 'attention'],
    ['an outdated document', [outdatedFile], 'attention'],
    ['a clean document and an infected one', [clean, infectedFile], 'attention'],
    [
      'an infected document among documents of other states',
      [scanningFile, infectedFile, unscannedFile, uploadingFile, failed],
      'attention',
    ],
  ])('a required document type is $2 with %s', (_, documents, requirementStatus) => {
    const ownDocuments = documents.map((settings) => document({ document_type: 'debt_ledger', ...settings }));
    const { required } = createDocumentsList([type('debt_ledger', 1, true, true)], ownDocuments, TODAY);
    expect(required[0]?.requirementStatus).toBe(requirementStatus);
  });
});

it('D-58 isFileOutdated returns true for dates that have become too old', () => {
  expect(isFileOutdated(document({ document_type: 'bwa_susa', as_of_date: '2025-12-07' }), TODAY)).toBe(true);
  expect(isFileOutdated(document({ document_type: 'bwa_susa', as_of_date: '2025-12-08' }), TODAY)).toBe(
    false,
  );
  expect(isFileOutdated(document({ document_type: 'bwa_susa' }), TODAY)).toBe(false);
});
