import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const APPLICATION = { method: 'GET', path: '/user/applications/:id' };
const NEXT_STATUS_CALL = { method: 'GET', path: '/user/applications/:id/next_status_validate' };
const WITHOUT_NEXT_STATUS = [{ op: 'replace', path: '/next_status', value: null }];
const FAILURE_MESSAGE = 'We couldn’t submit your application.';

async function openOverview(world = 'ready-to-submit') {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}?submit`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  return {
    visitor,
    base,
    receipt: `${base}/receipt`,
    address,
    page,
    status: () => visitor.world.rows.applications.get(id)?.facts.status,
    changeStatusMeanwhile: async (status: string) => {
      visitor.world.changeAsLender(id, { status });
      await visitor.world.planFault({
        ...APPLICATION,
        patch: [{ op: 'replace', path: '/status', value: 'Open' }],
        times: 1,
      });
    },
    send: async () => {
      visitor.world.takeCalls();
      const response = await visitor.submit(address, fields);
      const changes = visitor.world.takeChangeCalls();
      return { response, changes: changes.map((call) => call.replace(id, ':id')) };
    },
  };
}

describe('OVER-05 submit confirmation', () => {
  it('the confirmation question opens if nothing is missing', async () => {
    const { page } = await openOverview();
    expect(page.title).toMatch(/^Submit the application\? · Application \w{6} · Lindhof Bank$/);
    expect(page.words('main')).toContain('Submit application');
  });

  it('the confirmation question shows the missing items instead of the confirmation', async () => {
    const { page } = await openOverview('pending-bank');
    expect(page.title).toMatch(/^Your application isn’t complete yet · Application \w{6} · Lindhof Bank$/);
    expect(page.words('main')).toContain('Complete these items first: Add your bank account');
  });

  it('the confirmation question opens if the missing items cannot be loaded', async () => {
    const { visitor, address } = await openOverview('pending-bank');
    await visitor.world.planFault({ ...NEXT_STATUS_CALL, status: 500 });
    const response = await visitor.get(address);
    expect(response.title).toMatch(/^Submit the application\?/);
  });

  it('the confirmation is missing if the application is not open', async () => {
    const { visitor, address } = await openOverview();
    visitor.world.changeAsLender(visitor.world.application(), { status: 'Internal_Review' });
    const response = await visitor.get(address);
    expect([response.status, response.title]).toEqual([200, expect.stringMatching(/^Application /)]);
    expect(() => response.form()).toThrow('has no form');
  });
});

describe('OVER-05 submitting an application', () => {
  it('D-79 the portal refuses the submit while an item is open, and asks the user to complete the item', async () => {
    const visitor = await visit('pending-bank', { as: 'applicant' });
    const address = `/dashboard/applications/${visitor.world.application()}?submit`;
    visitor.world.takeCalls();
    const response = await visitor.submit(address, (await visitor.get(address)).form().fields);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
    expect(response.words('main')).toContain(FAILURE_MESSAGE);
    expect(response.words('main')).toContain('Complete the open item before you submit.');
  });

  it('submitting an application sends one request and opens the confirmation with number, date and time', async () => {
    const { receipt, send, status } = await openOverview();
    const { response, changes } = await send();
    expect([response.path, changes]).toEqual([receipt, ['PATCH /user/applications/:id/status']]);
    expect(response.words('h1')).toBe('We have your application');
    expect(response.words('main dl')).toMatch(/Application \w{6} Submitted \d{1,2} \w+ \d{4} at \d\d:\d\d/);
    expect(status()).not.toBe('Open');
  });

  it('submitting an application opens the confirmation if the response to the submit has no application', async () => {
    const { visitor, receipt, send } = await openOverview();
    const path = '/user/applications/:id/status';
    const patch = [{ op: 'replace', path: '', value: null }];
    await visitor.world.planFault({ method: 'PATCH', path, patch, after: true, times: 1 });
    const { response } = await send();
    expect([response.path, response.words('h1')]).toEqual([receipt, 'We have your application']);
    expect(response.words('main dl')).toContain('Submitted');
  });

  it.each<[string, object]>([
    ['cannot be read', { body: 'wrong_shape' }],
    ['is lost', { drop: true }],
    ['is a server error', { status: 500 }],
    ['is a timeout of the gateway', { status: 504 }],
  ])(
    'submitting an application reports success if the API has submitted the application and the response %s',
    async (_, fault) => {
      const { visitor, receipt, send, status } = await openOverview();
      const path = '/user/applications/:id/status';
      await visitor.world.planFault({ method: 'PATCH', path, ...fault, after: true, times: 1 });
      const { response, changes } = await send();
      expect([response.path, changes]).toEqual([receipt, ['PATCH /user/applications/:id/status']]);
      expect(response.words('h1')).toBe('We have your application');
      expect(response.words('main dl')).toContain('Submitted');
      expect(status()).not.toBe('Open');
    },
  );

  it.each([
    ['Signature', 'Signature pending'],
    ['Rejected', 'Closed'],
  ])(
    'submitting an application shows the current status if the status changed before the submit: %s',
    async (status, words) => {
      const { visitor, base, send } = await openOverview();
      visitor.world.changeAsLender(visitor.world.application(), { status });
      const { response, changes } = await send();
      expect([response.path, changes]).toEqual([base, []]);
      expect(response.words()).toContain(`The status of this application is now “${words}”.`);
      expect(response.words()).not.toContain('We have your application');
    },
  );

  it('submitting an application opens the confirmation without a time if another user has submitted', async () => {
    const { visitor, receipt, send } = await openOverview();
    visitor.world.changeAsLender(visitor.world.application(), { status: 'Internal_Review' });
    const { response, changes } = await send();
    expect([response.path, changes]).toEqual([receipt, []]);
    expect(response.words('h1')).toBe('We have your application');
    expect(response.words('main dl')).not.toContain('Submitted');
  });

  it('submitting an application redirects to the application and shows the current status if the status changes during the submit', async () => {
    const { visitor, base, changeStatusMeanwhile, send } = await openOverview();
    await changeStatusMeanwhile('Signature');
    await visitor.world.planFault({ ...NEXT_STATUS_CALL, patch: WITHOUT_NEXT_STATUS });
    const { response, changes } = await send();
    expect([response.path, changes]).toEqual([base, []]);
    expect(response.words()).toContain('The status of this application is now “Signature pending”.');
  });

  it('submitting an application shows an error if the lending API names no next status', async () => {
    const { visitor, send, status } = await openOverview();
    await visitor.world.planFault({ ...NEXT_STATUS_CALL, patch: WITHOUT_NEXT_STATUS });
    const { response, changes } = await send();
    expect([response.status, changes, status()]).toEqual([409, [], 'Open']);
    expect(response.words('main')).toContain(
      `${FAILURE_MESSAGE} That didn’t work just now. Try again in a moment.`,
    );
  });

  it('submitting an application shows an error if the next status cannot be loaded', async () => {
    const { visitor, send } = await openOverview();
    await visitor.world.planFault({ ...NEXT_STATUS_CALL, status: 500 });
    const { response, changes } = await send();
    expect([response.status, changes]).toEqual([500, []]);
    expect(response.words('main')).toContain(`${FAILURE_MESSAGE} The request failed. Try again.`);
  });

  it('submitting an application redirects to the application and shows the current status if the API refuses the submit because the status has changed', async () => {
    const { visitor, base, send, changeStatusMeanwhile } = await openOverview();
    await changeStatusMeanwhile('Signature');
    await visitor.world.planFault({
      ...NEXT_STATUS_CALL,
      patch: [{ op: 'replace', path: '/next_status', value: 'Submitted' }],
    });
    await visitor.world.failAllChanges({ code: 'err_status_change_not_allowed' });
    const { response, changes } = await send();
    expect([response.path, changes]).toEqual([base, ['PATCH /user/applications/:id/status']]);
    expect(response.words()).toContain('The status of this application is now “Signature pending”.');
  });

  it.each<[string, object, string]>([
    ['is lost', { drop: true }, 'That didn’t work just now. Try again in a moment.'],
    ['is a server error', { status: 500 }, 'The request failed. Try again.'],
  ])(
    'submitting an application shows an error if the API has not submitted the application and the response %s',
    async (_, fault, words) => {
      const { visitor, send, status } = await openOverview();
      const path = '/user/applications/:id/status';
      await visitor.world.planFault({ method: 'PATCH', path, ...fault, times: 1 });
      const { response } = await send();
      expect(status()).toBe('Open');
      expect(response.words('main')).toContain(`${FAILURE_MESSAGE} ${words}`);
    },
  );

  it('submitting an application shows the reason if the API refuses the next status of an application that is still open', async () => {
    const { visitor, send } = await openOverview();
    await visitor.world.failAllChanges({ code: 'err_status_change_not_allowed' });
    const { response } = await send();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.words('main')).toContain(
      `${FAILURE_MESSAGE} This step isn’t possible at the current stage.`,
    );
  });

  it('submitting an application shows the reason of a refused submit, and not the new status, if the reason is a missing permission', async () => {
    const { visitor, send, changeStatusMeanwhile } = await openOverview();
    await changeStatusMeanwhile('Signature');
    await visitor.world.planFault({
      ...NEXT_STATUS_CALL,
      patch: [{ op: 'replace', path: '/next_status', value: 'Submitted' }],
    });
    await visitor.world.failAllChanges({ code: 'err_no_permission' });
    const { response } = await send();
    expect([response.status, response.words()]).toEqual([
      403,
      expect.stringContaining('You don’t have permission to do this.'),
    ]);
  });

  it('submitting an application shows an error without the new status if the application cannot be read again', async () => {
    const { visitor, changeStatusMeanwhile, send } = await openOverview();
    await visitor.world.planFault({ ...NEXT_STATUS_CALL, patch: WITHOUT_NEXT_STATUS });
    await visitor.world.planFault({ ...APPLICATION, status: 500, times: 1 });
    await changeStatusMeanwhile('Signature');
    const { response, changes } = await send();
    expect([response.status, changes]).toEqual([409, []]);
    expect(response.words('main')).toContain(
      `${FAILURE_MESSAGE} That didn’t work just now. Try again in a moment.`,
    );
    expect(response.words()).not.toContain('The status of this application is now');
  });
});
