import { describe, expect, it, test } from 'vitest';
import { createSignedPaperContent, listPapers, paperPermissionsOf } from './signing-papers';

const createOtherDocument = (document_id: string, signing_method: string, is_signed = false) => ({
  document_id,
  document_type: 'brokerage_contract',
  signing_method,
  is_signed,
});
const requirements = (
  guarantor: { is_required: boolean; is_completed: boolean } | null,
  documents: ReturnType<typeof createOtherDocument>[],
) => ({
  kyc_status: { ...(guarantor && { guarantor_contract_uploaded: guarantor }) },
  required_other_documents: documents,
  signature_status: 'not_started',
});
const record = (document_id: string, content_type?: string) => ({
  document_id,
  document_name: `${document_id}.pdf`,
  content_type,
  created: '2026-03-02T09:00:00Z',
});
const PDF = 'application/pdf';

describe('SIGN-06: listPapers (documents to sign)', () => {
  test.each([
    ['offline', PDF, 'paper', false],
    ['offline', 'text/plain', 'paper', false],
    ['online', PDF, 'online', true],
    ['online', 'text/plain', 'paper', true],
    ['online', 'image/png', 'paper', true],
    ['online', null, 'paper', true],
    ['online', undefined, 'online', true],
    ['by_pigeon', PDF, 'paper', false],
  ])(
    'lists a document with signing method %s and file type %s as signed by "%s"',
    (signingMethod, type, method, onlyPdf) => {
      const [paper] = listPapers(requirements(null, [createOtherDocument('d', signingMethod)]), [
        { ...record('d'), content_type: type },
      ]);
      expect(paper).toMatchObject({ method, onlyPdf, name: 'd.pdf', isSigned: false });
    },
  );

  it('lists the guarantor contract first, if required', () => {
    const openFlags = { is_required: true, is_completed: false };
    const documents = [createOtherDocument('d', 'online', true)];
    expect(
      listPapers(requirements(openFlags, documents), []).map(({ id, isSigned }) => [id, isSigned]),
    ).toEqual([
      ['guarantor', false],
      ['d', true],
    ]);
    expect(listPapers(requirements({ ...openFlags, is_completed: true }, []), [])[0]).toMatchObject({
      id: 'guarantor',
      method: 'paper',
      isSigned: true,
    });
    expect(listPapers(requirements({ ...openFlags, is_required: false }, documents), [])).toHaveLength(1);
    expect(listPapers(requirements(null, documents), [])).toHaveLength(1);
  });
});

it('SIGN-06: createSignedPaperContent returns another value for another person and for a newer file', () => {
  const [paper] = listPapers(requirements(null, [createOtherDocument('d', 'online')]), [record('d', PDF)]);
  if (paper === undefined) throw new Error('no paper');
  const shown = createSignedPaperContent(paper, record('d', PDF), 's-1');
  expect(createSignedPaperContent(paper, record('d', PDF), 's-1')).toBe(shown);
  expect(createSignedPaperContent(paper, record('d', PDF), 's-2')).not.toBe(shown);
  const newerRecord = { ...record('d', PDF), created: '2026-03-03T09:00:00Z' };
  expect(createSignedPaperContent(paper, newerRecord, 's-1')).not.toBe(shown);
  expect(createSignedPaperContent(paper, undefined, 's-1')).not.toBe(shown);
});

describe('SIGN-06: paperPermissionsOf (actions on a document to sign)', () => {
  const paper = { id: 'd', type: 'brokerage_contract', name: null, onlyPdf: false } as const;

  test.each([
    ['paper', false, 'open', 'Signature', 'open'],
    ['paper', false, 'locked', 'SIGNATURE', 'open'],
    ['paper', true, 'open', 'Signature', 'replaceable'],
    ['paper', false, null, 'Signature', 'open'],
    ['paper', true, null, 'Signature', 'replaceable'],
    ['paper', false, 'done', 'Signature', ''],
    ['paper', true, 'done', 'Signature', ''],
    ['paper', false, 'open', 'Final_Review', ''],
    ['paper', true, 'open', 'Final_Review', ''],
    ['paper', true, null, 'Paid_Out', ''],
    ['online', false, 'open', 'Final_Review', 'open'],
    ['online', false, 'done', 'Signature', 'open'],
    ['online', true, 'open', 'Signature', ''],
  ] as const)(
    'paperPermissionsOf for signing by %s, signed %s, terms %s and status %s allows "%s"',
    (method, isSigned, terms, status, allowed) => {
      const steps = [
        { name: 'agreements', state: 'done' } as const,
        ...(terms === null ? [] : [{ name: 'terms', state: terms } as const]),
      ];
      const permissions = paperPermissionsOf({ ...paper, method, isSigned }, steps, status);
      expect(permissions).toEqual({ isOpen: allowed === 'open', isReplaceable: allowed === 'replaceable' });
    },
  );
});
