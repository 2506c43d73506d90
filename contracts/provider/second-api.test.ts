import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { LOAN_REQUEST } from 'fixtures/loan-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../openapi/openapi';
import { findPublishedViolations } from '../openapi/published-schemas';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { describeDrift } from './drift';
import { createPactSubset } from './pact-subset';
import { listen } from './recording-proxy';
import { type RunningSecondApi, startSecondApi } from './second-api/server';
import { createStates } from './second-api/states/state-table';
import { createStateHandler } from './state-handler/server';
import { verifyProvider } from './verification';

const OFFERED_FILE = fileURLToPath(new URL('./second-api/offered.json', import.meta.url));
const offeredCalls: string[] = JSON.parse(readFileSync(OFFERED_FILE, 'utf8'));

let secondApi: RunningSecondApi;
let handler: ReturnType<typeof createStateHandler>;
let stateHandlerUrl: string;
const failures: Error[] = [];

beforeAll(async () => {
  secondApi = await startSecondApi({ port: 0, onFailure: (failure) => failures.push(failure) });
  handler = createStateHandler(secondApi.origin, createStates(secondApi.bank));
  stateHandlerUrl = await listen(handler);
});

afterAll(async () => {
  handler.close();
  await secondApi.close();
});

describe('QA-02 the second lending API', () => {
  it('the second lending API satisfies the pact and the contract in each offered call', async () => {
    const part = createPactSubset(AGREED_PACT_FILE, OFFERED_FILE);
    const findings = await verifyProvider({
      pact: part.pact,
      providerBaseUrl: secondApi.origin,
      stateHandlerUrl,
    });
    part.remove();
    expect(failures).toEqual([]);
    expect(findings.unprepared).toEqual([]);
    expect(findings.drifts.map(describeDrift)).toEqual([]);
    const notOfferedCount = part.notOffered.flatMap(({ exchanges }) => exchanges).length;
    expect(Object.keys(findings.responses)).toHaveLength(part.exchanges - notOfferedCount);
    const document = describeApi(Object.values(CALLS));
    expect(findPublishedViolations(document, findings.responses)).toEqual([]);
  });

  it.each(Object.values<Call>(CALLS).map((call) => [call.name, call] as const))(
    'the second lending API offers the call %s if and only if the list of offered calls names the call',
    async (name, { method, path }) => {
      const address =
        secondApi.origin + path.replace(':entities', 'applications').replaceAll(/:\w+/g, 'unknown');
      const response = await fetch(address, { method });
      const text = await response.text();
      expect(text === UNKNOWN_CALL).toBe(!offeredCalls.includes(name));
    },
  );
});

describe('the second lending API (details of the OpenAPI description)', () => {
  async function createReader() {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(secondApi.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const account = { email: `${crypto.randomUUID()}@firma.example`, password: 'Kontor-2026!' };
    await post('/user/users', {
      ...account,
      accepted_terms: true,
      accepted_partner_terms: true,
      interface_language: 'de',
      communication_language: 'de',
    });
    const login = await post('/user/account/login', account);
    const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const createdApplication = (await (
      await post('/user/applications', LOAN_REQUEST, { cookie })
    ).json()) as {
      applicationId: string;
    };
    return async (path: string, language?: string) => {
      const address = `${secondApi.origin}/user/applications/${createdApplication.applicationId}${path}`;
      const headers = { cookie, ...(language && { 'accept-language': language }) };
      return (await fetch(address, { headers })).json();
    };
  }

  it('DOC-08: the second lending API returns document names in the requested language, or else in the language of the account', async () => {
    const get = await createReader();
    const namesIn = async (language?: string) => {
      const { document_configurations } = CALLS.getApplication.response.parse(await get('', language));
      return document_configurations?.document_categories.map(({ name }) => name);
    };
    const german = ['Jahresabschluss 2024', 'BWA mit Summen- und Saldenliste', 'Verbindlichkeitenspiegel'];
    expect(await namesIn()).toEqual([...german, 'Kontoauszug', 'Weitere Unterlagen']);
    expect(await namesIn('it')).toEqual(await namesIn());
    expect((await namesIn('en-GB,en;q=0.8'))?.[0]).toBe('Annual statement 2024');
    expect((await namesIn('pl'))?.[3]).toBe('Wyciąg z konta');
  });

  it('DOC-07: the second lending API returns a default base year before the applicant chooses a year', async () => {
    expect(await (await createReader())('')).toMatchObject({ documents_base_year: 2024 });
  });

  it('OVER-07: lists the missing documents', async () => {
    const { pending_actions } = CALLS.validateNextStatus.response.parse(
      await (await createReader())('/next_status_validate'),
    );
    const errorsOf = (action: string) => pending_actions.find((each) => each.action === action)?.errors;
    expect(errorsOf('documents')).toEqual([
      {
        code: 'err_required_documents_missing',
        values: { document_types: ['annual_statement_2024', 'bwa_susa'] },
      },
    ]);
    expect(errorsOf('debt_register')).toEqual([
      {
        code: 'err_debt_registry_missing',
        values: { document_types: ['debt_ledger'], oldest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      },
    ]);
  });
});

const UNKNOWN_CALL = JSON.stringify({ errors: [{}] });
