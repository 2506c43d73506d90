import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describeControl } from 'mock-server/control/description';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../api';
import type { Call } from '../api/call';
import { LANGUAGES } from '../api/enumerations';
import { errorResponse } from '../api/error-response';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { readRecordedExamples } from '../recorded/recorded-examples';
import { createExampleOf } from './examples';
import { describeApi, type Operation } from './openapi';
import { PublishedSchemas } from './published-schemas';
import { createStrictSchema, findViolations } from './strict-schema';

const description = describeApi(Object.values(CALLS), undefined, null);

function operation(path: string, method: string): Operation {
  const found = description.paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
}

const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI description', () => {
  it('The OpenAPI description has version 3.1 and contains only plain JSON', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  });

  const descriptions = [
    ['with generated examples', description],
    ['with recorded examples', describeApi(Object.values(CALLS))],
  ] as const;

  it.each(descriptions)('SIM-14 the OpenAPI description passes an OpenAPI validator: %s', async (_, each) => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(each) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it.each(descriptions)(
    'SIM-14 the OpenAPI description passes the recommended rules of a public linter: %s',
    async (_, each) => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: JSON.stringify(each), config });
      const findings = problems.map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
      );
      expect([...new Set(findings)]).toEqual([]);
    },
  );

  it('SIM-14 lists the same enumeration values for responses and requests', () => {
    const { responses } = operation('/user/applications', 'post');
    const schemaText = JSON.stringify(responses[201]?.content['application/json'].schema);
    expect(schemaText).toContain('"enum":["EUR","CHF","PLN"]');
    expect(schemaText).toContain('"working_capital"');
  });

  it('SIM-14 the OpenAPI description describes page numbers as integers', () => {
    const { parameters } = operation('/user/applications/{id}/documents', 'get');
    const page = parameters.filter(({ name }) => name.startsWith('page'));
    expect(page.map(({ schema }) => schema.type)).toEqual(['integer', 'integer']);
  });

  it('SIM-14 the OpenAPI description documents the idempotency header of createApplication', () => {
    const { parameters } = operation('/user/applications', 'post');
    expect(parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } },
    ]);
  });

  it('SIM-14 the OpenAPI description documents the header for the language of document names', () => {
    const { parameters } = operation('/user/applications/{id}', 'get');
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'Accept-Language', in: 'header', required: false }),
    );
  });

  it('SIM-14 the OpenAPI description describes the signatory and the document types in errors about pending items', () => {
    const { responses } = operation('/user/applications/{id}/next_status_validate', 'get');
    const schema = responses[200]?.content['application/json'].schema;
    const error = schema?.properties?.pending_actions?.items?.properties?.errors?.items;
    for (const member of ['signatory_id', 'document_types', 'oldest', 'missing', 'total']) {
      expect(error?.properties?.values).toMatchObject({ description: expect.stringContaining(member) });
    }
  });

  it('SIM-14 the OpenAPI description contains every call of the contract once, under the name of the call', () => {
    const names = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it('lists parameters, body, success response and error responses of a call', () => {
    expect(operation('/user/profile/{userId}', 'patch')).toMatchObject({
      operationId: 'updateProfile',
      security: [{ session: [] }],
      parameters: [{ name: 'userId', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: { interface_language: { enum: LANGUAGES } },
              required: ['interface_language'],
              additionalProperties: false,
            },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { type: 'object' } } } },
        401: { description: 'err_auth_session_not_found, err_auth_session_expired' },
        404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } } },
      },
    });
  });

  it.each(['login', 'register'])(
    'the OpenAPI description requires a session cookie of any name in the response of %s',
    (name) => {
      const sessionOperation = operations().find(({ operationId }) => operationId === name);
      const [success] = Object.values(sessionOperation?.responses ?? {}).filter(
        ({ headers }) => headers !== undefined,
      );
      expect(success?.headers?.['Set-Cookie']).toMatchObject({
        required: true,
      });
      const { pattern } = success?.headers?.['Set-Cookie']?.schema ?? {};
      expect('__Host-auth.v3=x; Path=/').toMatch(new RegExp(String(pattern)));
      expect('; Path=/').not.toMatch(new RegExp(String(pattern)));
    },
  );

  it('the OpenAPI description describes each operation in whole sentences, and says whether it needs a session', () => {
    const control = Object.values(describeControl().paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, summary, description: text } of [...operations(), ...control]) {
      expect(text, operationId).toMatch(/^[A-Z].*\.$/);
      expect(text, operationId).toMatch(/session/);
      expect(text.length, operationId).toBeGreaterThan(summary.length + 1);
    }
  });

  it('the OpenAPI description marks required parameters and requires no session for public calls', () => {
    const search = operation('/company_search', 'get');
    expect(search.parameters).toMatchObject([
      { name: 'name', in: 'query', required: true },
      { name: 'country', in: 'query', required: false },
    ]);
    expect(search.security).toEqual([]);
    expect(search).not.toHaveProperty('requestBody');
  });
});

