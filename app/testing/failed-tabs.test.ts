import { describe, expect, it } from 'vitest';
import { runInRequestContext } from '~/telemetry/span.server';
import { openPortal } from './portal';
import type { PlannedFault } from './world';

const visit = openPortal();

const SAVED_NOTICE = 'Everything you saved is safe.';
const OTHER_PARTS_NOTICE = 'You can still use the other parts of your application.';

const TABS_WITH_FAILED_CALL = [
  ['documents-advised', 'documents', '/documents', 'We can’t load the documents right now'],
  ['object-financing', 'objects', '/finance_objects', 'We can’t load the assets right now'],
  [
    'factoring-insurable',
    'factoring',
    '/factoring/debitors',
    'We can’t load the factoring details right now',
  ],
] as const;

const FAILURE_CASES: readonly [string, Omit<PlannedFault, 'path'>, number, string][] = [
  ['a server error', { status: 500 }, 500, ''],
  ['no connection', { drop: true }, 503, ''],
  ['a web page', { body: 'html' }, 502, ''],
  [
    'a refusal',
    { code: 'err_no_permission' },
    403,
    'You don’t have permission to do this. If you need access, contact our support team. ',
  ],
];

async function openWithFault(world: string, tab: string, fault: PlannedFault) {
  const visitor = await visit(world, { as: 'applicant' });
  const address = `/dashboard/applications/${visitor.world.application()}${tab && `/${tab}`}`;
  const whole = await visitor.get(address);
  await visitor.world.planFault({ method: 'GET', ...fault });
  return { visitor, address, whole, failed: await visitor.get(address) };
}

describe('SHELL-17: dashboard tab with a failed call', () => {
  describe.each(TABS_WITH_FAILED_CALL)('scenario %s, tab "%s"', (world, tab, call, title) => {
    it.each(FAILURE_CASES)(
      'the dashboard shows the error only on the tab at %s',
      async (_, fault, status, errorText) => {
        const { visitor, address, whole, failed } = await openWithFault(world, tab, {
          ...fault,
          path: `/user/applications/:id${call}`,
        });
        expect(failed.status).toBe(status);
        expect(failed.words('main h1')).toBe(whole.words('main h1'));
        expect(failed.tabs).toEqual(whole.tabs);
        expect(failed.words('main [role=alert] h2')).toBe(title);
        expect(failed.words('main [role=alert] p')).toBe(`${errorText}${SAVED_NOTICE} ${OTHER_PARTS_NOTICE}`);
        expect(failed.words('main')).toContain(`Error ${status}`);
        expect(failed.title).toBe('Error · Lindhof Bank');
        const retryLink = [...failed.document.querySelectorAll(`main a[href="${address}"]`)].at(-1);
        expect(retryLink?.textContent).toBe('Try again');
        expect((await visitor.get(address.replace(/\/\w+$/, ''))).status).toBe(200);
      },
    );

    it('the dashboard shows the last characters of the request id that the log has', async () => {
      const path = `/user/applications/:id${call}`;
      const { visitor, address } = await openWithFault(world, tab, { status: 500, path });
      const context = { id: '3f0c2f0e-5d43-4b0a-9a55-0c1d2e3f4a5b', route: '', apiCalls: [] };
      const failedPage = await runInRequestContext(context, () => visitor.get(address));
      expect(failedPage.words('main')).toContain('Error 500 · Reference 2e3f4a5b');
    });

    it('the dashboard returns 404 if the lending API no longer knows the requested entity', async () => {
      const path = `/user/applications/:id${call}`;
      const { failed } = await openWithFault(world, tab, { code: 'err_entity_not_found', path });
      expect([failed.status, failed.words('main h1')]).toEqual([404, 'This page doesn’t exist']);
    });

    it('the dashboard shows the confirmation page if the e-mail address is not confirmed', async () => {
      const path = `/user/applications/:id${call}`;
      const { failed } = await openWithFault(world, tab, { code: 'err_email_not_confirmed', path });
      expect(failed.words('main h1')).toBe('Confirm your email address');
    });
  });

  it.each([
    ['signing', '', 'We can’t load the overview right now'],
    ['signing', 'representatives', 'We can’t load the representatives right now'],
    ['signing', 'documents', 'We can’t load the documents right now'],
    ['signing', 'signatures', 'We can’t load the signatures right now'],
  ])(
    'the dashboard shows an error if the representatives cannot be loaded (scenario %s, tab %j)',
    async (world, tab, title) => {
      const path = '/user/applications/:id/signatories';
      const { whole, failed } = await openWithFault(world, tab, { status: 503, path });
      expect([whole.status, failed.status]).toEqual([200, 503]);
      expect(failed.words('main h1')).toBe(whole.words('main h1'));
      expect(failed.title).toBe('Error · Lindhof Bank');
      const alertText = failed.words('main [role=alert]');
      expect(alertText).toContain(title);
      expect(alertText).toContain(SAVED_NOTICE);
      expect(alertText).not.toContain(OTHER_PARTS_NOTICE);
      expect(failed.count('main a[href*="submit"]')).toBe(0);
    },
  );

  it('HTTP-04: the dashboard keeps the submitted values until the page loads again', async () => {
    const visitor = await visit('signing', { as: 'signatory' });
    const address = `/dashboard/applications/${visitor.world.application()}/signatures`;
    const { fields } = (await visitor.get(address)).form({ intent: 'taxNumber' });
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/signatories', status: 503 });
    const failedPage = await visitor.post(address, { ...fields, taxNumber: '36574261809' });
    expect([failedPage.status, failedPage.words('main [role=alert]')]).toEqual([
      503,
      expect.stringContaining('We can’t load the signatures right now'),
    ]);
    await visitor.world.removeFaults();
    const { fields: fieldsAfterError } = (await visitor.get(address)).form({ intent: 'taxNumber' });
    expect(fieldsAfterError.taxNumber).toBe('36574261809');
  });

  it('the dashboard shows the error page if the application fails to load', async () => {
    const { failed } = await openWithFault('object-financing', 'objects', {
      status: 503,
      path: '/user/applications/:id',
    });
    expect([failed.status, failed.words('main h1')]).toEqual([503, 'Something went wrong']);
    expect(failed.words('main')).toContain(SAVED_NOTICE);
  });
});

it('SHELL-17: the error page mentions no saved data to visitors without an account', async () => {
  const visitor = await visit('medical-practice');
  await visitor.world.planFault({ method: 'GET', path: '/dynamic_forms_ui_config', status: 500 });
  const failedPage = await visitor.open('/application/loan-info');
  expect([failedPage.status, failedPage.words('main h1')]).toEqual([503, 'Something went wrong']);
  expect(failedPage.words('main')).toContain('Reload the page in a moment.');
  expect(failedPage.words('main')).not.toContain(SAVED_NOTICE);
});
