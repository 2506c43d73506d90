import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { errorResponse } from 'contracts/api/error-response';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SAMPLE_DIRECTOR } from './rules/sample-representative';
import { FORKLIFT_BODY, NEW_COMPANY_BODY } from './testing/financing';
import { exchangeInSandbox } from './testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, REGISTRATION_BODY } from './testing/people';
import type { TestResponse, TestSandbox } from './testing/test-simulator';

const test = exchangeInSandbox();
let katrin: TestSandbox;
let ids: { applications: string[]; parts: string[] };

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write');
  ids = await openWorldWithAllCollections(test.sandbox());
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
});

const row = z.looseObject({ id: z.string() });
const snapshotSchema = z.looseObject({
  applications: z.array(row.extend({ facts: z.looseObject({ status: z.string() }) })),
});

async function openWorldWithAllCollections(sandbox: TestSandbox): Promise<typeof ids> {
  const { body } = await sandbox.request('GET', '/simulator/snapshot');
  const snapshot = snapshotSchema.parse(body);
  const applications = snapshot.applications.map((application) => ({
    ...application,
    facts: { ...application.facts, status: 'Open' },
  }));
  const restoreResponse = await sandbox.request('PUT', '/simulator/snapshot', {
    body: { ...snapshot, applications },
  });
  expect(restoreResponse.status).toBe(200);
  const { applications: _, users: __, ...otherMembers } = snapshot;
  return {
    applications: applications.map(({ id }) => id),
    parts: Object.values(otherMembers).flatMap(
      (rows) =>
        z
          .array(row)
          .safeParse(rows)
          .data?.map(({ id }) => id) ?? [],
    ),
  };
}

afterEach(() => {
  expect(process.stderr.write).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const RUNS = 60;

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%',
    '\u202Eabc',
    '\uD800',
    '🏴‍☠️',
    'e\u0301'.repeat(100),
    'x'.repeat(20_000),
    KATRIN_LOGIN,
  ),
);

const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0, -1, 0.1, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2),
  fc.jsonValue({ maxDepth: 3 }),
);

const anyDate = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

function params(call: Call): fc.Arbitrary<unknown> {
  if (!(call.params instanceof z.ZodObject)) return valid(call.params);
  const known = (name: string) => (name === 'id' ? ids.applications : ids.parts);
  return fc.record(
    Object.fromEntries(
      Object.keys(call.params.shape).map((name) => [
        name,
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom('-', ...known(name)) },
          { weight: 1, arbitrary: nastyText },
        ),
      ]),
    ),
  );
}

function valid(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries<z.ZodType>(schema.shape);
    const isOptional = (member: z.ZodType) => member.safeParse(undefined).success;
    return fc.record(Object.fromEntries(members.map(([name, member]) => [name, valid(member)])), {
      requiredKeys: members.filter(([, member]) => !isOptional(member)).map(([name]) => name),
    });
  }
  if (schema instanceof z.ZodOptional) return valid(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault) return valid(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) return fc.option(valid(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodArray) return fc.array(valid(schema.element as z.ZodType), { maxLength: 3 });
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map((option) => valid(option as z.ZodType)));
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) {
    return fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(50_000, 24),
    );
  }
  if (schema instanceof z.ZodRecord) return fc.dictionary(nastyText, nastyText);
  if (schema instanceof z.ZodISODate) return anyDate.map((date) => date.toISOString().slice(0, 10));
  if (schema instanceof z.ZodISODateTime) return anyDate.map((date) => date.toISOString());
  if (schema instanceof z.ZodString) return nastyText;
  throw new Error(`no values are known for a schema of type ${schema.type}`);
}

function hostile(schema: z.ZodType, base: unknown): fc.Arbitrary<unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const name = fc.oneof(fc.constantFrom(...names, '__proto__', 'toString'), nastyText);
  return fc.oneof(
    fc.dictionary(name, nastyValue).map((change) => ({ ...Object(base), ...change })),
    fc.dictionary(name, nastyValue),
    nastyValue,
    nastyText.map((text) => `{"a": ${text}`),
  );
}

