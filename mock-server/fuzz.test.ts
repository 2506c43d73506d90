import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { errorAnswer } from 'contracts/api/error-answer';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inSandbox } from './testing/in-sandbox';
import { KATRIN, LOAN, loggedIn, REGISTRATION } from './testing/people';
import type { Received, TestSandbox } from './testing/test-simulator';

const test = inSandbox();
let katrin: TestSandbox;

beforeEach(async () => {
  // Whatever the handlers log is a failure of theirs.
  vi.spyOn(console, 'error');
  katrin = await loggedIn(test.sandbox(), KATRIN);
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const RUNS = 60;

/** Texts that have hurt servers before. */
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
    KATRIN,
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

/** A value that the schema takes: ordinary or odd texts and figures in the shape of an object. */
function valid(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries<z.ZodType>(schema.shape);
    const isOptional = (member: z.ZodType) => member.safeParse(undefined).success;
    return fc.record(Object.fromEntries(members.map(([name, member]) => [name, valid(member)])), {
      requiredKeys: members.filter(([, member]) => !isOptional(member)).map(([name]) => name),
    });
  }
  if (schema instanceof z.ZodOptional) return valid(schema.unwrap() as z.ZodType);
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
  if (schema instanceof z.ZodString) return nastyText;
  throw new Error(`no values are known for a schema of type ${schema.type}`);
}

/** A body that may be anything: wrong kinds, missing and unknown members, no object at all, no JSON at all. */
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

/** Bodies that are right, so that a single wrong member is met by the rules behind the schema. */
const RIGHT_BODIES: Partial<Record<keyof typeof CALLS, unknown>> = {
  createApplication: LOAN,
  register: REGISTRATION,
  login: { email: KATRIN, password: 'x' },
};

function send(call: Call, params: unknown, query: unknown, body: unknown): Promise<Received> {
  const values: Record<string, unknown> = Object(params);
  const path = call.path.replace(/:(\w+)/g, (_, name) => safeEncode(String(values[name])));
  const search = new URLSearchParams(
    Object.entries(Object(query)).map(([name, value]) =>
      [name, value].map((text) => String(text).slice(0, 200)),
    ),
  );
  return katrin.request(call.method, `${path}?${search}`, { body });
}

/** Text as a part of an address: no half of a surrogate pair, not empty, and no longer than node reads an address. */
function safeEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').slice(0, 200)) || '-';
}

/** Every answer is what the contract promises: the success, or a list of errors with a status below 500. */
function expectContract(call: Call, { status, body }: Received): void {
  if (status === call.status) {
    expect(call.answer.safeParse(body).error).toBeUndefined();
    return;
  }
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(errorAnswer.safeParse(body).error).toBeUndefined();
}

describe.each(Object.entries(CALLS))('%s', { timeout: 120_000 }, (name, given) => {
  const call: Call = given;

  it('SIM-01 keeps the contract for all that its schemas take', async () => {
    await fc.assert(
      fc.asyncProperty(
        valid(call.params),
        valid(call.query),
        valid(call.body),
        async (params, query, body) => {
          expectContract(call, await send(call, params, query, body));
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('SIM-01 keeps the contract for hostile input', async () => {
    const right = RIGHT_BODIES[name as keyof typeof CALLS] ?? {};
    await fc.assert(
      fc.asyncProperty(
        valid(call.params),
        fc.dictionary(nastyText, nastyText),
        hostile(call.body, right),
        async (params, query, body) => {
          const isQueryOnly = call.method === 'GET';
          expectContract(call, await send(call, params, isQueryOnly ? query : {}, body));
        },
      ),
      { numRuns: RUNS },
    );
  });
});

/** Calls of the control API that take a body, each with members it knows. */
const CONTROL_CALLS = {
  'POST /simulator/sandboxes': { scenario: 'demo', seed: 1, now: '2026-01-01T00:00:00Z' },
  'PUT /simulator/clock': { now: '2026-01-01T00:00:00Z' },
  'POST /simulator/clock/advance': { by: 'P1D' },
  'POST /simulator/faults': { path: '/nothing', status: 500, times: 1 },
  'POST /simulator/invitations': { email: 'jemand@beispiel.example', language: 'de' },
  'POST /simulator/play/exchange': { code: 'x' },
  'POST /simulator/applications/7K2M9Q/status': { status: 'Submitted' },
  'PUT /simulator/snapshot': { format: 1, scenario: 'demo', users: [], faults: [] },
};

describe.each(Object.entries(CONTROL_CALLS))('%s', { timeout: 120_000 }, (start, right) => {
  const [method = '', path = ''] = start.split(' ');
  const members = z.object(Object.fromEntries(Object.keys(right).map((name) => [name, z.unknown()])));

  it('never fails, whatever it is sent', async () => {
    await fc.assert(
      fc.asyncProperty(hostile(members, right), async (body) => {
        const answer = await katrin.request(method, path, { body });
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(errorAnswer.safeParse(answer.body).error).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  });
});
