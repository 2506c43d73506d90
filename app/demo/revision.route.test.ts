import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

describe('SIM-14: revision of a demo', () => {
  it('changes with the data of the sandbox, but not with page views', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
    const revision = async () => (await visitor.get('/demo/revision')).body;
    // The simulator creates some data with the first view.
    const viewApplication = () => visitor.open(`/dashboard/applications/${visitor.world.application()}`);
    expect((await viewApplication()).status).toBe(200);
    await visitor.world.advance('PT5S');
    const revisionBefore = await revision();
    expect(JSON.parse(revisionBefore)).toEqual({ revision: expect.any(String) });
    await viewApplication();
    expect(await revision()).toBe(revisionBefore);
    visitor.world.changeAsLender(visitor.world.application(), { status: 'Final_Review' });
    expect(await revision()).not.toBe(revisionBefore);
  });

  it('the revision is not cached', async () => {
    const visitor = (await visit('empty')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
    expect((await visitor.get('/demo/revision')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('does not exist outside a demo', async () => {
    expect((await (await visit('empty', { as: 'katrin' })).get('/demo/revision')).status).toBe(404);
  });
});
