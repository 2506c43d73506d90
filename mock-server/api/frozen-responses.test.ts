import { updateBankInfo } from 'contracts/api/application-progress';
import { createApplication, getApplication, listApplications } from 'contracts/api/applications';
import { getConfig } from 'contracts/api/configuration';
import { findScenario } from 'fixtures/worlds';
import { beforeEach, expect, it } from 'vitest';
import { createSimulator } from '../simulator';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from '../testing/people';
import { TEST_SETTINGS, type TestSandbox } from '../testing/test-simulator';
import { createApplicationResponse } from './application-response';
import { freezeResponse, isFrozenResponse } from './frozen-responses';

const test = exchangeInSandbox();
let katrin: TestSandbox;
let id: string;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  id = (await katrin.expectSuccess(createApplication, { body: LOAN_BODY })).applicationId;
});

const readApplication = () => katrin.expectSuccess(getApplication, { params: { id } });
const readList = () => katrin.expectSuccess(listApplications, {});

it('freezeResponse freezes the response at every level', () => {
  const answer = freezeResponse({ inside: [{ of: 1 }] });
  expect(isFrozenResponse(answer)).toBe(true);
  expect(() => answer.inside.push({ of: 2 })).toThrow(TypeError);
  expect(isFrozenResponse({ ...answer })).toBe(false);
});

it('repeated calls for an application, the list and the configuration return equal responses', async () => {
  const [first, second] = [await readApplication(), await readApplication()];
  expect(second).toEqual(first);
  expect(await readList()).toEqual(await readList());
  expect(await katrin.expectSuccess(getConfig, {})).toEqual(await katrin.expectSuccess(getConfig, {}));
});

it('the application call reuses a cached response only for the same role and language of the reader', () => {
  const scenario = findScenario('first-application');
  if (!scenario) throw new Error('the fixtures lack a situation');
  const sandbox = createSimulator(TEST_SETTINGS).sandboxes.open({ scenario, seed: 1, now: null });
  const [row] = sandbox.store.applications.all();
  if (!row) throw new Error('nobody has applied');
  const applicant = { role: 'applicant', language: 'de' } as const;
  const answer = createApplicationResponse(sandbox, row, applicant);
  expect(isFrozenResponse(answer)).toBe(true);
  expect(createApplicationResponse(sandbox, row, applicant)).toBe(answer);
  expect(createApplicationResponse(sandbox, row, { ...applicant, language: 'pl' })).not.toBe(answer);
});

it('the list call returns updated and new applications even if the cache has earlier responses', async () => {
  const listed = await readList();
  const bank = { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' };
  expect(await readApplication()).not.toMatchObject(bank);
  await katrin.expectSuccess(updateBankInfo, { params: { id }, body: bank });
  expect(await readApplication()).toMatchObject(bank);
  await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
  expect(await readList()).toHaveLength(listed.length + 1);
});

it('the application call returns another language after the language of the user changes', async () => {
  const namesIn = async (language: string) =>
    (await katrin.with({ 'accept-language': language }).expectSuccess(getApplication, { params: { id } }))
      .document_configurations?.document_categories;
  const [german, polish] = [await namesIn('de'), await namesIn('pl')];
  expect(polish).not.toEqual(german);
  expect(await namesIn('de')).toEqual(german);
});
