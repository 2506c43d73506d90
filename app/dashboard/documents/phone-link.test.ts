import { PDF_FILE } from 'mock-server/testing/files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveFileStore } from '~/testing/file-store-server';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();
serveFileStore();

let desktop: Visitor;
let base: string;

beforeEach(async () => {
  desktop = await visit('documents', { as: 'applicant' });
  base = `/dashboard/applications/${desktop.world.application()}`;
});
afterEach(() => vi.useRealTimers());

const createPhoneVisitor = () => desktop.copy(new Map());

async function newLink(): Promise<string> {
  const response = await desktop.post(`${base}/documents/phone`);
  expect([response.status, response.location]).toEqual([303, `${base}/documents/phone`]);
  const words = (await desktop.get(`${base}/documents/phone`)).words('main');
  return /https?:\/\/[^/]+(\/phone\/[\w-]{43})/.exec(words)?.[1] ?? '';
}

async function openPhoneLink(link: string): Promise<Visitor> {
  const phone = createPhoneVisitor();
  const response = await phone.get(link);
  expect([response.status, response.location]).toEqual([303, '/phone']);
  return phone;
}

const readDesktopText = async () => (await desktop.get(`${base}/documents/phone`)).words('main');

const put = (phone: Visitor, name: string) => {
  const query = new URLSearchParams({ name, type: 'other' });
  const sent: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    body: new Uint8Array(PDF_FILE),
    duplex: 'half',
  };
  return phone.send(`/phone/upload?${query}`, sent);
};

const EXPIRED_MESSAGE = 'This link is no longer valid';
const USED_MESSAGE = 'This link has already been used';

const findDocumentsByName = (name: string) =>
  desktop.world.rows.documents.all().filter((row) => row.name === name);