describe('a validator that knows only the published OpenAPI document', () => {
  const published = new PublishedSchemas(JSON.parse(JSON.stringify(describeApi(Object.values(CALLS)))));
  const recordedExchanges = Object.entries(readRecordedExamples()?.calls ?? {}).flatMap(([call, examples]) =>
    examples.map((each) => ({ call, ...each })),
  );

  it('the validator finds only whole numbers in multipleOf, because fractions would refuse valid amounts', () => {
    const divisors = [description, describeControl()].flatMap((each) =>
      Array.from(JSON.stringify(each).matchAll(/"multipleOf":([^,}]+)/g), ([, divisor]) => Number(divisor)),
    );
    expect(divisors.filter((divisor) => !Number.isInteger(divisor))).toEqual([]);
  });

  it.each([
    0, 0.01, 0.07, 0.29, 1.1, 4.35, 8.41, 19.99, 64.1, 100.05, 579.46, 1_000.06, 1_019.55, 4_035.05,
    84_000.07, 250_000.29, 9_999_999.99, 999_999_999_999.99,
  ])('the validator accepts the amount %d in a response, like the contract', (net_purchase_price) => {
    const [listedObject] = examplesIn(
      createExampleOf(CALLS.listFinanceObjects.response, 'listFinanceObjects'),
    );
    const responseBody = [{ ...listedObject, net_purchase_price }];
    expect(published.violationsOf({ call: 'listFinanceObjects', status: 200, answer: responseBody })).toEqual(
      [],
    );
    expect(findViolations(CALLS.listFinanceObjects, 200, responseBody)).toEqual([]);
  });

  it.each([0.001, 0.065, 1_000.005, 84_000.123])(
    'the validator does not check the decimals of amounts: only the contract refuses the amount %d',
    (value) => {
      const money = CALLS.listFinanceObjects.response.element.shape.net_purchase_price;
      expect(createStrictSchema(money).safeParse(value).success).toBe(false);
    },
  );

  it('the validator accepts every recorded exchange', () => {
    expect(recordedExchanges.length).toBeGreaterThan(20);
    expect(recordedExchanges.flatMap((each) => published.violationsOf(each))).toEqual([]);
  });

  it('the validator accepts every response of the agreed pact', () => {
    const { interactions }: { interactions: AgreedExchange[] } = JSON.parse(
      readFileSync(AGREED_PACT_FILE, 'utf8'),
    );
    const violations = interactions.flatMap(
      ({ description: exchange, response: { status, headers, body } }) =>
        published.violationsOf({
          call: exchange.split(' ', 1)[0] ?? '',
          status,
          headers: Object.fromEntries(
            Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
          ),
          answer: body?.content,
        }),
    );
    expect(interactions.length).toBeGreaterThan(200);
    expect(violations).toEqual([]);
  });

  it.each([
    ['a missing member', { call: 'getConfig', status: 200, answer: {} }],
    ['an amount as text', { call: 'listFinanceObjects', status: 200, answer: [{ net_purchase_price: '1' }] }],
    ['a login without a cookie', { call: 'login', status: 200, headers: {}, answer: {} }],
    ['an unknown status', { call: 'login', status: 418, answer: {} }],
    ['an empty list of errors', { call: 'login', status: 401, answer: { errors: [] } }],
  ])('the validator refuses a response: %s', (_, exchange) => {
    expect(published.violationsOf(exchange)).not.toEqual([]);
  });
});

interface AgreedExchange {
  description: string;
  response: { status: number; headers?: Record<string, string[]>; body?: { content: unknown } };
}

