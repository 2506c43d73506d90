import { listApplications } from 'contracts/api/applications';
import { confirmUpload, createDocument, getDownloadUrl, listDocuments } from 'contracts/api/documents';
import { listSignatories, updateSignatory } from 'contracts/api/signatories';
import { beforeEach, describe, expect, it } from 'vitest';
import { createZip, PNG_FILE } from '../testing/files';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser } from '../testing/people';
import { moveApplicationThrough } from '../testing/scenarios';
import { TestSandbox } from '../testing/test-simulator';
import { NEW_DOCUMENT_BODY, putFile, sendFile, uploadTestDocument } from '../testing/uploads';

const test = exchangeInSandbox();
let katrin: TestSandbox;
let openApplicationId: string;
let applicationIdByStatus: Map<string, string>;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const applications = await katrin.expectSuccess(listApplications);
  applicationIdByStatus = new Map(applications.map(({ status, applicationId }) => [status, applicationId]));
  openApplicationId = applicationIdByStatus.get('Open') ?? '';
});

function documentsOf(user: TestSandbox, id: string) {
  return user.expectSuccess(listDocuments, { params: { id } });
}

function confirmationOf(documentId: string, is_upload_successful = true) {
  return { params: { id: openApplicationId, documentId }, body: { is_upload_successful } };
}