describe('upload link for a phone', () => {
  it('The computer shows a QR code with a text alternative, the state of the link and the received files', async () => {
    const link = await newLink();
    const page = await desktop.get(`${base}/documents/phone`);
    expect(page.attribute('main svg[role="img"]', 'aria-label')).toBe('QR code for your phone');
    expect(page.words('main')).toContain('Waiting for your phone');
    const phone = await openPhoneLink(link);
    expect(await readDesktopText()).toContain('Opened on a phone');
    const response = await put(phone, 'Foto.pdf');
    expect([response.status, findDocumentsByName('Foto.pdf')]).toEqual([
      201,
      [expect.objectContaining({ type: 'other' })],
    ]);
    expect(await readDesktopText()).toContain('1 file received');
    expect((await desktop.get(`${base}/documents/phone`)).count('main svg[role="img"]')).toBe(0);
  });

  it.each<[string, string, string]>([
    ['the documents tab', '', '/documents'],
    ['the guided completion', '?from=documents', '/complete/documents'],
    ['an unknown page', '?from=https://x.example', '/documents'],
  ])('The page on the computer redirects back to %s', async (_, query, back) => {
    const address = `${base}/documents/phone${query}`;
    const response = await desktop.post(address);
    const from = query.startsWith('?from=documents') ? query : '';
    expect([response.status, response.location]).toEqual([303, `${base}/documents/phone${from}`]);
    const words = (await desktop.get(address)).words('main');
    const phone = await openPhoneLink(/(\/phone\/[\w-]{43})/.exec(words)?.[1] ?? '');
    await put(phone, 'Foto.pdf');
    const page = await desktop.get(address);
    expect(page.attribute('nav li:nth-child(2) a', 'href')).toBe(`${base}${back}`);
    expect(page.words(`main a[href="${base}${back}"]`)).toContain('Go to documents');
  });

  it('The phone page shows open document types, and only the files that were uploaded through the link', async () => {
    const phone = await openPhoneLink(await newLink());
    await put(phone, 'Eigenes.pdf');
    const page = await phone.get('/phone');
    expect(page.words('main')).toMatch(/You have \d+ minutes left to upload files here\./);
    expect(page.words('main')).toContain('Eigenes.pdf');
    for (const { name } of desktop.world.rows.documents.all().filter((row) => row.name !== 'Eigenes.pdf')) {
      expect(page.words('main')).not.toContain(name);
    }
    expect(page.count(`a[href*="/dashboard/"]`)).toBe(0);
    // Only the computer's page shows files that need attention.
    expect(page.words('main')).not.toContain('needs your attention');
  });

  it('The phone uploads with a form without JavaScript', async () => {
    const phone = await openPhoneLink(await newLink());
    const form = new FormData();
    form.set('intent', 'upload');
    form.set('type', 'other');
    form.set('file', new File([new Uint8Array(PDF_FILE)], 'Formular.pdf', { type: 'application/pdf' }));
    const response = await phone.post('/phone', form);
    expect([response.status, response.location]).toEqual([303, '/phone']);
    expect((await phone.get('/phone')).words()).toContain('Formular.pdf');
    expect(findDocumentsByName('Formular.pdf')).toHaveLength(1);
  });

  it('DOC-06: The phone cannot upload if the lending API does not allow uploads', async () => {
    const phone = await openPhoneLink(await newLink());
    const patch = [{ op: 'replace', path: '/canUpload', value: false }];
    await desktop.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    const response = await put(phone, 'Nicht erlaubt.pdf');
    await desktop.world.removeFaults();
    const messages = ['You can no longer change this detail. If something is wrong, let us know.'];
    expect([response.status, response.json]).toEqual([
      422,
      { ok: false, at: 'file', messages, mayRetry: false },
    ]);
    expect(findDocumentsByName('Nicht erlaubt.pdf')).toEqual([]);
  });

  it('The link does not log the visitor in on the phone', async () => {
    const phone = await openPhoneLink(await newLink());
    for (const path of [base, `${base}/documents`, '/dashboard/applications', '/dashboard/settings']) {
      expect((await phone.get(path)).location).toContain('/login');
    }
    const direct = await phone.send(`${base}/upload?name=a.pdf&type=other`, { method: 'PUT', body: 'x' });
    expect(direct.status).toBe(401);
  });

  it('A second phone cannot use the link, while the first phone can open the link again', async () => {
    const link = await newLink();
    const phone = await openPhoneLink(link);
    const otherPhonePage = await createPhoneVisitor().get(link);
    expect([otherPhonePage.status, otherPhonePage.words('h1')]).toEqual([410, USED_MESSAGE]);
    expect((await phone.get(link)).location).toBe('/phone');
    expect((await createPhoneVisitor().get('/phone')).words('h1')).toBe(EXPIRED_MESSAGE);
  });

  it('A link preview does not use up the link', async () => {
    const link = await newLink();
    const preview = await createPhoneVisitor().get(link, { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(preview.status).toBe(204);
    await openPhoneLink(link);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is ended', () => desktop.post(`${base}/documents/phone`, { intent: 'discard' })],
    ['is replaced', () => newLink()],
    ['belongs to a logged-out session', () => desktop.post('/logout')],
    ['expires', async () => vi.useFakeTimers({ now: Date.now() + 15 * 60_000 + 1, toFake: ['Date'] })],
  ])('The phone can upload nothing once the link %s', async (_, end) => {
    const link = await newLink();
    const phone = await openPhoneLink(link);
    await end();
    expect((await phone.get('/phone')).words('h1')).toBe(EXPIRED_MESSAGE);
    const response = await put(phone, 'Zu spät.pdf');
    expect([response.status, response.json]).toEqual([
      401,
      { ok: false, at: 'file', messages: [], mayRetry: true },
    ]);
    expect(findDocumentsByName('Zu spät.pdf')).toEqual([]);
    const secondResponse = await createPhoneVisitor().get(link);
    expect([secondResponse.status, secondResponse.words('h1')]).toEqual([410, EXPIRED_MESSAGE]);
  });

  it('Opening and using the link does not extend its 15 minutes', async () => {
    const made = Date.now();
    const link = await newLink();
    vi.useFakeTimers({ now: made + 14 * 60_000, toFake: ['Date'] });
    const phone = await openPhoneLink(link);
    expect((await put(phone, 'Rechtzeitig.pdf')).status).toBe(201);
    vi.setSystemTime(made + 16 * 60_000);
    expect((await phone.get('/phone')).words('h1')).toBe(EXPIRED_MESSAGE);
    expect((await put(phone, 'Zu spät.pdf')).status).toBe(401);
    expect((await phone.get(link)).status).toBe(410);
  });

  it.each(['/user/applications/:id', '/user/applications/:id/documents'])(
    'The phone page asks to try again while the lending API fails at %s, and opens afterwards',
    async (path) => {
      const phone = await openPhoneLink(await newLink());
      await desktop.world.planFault({ method: 'GET', path, status: 503, times: 9 });
      const page = await phone.get('/phone');
      expect(page.status).toBe(503);
      expect(page.words('main')).not.toContain(EXPIRED_MESSAGE);
      expect(page.words('main')).toContain('Try again');
      await desktop.world.removeFaults();
      expect((await phone.get('/phone')).words('main')).toMatch(/minutes left to upload files here/);
    },
  );

  it('An upload that fails during an outage of the lending API may be repeated', async () => {
    const phone = await openPhoneLink(await newLink());
    await desktop.world.planFault({ method: 'GET', path: '/user/applications/:id', status: 503, times: 9 });
    expect((await put(phone, 'Foto.pdf')).status).toBe(503);
    expect(findDocumentsByName('Foto.pdf')).toEqual([]);
  });

  it.each([-5, 5])('The link is valid on an instance whose clock differs by %i minutes', async (minutes) => {
    const link = await newLink();
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
    const phone = await openPhoneLink(link);
    expect((await put(phone, `Uhr ${minutes}.pdf`)).status).toBe(201);
    vi.useRealTimers();
    expect(await readDesktopText()).toContain('1 file received');
  });

  it('An unknown token returns 410, and an anonymous visitor can neither create a link nor upload', async () => {
    const guessResponse = await createPhoneVisitor().get(`/phone/${'x'.repeat(43)}`);
    expect([guessResponse.status, guessResponse.words('h1')]).toEqual([410, EXPIRED_MESSAGE]);
    expect((await createPhoneVisitor().post(`${base}/documents/phone`)).location).toContain('/login');
    expect((await put(createPhoneVisitor(), 'Fremd.pdf')).status).toBe(401);
  });
});
