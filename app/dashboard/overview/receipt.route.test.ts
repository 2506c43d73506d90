import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();
afterEach(() => vi.restoreAllMocks());

async function openReceipt(status: string) {
  const visitor = await visit('documents', { as: 'applicant' });
  const id = visitor.world.application();
  const patch = [{ op: 'replace', path: '/status', value: status }];
  await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
  const base = `/dashboard/applications/${id}`;
  return { visitor, base, page: await visitor.get(`${base}/receipt`) };
}

describe('OVER-05 SIGN-08 confirmation', () => {
  it.each([
    ['Submitted', 'We have your application'],
    ['Final_Review', 'The contract is signed'],
    ['Paid_Out', 'The money has been paid out'],
    ['limit_active', 'Your factoring limit is active'],
  ])('an application with the status %s is confirmed as "%s"', async (status, title) => {
    const { visitor, base, page } = await openReceipt(status);
    expect([page.status, page.words('h1')]).toEqual([200, title]);
    expect(page.words('main dl')).toMatch(/Application \w{6}/);
    expect(page.words('main ol li time')).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d UTC/);
    expect(page.words('main ol')).toContain('Request sent');
    expect((await visitor.get(base)).count(`a[href="${base}/receipt"]`)).toBe(1);
  });

  it.each(['Open', 'Rejected'])('an application with the status %s has no confirmation', async (status) => {
    const { visitor, base, page } = await openReceipt(status);
    expect([page.status, page.location]).toEqual([302, base]);
    expect((await visitor.get(base)).count(`a[href="${base}/receipt"]`)).toBe(0);
  });

  it('the confirmation shows a shorter history if the documents cannot be listed', async () => {
    const { visitor, base } = await openReceipt('Submitted');
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', status: 500 });
    const page = await visitor.get(`${base}/receipt`);
    expect([page.status, page.words('h1')]).toEqual([200, 'We have your application']);
    expect(page.words('main')).not.toMatch(/uploaded/i);
    const overview = await visitor.get(base);
    expect([overview.status, overview.words('main')]).toEqual([200, expect.stringContaining('So far')]);
  });
});

describe('SHELL-27 D-251 dates of an application sent after midnight in the lender’s time zone', () => {
  it('the overview and the confirmation show the same day in UTC', async () => {
    const visitor = await visit('ready-to-submit', { as: 'applicant', now: '2026-03-10T23:30:00Z' });
    const base = `/dashboard/applications/${visitor.world.application()}`;
    const { fields } = (await visitor.get(`${base}/complete/ready`)).form();
    const receipt = await visitor.submit(`${base}/complete/ready`, fields);
    expect(receipt.words('main dl')).toContain('10 March 2026 at 23:30 UTC');
    const overview = await visitor.get(base);
    expect(overview.words('main')).toContain('10 March 2026 at 23:30 UTC');
    for (const page of [receipt, overview]) expect(page.words('main')).not.toContain('11 Mar');
  });
});

describe('D-168 contact on the confirmation', () => {
  it("the confirmation names the advisor and the lender's contact data once", async () => {
    const { page } = await openReceipt('Submitted');
    const contact = page.words('main section[aria-labelledby=contact]');
    expect(contact).toMatch(/Merle Jansen .*\+49 40 66969 120 firmenkunden@lindhof.example/);
    expect(page.count('main a[href="mailto:firmenkunden@lindhof.example"]')).toBe(1);
  });
});

describe('D-167 repayment plan on the confirmation', () => {
  it('the repayment plan can be downloaded once all signatories have signed', async () => {
    const visitor = await visit('signing-done', { as: 'applicant' });
    const base = `/dashboard/applications/${visitor.world.application()}`;
    const page = await visitor.get(`${base}/receipt`);
    expect(page.count(`main a[href="${base}/repayment-plan.csv"]`)).toBe(1);
    const file = await visitor.get(`${base}/repayment-plan.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain('Month,');
  });

  it('The repayment plan is not offered before all signatories have signed', async () => {
    const { visitor, base, page } = await openReceipt('Submitted');
    expect(page.count(`main a[href="${base}/repayment-plan.csv"]`)).toBe(0);
    const file = await visitor.get(`${base}/repayment-plan.csv`);
    expect([file.status, file.location]).toEqual([302, base]);
  });
});

describe('OVER-05 usual durations', () => {
  it("The lender's unfinished steps show their usual duration if the deployment states a duration", async () => {
    const { visitor, base, page } = await openReceipt('Submitted');
    expect(page.words('main')).not.toContain('working day');
    const { settings } = await import('~/settings/settings.server');
    vi.spyOn(settings, 'usualWorkingDays', 'get').mockReturnValue({ 'pre-check': 9, review: 2, payout: 1 });
    for (const path of [base, `${base}/receipt`]) {
      const steps = (await visitor.get(path)).words('#standing + *, section[aria-labelledby=standing]');
      expect(steps).toContain('Lindhof Bank, usually 2 working days');
      expect(steps).toContain('Lindhof Bank, usually 1 working day');
      expect(steps).not.toContain('9 working days');
    }
  });
});

describe('OVER-05 history and preparation on the overview', () => {
  it('history and preparation appear with dates and a list of things to prepare while the application is in review', async () => {
    const { visitor, base } = await openReceipt('Submitted');
    const overview = await visitor.get(base);
    expect(overview.words('section[aria-labelledby=history] time')).toMatch(
      /\d{1,2} \w+ \d{4} at \d\d:\d\d UTC/,
    );
    expect(overview.words('section[aria-labelledby=prepare]')).toContain(
      'Keep your ID card or passport to hand',
    );
  });

  it('history and preparation do not appear before the submission', async () => {
    const { visitor, base } = await openReceipt('Open');
    const overview = await visitor.get(base);
    expect(overview.count('#history, #prepare')).toBe(0);
  });
});

describe('OVER-07 tab title', () => {
  it('the tab title contains the number of open items of the application', async () => {
    const visitor = await visit('ready-to-submit', { as: 'applicant' });
    const base = `/dashboard/applications/${visitor.world.application()}`;
    expect((await visitor.get(base)).title).toMatch(/^Application /);
    const value = [{ action: 'documents', errors: [] }];
    const patch = [{ op: 'replace', path: '/pending_actions', value }];
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/next_status_validate',
      patch,
    });
    expect((await visitor.get(base)).title).toMatch(/^\(1\) Application /);
  });
});
