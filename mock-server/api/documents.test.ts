import { updateApplication } from 'contracts/api/application-progress';
import { getApplication, listApplications } from 'contracts/api/applications';
import {
  type DocumentRecord,
  deleteDocument,
  getDownloadUrl,
  getLoanContract,
  listDocuments,
  setDocumentVisibility,
} from 'contracts/api/documents';
import { merleJansen } from 'fixtures/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { PDF_FILE } from '../testing/files';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';
import { uploadTestDocument } from '../testing/uploads';

const test = exchangeInSandbox({ scenario: 'documents' });
let katrin: TestSandbox;
let id: string;
let records: DocumentRecord[];

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const [application] = await katrin.expectSuccess(listApplications);
  id = application?.applicationId ?? '';
  records = (await katrin.expectSuccess(listDocuments, { params: { id } })).result;
});

function documentNamed(name: string): DocumentRecord {
  const record = records.find(({ document_name }) => document_name === name);
  if (record === undefined) throw new Error(`there is no document ${name}`);
  return record;
}

function downloadRequest(name: string) {
  return { params: { id, documentId: documentNamed(name).document_id } };
}

async function listedNames(query: Record<string, string>): Promise<string[]> {
  const { result } = await katrin.expectSuccess(listDocuments, { params: { id }, query });
  return result.map(({ document_name }) => document_name);
}

describe('the list of documents', () => {
  it('DOC-01, DOC-09 the list of documents contains every document with its state, oldest first, except documents hidden from clients', () => {
    expect(
      records.map(({ document_name, is_upload_successful, virus_scan_status }) =>
        [document_name, is_upload_successful, virus_scan_status].join(' '),
      ),
    ).toEqual([
      'Jahresabschluss 2024.pdf true not_infected',
      'BWA und SuSa.pdf true not_infected',
      'scanning.pdf true scanning',
      'infected.pdf true infected',
      'scan_failed.pdf true scan_failed',
      'uploading.pdf  not_scanned',
      'upload_failed.pdf false not_scanned',
      'Angebot.pdf true not_infected',
      'Konzernabschluss.pdf true not_infected',
      'AGB.pdf true not_infected',
    ]);
  });

  it('the list of documents can be filtered by type and by related entity', async () => {
    expect(await listedNames({ document_type: 'bwa_susa' })).toEqual(['BWA und SuSa.pdf']);
    expect(await listedNames({ document_type: 'nothing' })).toEqual([]);
    expect(await listedNames({ related_entity_kind: 'signatory' })).toEqual([]);
    expect(await listedNames({ related_entity_id: 'x' })).toEqual([]);
  });

  it('The list of documents has pages of at most 999 documents', async () => {
    expect(await listedNames({ page_size: '2', page: '2' })).toEqual(['scanning.pdf', 'infected.pdf']);
    expect(await listedNames({ page_size: '999', page: '2' })).toEqual([]);
    for (const page_size of ['1000', '0', '-1', 'x']) {
      expect(await katrin.expectRefusal(listDocuments, { params: { id }, query: { page_size } })).toBe(
        '422 err_validation_failed page_size',
      );
    }
  });

  it('DOC-01 the list of documents shows three hundred documents at once', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'documents-crowded' });
    const user = await logInUser(sandbox, KATRIN_LOGIN);
    const [application] = await user.expectSuccess(listApplications);
    const params = { id: application?.applicationId ?? '' };
    const query = { page_size: '999' };
    expect((await user.expectSuccess(listDocuments, { params, query })).result).toHaveLength(300);
    expect((await user.expectSuccess(listDocuments, { params })).result).toHaveLength(100);
  });

  it('SIGN-09 the list of documents shows a representative only their own documents and the lender’s documents for everyone', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'signing' });
    const applicant = await logInUser(sandbox, KATRIN_LOGIN);
    const [application] = await applicant.expectSuccess(listApplications);
    const params = { id: application?.applicationId ?? '' };
    const accounts = await uploadTestDocument(applicant, params.id);
    const jonas = await logInUser(sandbox, JONAS_LOGIN);
    const { result } = await jonas.expectSuccess(listDocuments, { params });
    const [{ result: all }] = [await applicant.expectSuccess(listDocuments, { params })];
    expect(all.map(({ document_type }) => document_type)).toContain('guarantor_contract');
    expect(result.map(({ document_type }) => document_type)).not.toContain('guarantor_contract');
    expect(result.map(({ document_id }) => document_id)).not.toContain(accounts);
    const documentId = accounts;
    expect(await jonas.expectRefusal(getDownloadUrl, { params: { ...params, documentId } })).toBe(
      '404 err_entity_not_found',
    );
    const entity = { entities: 'applications', entityId: params.id, documentId } as const;
    expect(await jonas.expectRefusal(deleteDocument, { params: entity })).toBe('404 err_entity_not_found');
  });
});

