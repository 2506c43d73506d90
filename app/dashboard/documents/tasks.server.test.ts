import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function openDocuments(scenarioId = 'documents') {
  const visitor = await visit(scenarioId, { as: 'applicant' });
  const tab = `/dashboard/applications/${visitor.world.application()}/documents`;
  const document = visitor.world.rows.documents.first()?.id ?? '';
  const post = async (query: string, form: Record<string, string>) => {
    visitor.world.takeCalls();
    const { status, location } = await visitor.post(tab + query, form);
    const changes = visitor.world.takeChangeCalls();
    return { status, location, changes: changes.length };
  };
  return { visitor, tab, document, post };
}

describe('DOC-06, DOC-07 tasks of the documents tab', () => {
  it.each([
    ['deleted', (id: string) => `?delete=${id}`, {}],
    ['hidden', () => '', { intent: 'visibility', visible: 'false' }],
    ['based on another year', () => '?baseYear=2022', {}],
  ])('sends no request if the change is already in effect: %s', async (_, query, form) => {
    const { tab, document, post } = await openDocuments('intent' in form ? 'documents-advised' : 'documents');
    const send = () => post(query(document), { ...form, ...('intent' in form && { document }) });
    expect(await send()).toEqual({ status: 303, location: tab, changes: 1 });
    expect(await send()).toEqual({ status: 303, location: tab, changes: 0 });
  });

  it('a deletion succeeds if another user deletes the document at the same moment', async () => {
    const { visitor, tab, document, post } = await openDocuments();
    await visitor.world.planFault({ method: 'DELETE', path: '/user/*', code: 'err_entity_not_found' });
    expect(await post(`?delete=${document}`, {})).toEqual({ status: 303, location: tab, changes: 1 });
  });

  it.each(['abcd', '20222', '-1'])('a change of the base year ignores an invalid year: %s', async (year) => {
    const { post } = await openDocuments();
    expect(await post(`?baseYear=${year}`, {})).toMatchObject({ status: 400, changes: 0 });
  });

  it('the tab says why a document cannot be previewed', async () => {
    const { visitor, tab } = await openDocuments();
    const response = await visitor.get(`${tab}?preview=gone`);
    expect(response.location).toBe(tab);
    expect((await visitor.open(tab)).body).toContain('The file isn’t available.');
  });
});

async function openDocumentsTab(scenarioId = 'documents') {
  const visitor = await visit(scenarioId, { as: 'applicant' });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  const idOf = (name: string) =>
    visitor.world.rows.documents.all().find((row) => row.name === name)?.id ?? 'gone';
  return { visitor, base, tab: `${base}/documents`, idOf };
}

const PLAIN = /^(?:\(\d+\) )?Documents, application [A-Z0-9]+ · /;
const NO_LONGER_CHANGEABLE = 'You can no longer change this detail';
const NOT_FOUND_MESSAGE =
  'We couldn’t find this. It may have been deleted in the meantime, so reload the page.';

describe('DOC-06 deleting a document', () => {
  let at: Awaited<ReturnType<typeof openDocumentsTab>>;
  beforeAll(async () => {
    at = await openDocumentsTab();
  });
  afterEach(() => at.visitor.world.removeFaults());

  it.each(['Jahresabschluss 2024.pdf', 'infected.pdf', 'Konzernabschluss.pdf'])(
    'deleting a document asks for confirmation: %s',
    async (name) => {
      const page = await at.visitor.get(`${at.tab}?delete=${at.idOf(name)}`);
      expect(page.title).toMatch(/^Delete document\? · Documents, application [A-Z0-9]+ · /);
      expect(page.words('main')).toContain(`“${name}” will be permanently deleted.`);
    },
  );

  it.each(['Angebot.pdf', 'gone'])(
    'deleting a document shows no confirmation for documents that cannot be deleted: %s',
    async (name) => {
      expect((await at.visitor.get(`${at.tab}?delete=${at.idOf(name)}`)).title).toMatch(PLAIN);
    },
  );

  it.each([
    ['Angebot.pdf', null, 422, NO_LONGER_CHANGEABLE],
    [
      'infected.pdf',
      { method: 'DELETE', path: '/user/*', code: 'err_no_permission' },
      403,
      'You don’t have permission',
    ],
    [
      'infected.pdf',
      { method: 'GET', path: '/user/applications/:id/documents', code: 'err_no_permission', times: 1 },
      403,
      'You don’t have permission',
    ],
  ])(
    'deleting a document shows the failure and its reason (document %s, API fault or null: %j)',
    async (name, fault, status, expectedText) => {
      const id = at.idOf(name);
      if (fault) await at.visitor.world.planFault(fault);
      const response = await at.visitor.postByScript(`${at.tab}?delete=${id}`);
      expect([response.status, response.body]).toEqual([status, expect.stringContaining(expectedText)]);
      expect(response.body).toContain('Sorry, that didn’t work.');
      expect(response.body).toContain('document-removal');
      expect(at.visitor.world.rows.documents.get(id)).toBeDefined();
    },
  );

  it('deleting a document shows a success message on the tab', async () => {
    const response = await at.visitor.submit(`${at.tab}?delete=${at.idOf('infected.pdf')}`);
    expect([response.path, response.words('[data-toast=success]')]).toEqual([
      at.tab,
      expect.stringContaining('The document has been deleted.'),
    ]);
    expect(at.idOf('infected.pdf')).toBe('gone');
  });
});

