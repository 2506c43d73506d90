import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLS } from 'contracts/api';
import { ERROR_CODES } from 'contracts/api/error-codes';
import { findScenario } from 'fixtures/worlds';
import { expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { findFirstCallAndScreen, listCodesReturnedByRules } from './error-catalogue';

const test = exchangeInSandbox();

async function redirectTarget(path: string): Promise<URL> {
  const response = await fetch(new URL(path, test.origin()), { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', test.origin());
}

it.each(ERROR_CODES)(
  'SIM-08 SIM-14 the error code %s has a screen and a call that returns the code',
  (code) => {
    const { call, screen } = findFirstCallAndScreen(code);
    expect(findScenario(screen.scenario)).toBeDefined();
    const customers = Object.values(CALLS).some(
      ({ name, errors }) => name === call.name && errors.some((own) => own === code),
    );
    expect(customers || call.name === 'getApplication').toBe(true);
  },
);

it.each([
  ['err_german_tin_invalid_check_digit', 'addSignatories', '?add'],
  ['err_appointment_too_early', 'bookAppointment', '?appointment'],
  ['err_finance_objects_limit_reached', 'addFinanceObject', '?add'],
  ['err_debtor_company_exists', 'addDebtor', '?add'],
  ['err_application_no_iban', 'changeStatus', '?submit'],
  ['err_loan_amount_not_allowed', 'createApplication', '/application/loan-info'],
] as const)(
  'SIM-14 the error code %s is returned by the form of the call %s at the URL %s',
  (code, name, end) => {
    const { call, screen } = findFirstCallAndScreen(code);
    expect([call.name, screen.at.endsWith(end)]).toEqual([name, true]);
  },
);

it('the error catalogue opens the portal in a sandbox where the form of a call returns the error code', async () => {
  const play = await redirectTarget('/simulator/error-catalogue/err_invalid_iban?lang=pl');
  expect([play.pathname, play.searchParams.get('call')]).toEqual([
    '/simulator/play/pending-bank',
    'updateBankInfo',
  ]);
  const door = await redirectTarget(play.pathname + play.search);
  const headers = { 'x-sandbox': door.searchParams.get('sandbox') ?? '' };
  expect(door.searchParams.get('at')).toMatch(/^\/dashboard\/applications\/[\w-]{36}\?edit=bank$/);
  const { body } = await test.sandbox().with(headers).request('GET', '/simulator/faults');
  expect(body).toMatchObject([
    { code: 'err_invalid_iban', method: 'PATCH', path: '/user/applications/:id/bankinfo' },
  ]);
});

it('SIM-08 the error catalogue marks exactly the error codes that no rule of the simulator uses', () => {
  const { declaredCodes, markedCodes } = listCodesReturnedByRules();
  expect([...declaredCodes, ...markedCodes].toSorted()).toEqual(ERROR_CODES.toSorted());
  const sources = [...sourcesIn('../rules'), ...sourcesIn('../api'), ...sourcesIn('../../fixtures')].join();
  expect(declaredCodes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  expect(markedCodes.filter((code) => sources.includes(`'${code}'`))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(`${path}/${file}`, 'utf8'));
}

it('the error catalogue refuses unknown error codes', async () => {
  expect((await test.sandbox().request('GET', '/simulator/error-catalogue/err_nobody')).status).toBe(404);
  expect((await test.sandbox().request('GET', '/simulator/play/demo?fault=err_nobody')).status).toBe(422);
  expect(
    (await test.sandbox().request('GET', '/simulator/play/demo?fault=err_invalid_iban&call=none')).status,
  ).toBe(422);
});
