import { describe, expect, it } from 'vitest';
import {
  CLASSIC_STEP_PATHS,
  COMPANY_DETAILS_INPUT,
  LOAN_INPUT,
  submitSteps,
} from '~/application/journey/testing/classic-wizard';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const CSV_PATH = '/application/repayment-plan.csv';
const READ_APPLICATION = { method: 'GET', path: '/user/applications/:id' };
const WITHOUT_OFFER = { name: 'Nordheide Bank', features: { show_indicative_offer: false } };

async function sent(
  companyName = 'Hafenkontor Brinkmann GmbH',
  { language = 'en', now }: { language?: string; now?: string } = {},
): Promise<Visitor> {
  const visitor = await visit('demo', { as: 'katrin', language, ...(now && { now }) });
  await visitor.post(CLASSIC_STEP_PATHS.loan, LOAN_INPUT);
  await visitor.post(CLASSIC_STEP_PATHS.name, { companyName });
  await visitor.post(CLASSIC_STEP_PATHS.details, COMPANY_DETAILS_INPUT);
  const { location } = await visitor.post(CLASSIC_STEP_PATHS.check);
  if (location !== CLASSIC_STEP_PATHS.result) throw new Error(`the application was not created: ${location}`);
  return visitor;
}

const numberOf = ({ world }: Visitor) => world.rows.applications.all().at(-1)?.facts.shortApplicationId;

describe('CLA-14: result page of an application', () => {
  it('SHELL-27 D-251 the result page names the day in UTC on which the offer is printed', async () => {
    const visitor = await sent(undefined, { now: '2026-03-10T23:30:00Z' });
    const page = await visitor.get(CLASSIC_STEP_PATHS.result);
    expect(page.words('main')).toContain('printed on 10 Mar 2026');
  });

  it('the result page shows the offer with its amounts and a downloadable repayment plan', async () => {
    const visitor = await sent();
    const response = await visitor.get(CLASSIC_STEP_PATHS.result);
    expect([response.status, response.title]).toEqual([200, 'Your offer · Lindhof Bank']);
    const words = response.words('main');
    expect(words).toContain('Working capital over 36 months');
    expect(words).toContain(`Offer ${numberOf(visitor)} · printed on 2 Mar 2026`);
    expect(response.links('Every month as CSV')[0]?.getAttribute('href')).toBe(CSV_PATH);
  });

  it('the result page shows a rejection with the next options', async () => {
    const visitor = await sent('Testfall Ablehnung GmbH');
    const response = await visitor.get(CLASSIC_STEP_PATHS.result);
    expect(response.title).toBe('Your request · Lindhof Bank');
    expect(response.words('main')).toContain('We can’t make you an offer this time');
    expect(response.words('main')).toContain('Working capital');
    expect(response.links('Start a new request')[0]?.getAttribute('href')).toBe(CLASSIC_STEP_PATHS.loan);
    expect(response.links('Back to our website')[0]?.getAttribute('href')).toBe('https://lindhof.example/');
    expect((await visitor.get(CSV_PATH)).status).toBe(404);
  });

  it('the result page confirms the receipt of the application if the partner shows no offer', async () => {
    const visitor = await sent();
    await visitor.world.setBankDocument(WITHOUT_OFFER);
    const response = await visitor.get(CLASSIC_STEP_PATHS.result);
    expect(response.title).toBe('Request received · Nordheide Bank');
    expect(response.words('main')).toContain('We’ve received your request');
    expect((await visitor.get(CSV_PATH)).status).toBe(404);
  });

  it('the result page confirms only the receipt for an unknown loan type', async () => {
    const visitor = await sent();
    await visitor.world.planFault({
      ...READ_APPLICATION,
      patch: [{ op: 'replace', path: '/allBanksLoanPurpose', value: 'crowd_lending' }],
    });
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).words('main')).toContain(
      'crowd_lending over 36 months',
    );
  });
});

