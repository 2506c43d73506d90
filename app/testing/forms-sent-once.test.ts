import { listApplications } from 'contracts/api/applications';
import { listDocuments } from 'contracts/api/documents';
import { listFinanceObjects } from 'contracts/api/finance-objects';
import { PDF_FILE } from 'mock-server/testing/files';
import { KATRIN_LOGIN, logInUser, PERSONA_PASSWORD } from 'mock-server/testing/people';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stallRequests } from '~/forms/send-once/testing/stalled-request';
import * as typed from './form-inputs';
import { createPortalEnvironment, type InstanceBrowser, type InstanceResponse } from './portal-instance';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const routes = async () => ({
  login: await import('~/account/login/route'),
  objects: await import('~/dashboard/objects/route'),
  factoring: await import('~/dashboard/factoring/route'),
  representatives: await import('~/dashboard/representatives/route'),
  overview: await import('~/dashboard/overview/route'),
  documents: await import('~/dashboard/documents/route'),
  upload: await import('~/dashboard/documents/upload/route'),
});
type Portal = Awaited<ReturnType<typeof routes>>;

const OBJECT = { ...typed.OBJECT_INPUT, net_purchase_price: '41.200' };
const DEBTOR = { ...typed.DEBTOR_INPUT, annual_sales_previous_year: '120.000' };
const PERSON = { ...typed.PERSON_INPUT, email: 'nele@uhl.example' };

interface FormKind {
  scenario: string;
  call: string;
  collection: string;
  send: (to: {
    portal: Portal;
    browser: InstanceBrowser;
    id: string;
    key: string;
  }) => Promise<InstanceResponse>;
}

type Route = 'objects' | 'factoring' | 'representatives' | 'overview';

const form =
  (route: Route, path: string, fields: Record<string, string>): FormKind['send'] =>
  ({ portal, browser, id, key }) =>
    browser.callRoute(portal[route].action, `/dashboard/applications/${id}${path}`, {
      params: { id },
      form: { ...fields, formKey: key },
    });

const file =
  (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PDF_FILE)): FormKind['send'] =>
  ({ portal, browser, id, key }) => {
    const fields = new FormData();
    fields.set('intent', 'upload');
    fields.set('type', 'other');
    fields.set('formKey', key);
    fields.set('file', new File([bytes], 'Bilanz.pdf', { type: 'application/pdf' }));
    const path = `/dashboard/applications/${id}/documents`;
    return browser.callRoute(portal.documents.action, path, { params: { id }, form: fields });
  };

const fileByScript =
  (bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PDF_FILE)): FormKind['send'] =>
  ({ portal, browser, id, key }) => {
    const query = new URLSearchParams({ name: 'Bilanz.pdf', type: 'other', formKey: `${key}.1` });
    const path = `/dashboard/applications/${id}/upload?${query}`;
    return browser.callRoute(portal.upload.action, path, { params: { id }, putBody: bytes });
  };

const OTHER_PDF = new Uint8Array(PDF_FILE);
OTHER_PDF[OTHER_PDF.length - 1] = 0x21;

const KINDS: Record<string, FormKind> = {
  'an object': {
    scenario: 'object-financing',
    call: '/user/applications/:id/finance_objects',
    collection: 'financeObjects',
    send: form('objects', '/objects?add', OBJECT),
  },
  'a debtor': {
    scenario: 'factoring-insurable',
    call: '/user/applications/:id/factoring/debitors',
    collection: 'debtors',
    send: form('factoring', '/factoring?add', DEBTOR),
  },
  'a company': {
    scenario: 'factoring-insurable',
    call: '/user/applications/:id/companies',
    collection: 'companies',
    send: form('factoring', '/factoring?company', typed.COMPANY_INPUT),
  },
  'a representative': {
    scenario: 'representatives',
    call: '/user/applications/:id/signatories',
    collection: 'signatories',
    send: form('representatives', '/representatives?add', PERSON),
  },
  'an appointment': {
    scenario: 'object-financing',
    call: '/user/applications/:id/appointments',
    collection: 'appointments',
    send: form('overview', '?appointment', typed.APPOINTMENT_INPUT),
  },
  'a document': {
    scenario: 'documents',
    call: '/user/applications/:id/documents',
    collection: 'documents',
    send: file(),
  },
  'a document sent by a script': {
    scenario: 'documents',
    call: '/user/applications/:id/documents',
    collection: 'documents',
    send: fileByScript(),
  },
};