/** In a valid body, a single wrong member reaches the rules behind the schema. */
const VALID_BODIES: Partial<Record<keyof typeof CALLS, unknown>> = {
  createApplication: LOAN_BODY,
  register: REGISTRATION_BODY,
  login: { email: KATRIN_LOGIN, password: 'x' },
  addSignatories: { data: [SAMPLE_DIRECTOR] },
  updateSignatory: SAMPLE_DIRECTOR,
  linkSignedDocument: { unsigned_doc_id: 'x', signed_doc_id: 'y' },
  acceptRequirements: {
    signatory_id: 'x',
    application_id: 'y',
    sepa_mandate_accepted: true,
    legal_signature_accepted: true,
  },
  changeStatus: { status: 'Submitted' },
  updateBankInfo: { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' },
  updateApplication: { taxIdNumber: '60/123/45678', documents_base_year: 2022 },
  updateCustomFields: { custom_fields: [{ field_id: 'own_funds', field_value: '50000' }] },
  addFinanceObject: FORKLIFT_BODY,
  replaceFinanceObject: FORKLIFT_BODY,
  updateFactoringFinancials: {
    company_portfolio: 'Treppen, Geländer und Hallen für Bauherren im Norden.',
    annual_sales_previous_year: 600_000,
    planned_annual_sales_following_year: 700_000,
    planned_annual_sales_factoring: 300_000,
  },
  updateFactoringInvoices: {
    number_of_outgoing_invoices: 400,
    invoice_currencies: ['EUR'],
    max_invoice_value_previous_year: 48_000,
    payment_deadline_for_outgoing_invoices: 30,
  },
  updateFactoringRisk: {
    are_receivables_assigned: false,
    has_commercial_credit_insurance: true,
    already_has_factoring: false,
    centralized_settlement_entity: 'Keine',
  },
  addDebtor: { company_id: 'molkerei-geest', annual_sales_previous_year: 90_000, currency: 'EUR' },
  updateDebtor: { annual_sales_previous_year: 90_000, currency: 'EUR' },
  addCompany: NEW_COMPANY_BODY,
  bookAppointment: {
    meeting_type: 'telephone',
    meeting_time: '2026-03-04T10:15:00+01:00',
    first_name: 'Katrin',
    last_name: 'Brandt',
    company_name: 'Metallbau Brandt GmbH',
    contact_email: KATRIN_LOGIN,
    contact_phone: '+49 421 330 81',
  },
};

function send(call: Call, params: unknown, query: unknown, body: unknown): Promise<TestResponse> {
  const values: Record<string, unknown> = Object(params);
  const path = call.path.replace(/:(\w+)/g, (_, name) => safeEncode(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(Object(query)).map(([name, value]) =>
      [name, value].map((text) => String(text).slice(0, 200)),
    ),
  );
  return katrin.request(call.method, `${path}?${search}`, { body });
}

function safeEncode(text: string): string {
  const part = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').slice(0, 200));
  return ['', '.', '..'].includes(part) ? '-' : part;
}

function expectContract(call: Call, { status, body }: TestResponse): void {
  if (status === call.status) {
    expect(call.response.safeParse(body).error).toBeUndefined();
    return;
  }
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(errorResponse.safeParse(body).error).toBeUndefined();
}

describe.each(Object.entries(CALLS))(
  'random requests to the call %s',
  { timeout: 120_000 },
  (name, given) => {
    const call: Call = given;

    it('SIM-01 random requests get responses that match the contract for all valid input', async () => {
      await fc.assert(
        fc.asyncProperty(params(call), valid(call.query), valid(call.body), async (values, query, body) => {
          expectContract(call, await send(call, values, query, body));
        }),
        { numRuns: RUNS },
      );
    });

    it('SIM-01 random requests get responses that match the contract for hostile input', async () => {
      const right = VALID_BODIES[name as keyof typeof CALLS] ?? {};
      await fc.assert(
        fc.asyncProperty(
          params(call),
          fc.dictionary(nastyText, nastyText),
          hostile(call.body, right),
          async (values, query, body) => {
            const isQueryOnly = call.method === 'GET';
            expectContract(call, await send(call, values, isQueryOnly ? query : {}, body));
          },
        ),
        { numRuns: RUNS },
      );
    });
  },
);

const CONTROL_CALLS = {
  'POST /simulator/sandboxes': { scenario: 'demo', seed: 1, now: '2026-01-01T00:00:00Z' },
  'PUT /simulator/clock': { now: '2026-01-01T00:00:00Z' },
  'POST /simulator/clock/advance': { by: 'P1D' },
  'POST /simulator/faults': { path: '/config', status: 500, times: 1 },
  'POST /simulator/invitations': { email: 'jemand@beispiel.example', language: 'de' },
  'POST /simulator/play/exchange': { code: 'x' },
  'PUT /simulator/back-office': { automatic: true, days_per_step: 1 },
  'POST /simulator/applications/7K2M9Q/status': { status: 'Submitted' },
  'POST /simulator/applications/4TX8VB/signatories/x/identification': { outcome: 'SUCCESS' },
  'PUT /simulator/snapshot': { format: 1, scenario: 'demo', users: [], faults: [] },
};

describe.each(Object.entries(CONTROL_CALLS))(
  'random requests to the control call %s',
  { timeout: 120_000 },
  (start, right) => {
    const [method = '', path = ''] = start.split(' ');
    const members = z.object(Object.fromEntries(Object.keys(right).map((name) => [name, z.unknown()])));

    it('random requests never cause a server error', async () => {
      await fc.assert(
        fc.asyncProperty(hostile(members, right), async (body) => {
          const response = await katrin.request(method, path, { body });
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400) expect(errorResponse.safeParse(response.body).error).toBeUndefined();
        }),
        { numRuns: RUNS },
      );
    });
  },
);
