import { CALLS } from 'contracts/api';
import { jonasBrandt, katrinBrandt, merleJansen } from 'fixtures/people';
import { describe, it } from 'vitest';
import { type DocumentRecord, documents, type NewDocument } from '~/api/documents.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { createExample, createListExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedId, createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const DOCUMENTS: ProviderState = { scenario: 'documents', loggedIn: katrinBrandt.key };
/** Only the lender's employees may hide documents from customers. */
const HIDDEN_BY_ADVISOR: ProviderState = { scenario: 'documents-advised', loggedIn: merleJansen.key };
const SIGNING: ProviderState = { scenario: 'signing-documents', loggedIn: katrinBrandt.key };

const record = (overrides: object = {}) => ({
  document_id: createExample(EXAMPLE_ID),
  document_name: createExample('Jahresabschluss 2024.pdf'),
  document_type: createExample('annual_statement_2024'),
  entity_kind: 'application',
  entity_id: createExample(EXAMPLE_ID),
  is_upload_successful: true,
  virus_scan_status: createExample('not_infected'),
  is_client_visible: true,
  size: createExample(18_204),
  content_type: createExample('application/pdf'),
  created: createExample('2026-03-04T08:30:00.000Z'),
  ...overrides,
});

const withAddress = (entity_kind: DocumentRecord['entity_kind']) =>
  ({ entity_kind, entity_id: EXAMPLE_ID, document_id: EXAMPLE_ID }) as DocumentRecord;