describe('DOC-03 DOC-09 document preview', () => {
  let at: Awaited<ReturnType<typeof openDocumentsTab>>;
  beforeAll(async () => {
    at = await openDocumentsTab();
  });

  it('the preview shows PDFs and pictures', async () => {
    const { visitor, base, tab, idOf } = at;
    const id = idOf('Jahresabschluss 2024.pdf');
    const page = await visitor.get(`${tab}?preview=${id}`);
    expect(page.title).toMatch(/^Jahresabschluss 2024\.pdf · Documents, application /);
    const file = `${base}/files/${id}`;
    expect(page.attribute('main iframe', 'src')).toBe(`${file}?view=inline#navpanes=0&view=FitH`);
    expect(page.count(`main a[href="${file}"]`)).toBeGreaterThan(0);
    visitor.world.rows.documents.update(id, { name: 'Foto.png' });
    const picture = await visitor.get(`${tab}?preview=${id}`);
    visitor.world.rows.documents.update(id, { name: 'Jahresabschluss 2024.pdf' });
    expect(picture.attribute('main img', 'src')).toBe(`${file}?view=inline`);
  });

  it.each([
    ['uploading.pdf', 'The file is still being uploaded.'],
    ['upload_failed.pdf', 'The file isn’t available.'],
    ['scanning.pdf', 'The file is still being scanned for viruses.'],
    ['infected.pdf', 'The file is locked because malware was found in it.'],
    ['scan_failed.pdf', 'The file isn’t available.'],
    ['BWA und SuSa.pdf', 'The file isn’t available.'],
  ])('the preview refuses %s and shows the reason on the tab', async (name, expectedText) => {
    const { visitor, tab, idOf } = at;
    const id = idOf(name);
    if (name.startsWith('BWA')) visitor.world.rows.documents.update(id, { name: 'BWA.xlsx' });
    const response = await visitor.get(`${tab}?preview=${id}`);
    expect([response.status, response.location]).toEqual([302, tab]);
    expect((await visitor.open(tab)).words('[data-toast=error]')).toContain(expectedText);
  });

  it('the preview refuses a document whose scan has not started', async () => {
    const { visitor, tab, idOf } = at;
    const patch = [{ op: 'replace', path: '/result/0/virus_scan_status', value: 'something_new' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    await visitor.get(`${tab}?preview=${idOf('Jahresabschluss 2024.pdf')}`);
    await visitor.world.removeFaults();
    expect((await visitor.open(tab)).words('[data-toast=error]')).toContain(
      'The file is still being scanned for viruses.',
    );
  });
});

describe('DOC-06 hiding or showing a document', () => {
  let at: Awaited<ReturnType<typeof openDocumentsTab>>;
  beforeAll(async () => {
    at = await openDocumentsTab('documents-advised');
  });
  afterEach(() => at.visitor.world.removeFaults());
  const typed = (id: string, visible: string) => ({ intent: 'visibility', document: id, visible });

  it('hiding or showing a document shows a success message on the tab', async () => {
    const { visitor, tab, idOf } = at;
    const id = idOf('Jahresabschluss 2024.pdf');
    for (const [visible, expectedText] of [
      ['false', 'The document is now hidden from clients.'],
      ['true', 'The document is now visible to clients.'],
    ] as const) {
      const response = await visitor.submit(tab, typed(id, visible));
      expect([response.path, response.words('[data-toast=success]')]).toEqual([
        tab,
        expect.stringContaining(expectedText),
      ]);
      expect(visitor.world.rows.documents.get(id)?.isClientVisible).toBe(visible === 'true');
    }
  });

  it.each([
    ['Angebot.pdf', 422, NO_LONGER_CHANGEABLE],
    ['infected.pdf', 422, NO_LONGER_CHANGEABLE],
    ['gone', 404, NOT_FOUND_MESSAGE],
  ])(
    'hiding or showing a document shows a refusal and its reason: %s',
    async (name, status, expectedText) => {
      at.visitor.world.takeCalls();
      const response = await at.visitor.postByScript(at.tab, typed(at.idOf(name), 'false'));
      expect([response.status, response.body]).toEqual([status, expect.stringContaining(expectedText)]);
      expect(response.body).toContain('Sorry, that didn’t work.');
      expect(at.visitor.world.takeChangeCalls()).toEqual([]);
    },
  );
});

describe('DOC-07 changing the base year', () => {
  let at: Awaited<ReturnType<typeof openDocumentsTab>>;
  let now: number;
  beforeAll(async () => {
    at = await openDocumentsTab();
    now = Number((await at.visitor.get(at.tab)).attribute('main [name="baseYear"] [selected]', 'value'));
  });
  afterEach(() => at.visitor.world.removeFaults());

  it('changing the base year asks for confirmation with the number of deleted documents', async () => {
    const page = await at.visitor.get(`${at.tab}?baseYear=2022`);
    expect(page.title).toMatch(/^Change the last financial year to 2022\? · Documents, application /);
    expect(page.words('main')).toContain('One document you’ve uploaded will be deleted.');
  });

  it.each(['1999', 'x'])(
    'changing the base year shows no confirmation for a year that is not offered: %s',
    async (year) => {
      expect((await at.visitor.get(`${at.tab}?baseYear=${year}`)).title).toMatch(PLAIN);
    },
  );

  it('changing the base year shows no confirmation for the current base year', async () => {
    expect(now).toBeGreaterThan(2022);
    expect((await at.visitor.get(`${at.tab}?baseYear=${now}`)).title).toMatch(PLAIN);
  });

  it('the change is refused with a message if uploads are not allowed', async () => {
    const patch = [{ op: 'replace', path: '/canUpload', value: false }];
    await at.visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    expect((await at.visitor.get(`${at.tab}?baseYear=2022`)).title).toMatch(PLAIN);
    const response = await at.visitor.postByScript(`${at.tab}?baseYear=2022`);
    expect([response.status, response.body]).toEqual([422, expect.stringContaining(NO_LONGER_CHANGEABLE)]);
    expect(response.body).toContain('base-year');
  });

  it('changing the base year shows a success message on the tab', async () => {
    const response = await at.visitor.submit(`${at.tab}?baseYear=2022`);
    expect([response.path, response.words('[data-toast=success]')]).toEqual([
      at.tab,
      expect.stringContaining('The financial year has been changed.'),
    ]);
  });
});

describe('D-64 refused form with a file', () => {
  const CHUNK_BYTES = 64 * 1024;
  const CHUNK_COUNT = 32;

  function formOf(intent: string) {
    const part = (about: string) => `--b1\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
    const multipartStart = `${part('name="intent"')}${intent}\r\n${part('name="type"')}other\r\n${part('name="file"; filename="a.pdf"')}`;
    let sentChunkCount = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sentChunkCount += 1;
          if (sentChunkCount === 1) controller.enqueue(Buffer.from(`${multipartStart}%PDF-1.7`));
          else if (sentChunkCount <= CHUNK_COUNT) controller.enqueue(new Uint8Array(CHUNK_BYTES));
          else {
            controller.enqueue(Buffer.from('\r\n--b1--\r\n'));
            controller.close();
          }
        },
      },
      { highWaterMark: 0 },
    );
    return { body, sentChunkCount: () => sentChunkCount };
  }

  it.each([
    ['upload', 'Rejected', 422],
    ['nothing', 'Draft', 400],
  ])(
    'the file is read to its end, so that the browser reads the response (task %s, status %s)',
    async (intent, status, expectedOutcome) => {
      const { visitor, tab } = await openDocuments();
      visitor.world.changeAsLender(visitor.world.application(), { status });
      const { body, sentChunkCount } = formOf(intent);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b1', 'Sec-Fetch-Site': 'same-origin' };
      const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers };
      expect((await visitor.send(tab, sent)).status).toBe(expectedOutcome);
      expect(sentChunkCount()).toBe(CHUNK_COUNT + 1);
    },
  );

  it('the file is read to its end for uploads by JavaScript too', async () => {
    const { visitor, tab } = await openDocuments();
    const { body, sentChunkCount } = formOf('');
    const sent: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' };
    const response = await visitor.send(tab.replace(/documents$/, 'upload?name=..&type=other'), sent);
    expect(response.status).toBe(400);
    expect(sentChunkCount()).toBe(CHUNK_COUNT + 1);
  });
});
