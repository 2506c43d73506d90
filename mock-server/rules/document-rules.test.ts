import type { DocumentCategory } from 'contracts/api/documents';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SCAN, findNewDocumentViolations, sanitizeFileName, scanStatusAt } from './document-rules';

describe('sanitizeFileName', () => {
  test.each([
    ['Bilanz 2024.pdf', 'Bilanz 2024.pdf'],
    ['  Bilanz.pdf ', 'Bilanz.pdf'],
    ['U\u0308bersicht (neu), 3 %.pdf', '\u00dcbersicht (neu), 3 %.pdf'],
    ['Umowa_spółki_Łódź.pdf', 'Umowa_spółki_Łódź.pdf'],
    ['契約書🏠.pdf', '契約書🏠.pdf'],
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
    [`${'x'.repeat(252)}.pdf`, null],
    ['', null],
    ['   ', null],
    ['.', null],
    ['..', null],
    ['../../etc/passwd', null],
    ['C:\\Bilanz.pdf', null],
    ['a\u0000.pdf', null],
    ['a\r\nSet-Cookie: x.pdf', null],
    ['a\u007f.pdf', null],
    ['Rechnung\u202Efdp.exe', null],
    ['\u2066a.pdf', null],
    ['a\u200F.pdf', null],
    ['\uD800.pdf', null],
  ])('returns for the name $0 the stored name $1', (name, kept) => {
    expect(sanitizeFileName(name)).toBe(kept);
  });
});

function category(document_type: string, is_as_of_date_required = false): DocumentCategory {
  return { document_type, name: document_type, is_required: false, is_as_of_date_required, weight: 1 };
}

const UPLOAD_CONTEXT = {
  categories: [category('other'), category('debt_ledger', true)],
  kinds: ['application/pdf', 'image/png'] as const,
  names: ['foto.png', 'Bilanz.pdf'],
  signableTypes: ['gdpr_consent'],
  typesSignedOnline: [] as string[],
  isOfGuarantor: false,
  today: '2026-03-02',
};

const OTHER_DOCUMENT = { file_name: 'a.pdf', document_type: 'other' };

describe('a new document', () => {
  test.each<
    [string, Partial<typeof OTHER_DOCUMENT> & { as_of_date?: string }, Partial<typeof UPLOAD_CONTEXT>, string]
  >([
    ['is accepted', {}, {}, ''],
    ['is accepted with the name of an existing PDF', { file_name: 'Bilanz.pdf' }, {}, ''],
    [
      'of a type that is not required is refused',
      { document_type: 'bwa' },
      {},
      'err_document_not_required document_type',
    ],
    [
      'of a guarantor with a type that is not required is refused',
      { document_type: 'bwa' },
      { isOfGuarantor: true },
      'err_document_not_required document_type',
    ],
    [
      'of an unknown type is refused',
      { document_type: 'toString' },
      {},
      'err_validation_failed document_type',
    ],
    ['with a path as name is refused', { file_name: '../a.pdf' }, {}, 'err_validation_failed file_name'],
    [
      'of another file type is refused',
      { file_name: 'a.exe' },
      {},
      'err_document_type_not_allowed file_name',
    ],
    [
      'of a file type that the partner does not accept is refused',
      { file_name: 'a.jpg' },
      {},
      'err_document_type_not_allowed file_name',
    ],
    [
      'with the name of an existing image is refused',
      { file_name: 'foto.png' },
      {},
      'err_image_name_already_exists file_name',
    ],
    [
      'without its date is refused',
      { document_type: 'debt_ledger' },
      {},
      'err_as_of_date_required as_of_date',
    ],
    [
      'that is too old is refused',
      { document_type: 'debt_ledger', as_of_date: '2026-02-15' },
      {},
      'err_document_too_old as_of_date',
    ],
    [
      'with several errors is refused',
      { document_type: 'debt_ledger', file_name: '' },
      {},
      'err_validation_failed file_name, err_as_of_date_required as_of_date',
    ],
    ['that a representative has to sign is accepted', { document_type: 'gdpr_consent' }, {}, ''],
    [
      'that is signed online and no PDF is refused',
      { document_type: 'gdpr_consent', file_name: 'a.png' },
      { typesSignedOnline: ['gdpr_consent'] },
      'err_document_only_pdf_signable_online file_name',
    ],
    [
      'that is signed online as a PDF is accepted',
      { document_type: 'gdpr_consent' },
      { typesSignedOnline: ['gdpr_consent'] },
      '',
    ],
    [
      'that is the contract of a guarantor is accepted',
      { document_type: 'signed_guarantor_contract' },
      { isOfGuarantor: true },
      '',
    ],
    [
      'that is the contract of a person who is no guarantor is refused',
      { document_type: 'signed_guarantor_contract' },
      {},
      'err_document_not_required document_type',
    ],
  ])('%s (DOC-04, DOC-05)', (_, change, about, expected) => {
    const violations = findNewDocumentViolations(
      { ...OTHER_DOCUMENT, ...change },
      { ...UPLOAD_CONTEXT, ...about },
    );
    expect(violations.map(({ code, field }) => `${code} ${field}`).join(', ')).toBe(expected);
  });
});

describe('DOC-09 the virus scan', () => {
  const confirmedAt = '2026-03-02T09:00:00.000Z';
  test.each([
    ['2026-03-02T08:00:00Z', 'not_scanned'],
    ['2026-03-02T09:00:00Z', 'not_scanned'],
    ['2026-03-02T09:00:01Z', 'not_scanned'],
    ['2026-03-02T09:00:02Z', 'scanning'],
    ['2026-03-02T09:00:04Z', 'scanning'],
    ['2026-03-02T09:00:05Z', 'not_infected'],
    ['2027-03-02T09:00:05Z', 'not_infected'],
  ])('the virus scan has at %s the status %s', (now, status) => {
    expect(scanStatusAt({ confirmedAt, scan: DEFAULT_SCAN }, new Date(now))).toBe(status);
  });

  test('the virus scan starts after the upload is confirmed and ends with the configured result', () => {
    const now = new Date('2026-03-02T09:00:10Z');
    expect(scanStatusAt({ confirmedAt: null, scan: DEFAULT_SCAN }, now)).toBe('not_scanned');
    expect(scanStatusAt({ confirmedAt, scan: { result: 'infected', seconds: 5 } }, now)).toBe('infected');
    expect(scanStatusAt({ confirmedAt, scan: { result: 'infected', seconds: 60 } }, now)).toBe('scanning');
  });
});