describe('QA-01 listDocuments', () => {
  const call = CALLS.listDocuments;
  const query = { page_size: '999' };

  it('DOC-01 returns up to 999 documents with their upload and scan states', async () => {
    await recordExchange(call, {
      case: 'of an application with documents',
      given: { ...DOCUMENTS, scenario: 'documents-complete' },
      path: createProvidedPath(call.path, { id: 'applicationId' }),
      query,
      expected: createExpectedResponse(call, {
        result: createListExample({
          document_id: createExample(EXAMPLE_ID),
          document_name: createExample('Jahresabschluss 2024.pdf'),
          document_type: createExample('annual_statement_2024'),
          entity_kind: createExample('application'),
          entity_id: createExample(EXAMPLE_ID),
          virus_scan_status: createExample('not_infected'),
          is_upload_successful: true,
          is_client_visible: true,
          size: createExample(18_204),
          created: createExample('2026-03-04T08:30:00.000Z'),
        }),
      }),
      send: (api) => documents.list(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { query, send: (api, id) => documents.list(api, id) });
});

describe('QA-01 createDocument', () => {
  const call = CALLS.createDocument;
  const path = createProvidedPath(call.path, { id: 'applicationId' });
  const minimalDocument: NewDocument = { file_name: 'Bilanz.pdf', document_type: 'other' };

  it('DOC-02 creates the document and returns the upload URL', async () => {
    const body: NewDocument = { ...minimalDocument, as_of_date: '2026-01-31' };
    await recordExchange(call, {
      case: 'with an as-of date',
      given: DOCUMENTS,
      path,
      body,
      expected: createExpectedResponse(call, {
        document_id: createExample(EXAMPLE_ID),
        upload_url: createExample('https://files.example/upload/1'),
      }),
      send: (api) => documents.create(api, EXAMPLE_ID, body),
    });
  });

  it('SIGN-06 creates a document that belongs to a representative', async () => {
    const body: NewDocument = {
      file_name: 'Unterschrieben.pdf',
      document_type: 'signed_guarantor_contract',
      related_entity_kind: 'signatory',
      related_entity_id: EXAMPLE_ID,
    };
    await recordExchange(call, {
      case: 'of a representative',
      given: SIGNING,
      path,
      body: { ...body, related_entity_id: createProvidedId('signatoryId') },
      expected: createExpectedResponse(call, {
        document_id: createExample(EXAMPLE_ID),
        upload_url: createExample('https://files.example/upload/1'),
      }),
      send: (api) => documents.create(api, EXAMPLE_ID, body),
    });
  });

  const refusals: [string, ProviderState, NewDocument, Parameters<typeof createExpectedRefusal>][] = [
    [
      'DOC-05 of a type that needs an as-of date, without one',
      DOCUMENTS,
      { ...minimalDocument, document_type: 'bwa_susa' },
      ['err_as_of_date_required', 'as_of_date'],
    ],
    [
      'DOC-05 of a debt ledger that is too old',
      DOCUMENTS,
      { ...minimalDocument, document_type: 'debt_ledger', as_of_date: '2020-01-31' },
      ['err_document_too_old', 'as_of_date'],
    ],
    [
      'DOC-04 of a file that is no document',
      DOCUMENTS,
      { ...minimalDocument, file_name: 'Bilanz.exe' },
      ['err_document_type_not_allowed', 'file_name'],
    ],
    [
      'DOC-01 of a type that is not requested',
      DOCUMENTS,
      { ...minimalDocument, document_type: 'pep_check' },
      ['err_document_not_required', 'document_type'],
    ],
    [
      'of an image whose name is taken',
      { ...DOCUMENTS, sent: 'Foto.png' },
      { ...minimalDocument, file_name: 'Foto.png' },
      ['err_image_name_already_exists', 'file_name'],
    ],
    [
      'DOC-06 of a rejected application',
      { scenario: 'rejected', loggedIn: katrinBrandt.key },
      minimalDocument,
      ['err_update_not_allowed'],
    ],
    [
      'SIGN-09 by a representative who may upload only what they signed',
      { scenario: 'signing', loggedIn: jonasBrandt.key, applicationOf: katrinBrandt.key },
      minimalDocument,
      ['err_no_permission'],
    ],
  ];

  it.each(refusals)('refuses an upload: %s', async (title, given, body, refusalCodes) => {
    await recordExchange(call, {
      case: title.replace(/^[A-Z]+-\d+ /, ''),
      given,
      path,
      body,
      expected: createExpectedRefusal(...refusalCodes),
      send: (api) => documents.create(api, EXAMPLE_ID, body),
    });
  });

  it('SIGN-06 refuses a document to sign online that is not a PDF', async () => {
    const body: NewDocument = {
      file_name: 'Unterschrieben.png',
      document_type: 'brokerage_contract',
      related_entity_kind: 'signatory',
      related_entity_id: EXAMPLE_ID,
    };
    await recordExchange(call, {
      case: 'of an image for a document to sign online',
      given: SIGNING,
      path,
      body: { ...body, related_entity_id: createProvidedId('signatoryId') },
      expected: createExpectedRefusal('err_document_only_pdf_signable_online', 'file_name'),
      send: (api) => documents.create(api, EXAMPLE_ID, body),
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: minimalDocument,
    send: (api, id) => documents.create(api, id, minimalDocument),
  });
});

describe('QA-01 confirmUpload', () => {
  const call = CALLS.confirmUpload;
  const path = createProvidedPath(call.path, { id: 'applicationId', documentId: 'documentId' });

  it('DOC-02 confirms an uploaded file, which is scanned next', async () => {
    await recordExchange(call, {
      case: 'of a file that arrived',
      given: { ...DOCUMENTS, sent: 'Bilanz.pdf' },
      path,
      body: { is_upload_successful: true },
      expected: createExpectedResponse(call, record({ virus_scan_status: createExample('not_scanned') })),
      send: (api) => documents.confirm(api, EXAMPLE_ID, EXAMPLE_ID, true),
    });
  });

  it('DOC-02 records a failed upload', async () => {
    await recordExchange(call, {
      case: 'of a file that did not arrive',
      given: { ...DOCUMENTS, document: 'uploading.pdf' },
      path,
      body: { is_upload_successful: false },
      expected: createExpectedResponse(
        call,
        record({ is_upload_successful: false, size: null, content_type: null }),
      ),
      send: (api) => documents.confirm(api, EXAMPLE_ID, EXAMPLE_ID, false),
    });
  });

  it.each<[string, ProviderState, Parameters<typeof createExpectedRefusal>]>([
    [
      'DOC-04 of a file that is not what its name says',
      { ...DOCUMENTS, sent: 'Bilanz.png' },
      ['err_document_type_not_allowed'],
    ],
    ['DOC-09 of an infected file', { ...DOCUMENTS, document: 'infected.pdf' }, ['err_document_infected']],
    ['of a file that was never sent', { ...DOCUMENTS, document: 'uploading.pdf' }, ['err_status_unexpected']],
    ['of the lender’s document', { ...DOCUMENTS, document: 'Angebot.pdf' }, ['err_no_permission']],
    [
      'of an application that was rejected meanwhile',
      { ...DOCUMENTS, sent: 'Bilanz.pdf', statusSince: 'Rejected' },
      ['err_update_not_allowed'],
    ],
  ])('refuses to confirm an upload: %s', async (title, given, refusalCodes) => {
    await recordExchange(call, {
      case: title.replace(/^[A-Z]+-\d+ /, ''),
      given,
      path,
      body: { is_upload_successful: true },
      expected: createExpectedRefusal(...refusalCodes),
      send: (api) => documents.confirm(api, EXAMPLE_ID, EXAMPLE_ID, true),
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: { is_upload_successful: true },
    send: (api, id) => documents.confirm(api, id, EXAMPLE_ID, true),
  });
});

describe('QA-01 getDownloadUrl', () => {
  const call = CALLS.getDownloadUrl;
  const path = createProvidedPath(call.path, { id: 'applicationId', documentId: 'documentId' });

  it('DOC-06 returns a download URL of the file', async () => {
    await recordExchange(call, {
      case: 'of a clean document',
      given: { ...DOCUMENTS, document: 'Jahresabschluss 2024.pdf' },
      path,
      expected: createExpectedResponse(call, { download_url: createExample('https://files.example/1') }),
      send: (api) => documents.downloadUrl(api, EXAMPLE_ID, EXAMPLE_ID),
    });
  });

  it.each([
    ['DOC-09 of an infected document', 'infected.pdf', 'err_document_infected'],
    ['DOC-09 of a document that is being scanned', 'scanning.pdf', 'err_status_unexpected'],
  ] as const)('refuses a download: %s', async (title, document, code) => {
    await recordExchange(call, {
      case: title.slice('DOC-09 '.length),
      given: { ...DOCUMENTS, document },
      path,
      expected: createExpectedRefusal(code),
      send: (api) => documents.downloadUrl(api, EXAMPLE_ID, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api, id) => documents.downloadUrl(api, id, EXAMPLE_ID) });
});

describe('QA-01 getLoanContract', () => {
  const call = CALLS.getLoanContract;
  const path = createProvidedPath(call.path, { id: 'applicationId' });

  it('DOC-10 returns a download URL of the loan contract', async () => {
    await recordExchange(call, {
      case: 'of an application that is being signed',
      given: SIGNING,
      path,
      expected: createExpectedResponse(call, { download_url: createExample('https://files.example/1') }),
      send: (api) => documents.loanContract(api, EXAMPLE_ID),
    });
  });

  it('DOC-10 returns 404 before the signature', async () => {
    await recordExchange(call, {
      case: 'of an open application',
      given: DOCUMENTS,
      path,
      expected: createExpectedRefusal('err_application_no_loan_contract'),
      send: (api) => documents.loanContract(api, EXAMPLE_ID),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api, id) => documents.loanContract(api, id) });
});

describe('QA-01 setDocumentVisibility', () => {
  const call = CALLS.setDocumentVisibility;
  const path = createProvidedPath(call.path.replace(':entities', 'applications'), {
    entityId: 'documentOwnerId',
    documentId: 'documentId',
  });
  const body = { is_client_visible: false };
  const document = withAddress('application');

  it('DOC-06 D-50 hides a document from the customer', async () => {
    await recordExchange(call, {
      case: 'of a document of their own',
      given: { ...HIDDEN_BY_ADVISOR, document: 'Jahresabschluss 2024.pdf' },
      path,
      body,
      expected: createExpectedResponse(call, record(body)),
      send: (api) => documents.setVisibility(api, document, false),
    });
  });

  it.each<[string, ProviderState, Parameters<typeof createExpectedRefusal>]>([
    ['of the lender’s document', { ...HIDDEN_BY_ADVISOR, document: 'Angebot.pdf' }, ['err_no_permission']],
    ['DOC-06 by a customer', { ...DOCUMENTS, document: 'Jahresabschluss 2024.pdf' }, ['err_no_permission']],
    ['DOC-06 while it is being signed', SIGNING, ['err_update_not_allowed']],
  ])('refuses a change of the visibility: %s', async (title, given, refusalCodes) => {
    await recordExchange(call, {
      case: title.replace(/^[A-Z]+-\d+ /, ''),
      given,
      path,
      body,
      expected: createExpectedRefusal(...refusalCodes),
      send: (api) => documents.setVisibility(api, document, false),
    });
  });

  itRefusesUnauthorizedAccess(call, { body, send: (api) => documents.setVisibility(api, document, false) });
});

describe('QA-01 deleteDocument', () => {
  const call = CALLS.deleteDocument;
  const path = (entities: string) =>
    createProvidedPath(call.path.replace(':entities', entities), {
      entityId: 'documentOwnerId',
      documentId: 'documentId',
    });

  it.each([
    ['of the application', 'application', 'applications', 'Jahresabschluss 2024.pdf'],
    ['of the company', 'company', 'companies', 'Konzernabschluss.pdf'],
  ] as const)('DOC-06 D-50 deletes a document %s', async (title, kind, entities, name) => {
    await recordExchange(call, {
      case: title,
      given: { ...DOCUMENTS, document: name },
      path: path(entities),
      expected: createExpectedResponse(call, {}),
      send: (api) => documents.delete(api, withAddress(kind)),
    });
  });

  it.each<[string, 'application' | 'loan', ProviderState, Parameters<typeof createExpectedRefusal>]>([
    [
      'of the lender’s document',
      'application',
      { ...DOCUMENTS, document: 'Angebot.pdf' },
      ['err_no_permission'],
    ],
    ['DOC-06 while it is being signed', 'application', SIGNING, ['err_update_not_allowed']],
    [
      'of a pending loan’s paper',
      'loan',
      { ...DOCUMENTS, document: 'AGB.pdf' },
      ['err_loan_upload_forbidden_for_pending'],
    ],
  ])('refuses a deletion: %s', async (title, kind, given, refusalCodes) => {
    await recordExchange(call, {
      case: title.replace(/^[A-Z]+-\d+ /, ''),
      given,
      path: path(`${kind}s`),
      expected: createExpectedRefusal(...refusalCodes),
      send: (api) => documents.delete(api, withAddress(kind)),
    });
  });

  itRefusesUnauthorizedAccess(call, { send: (api) => documents.delete(api, withAddress('application')) });
});