describe('an upload', () => {
  it('DOC-02 an upload consists of three steps, and the virus scan follows the clock', async () => {
    const { document_id, upload_url } = await katrin.expectSuccess(createDocument, {
      params: { id: openApplicationId },
      body: { file_name: ' Übersicht.pdf', document_type: 'bwa_susa', as_of_date: '2026-01-31' },
    });
    const expectedDocument = {
      document_id,
      document_name: 'Übersicht.pdf',
      document_type: 'bwa_susa',
      as_of_date: '2026-01-31',
      related_entity_kind: null,
      related_entity_id: null,
      entity_kind: 'application',
      entity_id: openApplicationId,
      is_upload_successful: null,
      virus_scan_status: 'not_scanned',
      is_client_visible: true,
      size: null,
      content_type: null,
    };
    expect((await documentsOf(katrin, openApplicationId)).result).toEqual([
      expect.objectContaining(expectedDocument),
    ]);
    const putResponse = await putFile(upload_url);
    expect([putResponse.status, putResponse.body]).toEqual([201, '']);
    const confirmed = await katrin.expectSuccess(confirmUpload, confirmationOf(document_id));
    expect(confirmed).toMatchObject({
      is_upload_successful: true,
      content_type: 'application/pdf',
      virus_scan_status: 'not_scanned',
    });
    expect(confirmed.size).toBeGreaterThan(500);
    await katrin.advance('PT3S');
    expect((await documentsOf(katrin, openApplicationId)).result[0]?.virus_scan_status).toBe('scanning');
    await katrin.advance('PT3S');
    expect((await documentsOf(katrin, openApplicationId)).result[0]?.virus_scan_status).toBe('not_infected');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a path as file name', { file_name: '../../etc/passwd.pdf' }, '422 err_validation_failed file_name'],
    [
      'a file name of 300 characters',
      { file_name: `${'x'.repeat(296)}.pdf` },
      '422 err_validation_failed file_name',
    ],
    [
      'a file name with reversed reading direction',
      { file_name: 'a\u202Efdp.exe' },
      '422 err_validation_failed file_name',
    ],
    ['a program file', { file_name: 'setup.exe' }, '422 err_document_type_not_allowed file_name'],
    ['an unknown document type', { document_type: 'constructor' }, '422 err_validation_failed document_type'],
    [
      'a document type that is not required',
      { document_type: 'pep_check' },
      '422 err_document_not_required document_type',
    ],
    ['a missing document date', { document_type: 'bwa_susa' }, '422 err_as_of_date_required as_of_date'],
    [
      'a debt ledger that is too old',
      { document_type: 'debt_ledger', as_of_date: '2026-02-15' },
      '422 err_document_too_old as_of_date',
    ],
    [
      'a document date in the future',
      { document_type: 'debt_ledger', as_of_date: '2026-03-03' },
      '422 err_validation_failed as_of_date',
    ],
    [
      'a related entity id without its kind',
      { related_entity_id: 'x' },
      '422 err_validation_failed related_entity_kind',
    ],
    [
      'a related entity kind without its id',
      { related_entity_kind: 'signatory' },
      '422 err_validation_failed related_entity_id',
    ],
    [
      'an unknown related entity',
      { related_entity_kind: 'signatory', related_entity_id: 'x' },
      '422 err_validation_failed related_entity_id',
    ],
    ['an unknown member', { is_client_visible: false }, '422 err_validation_failed is_client_visible'],
  ])('DOC-04, DOC-05 an upload is refused with %s', async (_, change, expected) => {
    const params = { id: openApplicationId };
    expect(
      await katrin.expectRefusal(createDocument, { params, body: { ...NEW_DOCUMENT_BODY, ...change } }),
    ).toBe(expected);
    expect((await documentsOf(katrin, openApplicationId)).result).toEqual([]);
  });

  it('DOC-05 an upload validates the document date against the virtual day in the time zone of the partner', async () => {
    const body = { ...NEW_DOCUMENT_BODY, document_type: 'debt_ledger', as_of_date: '2026-02-16' };
    await katrin.expectSuccess(createDocument, { params: { id: openApplicationId }, body });
    await katrin.request('PUT', '/simulator/clock', { body: { now: '2026-03-02T23:30:00Z' } });
    const again = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await again.expectRefusal(createDocument, { params: { id: openApplicationId }, body })).toBe(
      '422 err_document_too_old as_of_date',
    );
  });

  it('an upload refuses a second image with the same name unless the first upload failed, and accepts repeated names of other file types', async () => {
    const params = { id: openApplicationId };
    const image = { ...NEW_DOCUMENT_BODY, file_name: 'foto.png' };
    const first = await katrin.expectSuccess(createDocument, { params, body: image });
    expect(await katrin.expectRefusal(createDocument, { params, body: image })).toBe(
      '422 err_image_name_already_exists file_name',
    );
    await katrin.expectSuccess(confirmUpload, confirmationOf(first.document_id, false));
    await katrin.expectSuccess(createDocument, { params, body: image });
    await katrin.expectSuccess(createDocument, { params, body: NEW_DOCUMENT_BODY });
    await katrin.expectSuccess(createDocument, { params, body: NEW_DOCUMENT_BODY });
  });

  const createInStatus = (status: string) => ({
    params: { id: applicationIdByStatus.get(status) ?? '' },
    body: NEW_DOCUMENT_BODY,
  });

  it.each(['Internal_Review', 'Signature'])(
    'DOC-06, D-66 an upload is accepted in the status %s',
    async (status) => {
      await katrin.expectSuccess(createDocument, createInStatus(status));
    },
  );

  it.each(['Final_Review', 'Paid_Out', 'Rejected'])(
    'DOC-06, D-66 an upload is refused in the status %s',
    async (status) => {
      expect(await katrin.expectRefusal(createDocument, createInStatus(status))).toBe(
        '422 err_update_not_allowed',
      );
    },
  );

  it('an upload returns 404 to other users in each step', async () => {
    const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
    const documentId = await sendFile(katrin, openApplicationId);
    const notFound = '404 err_entity_not_found';
    const params = { id: openApplicationId };
    expect(await jonas.expectRefusal(createDocument, { params, body: NEW_DOCUMENT_BODY })).toBe(notFound);
    expect(await jonas.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(notFound);
    expect(await jonas.expectRefusal(listDocuments, { params })).toBe(notFound);
    expect(await jonas.expectRefusal(getDownloadUrl, { params: { id: openApplicationId, documentId } })).toBe(
      notFound,
    );
    const [own] = await jonas.expectSuccess(listApplications);
    const paramsOfOtherApplication = {
      ...confirmationOf(documentId),
      params: { id: own?.applicationId ?? '', documentId },
    };
    expect(await jonas.expectRefusal(confirmUpload, paramsOfOtherApplication)).toBe(notFound);
  });

  it('an upload needs a session', async () => {
    expect(
      await test
        .sandbox()
        .expectRefusal(createDocument, { params: { id: openApplicationId }, body: NEW_DOCUMENT_BODY }),
    ).toBe('401 err_auth_session_not_found');
  });
});

describe('the file types that a partner accepts', () => {
  it('DOC-04 the allowed file types include office files only if the partner lists them', async () => {
    const sandbox = await TestSandbox.open(test.origin(), { scenario: 'swiss-francs' });
    const luc = await logInUser(sandbox, 'luc.favre@atelier-favre.example');
    const [application] = await luc.expectSuccess(listApplications);
    const id = application?.applicationId ?? '';
    const word = createZip(['[Content_Types].xml', 'word/document.xml']);
    await uploadTestDocument(luc, id, { file_name: 'Plan.docx' }, word);
    const body = { ...NEW_DOCUMENT_BODY, file_name: 'Plan.docx' };
    expect(await katrin.expectRefusal(createDocument, { params: { id: openApplicationId }, body })).toBe(
      '422 err_document_type_not_allowed file_name',
    );
    const documentId = await sendFile(luc, id, { file_name: 'Plan.xlsx' }, word);
    expect(
      await luc.expectRefusal(confirmUpload, { ...confirmationOf(documentId), params: { id, documentId } }),
    ).toBe('422 err_document_type_not_allowed');
  });
});

