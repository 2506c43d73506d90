import { PDF_FILE, PNG_FILE } from 'mock-server/testing/files';
import { describe, expect, it } from 'vitest';
import { createEncryptedPdf } from '~/dashboard/documents/pdf/testing/encrypted-pdf';
import { serveFileStore } from '~/testing/file-store-server';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';
import type { PlannedFault, TestWorld } from '~/testing/world';

const visit = openPortal();
serveFileStore();

async function openSigning(scenario: string, as = 'katrin') {
  const visitor = await visit(scenario, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  return { visitor, base, tab: `${base}/signatures` };
}

const ownRow = (world: TestWorld, name = 'Katrin') => {
  const row = world.rows.signatories.all().find(({ first_name }) => first_name === name);
  if (row?.signing == null) throw new Error(`${name} has nothing to sign`);
  return { ...row, signing: row.signing };
};

function requireOnly(
  world: TestWorld,
  required: ('tax_id_specified' | 'ident_completed')[],
  name = 'Katrin',
) {
  const { id, signing } = ownRow(world, name);
  world.rows.signatories.update(id, { signing: { ...signing, required } });
}

const paperOf = (world: TestWorld, type: string) =>
  world.rows.documents.all().find((row) => row.type === type)?.id ?? '';

async function send(visitor: Visitor, address: string, form: Record<string, string>, typed = {}) {
  const { fields } = (await visitor.get(address)).form(form);
  visitor.world.takeCalls();
  return visitor.post(address, { ...fields, ...typed });
}

const toastAt = async (visitor: Visitor, { location }: PageResponse) =>
  (await visitor.open(location ?? '')).words('[data-toast=success]');

describe('SIGN-01 the person’s tax number', () => {
  const TYPED = { taxNumber: '36574261809' };
  const TAX_NUMBER_FORM = { intent: 'taxNumber' };

  it('The tax number is saved with one request and a message at the signing steps', async () => {
    const { visitor, tab } = await openSigning('signing', 'jonas');
    const response = await send(visitor, tab, TAX_NUMBER_FORM, TYPED);
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(visitor.world.takeChangeCalls()).toHaveLength(1);
    expect(ownRow(visitor.world, 'Jonas').taxid).toBe('36574261809');
    const page = await visitor.open(tab);
    expect(page.words('[data-toast=success]')).toContain('Your tax ID has been saved.');
    expect(page.words('main')).toContain('Ends in 809');
  });

  it('OVER-06 the form for the tax number redirects to the thank-you page after the last step', async () => {
    const { visitor, base, tab } = await openSigning('signing', 'jonas');
    requireOnly(visitor.world, ['tax_id_specified'], 'Jonas');
    expect((await send(visitor, tab, TAX_NUMBER_FORM, TYPED)).location).toBe(`${base}?result=success`);
  });

  it.each<[Omit<PlannedFault, 'path'>, number, string]>([
    [
      { code: 'err_resource_exists', field: 'taxid' },
      409,
      'Someone else on the list already has this tax ID',
    ],
    [
      { code: 'err_validation_failed', field: 'taxid' },
      422,
      'Some details aren’t right yet. Check what you entered.',
    ],
  ])(
    'REP-09 the form for the tax number shows an error at its field when the lending API refuses the number (simulated fault %j)',
    async (fault, status, expectedText) => {
      const { visitor, tab } = await openSigning('signing', 'jonas');
      await visitor.world.failAllChanges(fault);
      const response = await send(visitor, tab, TAX_NUMBER_FORM, TYPED);
      expect(response.status).toBe(status);
      expect(response.words('main')).toContain('We couldn’t save your tax ID.');
      const id = response.attribute('[name="taxNumber"][aria-invalid="true"]', 'aria-describedby') ?? '';
      expect(
        id
          .split(' ')
          .map((each) => response.words(`[id="${each}"]`))
          .join(' '),
      ).toContain(expectedText);
    },
  );

  it('D-43 the tax number is refused without a request if the company has the same number', async () => {
    const { visitor, tab } = await openSigning('signing', 'jonas');
    visitor.world.changeAsLender(visitor.world.application(), { taxIdNumber: '36 574 261 809' });
    const response = await send(visitor, tab, TAX_NUMBER_FORM, TYPED);
    expect([response.status, response.words('main')]).toEqual([
      400,
      expect.stringContaining('Your personal tax ID can’t be the same as the company’s tax number'),
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it("D-42 the tax number may have the format of any country if the person's country is unknown", async () => {
    const { visitor, tab } = await openSigning('signing', 'jonas');
    const { id } = ownRow(visitor.world, 'Jonas');
    visitor.world.rows.signatories.update(id, { country: null });
    expect((await visitor.get(tab)).words('main')).toContain('Your personal tax ID');
    const response = await send(visitor, tab, TAX_NUMBER_FORM, { taxNumber: 'AB 12345' });
    expect([response.status, visitor.world.takeChangeCalls().length]).toEqual([303, 1]);
  });
});

describe('SIGN-05 starting an identification', () => {
  const IDENTIFY_FORM = { intent: 'identify' };
  const NOT_POSSIBLE_MESSAGE = 'You can’t start the ID check right now. See its status below.';
  const FAILURE_MESSAGE = 'We couldn’t start the ID check.';

  it('starting an identification sends one request and redirects to the provider through a page of the portal', async () => {
    const { visitor, tab } = await openSigning('signing');
    const response = await send(visitor, tab, IDENTIFY_FORM);
    expect([response.status, response.location]).toEqual([303, `${tab}?leave`]);
    expect(visitor.world.takeChangeCalls()).toHaveLength(1);
    const secondResponse = await visitor.post(tab, { ...IDENTIFY_FORM, other: 'x' });
    expect([secondResponse.status, secondResponse.location, visitor.world.takeChangeCalls()]).toEqual([
      303,
      `${tab}?leave`,
      [],
    ]);
    const refresh = (page: PageResponse) => page.attribute('meta[http-equiv="refresh"]', 'content');
    const provider = (await visitor.get(tab)).attribute('main a[href^="http"]', 'href');
    expect(refresh(await visitor.get(`${tab}?leave`))).toBe(`0; url=${provider}`);
    expect(refresh(await visitor.get(tab))).toBeUndefined();
  });

  it.each(['signing', 'identification-idnow-in-progress'])(
    'starting an identification redirects scripts directly to the provider (scenario %s)',
    async (scenario) => {
      const { visitor, tab } = await openSigning(scenario);
      const response = await visitor.postByScript(tab, IDENTIFY_FORM);
      const provider = (await visitor.get(tab)).attribute('main a[href^="http"]', 'href');
      expect([response.status, provider]).toEqual([202, expect.stringMatching(/^http/)]);
      expect(response.body).toContain(`"${provider}"`);
    },
  );

  it.each([
    ['identification-manual-not-started', 0],
    ['identification-manual-in-progress', 0],
    ['identification-manual-failed', 1],
  ])(
    'D-27 starting an identification does not redirect to a provider if the lender identifies the person (scenario %s)',
    async (scenario, changes) => {
      const { visitor, tab } = await openSigning(scenario);
      visitor.world.takeCalls();
      const response = await visitor.post(tab, IDENTIFY_FORM);
      expect([response.status, response.location]).toEqual([303, tab]);
      expect(visitor.world.takeChangeCalls()).toHaveLength(changes);
    },
  );

  it.each([
    [
      'identification-fraud',
      'We couldn’t confirm your identity. For security reasons you can’t start the ID check again. Contact us.',
    ],
    ['identification-idnow-completed', NOT_POSSIBLE_MESSAGE],
    ['identification-unknown-provider', NOT_POSSIBLE_MESSAGE],
  ])(
    'SIGN-03 the start is refused with a message if the identification cannot be restarted (scenario %s)',
    async (scenario, expectedText) => {
      const { visitor, tab } = await openSigning(scenario);
      visitor.world.takeCalls();
      const response = await visitor.postByScript(tab, IDENTIFY_FORM);
      expect([response.status, response.body, visitor.world.takeChangeCalls()]).toEqual([
        409,
        expect.stringContaining(`"${expectedText}"`),
        [],
      ]);
    },
  );

  it('starting an identification shows an error if the provider’s page is missing', async () => {
    const { visitor, tab } = await openSigning('signing');
    const patch = [{ op: 'replace', path: '/digital_signature_url', value: null }];
    await visitor.world.planFault({ method: 'POST', path: '*/video_idents', patch });
    const response = await visitor.postByScript(tab, IDENTIFY_FORM);
    expect([response.status, response.body]).toEqual([
      409,
      expect.stringContaining(
        `"${FAILURE_MESSAGE} The link for the ID check isn’t ready yet. Try again in a few minutes."`,
      ),
    ]);
  });

  it('starting an identification shows the lending API’s refusal with its reason', async () => {
    const { visitor, tab } = await openSigning('signing');
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const response = await send(visitor, tab, IDENTIFY_FORM);
    expect([response.status, response.words('main')]).toEqual([
      403,
      expect.stringContaining(`${FAILURE_MESSAGE} You don’t have permission to do this.`),
    ]);
  });

  it.each(['identification-idnow-completed', 'identification-idnow-not-started'])(
    'starting an identification does not redirect to the provider automatically (scenario %s)',
    async (scenario) => {
      const { visitor, tab } = await openSigning(scenario);
      expect((await visitor.get(`${tab}?leave`)).count('meta[http-equiv="refresh"]')).toBe(0);
    },
  );
});

describe('SIGN-02 terms', () => {
  const TERMS_FORM = { intent: 'sign' };
  const BOTH_CONSENTS = { legalSignature: 'on', sepaMandate: 'on' };

  it('the terms are accepted once; further clicks redirect to the thank-you page too', async () => {
    const { visitor, base, tab } = await openSigning('signing-terms');
    const response = await send(visitor, tab, TERMS_FORM, BOTH_CONSENTS);
    expect([response.status, response.location]).toEqual([303, `${base}?result=success`]);
    const { signing } = ownRow(visitor.world);
    expect([signing.legal_signature_accepted_at, signing.sepa_mandate_accepted_at]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect(visitor.world.takeChangeCalls()).toHaveLength(1);
    const secondResponse = await visitor.post(tab, { ...TERMS_FORM, ...BOTH_CONSENTS, version: 'older' });
    expect([secondResponse.status, secondResponse.location, visitor.world.takeChangeCalls()]).toEqual([
      303,
      `${base}?result=success`,
      [],
    ]);
  });

  it.each(['legalSignature', 'sepaMandate'] as const)(
    'the terms require both consents: without %s',
    async (missing) => {
      const { visitor, tab } = await openSigning('signing-terms');
      const { [missing]: _, ...typed } = BOTH_CONSENTS;
      const response = await send(visitor, tab, TERMS_FORM, typed);
      expect([response.status, response.count(`[name="${missing}"][aria-invalid="true"]`)]).toEqual([400, 1]);
      expect(visitor.world.takeChangeCalls()).toEqual([]);
    },
  );

  it('the error summary names each missing consent once', async () => {
    const { visitor, tab } = await openSigning('signing-terms');
    const response = await send(visitor, tab, TERMS_FORM, {});
    expect(response.words('[data-part=errors] ul')).toBe(
      'Confirm that you’re signing the contract and that your signature is legally binding Grant the SEPA direct debit mandate',
    );
  });

  it('the terms are locked while a previous step is open', async () => {
    const { visitor, tab } = await openSigning('signing');
    const response = await send(visitor, tab, TERMS_FORM, BOTH_CONSENTS);
    expect([response.status, response.words('main')]).toEqual([
      409,
      expect.stringContaining('You can’t sign yet. Complete the other steps first.'),
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it('the terms are locked if they are not requested', async () => {
    const { visitor, tab } = await openSigning('signing-terms-hidden');
    const response = await visitor.postByScript(tab, { ...TERMS_FORM, ...BOTH_CONSENTS });
    expect([response.status, response.body]).toEqual([
      409,
      expect.stringContaining('You can’t sign yet. Complete the other steps first.'),
    ]);
  });

  it('the page of the terms shows an error if the lending API refuses the signature', async () => {
    const { visitor, tab } = await openSigning('signing-terms');
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const response = await send(visitor, tab, TERMS_FORM, BOTH_CONSENTS);
    expect([response.status, response.words('main')]).toEqual([
      403,
      expect.stringContaining('We couldn’t save your signature. You don’t have permission to do this.'),
    ]);
    expect(response.count('[name="sepaMandate"][checked]')).toBe(0);
  });
});

describe('SIGN-06 document signed online', () => {
  const SIGN_PAPER_FORM = { __form__: 'signPaper' };
  const READ_CONSENT = { read: 'on' };

  it("signing online shows the document's name and a success message", async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const address = `${tab}?sign=${paperOf(visitor.world, 'brokerage_contract')}`;
    const page = await visitor.get(address);
    expect(page.title).toMatch(/^Sign Brokerage contract online · Signatures, application /);
    expect(page.words('main')).toContain('You can’t undo your signature here.');
    const response = await send(visitor, address, SIGN_PAPER_FORM, READ_CONSENT);
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(visitor.world.takeChangeCalls()).toHaveLength(1);
    expect(await toastAt(visitor, response)).toContain('Brokerage contract is signed.');
    expect((await visitor.get(address)).title).toMatch(/^(?:\(\d+\) )?Signatures, application /);
  });

  it('OVER-06 signing online redirects to the thank-you page after the last step', async () => {
    const { visitor, base, tab } = await openSigning('signing-online');
    requireOnly(visitor.world, []);
    const address = `${tab}?sign=${paperOf(visitor.world, 'brokerage_contract')}`;
    expect((await send(visitor, address, SIGN_PAPER_FORM, READ_CONSENT)).location).toBe(
      `${base}?result=success`,
    );
  });

  it('signing online shows an error if the lending API refuses the signature', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const address = `${tab}?sign=${paperOf(visitor.world, 'brokerage_contract')}`;
    const response = await send(visitor, address, SIGN_PAPER_FORM, READ_CONSENT);
    expect([response.status, response.words('main')]).toEqual([
      403,
      expect.stringContaining('We couldn’t sign the document. You don’t have permission to do this.'),
    ]);
    expect(response.count('[name="read"][checked]')).toBe(0);
  });

  it('A document that must be signed by hand is refused', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const address = `${tab}?sign=${paperOf(visitor.world, 'statement_of_assets')}`;
    expect((await visitor.get(address)).title).toMatch(/^(?:\(\d+\) )?Signatures, application /);
    visitor.world.takeCalls();
    const response = await visitor.post(address, READ_CONSENT);
    expect([response.status, response.body, visitor.world.takeChangeCalls()]).toEqual([
      409,
      expect.stringContaining('You can no longer sign this document here.'),
      [],
    ]);
  });

  it('signing online redirects to the signing steps if the document is already signed', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    visitor.world.takeCalls();
    const address = `${tab}?sign=${paperOf(visitor.world, 'gdpr_consent')}`;
    const response = await visitor.post(address, { ...READ_CONSENT, version: 'older' });
    expect([response.status, response.location, visitor.world.takeChangeCalls()]).toEqual([303, tab, []]);
  });
});

describe('SIGN-06 signed copy', () => {
  const PICTURE = new Uint8Array(PNG_FILE);
  const SECRET = new Uint8Array(createEncryptedPdf({ revision: 3, password: 'geheim' }));

  function createSignedCopyForm(name: string, content: BlobPart = new Uint8Array(PDF_FILE)): FormData {
    const form = new FormData();
    form.set('formKey', crypto.randomUUID());
    form.set('file', new File(name === '' ? [] : [content], name));
    return form;
  }

  const readFileError = (response: PageResponse) => {
    const ids =
      response.attribute('[name="file"][aria-invalid="true"]', 'aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => response.words(`[id="${id}"]`)).join(' ');
  };

  it.each([
    [
      'signing-documents',
      'statement_of_assets',
      'Upload Statement of assets',
      'PDF, JPG, PNG, up to 25\u00a0MB.',
      '.pdf,application/pdf,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,image/jpeg,.png,image/png',
    ],
    [
      'signing-text',
      'brokerage_contract',
      'Upload Brokerage contract',
      'PDF, up to 25\u00a0MB.',
      '.pdf,application/pdf',
    ],
  ])(
    "the form for a signed copy opens with the document's name and the accepted file types: scenario %s, document %s",
    async (scenario, type, ...shown) => {
      const { visitor, tab } = await openSigning(scenario);
      const page = await visitor.get(`${tab}?upload=${paperOf(visitor.world, type)}`);
      const [title, hint, accept] = shown;
      expect(page.title.split(' · ')[0]).toBe(title);
      expect(page.body).toContain(hint);
      expect(page.attribute('[name="file"]', 'accept')).toBe(accept);
    },
  );

  it.each([
    ['signing-documents', 'brokerage_contract', 'one to be signed online'],
    ['signing-documents', 'gone', 'one that is gone'],
  ])(
    'a document that needs no signed copy has no upload form: scenario %s, document %s',
    async (scenario, type) => {
      const { visitor, tab } = await openSigning(scenario);
      const page = await visitor.get(`${tab}?upload=${paperOf(visitor.world, type) || type}`);
      expect(page.title).toMatch(/^(?:\(\d+\) )?Signatures, application /);
      const response = await visitor.post(
        `${tab}?upload=${paperOf(visitor.world, type) || type}`,
        createSignedCopyForm('a.pdf'),
      );
      expect([response.status, response.body]).toEqual([
        409,
        expect.stringContaining('You can no longer sign this document here.'),
      ]);
    },
  );

  it('The signed copy is stored for the person, linked with its document, and replaceable', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const id = paperOf(visitor.world, 'statement_of_assets');
    const address = `${tab}?upload=${id}`;
    visitor.world.takeCalls();
    const response = await visitor.post(address, createSignedCopyForm('Unterschrieben.pdf'));
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(visitor.world.takeChangeCalls().map((call) => call.split('/').at(-1))).toEqual([
      'documents',
      expect.any(String),
      'upload_success',
      'signed_document',
    ]);
    const { rows } = visitor.world;
    const copy = rows.documents.all().find(({ name }) => name === 'Unterschrieben.pdf');
    const ownRecord = ownRow(visitor.world);
    expect(copy).toMatchObject({ type: 'statement_of_assets', signatoryId: ownRecord.id, asOfDate: null });
    expect(ownRecord.signing.other_documents.find(({ document_id }) => document_id === id)).toMatchObject({
      is_signed: true,
      signed_document_id: copy?.id,
    });
    expect(await toastAt(visitor, response)).toContain(
      'We’ve received Statement of assets with your signature.',
    );
    expect((await visitor.get(address)).title).toMatch(/^Upload Statement of assets · /);
    expect((await visitor.post(address, createSignedCopyForm('Neuer.pdf'))).location).toBe(tab);
  });

  it.each([false, true])(
    'the signed copy of the guarantor contract is uploaded without a signed_document call (call for the remaining steps fails: %s)',
    async (isUnknown) => {
      const { visitor, tab } = await openSigning('signing-documents');
      if (isUnknown) await visitor.world.planFault({ method: 'GET', path: '*/requirements', status: 500 });
      visitor.world.takeCalls();
      const response = await visitor.post(`${tab}?upload=guarantor`, createSignedCopyForm('Bürgschaft.pdf'));
      expect([response.status, response.location]).toEqual([303, tab]);
      const calls = visitor.world.takeCalls().map((call) => call.split('/').at(-1));
      expect(calls).toContain('requirements');
      expect(calls).not.toContain('signed_document');
      await visitor.world.removeFaults();
      expect(await toastAt(visitor, response)).toContain(
        'We’ve received Guarantee agreement with your signature.',
      );
      const { documents } = visitor.world.rows;
      expect(documents.all().find(({ name }) => name === 'Bürgschaft.pdf')).toMatchObject({
        type: 'signed_guarantor_contract',
        signatoryId: ownRow(visitor.world).id,
      });
    },
  );

  it('OVER-06 the signed copy of the guarantor contract redirects to the thank-you page after the last step', async () => {
    const { visitor, base, tab } = await openSigning('signing-documents');
    const { id, signing } = ownRow(visitor.world);
    const guarantorRequirements = { required: ['guarantor_contract_uploaded' as const], other_documents: [] };
    visitor.world.rows.signatories.update(id, { signing: { ...signing, ...guarantorRequirements } });
    const response = await visitor.post(`${tab}?upload=guarantor`, createSignedCopyForm('Bürgschaft.pdf'));
    expect(response.location).toBe(`${base}?result=success`);
  });

  it('the form for a signed copy shows an error if the uploaded copy cannot be linked to the document to sign', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    await visitor.world.planFault({ path: '*/signed_document', code: 'err_no_permission' });
    const address = `${tab}?upload=${paperOf(visitor.world, 'statement_of_assets')}`;
    const response = await visitor.post(address, createSignedCopyForm('Unterschrieben.pdf'));
    expect([response.status, response.words('main')]).toEqual([
      403,
      expect.stringContaining(
        'The file has arrived, but we couldn’t match it with the document. Try again. You don’t have permission to do this.',
      ),
    ]);
  });

  it.each([
    ['signing-documents', 'statement_of_assets', '', 400, 'Choose a file.'],
    ['signing-documents', 'statement_of_assets', 'a.exe', 400, 'Allowed types: PDF, JPG, PNG.', 'MZ'],
    ['signing-text', 'brokerage_contract', '', 400, 'Choose a file.'],
    ['signing-text', 'brokerage_contract', 'a.PDF', 303, ''],
    ['signing-text', 'brokerage_contract', 'a.png', 303, ''],
    ['signing-text', 'brokerage_contract', 'a.png', 400, 'This document must be a PDF.', PICTURE],
    ['signing-text', 'brokerage_contract', 'a.pdf', 400, 'This document must be a PDF.', PICTURE],
    ['signing-text', 'brokerage_contract', 'a.pdf', 400, 'This PDF needs a password to open.', SECRET],
  ])(
    'the signed copy is validated with an error at its field: scenario %s, document %s, file "%s"',
    async (scenario, type, name, status, expectedText, content?: BlobPart) => {
      const { visitor, tab } = await openSigning(scenario);
      const address = `${tab}?upload=${paperOf(visitor.world, type)}`;
      const response = await visitor.post(address, createSignedCopyForm(name, content));
      expect([response.status, readFileError(response)]).toEqual([
        status,
        expect.stringContaining(expectedText),
      ]);
    },
  );

  it('The signed copy is refused once the terms are accepted', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const { id, signing } = ownRow(visitor.world);
    const at = '2026-03-02T08:00:00.000Z';
    visitor.world.rows.signatories.update(id, {
      signing: { ...signing, legal_signature_accepted_at: at, sepa_mandate_accepted_at: at },
    });
    const address = `${tab}?upload=${paperOf(visitor.world, 'statement_of_assets')}`;
    expect((await visitor.get(address)).title).toMatch(/^(?:\(\d+\) )?Signatures, application /);
    const response = await visitor.post(address, createSignedCopyForm('Unterschrieben.pdf'));
    expect([response.status, response.body]).toEqual([
      409,
      expect.stringContaining('You can no longer sign this document here.'),
    ]);
  });
});
