import { describe, expect, it } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

async function opened(world = 'documents') {
  const visitor = await visit(world, { as: 'applicant' });
  const tab = `/dashboard/applications/${visitor.world.application()}/documents`;
  const document = visitor.world.rows.documents.first()?.id ?? '';
  const post = async (query: string, form: Record<string, string>) => {
    visitor.world.asked();
    const { status, location } = await visitor.post(tab + query, form);
    const changes = visitor.world.asked().filter((call) => !call.startsWith('GET '));
    return { status, location, changes: changes.length };
  };
  return { visitor, tab, document, post };
}

describe('DOC-06, DOC-07 a change of documents', () => {
  it.each([
    ['deleted', (id: string) => `?delete=${id}`, {}],
    ['hidden', () => '', { intent: 'visibility', visible: 'false' }],
    ['counted from another year', () => '?baseYear=2022', {}],
  ])('asks the lending API for nothing when it is made already: %s', async (_, query, form) => {
    // Only who works at the lender may hide anything.
    const { tab, document, post } = await opened('intent' in form ? 'documents-advised' : 'documents');
    const send = () => post(query(document), { ...form, ...('intent' in form && { document }) });
    expect(await send()).toEqual({ status: 303, location: tab, changes: 1 });
    expect(await send()).toEqual({ status: 303, location: tab, changes: 0 });
  });

  it('is made too when somebody else deletes the document at the same moment', async () => {
    const { visitor, tab, document, post } = await opened();
    await visitor.world.fail({ method: 'DELETE', path: '/user/*', code: 'err_entity_not_found' });
    expect(await post(`?delete=${document}`, {})).toEqual({ status: 303, location: tab, changes: 1 });
  });

  it.each(['abcd', '20222', '-1'])('is none for a year that is none: %s', async (year) => {
    const { post } = await opened();
    expect(await post(`?baseYear=${year}`, {})).toMatchObject({ status: 400, changes: 0 });
  });

  it('says why a document cannot be looked at, on the tab', async () => {
    const { visitor, tab } = await opened();
    const answer = await visitor.get(`${tab}?preview=gone`);
    expect(answer.location).toBe(tab);
    expect((await visitor.open(tab)).body).toContain('The file isn’t available.');
  });
});

describe('D-64 a form with a file that is refused', () => {
  const PIECE = 64 * 1024;
  const PIECES = 32;

  /** A form with a file of 2 MB that comes in pieces. */
  function formOf(intent: string) {
    const part = (about: string) => `--b1\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
    const head = `${part('name="intent"')}${intent}\r\n${part('name="type"')}other\r\n${part('name="file"; filename="a.pdf"')}`;
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          if (pulled === 1) controller.enqueue(Buffer.from(`${head}%PDF-1.7`));
          else if (pulled <= PIECES) controller.enqueue(new Uint8Array(PIECE));
          else {
            controller.enqueue(Buffer.from('\r\n--b1--\r\n'));
            controller.close();
          }
        },
      },
      { highWaterMark: 0 },
    );
    return { body, pulled: () => pulled };
  }

  it.each([
    ['upload', 'Rejected', 422],
    ['nothing', 'Draft', 400],
  ])(
    'is read to its end, so that the browser comes to reading why: %s, %s',
    async (intent, status, answered) => {
      const { visitor, tab } = await opened();
      visitor.world.lender(visitor.world.application(), { status });
      const { body, pulled } = formOf(intent);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b1', 'Sec-Fetch-Site': 'same-origin' };
      // Streaming a request needs `duplex`, which the standard library does not name yet.
      const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers };
      expect((await visitor.send(tab, sent)).status).toBe(answered);
      expect(pulled()).toBe(PIECES + 1);
    },
  );

  it('is read to its end too when scripts send the file alone', async () => {
    const { visitor, tab } = await opened();
    const { body, pulled } = formOf('');
    const sent: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' };
    const answer = await visitor.send(tab.replace(/documents$/, 'upload?name=a.exe&type=other'), sent);
    expect(answer.status).toBe(400);
    expect(pulled()).toBe(PIECES + 1);
  });
});