describe('CLA-14: result page without a sent application', () => {
  it('the result page redirects logged-in users to the list, and discards the draft', async () => {
    const visitor = await submitSteps(await visit('demo', { as: 'katrin' }), 1);
    for (const address of [CLASSIC_STEP_PATHS.result, CSV_PATH]) {
      const response = await visitor.get(address);
      expect([address, response.status]).toEqual([address, 302]);
    }
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).location).toBe('/dashboard/applications');
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).status).toBe(302);
  });

  it('the result page redirects anonymous visitors to the login and then back', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    expect((await visitor.get(CLASSIC_STEP_PATHS.result)).location).toBe(
      '/login?redirectTo=%2Fapplication%2Fapplication-result',
    );
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).status).toBe(302);
  });

  it('SHELL-06: the result page redirects from the result URL of a configured form to the classic wizard', async () => {
    const other = '/application/new/application-result';
    const visitor = await sent();
    expect((await visitor.get(other)).location).toBe(CLASSIC_STEP_PATHS.result);
    const earlyVisitor = await submitSteps(await visit('demo', { as: 'katrin' }), 1);
    expect((await earlyVisitor.get(`${other}?ref=fair`)).location).toBe(
      `${CLASSIC_STEP_PATHS.loan}?ref=fair`,
    );
    expect((await earlyVisitor.get(CLASSIC_STEP_PATHS.name)).status).toBe(200);
  });
});

describe('D-05: result page of an application that cannot be read', () => {
  it('the result page shows the application from the response of its creation until the e-mail address is confirmed', async () => {
    const visitor = await sent();
    await visitor.world.planFault({ ...READ_APPLICATION, code: 'err_email_not_confirmed' });
    const response = await visitor.get(CLASSIC_STEP_PATHS.result);
    expect([response.status, response.words('main')]).toEqual([
      200,
      expect.stringContaining(`Offer ${numberOf(visitor)}`),
    ]);
  });

  it.each([
    [{ status: 500 }, 500],
    [{ code: 'err_entity_not_found' }, 404],
    [{ drop: true }, 503],
  ])(
    'the result page shows an error page if the lending API answers %j (status %s)',
    async (fault, status) => {
      const visitor = await sent();
      await visitor.world.advance('PT11M');
      await visitor.world.planFault({ ...READ_APPLICATION, ...fault });
      const response = await visitor.get(CLASSIC_STEP_PATHS.result);
      expect(response.status).toBe(status);
      expect(response.words()).not.toMatch(/Your no-\u2060?obligation offer/);
    },
  );
});

describe('D-30: repayment plan as a CSV file', () => {
  it('the file lists each month with its amounts, names the offer, and is not cached', async () => {
    const visitor = await sent();
    const id = numberOf(visitor);
    const { status, headers, body } = await visitor.get(CSV_PATH);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="repayment-plan-${id}.csv"`);
    const [title, columns, first, ...others] = body.trim().split('\r\n');
    expect(title).toContain(
      `Repayment plan, indicative: Hafenkontor Brinkmann GmbH, offer ${id}, amounts in EUR`,
    );
    expect(columns).toBe('Month,Payments,Interest,Principal,Outstanding');
    expect(first).toBe('1,7674.77,1377.08,6297.69,243702.31');
    expect(others.length).toBe(35);
  });

  it('CLA-14: the CSV file does not exist (404) for factoring, which has no monthly repayment', async () => {
    const visitor = await sent();
    await visitor.world.planFault({
      ...READ_APPLICATION,
      patch: [{ op: 'replace', path: '/loanSize', value: null }],
    });
    expect((await visitor.get(CSV_PATH)).status).toBe(404);
  });

  it('SHELL-23: the file and its name use the language of the page', async () => {
    const visitor = await sent('Hafenkontor Brinkmann GmbH', { language: 'en' });
    await visitor.post('/language', { language: 'de', returnTo: CLASSIC_STEP_PATHS.result });
    const { headers, body } = await visitor.get(CSV_PATH);
    expect(headers.get('Content-Disposition')).toMatch(/filename="tilgungsplan-\w+\.csv"/);
    expect(body).toContain('1;7674,77;');
  });
});
