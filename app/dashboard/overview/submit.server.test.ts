import { describe, expect, it } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

const APPLICATION = { method: 'GET', path: '/user/applications/:id' };
const NEXT = { method: 'GET', path: '/user/applications/:id/next_status_validate' };
const NO_WAY_ON = [{ op: 'replace', path: '/next_status', value: null }];
const FAILED = 'The application couldn’t be submitted.';

async function opened(world = 'ready-to-submit') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}?submit`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  return {
    visitor,
    base,
    address,
    page,
    status: () => visitor.world.rows.applications.get(id)?.facts.status,
    movedMeanwhile: async (status: string) => {
      visitor.world.lender(id, { status });
      await visitor.world.fail({
        ...APPLICATION,
        patch: [{ op: 'replace', path: '/status', value: 'Open' }],
        times: 1,
      });
    },
    send: async () => {
      visitor.world.asked();
      const answer = await visitor.submit(address, fields);
      const changes = visitor.world.changesAsked();
      return { answer, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

describe('OVER-05 the question whether to submit', () => {
  it('is asked where nothing is missing', async () => {
    const { page } = await opened();
    expect(page.title).toMatch(/^Submit the application\? · Application \w{6} · Lindhof Bank$/);
    expect(page.words('main')).toContain('Submit application');
  });

  it('says what is missing in its place', async () => {
    const { page } = await opened('pending-bank');
    expect(page.title).toMatch(/^Your application isn’t complete yet · Application \w{6} · Lindhof Bank$/);
    expect(page.words('main')).toContain('Please complete these items first: Add your bank account');
  });

  it('is asked where nobody can say what is missing', async () => {
    const { visitor, address } = await opened('pending-bank');
    await visitor.world.fail({ ...NEXT, status: 500 });
    const answer = await visitor.get(address);
    expect(answer.title).toMatch(/^Submit the application\?/);
  });

  it('is not asked where the application is not open', async () => {
    const { visitor, address } = await opened();
    visitor.world.lender(visitor.world.application(), { status: 'Internal_Review' });
    const answer = await visitor.get(address);
    expect([answer.status, answer.title]).toEqual([200, expect.stringMatching(/^Application /)]);
    expect(() => answer.form()).toThrow('has no form');
  });
});

describe('OVER-05 an application', () => {
  it('D-79 is refused while an item is open, with the item named', async () => {
    const visitor = await visit('pending-bank', { as: 'applicant' });
    const address = `/dashboard/applications/${visitor.world.application()}?submit`;
    visitor.world.asked();
    const answer = await visitor.submit(address, (await visitor.get(address)).form().fields);
    expect(visitor.world.changesAsked()).toEqual([]);
    expect(answer.words('main')).toContain(FAILED);
    expect(answer.words('main')).toContain('Complete the open item before you submit.');
  });

  it('is submitted by one call, and that is said on its overview', async () => {
    const { base, send, status } = await opened();
    const { answer, changes } = await send();
    expect([answer.path, changes]).toEqual([base, ['PATCH /user/applications/:id/status']]);
    expect(answer.words()).toContain('Application submitted');
    expect(status()).not.toBe('Open');
  });

  it.each([
    ['Signature', 'Signature pending'],
    ['Rejected', 'Closed'],
  ])('that has moved on says where it stands: %s', async (status, words) => {
    const { visitor, base, send } = await opened();
    visitor.world.lender(visitor.world.application(), { status });
    const { answer, changes } = await send();
    expect([answer.path, changes]).toEqual([base, []]);
    expect(answer.words()).toContain(`The status of this application is now “${words}”.`);
    expect(answer.words()).not.toContain('Application submitted');
  });

  it('that somebody else has submitted says that it is submitted', async () => {
    const { visitor, base, send } = await opened();
    visitor.world.lender(visitor.world.application(), { status: 'Internal_Review' });
    const { answer, changes } = await send();
    expect([answer.path, changes]).toEqual([base, []]);
    expect(answer.words()).toContain('Application submitted');
  });

  it('that moves on while it is submitted leads to where it stands', async () => {
    const { visitor, base, movedMeanwhile, send } = await opened();
    await movedMeanwhile('Signature');
    await visitor.world.fail({ ...NEXT, patch: NO_WAY_ON });
    const { answer, changes } = await send();
    expect([answer.path, changes]).toEqual([base, []]);
    expect(answer.words()).toContain('The status of this application is now “Signature pending”.');
  });

  it('from which there is no way on says that it could not be submitted', async () => {
    const { visitor, send, status } = await opened();
    await visitor.world.fail({ ...NEXT, patch: NO_WAY_ON });
    const { answer, changes } = await send();
    expect([answer.status, changes, status()]).toEqual([409, [], 'Open']);
    expect(answer.words('main')).toContain(
      `${FAILED} That didn’t work just now. Please try again in a moment.`,
    );
  });

  it('of which nobody can say how to go on says so', async () => {
    const { visitor, send } = await opened();
    await visitor.world.fail({ ...NEXT, status: 500 });
    const { answer, changes } = await send();
    expect([answer.status, changes]).toEqual([500, []]);
    expect(answer.words('main')).toContain(`${FAILED} The request failed. Please try again.`);
  });

  it('that is refused its next status, as it has moved on, leads to where it stands', async () => {
    const { visitor, base, send, movedMeanwhile } = await opened();
    await movedMeanwhile('Signature');
    await visitor.world.fail({
      ...NEXT,
      patch: [{ op: 'replace', path: '/next_status', value: 'Submitted' }],
    });
    await visitor.world.failChanges({ code: 'err_status_change_not_allowed' });
    const { answer, changes } = await send();
    expect([answer.path, changes]).toEqual([base, ['PATCH /user/applications/:id/status']]);
    expect(answer.words()).toContain('The status of this application is now “Signature pending”.');
  });

  it('that is refused its next status and is open still says why', async () => {
    const { visitor, send } = await opened();
    await visitor.world.failChanges({ code: 'err_status_change_not_allowed' });
    const { answer } = await send();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.words('main')).toContain(`${FAILED} This step isn’t possible at the current stage.`);
  });

  it('that is refused for another reason is not asked for anew', async () => {
    const { visitor, send, movedMeanwhile } = await opened();
    await movedMeanwhile('Signature');
    await visitor.world.fail({
      ...NEXT,
      patch: [{ op: 'replace', path: '/next_status', value: 'Submitted' }],
    });
    await visitor.world.failChanges({ code: 'err_no_permission' });
    const { answer } = await send();
    expect([answer.status, answer.words()]).toEqual([
      403,
      expect.stringContaining('You don’t have permission to do this.'),
    ]);
  });

  it('names no status when the application cannot be read again', async () => {
    const { visitor, movedMeanwhile, send } = await opened();
    await visitor.world.fail({ ...NEXT, patch: NO_WAY_ON });
    // The simulator applies the newest fault first: the first read succeeds, the second fails.
    await visitor.world.fail({ ...APPLICATION, status: 500, times: 1 });
    await movedMeanwhile('Signature');
    const { answer, changes } = await send();
    expect([answer.status, changes]).toEqual([409, []]);
    expect(answer.words('main')).toContain(
      `${FAILED} That didn’t work just now. Please try again in a moment.`,
    );
    expect(answer.words()).not.toContain('The status of this application is now');
  });
});