const environment = createPortalEnvironment();
const stallRequest = stallRequests();
let portals: [Portal, Portal];
let patientPortal: Portal;

beforeAll(async () => {
  portals = [await environment.start(routes), await environment.start(routes)];
});
beforeAll(async () => {
  patientPortal = await environment.start(routes, { apiTimeoutMs: 60_000 });
});

async function openForm({ scenario, call, collection }: FormKind) {
  const { sandbox, browser } = await environment.visitor({ scenario });
  await browser.callRoute(portals[0].login.action, '/login', {
    form: { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
  });
  const [application] = await (await logInUser(sandbox, KATRIN_LOGIN)).expectSuccess(listApplications);
  const count = async () => {
    const { body } = await sandbox.request('GET', '/simulator/snapshot');
    return z.record(z.string(), z.unknown()).parse(body)[collection] as unknown[];
  };
  return {
    sandbox,
    browser,
    id: application?.applicationId ?? '',
    key: crypto.randomUUID(),
    count: async () => (await count()).length,
    elsewhere: () => logInUser(sandbox, KATRIN_LOGIN),
    disturb: async (fault: object) => {
      const body = { method: 'POST', path: call, times: 1, ...fault };
      expect((await sandbox.request('POST', '/simulator/faults', { body })).status).toBe(201);
    },
  };
}

const isDone = ({ status }: InstanceResponse) => status === 303 || status === 201;

describe.each(Object.entries(KINDS))('entry whose form is sent twice (%s)', (_, kind) => {
  it('the entry exists once if two instances receive the form at once, with equal responses', async () => {
    const world = await openForm(kind);
    const countBefore = await world.count();
    await world.disturb({ latency_ms: 400 });
    const responses = await Promise.all(portals.map((portal) => kind.send({ portal, ...world })));
    expect(responses.map(isDone)).toEqual([true, true]);
    expect(responses[1]?.location).toBe(responses[0]?.location);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it.each([
    ['a 504', { status: 504 }],
    ['a broken connection', { drop: true }],
    ['a truncated response', { body: 'truncated' }],
  ])(
    'the entry exists once if the first request is executed but answered with %s, and the form is sent again',
    async (_, fault) => {
      const world = await openForm(kind);
      const countBefore = await world.count();
      await world.disturb({ ...fault, ...(!('body' in fault) && { after: true }) });
      const failedResponse = await kind.send({ portal: portals[0], ...world });
      expect(failedResponse.status).toBeGreaterThanOrEqual(500);
      expect(isDone(await kind.send({ portal: portals[1], ...world }))).toBe(true);
      expect(await world.count()).toBe(countBefore + 1);
    },
  );

  it('the entry exists after the second request if the first failed', async () => {
    const world = await openForm(kind);
    const countBefore = await world.count();
    await world.disturb({ status: 504 });
    expect((await kind.send({ portal: portals[0], ...world })).status).toBe(504);
    expect(isDone(await kind.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it('the entry cannot be created again by a stale page that was already sent', async () => {
    const world = await openForm(kind);
    const countBefore = await world.count();
    const first = await kind.send({ portal: portals[0], ...world });
    const secondResponse = await kind.send({ portal: portals[1], ...world });
    expect([first, secondResponse].map(isDone)).toEqual([true, true]);
    expect(secondResponse.location).toBe(first.location);
    expect(await world.count()).toBe(countBefore + 1);
  });
});

const {
  'an object': object,
  'a company': company,
  'a document': document,
} = KINDS as Record<string, FormKind> & {
  'an object': FormKind;
  'a company': FormKind;
  'a document': FormKind;
};

describe('financed object whose form is sent again', () => {
  it('a financed object may equal an earlier object if the user opens a new form', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await object.send({ portal: portals[0], ...world });
    await object.send({ portal: portals[0], ...world, key: crypto.randomUUID() });
    expect(await world.count()).toBe(countBefore + 2);
  });

  it('the second request creates the object if the first request failed, even if an equal object exists', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await object.send({ portal: portals[0], ...world });
    const otherForm = { ...world, key: crypto.randomUUID() };
    await world.disturb({ status: 504 });
    await object.send({ portal: portals[0], ...otherForm });
    await object.send({ portal: portals[1], ...otherForm });
    expect(await world.count()).toBe(countBefore + 2);
  });

  it('a financed object stays unchanged when its form is sent again with changes, and the page reports the conflict', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await world.disturb({ status: 504, after: true });
    const failedResponse = await object.send({ portal: portals[0], ...world });
    expect(JSON.stringify(failedResponse.data)).toContain('nichts doppelt angelegt');
    const changedForm = { ...object, send: form('objects', '/objects?add', { ...OBJECT, type: 'ETV 318' }) };
    const changedResponse = await changedForm.send({ portal: portals[1], ...world });
    expect(changedResponse).toMatchObject({
      status: 409,
      data: { result: { initialValue: { type: 'ETV 318' } } },
    });
    expect(JSON.stringify(changedResponse.data)).toContain('Ihre späteren Änderungen noch nicht');
    expect(await world.count()).toBe(countBefore + 1);
    expect(isDone(await changedForm.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 2);
  });

  it('a financed object cannot be created while the portal cannot check whether it exists', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await world.disturb({ status: 504, after: true });
    await object.send({ portal: portals[0], ...world });
    await world.disturb({ method: 'GET', status: 503 });
    expect((await object.send({ portal: portals[1], ...world })).status).toBe(503);
    expect(await world.count()).toBe(countBefore + 1);
    expect(isDone(await object.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it('a financed object is created without a check for duplicates if the form key is "__proto__"', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    expect(isDone(await object.send({ portal: portals[0], ...world, key: '__proto__' }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it('a financed object is created again by the same page after it was deleted', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    expect(isDone(await object.send({ portal: portals[0], ...world }))).toBe(true);
    const katrin = await world.elsewhere();
    const params = { id: world.id };
    const createdId = (await katrin.expectSuccess(listFinanceObjects, { params })).at(-1)?.finance_object_id;
    await katrin.request('DELETE', `/user/applications/${world.id}/finance_objects/${createdId}`);
    expect(await world.count()).toBe(countBefore);
    expect(isDone(await object.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it('a financed object is not changed if its form is sent again with changes after a lost response, and the conflict is reported', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await object.send({ portal: portals[0], ...world });
    const changedForm = { ...object, send: form('objects', '/objects?add', { ...OBJECT, type: 'ETV 318' }) };
    expect(await changedForm.send({ portal: portals[1], ...world })).toMatchObject({ status: 409 });
    expect(await world.count()).toBe(countBefore + 1);
    expect(isDone(await changedForm.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 2);
  });
});

describe.concurrent('form whose response does not arrive in time', () => {
  it('a form whose response is late reaches the API only once if one instance stalls while a second instance sends the same form', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await world.disturb({ method: 'GET', latency_ms: 12_000 });
    const { outcome: late } = await stallRequest(() => object.send({ portal: patientPortal, ...world }));
    expect(isDone(await object.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
    expect(isDone(await late)).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it('a form can be sent by the next request if the instance of the first request has stopped', async () => {
    const world = await openForm(object);
    const countBefore = await world.count();
    await world.disturb({ latency_ms: 20_000, after: true });
    await stallRequest(() => object.send({ portal: patientPortal, ...world }));
    await vi.waitFor(async () => expect(await world.count()).toBe(countBefore + 1), 10_000);
    expect(isDone(await object.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it.each(Object.entries(KINDS))(
    'a form whose response is late creates %s once if the first request succeeded and the form is sent again',
    async (_, kind) => {
      const world = await openForm(kind);
      const countBefore = await world.count();
      await world.disturb({ latency_ms: 60_000, after: true });
      const failedResponse = await kind.send({ portal: portals[0], ...world });
      expect(failedResponse.status).toBeGreaterThanOrEqual(500);
      expect(isDone(await kind.send({ portal: portals[1], ...world }))).toBe(true);
      expect(await world.count()).toBe(countBefore + 1);
    },
  );
});

it('a company form sent again after a lost response redirects to the debtor form with the created company', async () => {
  const world = await openForm(company);
  await world.disturb({ status: 504, after: true });
  await company.send({ portal: portals[0], ...world });
  const { location } = await company.send({ portal: portals[1], ...world });
  expect(location).toMatch(/factoring\?add&ref=id%3D[^&]+&name=M%C3%B6belhof/);
});

describe.each([
  ['by form', document.send, file(OTHER_PDF)],
  ['by script', fileByScript(), fileByScript(OTHER_PDF)],
])('two files of equal name, type and size sent %s from one page', (_, first, other) => {
  it.each([
    ['response arrived', null],
    ['response was lost', { method: 'PATCH', path: '*/upload_success', status: 504, after: true, times: 1 }],
  ])(
    'two files with equal names lead to a conflict if the first %s, and the second file is saved when sent again',
    async (_, fault) => {
      const world = await openForm(document);
      const countBefore = await world.count();
      if (fault) await world.disturb(fault);
      await first({ portal: portals[0], ...world });
      const changedResponse = await other({ portal: portals[1], ...world });
      expect(changedResponse).toMatchObject({ status: 409 });
      expect(JSON.stringify(changedResponse.data)).toContain('Eine andere Datei');
      expect(await world.count()).toBe(countBefore + 1);
      expect(isDone(await other({ portal: portals[0], ...world }))).toBe(true);
      expect(await world.count()).toBe(countBefore + 2);
    },
  );

  it.each([
    ['two instances', 1],
    ['one instance', 0],
  ] as const)('two files with equal names lead to a conflict when sent at once to %s', async (_, second) => {
    const world = await openForm(document);
    const countBefore = await world.count();
    await world.disturb({ latency_ms: 400 });
    const pendingResponse = first({ portal: portals[0], ...world });
    const responses = await Promise.all([pendingResponse, other({ portal: portals[second], ...world })]);
    expect(responses.map(isDone).filter(Boolean)).toHaveLength(1);
    expect(responses.map(({ status }) => status)).toContain(409);
    expect(await world.count()).toBe(countBefore + 1);
  });
});

describe('uploaded document', () => {
  it('an uploaded document is created again by the same page after it was deleted', async () => {
    const world = await openForm(document);
    const countBefore = await world.count();
    await document.send({ portal: portals[0], ...world });
    const katrin = await world.elsewhere();
    const { result } = await katrin.expectSuccess(listDocuments, { params: { id: world.id }, query: {} });
    const createdId = result.find(({ document_name: name }) => name === 'Bilanz.pdf')?.document_id;
    const path = `/user/applications/${world.id}/documents/${createdId}`;
    expect((await katrin.request('DELETE', path)).status).toBeLessThan(300);
    expect(await world.count()).toBe(countBefore);
    expect(isDone(await document.send({ portal: portals[1], ...world }))).toBe(true);
    expect(await world.count()).toBe(countBefore + 1);
  });

  it.each([
    ['a 504', { status: 504 }],
    ['a broken connection', { drop: true }],
    ['a web page', { body: 'html' }],
    ['no content', { body: 'empty' }],
  ])(
    'an uploaded document is complete if its confirmation was executed and answered with %s',
    async (_, fault) => {
      const world = await openForm(document);
      const countBefore = await world.count();
      await world.disturb({ method: 'PATCH', path: '*/upload_success', after: true, ...fault });
      expect(isDone(await document.send({ portal: portals[0], ...world }))).toBe(true);
      expect(isDone(await document.send({ portal: portals[1], ...world }))).toBe(true);
      expect(await world.count()).toBe(countBefore + 1);
    },
  );

  it.each([
    ['the file did not arrive', { method: 'PUT', path: '/blob/*', status: 503 }],
    ['the file arrived', { method: 'PUT', path: '/blob/*', status: 503, after: true }],
  ])(
    'an uploaded document exists once when sent again after a failed upload in which %s',
    async (_, fault) => {
      const world = await openForm(document);
      const countBefore = await world.count();
      await world.disturb(fault);
      expect((await document.send({ portal: portals[0], ...world })).status).toBeGreaterThanOrEqual(500);
      expect(isDone(await document.send({ portal: portals[1], ...world }))).toBe(true);
      expect(await world.count()).toBe(countBefore + 1);
    },
  );
});