function examplesIn(example: unknown): Record<string, unknown>[] {
  return Array.isArray(example) ? example : [];
}

describe('examples recorded from a real lending API', () => {
  const recordedDescription = describeApi(Object.values(CALLS), undefined, {
    of: 'a bank',
    on: '2026-03-02',
    calls: {
      searchCompanies: [
        { status: 200, query: { name: 'Schuster' }, answer: { companyNameSuggestions: [] } },
        {
          status: 422,
          answer: { errors: [{ code: 'err_validation_failed', field: 'name', values: { min: 4 } }] },
        },
      ],
    },
  });

  it('SIM-14 recorded examples replace generated examples and name the lending API that they come from', () => {
    const search = recordedDescription.paths['/company_search']?.get;
    expect(search?.['x-recorded']).toEqual({ of: 'a bank', on: '2026-03-02' });
    expect(search?.parameters[0]?.example).toBe('Schuster');
    expect(search?.responses[200]?.content['application/json'].example).toEqual({
      companyNameSuggestions: [],
    });
    expect(
      search?.responses[422]?.content['application/json'].examples?.err_validation_failed?.value,
    ).toEqual({
      errors: [{ code: 'err_validation_failed', field: 'name', values: { min: 4 } }],
    });
    expect(recordedDescription.paths['/config']?.get).toEqual(description.paths['/config']?.get);
  });

  it('SIM-14 recorded examples are marked as recorded wherever they appear', () => {
    const sourcesOf = (describedOperation: Operation | undefined) => ({
      parameters: describedOperation?.parameters.map((each) => each['x-example-source']),
      answer: describedOperation?.responses[200]?.content['application/json']['x-example-source'],
      refusals: Object.entries(
        describedOperation?.responses[422]?.content['application/json'].examples ?? {},
      ).map(([code, each]) => [code, each['x-example-source']]),
    });
    expect(sourcesOf(recordedDescription.paths['/company_search']?.get)).toEqual({
      parameters: ['recorded', 'made up'],
      answer: 'recorded',
      refusals: expect.arrayContaining([['err_validation_failed', 'recorded']]),
    });
    expect(sourcesOf(recordedDescription.paths['/config']?.get)).toMatchObject({ answer: 'made up' });
    expect(operation('/user/applications', 'post').requestBody?.content['application/json']).toMatchObject({
      'x-example-source': 'made up',
    });
  });

  it('SIM-14 recorded examples name the lending API that they come from even if the recording has only error responses', () => {
    const refusalDescription = describeApi(Object.values(CALLS), undefined, {
      of: 'a bank',
      on: '2026-03-02',
      calls: { getConfig: [{ status: 422, answer: { errors: [{ code: 'err_validation_failed' }] } }] },
    }).paths['/config']?.get;
    expect(refusalDescription?.['x-recorded']).toEqual({ of: 'a bank', on: '2026-03-02' });
    expect(refusalDescription?.responses[200]?.content['application/json']['x-example-source']).toBe(
      'made up',
    );
  });
});

describe.each(Object.entries(CALLS))('OpenAPI examples of the call %s', (name, declaredCall) => {
  const call: Call = declaredCall;

  it('SIM-14 OpenAPI examples match the schemas of the call', () => {
    for (const schema of [call.params, call.query, call.body, call.response]) {
      expect(schema.safeParse(createExampleOf(schema, name)).error).toBeUndefined();
    }
  });

  it('SIM-14 OpenAPI examples appear in the description, error responses included', () => {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const { responses, parameters } = operation(path, call.method.toLowerCase());
    for (const { example } of parameters) expect(example).not.toBeUndefined();
    for (const [status, { content }] of Object.entries(responses)) {
      const { example, examples } = content['application/json'];
      if (Number(status) === call.status) expect(example).toEqual(createExampleOf(call.response, name));
      else for (const each of Object.values(examples ?? {})) errorResponse.parse(each.value);
    }
  });

  it('SIM-14 OpenAPI examples use realistic values instead of field names', () => {
    for (const schema of [call.params, call.query, call.body, call.response]) {
      expect(placeholders(createExampleOf(schema, name))).toEqual([]);
    }
  });
});

function placeholders(example: unknown): string[] {
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([member, value]) =>
    value === member || (Array.isArray(value) && value[0] === member) ? [member] : placeholders(value),
  );
}
