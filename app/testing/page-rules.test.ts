import { PDF_FILE, PNG_FILE } from 'mock-server/testing/files';
import { describe, expect, it, vi } from 'vitest';
import { DASHBOARD_TASKS } from './dashboard-tasks';
import { openPortal } from './portal';
import type { Visitor } from './visitor';
import type { TestWorld } from './world';

vi.mock('~/api/document-download.server', () => ({
  fetchFile: async () => ({ ok: true, data: { bytes: new Response('content').body, size: 7 } }),
}));
vi.mock('~/api/document-upload.server', () => ({
  uploadDocument: async () => ({ ok: true, data: { document_id: 'new', document_name: 'Bilanz.pdf' } }),
}));

const visit = openPortal();

async function openTab(world: string, as = 'applicant') {
  const visitor = await visit(world, { as });
  visitor.world.takeCalls();
  return { visitor, base: `/dashboard/applications/${visitor.world.application()}` };
}

async function fillIn(visitor: Visitor, address: string, typed: Record<string, string>) {
  const { fields } = (await visitor.get(address)).form();
  visitor.world.takeCalls();
  return visitor.post(address, { ...fields, ...typed });
}

describe('SIGN-06: document to sign', () => {
  const idOf = (world: TestWorld, type: string) =>
    world.rows.documents.all().find((document) => document.type === type)?.id ?? '';

  it('a document to sign receives one signature, and a second click redirects to the same page', async () => {
    const { visitor, base } = await openTab('signing-documents');
    const tab = `${base}/signatures`;
    const address = `${tab}?sign=${idOf(visitor.world, 'brokerage_contract')}`;
    const { fields } = (await visitor.get(address)).form({ __form__: 'signPaper' });
    const signDocument = () => visitor.post(address, { ...fields, read: 'on' });
    visitor.world.takeCalls();
    expect([(await signDocument()).status, visitor.world.takeChangeCalls().length]).toEqual([303, 1]);
    const secondResponse = await signDocument();
    expect([secondResponse.status, secondResponse.location]).toEqual([303, tab]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it('a document to sign accepts only a PDF if online signing is impossible', async () => {
    const { visitor, base } = await openTab('signing-text');
    const address = `${base}/signatures?upload=${idOf(visitor.world, 'brokerage_contract')}`;
    const { fields } = (await visitor.get(address)).form();
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    sent.set('file', new File([new Uint8Array(PNG_FILE)], 'Vertrag.png', { type: 'image/png' }));
    visitor.world.takeCalls();
    const response = await visitor.post(address, sent);
    expect([response.status, response.words()]).toEqual([
      400,
      expect.stringContaining('This document must be a PDF.'),
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('SIGN-02: consent to an older version of the terms', () => {
  it('the portal refuses the consent with 409 and shows the box for the legal signature unticked', async () => {
    const { visitor, base } = await openTab('signing-terms');
    const tab = `${base}/signatures`;
    const { fields } = (await visitor.get(tab)).form({ intent: 'sign' });
    const agreed = { ...fields, legalSignature: 'on', sepaMandate: 'on', version: 'older' };
    const response = await visitor.post(tab, agreed);
    expect(response.status).toBe(409);
    expect(response.count('[name="legalSignature"]')).toBeGreaterThan(0);
    expect(response.count('[name="legalSignature"][checked]')).toBe(0);
  });
});

describe('SIGN-08: signatures tab', () => {
  it('the portal refuses a tax number (409) while the application is not in the signature phase', async () => {
    const { visitor, base } = await openTab('signing', 'jonas');
    const tab = `${base}/signatures`;
    const { fields } = (await visitor.get(tab)).form({ intent: 'taxNumber' });
    const patch = [{ op: 'replace', path: '/status', value: 'Open' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    visitor.world.takeCalls();
    const response = await visitor.post(tab, { ...fields, taxNumber: '36574261809' });
    expect([response.status, response.words()]).toEqual([
      409,
      expect.stringContaining('Your application has moved on in the meantime'),
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('D-43: tax number of a company', () => {
  it('the portal refuses the number of a representative without an API call', async () => {
    const { visitor, base } = await openTab('ready-to-submit');
    const personal = '65929970489';
    const [person] = visitor.world.rows.signatories.all();
    visitor.world.rows.signatories.update(person?.id ?? '', { taxid: personal });
    const response = await fillIn(visitor, `${base}?edit=tax-number`, { taxIdNumber: personal });
    expect([response.status, response.count('[name="taxIdNumber"][aria-invalid="true"]')]).toEqual([400, 1]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('REP-08: form for one detail of a representative', () => {
  it('the form for one detail refuses additional fields', async () => {
    const { visitor, base } = await openTab('signing-invitations');
    const ownSignatory = visitor.world.rows.signatories
      .all()
      .find(({ first_name }) => first_name === 'Katrin');
    const response = await fillIn(visitor, `${base}/representatives?email=${ownSignatory?.id}`, {
      email: 'katrin.neu@brandt.example',
      last_name: 'Brandt-Meyer',
    });
    expect([response.status, response.words()]).toEqual([
      403,
      expect.stringContaining('You can no longer change this detail'),
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('OBJ-01: financed object', () => {
  const firstObjectId = (world: TestWorld) => world.rows.financeObjects.first()?.id ?? '';

  it.each(['edit', 'delete', 'copy'])(
    'the page of a financed object shows no form to %s once the application is rejected',
    async (task) => {
      const { visitor, base } = await openTab('object-financing');
      const address = `${base}/objects?${task}=${firstObjectId(visitor.world)}`;
      expect((await visitor.get(address)).form().action).toBe(address);
      visitor.world.changeAsLender(visitor.world.application(), { status: 'Rejected' });
      const page = await visitor.get(address);
      expect(page.status).toBe(200);
      expect(() => page.form()).toThrow('has no form');
    },
  );

  it('HTTP-04: the page of a financed object shows the saved value although an earlier submit failed', async () => {
    const { visitor, base } = await openTab('object-financing');
    const address = `${base}/objects?edit=${firstObjectId(visitor.world)}`;
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', status: 500 });
    expect((await visitor.post(address, { ...fields, manufacturer: 'Trumpf' })).status).toBe(500);
    await visitor.world.removeFaults();
    expect((await visitor.post(address, { ...fields, manufacturer: 'Bystronic' })).status).toBe(303);
    for (let looks = 0; looks < 2; looks += 1)
      expect((await visitor.get(address)).form().fields.manufacturer).toBe('Bystronic');
  });
});

describe('OVER-05: application that is no longer open', () => {
  it('the page of a submitted application sends no API call for the next status', async () => {
    const { visitor, base } = await openTab('ready-to-submit');
    const address = `${base}?submit`;
    const { fields } = (await visitor.get(address)).form();
    visitor.world.changeAsLender(visitor.world.application(), { status: 'Rejected' });
    visitor.world.takeCalls();
    expect((await visitor.post(address, fields)).location).toBe(base);
    expect(visitor.world.takeCalls().filter((call) => call.includes('next_status'))).toEqual([]);
  });
});

describe('APPT-01: appointment', () => {
  const typed = DASHBOARD_TASKS['overview appointment']?.typed ?? {};

  async function openWithAppointment() {
    const { visitor, base } = await openTab('object-financing');
    const response = await fillIn(visitor, `${base}?appointment`, typed);
    expect(response.status).toBe(303);
    return { visitor, base };
  }

  it('an appointment cannot be booked if the application has one already', async () => {
    const { visitor, base } = await openWithAppointment();
    visitor.world.takeCalls();
    const secondResponse = await visitor.submit(`${base}?appointment`, typed);
    expect([secondResponse.path, visitor.world.takeChangeCalls()]).toEqual([base, []]);
  });

  it('APPT-04: the overview offers a calendar file until the appointment is cancelled', async () => {
    const { visitor, base } = await openWithAppointment();
    const address = `${base}/appointment.ics`;
    expect((await visitor.get(address)).body).toContain('BEGIN:VEVENT');
    visitor.world.changeAsLender(visitor.world.application(), { is_appointment_created: false });
    const responseAfterDelete = await visitor.get(address);
    expect([responseAfterDelete.status, responseAfterDelete.location]).toEqual([302, base]);
  });
});

describe('DOC-09: file', () => {
  const requestDocument = async (name: string, frame?: string) => {
    const { visitor, base } = await openTab('documents');
    if (frame) await visitor.open(await visitor.world.createEntryLink('katrin', frame));
    const document = visitor.world.rows.documents.first()?.id ?? '';
    const patch = visitor.world.rows.documents
      .all()
      .map((_, index) => ({ op: 'replace', path: `/result/${index}/document_name`, value: name }));
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    return visitor.get(`${base}/files/${document}?view=inline`);
  };

  it.each([
    ['Foto.png', 'inline'],
    ['Bilanz.xlsx', 'attachment'],
  ])('a file opens in the portal only if browsers can show the file type: %s', async (name, disposition) => {
    const response = await requestDocument(name);
    expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^${disposition}; .*${name}`)),
    ]);
  });

  it('SIM-14: a file may be framed by pages of the portal and the simulator only', async () => {
    const policy = (await requestDocument('Foto.png')).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    const framedPolicy = (await requestDocument('Foto.png', 'customer')).headers.get(
      'Content-Security-Policy',
    );
    expect(framedPolicy).toMatch(/frame-ancestors 'self' http:\/\/simulator-[0-9a-f-]+\.localhost$/);
  });

  it('DOC-02: uploading a file with the same name deletes no stored file', async () => {
    const { visitor, base } = await openTab('documents');
    const present = visitor.world.rows.documents.first()?.id ?? '';
    const query = new URLSearchParams({ name: 'Bilanz.pdf', type: 'other', replaces: present });
    const response = await visitor.send(`${base}/upload?${query}`, {
      method: 'PUT',
      body: new Uint8Array(PDF_FILE),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(201);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
    expect(visitor.world.rows.documents.get(present)).toBeDefined();
  });
});

describe('LIST-04: invalid confirmation link', () => {
  const PATH_WITH_INVALID_TOKEN = '/dashboard/applications?confirmation_token=nonsense';

  it('an invalid confirmation link causes no error if the e-mail address is already confirmed', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.get(PATH_WITH_INVALID_TOKEN)).location).toBe('/dashboard/applications');
  });
});

describe('HTTP-03: draft that waits for the next login', () => {
  const LOAN = {
    loanType: 'general_liquidity',
    loanSize: '100,000',
    loanDuration: '36',
    purposeSelect: 'operating_expenses',
  };

  async function interrupted() {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post('/application/loan-info', LOAN);
    await visitor.world.planFault({ path: '/user/applications', code: 'err_auth_session_expired', times: 1 });
    expect((await visitor.get('/dashboard/applications')).location).toContain('expired=1');
    return visitor;
  }

  it('a kept draft survives an autosave request of an old tab', async () => {
    const visitor = await interrupted();
    const autosaveResponse = await visitor.post('/application/keep', {
      step: 'company-name',
      companyName: 'Alt',
    });
    expect(autosaveResponse.status).toBe(409);
    await visitor.logIn('katrin');
    expect((await visitor.get('/application/loan-info')).form().fields.loanDuration).toBe('36');
  });

  it('a kept draft does not appear when a different user logs in', async () => {
    const visitor = await interrupted();
    await visitor.logIn('jonas');
    expect((await visitor.get('/application/loan-info')).form().fields.loanDuration).not.toBe('36');
  });

  it('the draft is required: without a draft, opening a later step redirects to the login', async () => {
    const visitor = await interrupted();
    expect((await visitor.get('/application/company-details')).location).toBe('/login');
  });
});