describe('the confirmation of an upload', () => {
  it('DOC-02 the confirmation of an upload fails before the file is uploaded, and the upload can continue', async () => {
    const { document_id, upload_url } = await katrin.expectSuccess(createDocument, {
      params: { id: openApplicationId },
      body: NEW_DOCUMENT_BODY,
    });
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(document_id))).toBe(
      '422 err_status_unexpected',
    );
    expect((await putFile(upload_url)).status).toBe(201);
    await katrin.expectSuccess(confirmUpload, confirmationOf(document_id));
  });

  it('DOC-02 the confirmation of an upload with the result "failed" ends the upload, with and without a file, and allows a new upload', async () => {
    const uploadedId = await sendFile(katrin, openApplicationId);
    const awaitedUpload = await katrin.expectSuccess(createDocument, {
      params: { id: openApplicationId },
      body: NEW_DOCUMENT_BODY,
    });
    for (const documentId of [uploadedId, awaitedUpload.document_id]) {
      const failed = await katrin.expectSuccess(confirmUpload, confirmationOf(documentId, false));
      expect(failed).toMatchObject({
        is_upload_successful: false,
        size: null,
        virus_scan_status: 'not_scanned',
      });
      expect(await katrin.expectSuccess(confirmUpload, confirmationOf(documentId, false))).toEqual(failed);
      expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(
        '422 err_status_unexpected',
      );
    }
    expect((await putFile(awaitedUpload.upload_url)).status).toBe(410);
  });

  it('the confirmation of an upload can be sent twice with the same result, but not with a different result', async () => {
    const documentId = await uploadTestDocument(katrin, openApplicationId);
    expect(await katrin.expectSuccess(confirmUpload, confirmationOf(documentId))).toMatchObject({
      is_upload_successful: true,
    });
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId, false))).toBe(
      '422 err_status_unexpected',
    );
  });

  it.each<[string, string, Uint8Array]>([
    ['a web page named as a PDF', 'Bilanz.pdf', Buffer.from('<script>alert(1)</script>')],
    ['an image named as a PDF', 'Bilanz.pdf', PNG_FILE],
    ['an empty body', 'Bilanz.pdf', new Uint8Array()],
    ['an archive named as an image', 'foto.png', createZip(['a.txt'])],
  ])('DOC-04 the confirmation of an upload refuses and deletes %s', async (_, file_name, bytes) => {
    const documentId = await sendFile(katrin, openApplicationId, { file_name }, bytes);
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(
      '422 err_document_type_not_allowed',
    );
    const [record] = (await documentsOf(katrin, openApplicationId)).result;
    expect(record).toMatchObject({ is_upload_successful: false, size: null });
  });

  it('the confirmation of an upload returns 404 for an unknown document', async () => {
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf('__proto__'))).toBe(
      '404 err_entity_not_found',
    );
  });

  it('the confirmation of an upload fails if the application has reached a later status in the meantime', async () => {
    const documentId = await sendFile(katrin, openApplicationId);
    const path = `/simulator/applications/${openApplicationId}/status`;
    const { status } = await katrin.request('POST', path, { body: { status: 'Rejected' } });
    expect(status).toBe(200);
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(
      '422 err_update_not_allowed',
    );
    await katrin.expectSuccess(confirmUpload, confirmationOf(documentId, false));
  });
});

describe('D-32 magic file names', () => {
  it('DOC-09 magic file names make the virus scan report an infected file', async () => {
    const documentId = await uploadTestDocument(katrin, openApplicationId, {
      file_name: 'infected Bilanz.pdf',
    });
    await katrin.advance('PT6S');
    expect((await documentsOf(katrin, openApplicationId)).result[0]?.virus_scan_status).toBe('infected');
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(
      '422 err_document_infected',
    );
    expect(
      await katrin.expectRefusal(getDownloadUrl, { params: { id: openApplicationId, documentId } }),
    ).toBe('422 err_document_infected');
  });

  it.each([
    ['scan-failed.pdf', 'PT6S', 'scan_failed'],
    ['Slow.pdf', 'PT100S', 'scanning'],
    ['slow.pdf', 'PT121S', 'not_infected'],
  ])('%s: after %s the virus scan has the status %s', async (file_name, by, status) => {
    await uploadTestDocument(katrin, openApplicationId, { file_name });
    await katrin.advance(by);
    expect((await documentsOf(katrin, openApplicationId)).result[0]?.virus_scan_status).toBe(status);
  });

  it('magic file names make the chosen step of an upload fail', async () => {
    const params = { id: openApplicationId };
    const record = { ...NEW_DOCUMENT_BODY, file_name: 'record-409.pdf' };
    expect(await katrin.expectRefusal(createDocument, { params, body: record })).toBe(
      '409 err_resource_exists',
    );
    const put = await katrin.expectSuccess(createDocument, {
      params,
      body: { ...NEW_DOCUMENT_BODY, file_name: 'upload-503.pdf' },
    });
    expect((await putFile(put.upload_url)).status).toBe(503);
    const documentId = await sendFile(katrin, openApplicationId, { file_name: 'confirm-429.pdf' });
    expect(await katrin.expectRefusal(confirmUpload, confirmationOf(documentId))).toBe(
      '429 err_too_many_requests',
    );
  });
});