describe('a download', () => {
  it('DOC-06 a download is sent as an attachment under the file name, never displayed inline', async () => {
    const documentId = await uploadTestDocument(katrin, id, { file_name: 'Übersicht "neu", 3 %.pdf' });
    await katrin.advance('PT6S');
    const { download_url } = await katrin.expectSuccess(getDownloadUrl, { params: { id, documentId } });
    const file = await fetch(download_url);
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF_FILE);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ubersicht _neu_, 3 _.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%22neu%22%2C%203%20%25.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('DOC-06 the download link expires after five minutes of virtual time', async () => {
    const { download_url } = await katrin.expectSuccess(
      getDownloadUrl,
      downloadRequest('Jahresabschluss 2024.pdf'),
    );
    await katrin.advance('PT4M');
    expect((await fetch(download_url)).status).toBe(200);
    await katrin.advance('PT61S');
    expect((await fetch(download_url)).status).toBe(410);
  });

  it('the download returns a PDF of the stated size for a document of the initial scenario', async () => {
    const { download_url } = await katrin.expectSuccess(getDownloadUrl, downloadRequest('Angebot.pdf'));
    const bytes = Buffer.from(await (await fetch(download_url)).arrayBuffer());
    expect(bytes.toString('latin1').startsWith('%PDF-1.4\n')).toBe(true);
    expect(bytes.length).toBe(documentNamed('Angebot.pdf').size);
  });

  it.each([
    ['infected.pdf', '422 err_document_infected'],
    ['scanning.pdf', '422 err_status_unexpected'],
    ['scan_failed.pdf', '422 err_status_unexpected'],
    ['uploading.pdf', '422 err_status_unexpected'],
    ['upload_failed.pdf', '422 err_status_unexpected'],
  ])('DOC-09 the download of the document %s fails: %s', async (name, expected) => {
    expect(await katrin.expectRefusal(getDownloadUrl, downloadRequest(name))).toBe(expected);
  });

  it('the download returns 404 once the document is deleted', async () => {
    const documentId = await uploadTestDocument(katrin, id);
    await katrin.advance('PT6S');
    const { download_url } = await katrin.expectSuccess(getDownloadUrl, { params: { id, documentId } });
    const params = { entities: 'applications', entityId: id, documentId } as const;
    await katrin.expectSuccess(deleteDocument, { params });
    expect((await fetch(download_url)).status).toBe(404);
    expect(await katrin.expectRefusal(getDownloadUrl, { params: { id, documentId } })).toBe(
      '404 err_entity_not_found',
    );
  });
});

describe('the loan contract', () => {
  it('DOC-10 the loan contract exists from the status Signature on', async () => {
    const sandbox = await TestSandbox.open(test.origin());
    const user = await logInUser(sandbox, KATRIN_LOGIN);
    const statusesWithContract: string[] = [];
    for (const { applicationId, status } of await user.expectSuccess(listApplications)) {
      const outcome = await user.call(getLoanContract, { params: { id: applicationId } });
      if (!outcome.ok) {
        expect(outcome.errors).toEqual([{ code: 'err_application_no_loan_contract' }]);
        continue;
      }
      statusesWithContract.push(status);
      const file = await fetch(outcome.body.download_url);
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="?loan-contract-\w{6}\.pdf"?(;|$)/,
      );
      expect(await file.text()).toContain('Metallbau Brandt GmbH');
    }
    expect(statusesWithContract.toSorted()).toEqual([
      'Final_Review',
      'Paid_Out',
      'Signature',
      'limit_active',
    ]);
  });

  it('DOC-10 the loan contract returns 404 to other users', async () => {
    const sandbox = await TestSandbox.open(test.origin());
    const [application] = await (await logInUser(sandbox, KATRIN_LOGIN)).expectSuccess(listApplications);
    const jonas = await logInUser(sandbox, JONAS_LOGIN);
    const params = { id: application?.applicationId ?? '' };
    expect(await jonas.expectRefusal(getLoanContract, { params })).toBe('404 err_entity_not_found');
  });
});

type Entities = 'applications' | 'companies' | 'loans';

function documentOfEntity(
  name: string,
  entities: Entities,
  change: { entityId?: string; documentId?: string } = {},
) {
  const { entity_id: entityId, document_id: documentId } = documentNamed(name);
  return { params: { entities, entityId, documentId, ...change } };
}

