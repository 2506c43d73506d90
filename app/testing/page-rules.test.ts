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

async function opened(world: string, as = 'applicant') {
  const visitor = await visit(world, { as });
  visitor.world.asked();
  return { visitor, base: `/dashboard/applications/${visitor.world.application()}` };
}

async function fillIn(visitor: Visitor, address: string, typed: Record<string, string>) {
  const { fields } = (await visitor.get(address)).form();
  visitor.world.asked();
  return visitor.post(address, { ...fields, ...typed });
}

describe('SIGN-06: document to sign', () => {
  const idOf = (world: TestWorld, type: string) =>
    world.rows.documents.all().find((document) => document.type === type)?.id ?? '';

  it('a document to sign receives one signature, and a second click redirects to the same page', async () => {
    const { visitor, base } = await opened('signing-documents');
    const tab = `${base}/signatures`;
    const address = `${tab}?sign=${idOf(visitor.world, 'brokerage_contract')}`;
    const { fields } = (await visitor.get(address)).form({ __form__: 'signPaper' });
    const sign = () => visitor.post(address, { ...fields, read: 'on' });
    visitor.world.asked();
    expect([(await sign()).status, visitor.world.changesAsked().length]).toEqual([303, 1]);
    const again = await sign();
    expect([again.status, again.location]).toEqual([303, tab]);
    expect(visitor.world.changesAsked()).toEqual([]);
  });

  it('a document to sign accepts only a PDF if online signing is impossible', async () => {
    const { visitor, base } = await opened('signing-text');
    const address = `${base}/signatures?upload=${idOf(visitor.world, 'brokerage_contract')}`;
    const { fields } = (await visitor.get(address)).form();
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    sent.set('file', new File([new Uint8Array(PNG_FILE)], 'Vertrag.png', { type: 'image/png' }));
    visitor.world.asked();
    const response = await visitor.post(address, sent);
    expect([response.status, response.words()]).toEqual([
      400,
      expect.stringContaining('This document must be a PDF.'),
    ]);
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});

describe('SIGN-02: consent to an older version of the terms', () => {
  it('the portal refuses the consent with 409 and shows the box for the legal signature unticked', async () => {
    const { visitor, base } = await opened('signing-terms');
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
    const { visitor, base } = await opened('signing', 'jonas');
    const tab = `${base}/signatures`;
    const { fields } = (await visitor.get(tab)).form({ intent: 'taxNumber' });
    const patch = [{ op: 'replace', path: '/status', value: 'Open' }];
    await visitor.world.fail({ method: 'GET', path: '/user/applications/:id', patch });
    visitor.world.asked();
    const response = await visitor.post(tab, { ...fields, taxNumber: '36574261809' });
    expect([response.status, response.words()]).toEqual([
      409,
      expect.stringContaining('Your application has moved on in the meantime'),
    ]);
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});

describe('D-43: tax number of a company', () => {
  it('the portal refuses the number of a representative without an API call', async () => {
    const { visitor, base } = await opened('ready-to-submit');
    const personal = '65929970489';
    const [person] = visitor.world.rows.signatories.all();
    visitor.world.rows.signatories.update(person?.id ?? '', { taxid: personal });
    const response = await fillIn(visitor, `${base}?edit=tax-number`, { taxIdNumber: personal });
    expect([response.status, response.count('[name="taxIdNumber"][aria-invalid="true"]')]).toEqual([400, 1]);
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});

describe('REP-08: form for one detail of a representative', () => {
  it('the form for one detail refuses additional fields', async () => {
    const { visitor, base } = await opened('signing-invitations');
    const own = visitor.world.rows.signatories.all().find(({ first_name }) => first_name === 'Katrin');
    const response = await fillIn(visitor, `${base}/representatives?email=${own?.id}`, {
      email: 'katrin.neu@brandt.example',
      last_name: 'Brandt-Meyer',
    });
    expect([response.status, response.words()]).toEqual([
      403,
      expect.stringContaining('You can no longer change this detail'),
    ]);
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});

describe('OBJ-01: financed object', () => {
  const objectIn = (world: TestWorld) => world.rows.financeObjects.first()?.id ?? '';

  it.each(['edit', 'delete', 'copy'])(
    'the page of a financed object shows no form to %s once the application is rejected',
    async (task) => {
      const { visitor, base } = await opened('object-financing');
      const address = `${base}/objects?${task}=${objectIn(visitor.world)}`;
      expect((await visitor.get(address)).form().action).toBe(address);
      visitor.world.lender(visitor.world.application(), { status: 'Rejected' });
      const page = await visitor.get(address);
      expect(page.status).toBe(200);
      expect(() => page.form()).toThrow('has no form');
    },
  );

  it('HTTP-04: the page of a financed object shows the saved value although an earlier submit failed', async () => {
    const { visitor, base } = await opened('object-financing');
    const address = `${base}/objects?edit=${objectIn(visitor.world)}`;
    const { fields } = (await visitor.get(address)).form();
    await visitor.world.fail({ method: 'GET', path: '/user/applications/:id', status: 500 });
    expect((await visitor.post(address, { ...fields, manufacturer: 'Trumpf' })).status).toBe(500);
    await visitor.world.heal();
    expect((await visitor.post(address, { ...fields, manufacturer: 'Bystronic' })).status).toBe(303);
    for (let looks = 0; looks < 2; looks += 1)
      expect((await visitor.get(address)).form().fields.manufacturer).toBe('Bystronic');
  });
});

describe('OVER-05: application that is no longer open', () => {
  it('the page of a submitted application sends no API call for the next status', async () => {
    const { visitor, base } = await opened('ready-to-submit');
    const address = `${base}?submit`;
    const { fields } = (await visitor.get(address)).form();
    visitor.world.lender(visitor.world.application(), { status: 'Rejected' });
    visitor.world.asked();
    expect((await visitor.post(address, fields)).location).toBe(base);
    expect(visitor.world.asked().filter((call) => call.includes('next_status'))).toEqual([]);
  });
});

describe('APPT-01: appointment', () => {
  const typed = DASHBOARD_TASKS['overview appointment']?.typed ?? {};

  async function booked() {
    const { visitor, base } = await opened('object-financing');
    const response = await fillIn(visitor, `${base}?appointment`, typed);
    expect(response.status).toBe(303);
    return { visitor, base };
  }

  it('an appointment cannot be booked if the application has one already', async () => {
    const { visitor, base } = await booked();
    visitor.world.asked();
    const again = await visitor.submit(`${base}?appointment`, typed);
    expect([again.path, visitor.world.changesAsked()]).toEqual([base, []]);
  });

  it('APPT-04: the overview offers a calendar file until the appointment is cancelled', async () => {
    const { visitor, base } = await booked();
    const address = `${base}/appointment.ics`;
    expect((await visitor.get(address)).body).toContain('BEGIN:VEVENT');
    visitor.world.lender(visitor.world.application(), { is_appointment_created: false });
    const gone = await visitor.get(address);
    expect([gone.status, gone.location]).toEqual([302, base]);
  });
});

describe('DOC-09: file', () => {
  const asked = async (name: string, frame?: string) => {
    const { visitor, base } = await opened('documents');
    if (frame) await visitor.open(await visitor.world.linkInto('katrin', frame));
    const document = visitor.world.rows.documents.first()?.id ?? '';
    const patch = visitor.world.rows.documents
      .all()
      .map((_, index) => ({ op: 'replace', path: `/result/${index}/document_name`, value: name }));
    await visitor.world.fail({ method: 'GET', path: '/user/applications/:id/documents', patch });
    return visitor.get(`${base}/files/${document}?view=inline`);
  };

  it.each([
    ['Foto.png', 'inline'],
    ['Bilanz.xlsx', 'attachment'],
  ])('a file opens in the portal only if browsers can show the file type: %s', async (name, disposition) => {
    const response = await asked(name);
    expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^${disposition}; .*${name}`)),
    ]);
  });

  it('SIM-14: a file may be framed by pages of the portal and the simulator only', async () => {
    const own = (await asked('Foto.png')).headers.get('Content-Security-Policy');
    expect(own).toMatch(/frame-ancestors 'self'$/);
    const framed = (await asked('Foto.png', 'customer')).headers.get('Content-Security-Policy');
    expect(framed).toMatch(/frame-ancestors 'self' http:\/\/simulator-[0-9a-f-]+\.localhost$/);
  });

  it('DOC-02: uploading a file with the same name deletes no stored file', async () => {
    const { visitor, base } = await opened('documents');
    const present = visitor.world.rows.documents.first()?.id ?? '';
    const query = new URLSearchParams({ name: 'Bilanz.pdf', type: 'other', replaces: present });
    const response = await visitor.send(`${base}/upload?${query}`, {
      method: 'PUT',
      body: new Uint8Array(PDF_FILE),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(201);
    expect(visitor.world.changesAsked()).toEqual([]);
    expect(visitor.world.rows.documents.get(present)).toBeDefined();
  });
});

describe('LIST-04: invalid confirmation link', () => {
  const TOKEN = '/dashboard/applications?confirmation_token=nonsense';

  it('an invalid confirmation link causes no error if the e-mail address is already confirmed', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    expect((await visitor.get(TOKEN)).location).toBe('/dashboard/applications');
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
    await visitor.world.fail({ path: '/user/applications', code: 'err_auth_session_expired', times: 1 });
    expect((await visitor.get('/dashboard/applications')).location).toContain('expired=1');
    return visitor;
  }

  it('a kept draft survives an autosave request of an old tab', async () => {
    const visitor = await interrupted();
    const kept = await visitor.post('/application/keep', { step: 'company-name', companyName: 'Alt' });
    expect(kept.status).toBe(204);
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