const STATUSES_BEFORE_SIGNATURE = [
  'Submitted',
  'Internal_Review',
  'Pricing',
  'offer_available',
  'offer_accepted',
];

describe('a representative who signs', () => {
  async function signing(scenario: string) {
    const sandbox = await TestSandbox.open(test.origin(), { scenario });
    const applicant = await logInUser(sandbox, KATRIN_LOGIN);
    const [application] = await applicant.expectSuccess(listApplications);
    const id = application?.applicationId ?? '';
    const people = await applicant.expectSuccess(listSignatories, { params: { id } });
    const idOf = (first_name: string) =>
      people.find((person) => person.first_name === first_name)?.signatory_id ?? '';
    return { sandbox, applicant, id, idOf };
  }

  const contract = (related_entity_id: string) =>
    ({
      file_name: 'Vertrag.pdf',
      document_type: 'signed_guarantor_contract',
      related_entity_kind: 'signatory',
      related_entity_id,
    }) as const;

  const REFUSED = '403 err_no_permission';

  async function openWithTwoGuarantors() {
    const started = await signing('signing');
    const { applicant, id, idOf } = started;
    const again = { user: applicant, params: { id } };
    await moveApplicationThrough(again, 'Reopened', 'Open');
    const params = { id, signatoryId: idOf('Jonas') };
    await applicant.expectSuccess(updateSignatory, { params, body: { is_beneficial_owner: true } });
    await moveApplicationThrough(again, ...STATUSES_BEFORE_SIGNATURE, 'Signature');
    return { ...started, jonas: await logInUser(started.sandbox, JONAS_LOGIN) };
  }

  it('SIGN-09 a representative who signs can upload only their own signed documents', async () => {
    const { jonas, id, idOf } = await openWithTwoGuarantors();
    const own = await uploadTestDocument(jonas, id, contract(idOf('Jonas')));
    const seen = (await documentsOf(jonas, id)).result.map(({ document_id }) => document_id);
    expect(seen).toContain(own);
    const params = { id };
    expect(await jonas.expectRefusal(createDocument, { params, body: NEW_DOCUMENT_BODY })).toBe(REFUSED);
    expect(await jonas.expectRefusal(createDocument, { params, body: contract(idOf('Katrin')) })).toBe(
      REFUSED,
    );
  });

  it('SIGN-09 D-26 a representative who signs cannot upload for another person, even as the applicant', async () => {
    const { jonas, applicant, id, idOf } = await openWithTwoGuarantors();
    const params = { id };
    expect(await applicant.expectRefusal(createDocument, { params, body: contract(idOf('Jonas')) })).toBe(
      REFUSED,
    );
    const documentId = await sendFile(jonas, id, contract(idOf('Jonas')));
    const confirmation = { params: { id, documentId }, body: { is_upload_successful: true } };
    expect(await applicant.expectRefusal(confirmUpload, confirmation)).toBe(REFUSED);
    await jonas.expectSuccess(confirmUpload, confirmation);
    await uploadTestDocument(applicant, id, contract(idOf('Katrin')));
  });

  it('SIGN-06 a representative who signs can upload a guarantor contract only as a guarantor', async () => {
    const { sandbox, id, idOf } = await signing('signing');
    const jonas = await logInUser(sandbox, JONAS_LOGIN);
    expect(await jonas.expectRefusal(createDocument, { params: { id }, body: contract(idOf('Jonas')) })).toBe(
      '422 err_document_not_required document_type',
    );
  });

  it('SIGN-06 a representative who signs must upload a PDF for a document that is signed online', async () => {
    const { applicant, id, idOf } = await signing('signing-documents');
    const body = { ...contract(idOf('Katrin')), document_type: 'brokerage_contract', file_name: 'foto.png' };
    expect(await applicant.expectRefusal(createDocument, { params: { id }, body })).toBe(
      '422 err_document_only_pdf_signable_online file_name',
    );
    const paper = { ...body, document_type: 'statement_of_assets' };
    await applicant.expectSuccess(createDocument, { params: { id }, body: paper });
  });

  it('SIGN-09 a representative who signs cannot upload while the application is open', async () => {
    const { sandbox, id, idOf } = await signing('representatives');
    const jonas = await logInUser(sandbox, JONAS_LOGIN);
    expect(await jonas.expectRefusal(createDocument, { params: { id }, body: contract(idOf('Jonas')) })).toBe(
      '404 err_entity_not_found',
    );
  });
});