describe('deleting and hiding documents', () => {
  it('DOC-06, D-50 the deletion is allowed for documents of the application and of the company', async () => {
    await katrin.expectSuccess(deleteDocument, documentOfEntity('Jahresabschluss 2024.pdf', 'applications'));
    await katrin.expectSuccess(deleteDocument, documentOfEntity('Konzernabschluss.pdf', 'companies'));
    await katrin.expectSuccess(deleteDocument, documentOfEntity('upload_failed.pdf', 'applications'));
    const { result } = await katrin.expectSuccess(listDocuments, { params: { id } });
    expect(result).toHaveLength(records.length - 3);
    expect(
      await katrin.expectRefusal(deleteDocument, documentOfEntity('Konzernabschluss.pdf', 'companies')),
    ).toBe('404 err_entity_not_found');
  });

  it('DOC-06 a customer cannot hide a document', async () => {
    const input = documentOfEntity('BWA und SuSa.pdf', 'applications');
    const hidden = { ...input, body: { is_client_visible: false } };
    expect(await katrin.expectRefusal(setDocumentVisibility, hidden)).toBe('403 err_no_permission');
    expect(await katrin.expectSuccess(getApplication, { params: { id } })).toMatchObject({
      canDelete: true,
      canChangeClientVisibility: false,
    });
  });

  it('Deleting or hiding a document of the lender is refused', async () => {
    const refused = '403 err_no_permission';
    const offer = documentOfEntity('Angebot.pdf', 'applications');
    expect(await katrin.expectRefusal(deleteDocument, offer)).toBe(refused);
    const body = { is_client_visible: false };
    expect(await katrin.expectRefusal(setDocumentVisibility, { ...offer, body })).toBe(refused);
  });

  it('Deleting a document of a pending loan is refused', async () => {
    expect(await katrin.expectRefusal(deleteDocument, documentOfEntity('AGB.pdf', 'loans'))).toBe(
      '422 err_loan_upload_forbidden_for_pending',
    );
  });

  it.each<[Entities, { entityId?: string; documentId?: string }]>([
    ['companies', {}],
    ['loans', {}],
    ['applications', { entityId: 'x' }],
    ['applications', { documentId: 'x' }],
    ['applications', { entityId: '__proto__', documentId: '__proto__' }],
  ])(
    'deleting and hiding documents returns 404 for a document of an application under the entity kind %s with the ids %j',
    async (entities, change) => {
      const input = documentOfEntity('Jahresabschluss 2024.pdf', entities, change);
      expect(await katrin.expectRefusal(deleteDocument, input)).toBe('404 err_entity_not_found');
      const body = { is_client_visible: false };
      expect(await katrin.expectRefusal(setDocumentVisibility, { ...input, body })).toBe(
        '404 err_entity_not_found',
      );
    },
  );

  it('an unknown kind of related entity is refused', async () => {
    const { status, body } = await katrin.request('DELETE', `/user/users/${id}/documents/x`);
    expect([status, body]).toEqual([422, { errors: [{ code: 'err_validation_failed', field: 'entities' }] }]);
  });

  it('DOC-06, SIM-05 deleting or hiding a document is refused once the application is rejected', async () => {
    const application = () => katrin.expectSuccess(getApplication, { params: { id } });
    expect(await application()).toMatchObject({ canUpload: true, canDelete: true });
    const body = { status: 'Rejected' };
    await katrin.request('POST', `/simulator/applications/${id}/status`, { body });
    expect(await application()).toMatchObject({
      canUpload: false,
      canDelete: false,
      canChangeClientVisibility: false,
    });
    const input = documentOfEntity('Jahresabschluss 2024.pdf', 'applications');
    expect(await katrin.expectRefusal(deleteDocument, input)).toBe('422 err_update_not_allowed');
    const hidden = { ...input, body: { is_client_visible: false } };
    expect(await katrin.expectRefusal(setDocumentVisibility, hidden)).toBe('422 err_update_not_allowed');
  });
});

it('DOC-07, D-49 changing the base year deletes the documents of the old years, with their files', async () => {
  const { download_url } = await katrin.expectSuccess(
    getDownloadUrl,
    downloadRequest('Jahresabschluss 2024.pdf'),
  );
  const body = { documents_base_year: 2023 };
  await katrin.expectSuccess(updateApplication, { params: { id }, body });
  expect(await listedNames({ document_type: 'annual_statement_2024' })).toEqual([]);
  expect(await listedNames({})).toHaveLength(records.length - 1);
  expect((await fetch(download_url)).status).toBe(404);
});

it('DOC-06 an advisor can hide a document and show it again, except documents of the lender', async () => {
  const sandbox = await TestSandbox.open(test.origin(), { scenario: 'documents-advised' });
  const merle = await logInUser(sandbox, merleJansen.email);
  const [application] = await merle.expectSuccess(listApplications);
  const params = { id: application?.applicationId ?? '' };
  expect(await merle.expectSuccess(getApplication, { params })).toMatchObject({
    canChangeClientVisibility: true,
  });
  const { result } = await merle.expectSuccess(listDocuments, { params });
  const callInputOf = (name: string) => ({
    params: {
      entities: 'applications' as const,
      entityId: params.id,
      documentId: result.find(({ document_name }) => document_name === name)?.document_id ?? '',
    },
  });
  for (const is_client_visible of [false, false, true]) {
    const input = { ...callInputOf('BWA und SuSa.pdf'), body: { is_client_visible } };
    expect(await merle.expectSuccess(setDocumentVisibility, input)).toMatchObject({ is_client_visible });
  }
  const offer = { ...callInputOf('Angebot.pdf'), body: { is_client_visible: false } };
  expect(await merle.expectRefusal(setDocumentVisibility, offer)).toBe('403 err_no_permission');
});
