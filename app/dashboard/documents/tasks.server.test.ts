import { describe, expect, it } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

async function opened() {
  const visitor = await visit('documents', { as: 'applicant' });
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
    const { tab, document, post } = await opened();
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
    expect((await visitor.open(tab)).body).toContain('The file is not available.');
  });
});
