import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

describe('SIM-14: revision of a demo', () => {
  it('changes with the data of the sandbox, but not with page views', async () => {
    const visitor = (await visit('signing-second-missing')).stranger();
    await visitor.get(await visitor.world.linkInto('katrin'));
    const revision = async () => (await visitor.get('/demo/revision')).body;
    // The simulator creates some data with the first view.
    const view = () => visitor.open(`/dashboard/applications/${visitor.world.application()}`);
    expect((await view()).status).toBe(200);
    await visitor.world.advance('PT5S');
    const before = await revision();
    expect(JSON.parse(before)).toEqual({ revision: expect.any(String) });
    await view();
    expect(await revision()).toBe(before);
    visitor.world.lender(visitor.world.application(), { status: 'Final_Review' });
    expect(await revision()).not.toBe(before);
  });

  it('the revision is not cached', async () => {
    const visitor = (await visit('empty')).stranger();
    await visitor.get(await visitor.world.linkInto('katrin'));
    expect((await visitor.get('/demo/revision')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('does not exist outside a demo', async () => {
    expect((await (await visit('empty', { as: 'katrin' })).get('/demo/revision')).status).toBe(404);
  });
});
