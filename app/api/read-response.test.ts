import { type Application, getApplication, listApplications } from 'contracts/api/applications';
import { emptyResponse } from 'contracts/api/call';
import { featureValues } from 'contracts/api/configuration';
import { listDocuments } from 'contracts/api/documents';
import { listFinanceObjects } from 'contracts/api/finance-objects';
import { listSignatories } from 'contracts/api/signatories';
import { createExampleOf } from 'contracts/openapi/examples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allowsEmptyBody, type DeviationKind, readPage, readResponseBody } from './read-response';

const application = createExampleOf(getApplication.response, 'getApplication') as Application;
const [summary] = createExampleOf(listApplications.response, 'listApplications') as [Record<string, unknown>];
const [object] = createExampleOf(listFinanceObjects.response, 'listFinanceObjects') as [
  Record<string, unknown>,
];
const [person] = createExampleOf(listSignatories.response, 'listSignatories') as [Record<string, unknown>];
const { result } = createExampleOf(listDocuments.response, 'listDocuments') as {
  result: Record<string, unknown>[];
};
const [document = {}] = result;

const withoutMember = (given: object, member: string) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== member));

type Row = [string, z.ZodType, unknown, unknown, [DeviationKind, string][]];

const schemaWithMember = (schema: z.ZodType) => z.object({ a: schema });
const lists = listApplications.response;

describe('readResponseBody (validation of an API response)', () => {
  it('returns a valid response as zod parses it, and reports no deviations', () => {
    expect(readResponseBody(getApplication.response, { ...application, unknown: 1 })).toEqual({
      ok: true,
      data: application,
      deviations: [],
    });
  });

  it.each<Row>([
    [
      'a numeric id',
      lists,
      [{ ...summary, applicationId: 4711 }],
      [{ ...summary, applicationId: '4711' }],
      [['other-type-for-text', '[].applicationId']],
    ],
    [
      'a boolean where text is expected',
      schemaWithMember(z.string()),
      { a: true },
      { a: 'true' },
      [['other-type-for-text', 'a']],
    ],
    [
      'money as a decimal string',
      lists,
      [{ ...summary, loanSize: '250000.00' }],
      [{ ...summary, loanSize: 250_000 }],
      [['text-for-number', '[].loanSize']],
    ],
    [
      'an integer as a decimal',
      schemaWithMember(z.int()),
      { a: '48.0' },
      { a: 48 },
      [['text-for-number', 'a']],
    ],
    [
      'a negative decimal',
      schemaWithMember(z.number()),
      { a: '-0.10' },
      { a: -0.1 },
      [['text-for-number', 'a']],
    ],
    [
      'a power of ten',
      schemaWithMember(z.number()),
      { a: '1E+5' },
      { a: 100_000 },
      [['text-for-number', 'a']],
    ],
    [
      'a small power of ten',
      schemaWithMember(z.number()),
      { a: '-5.2e-3' },
      { a: -0.0052 },
      [['text-for-number', 'a']],
    ],
    [
      'zero with an exponent',
      schemaWithMember(z.number()),
      { a: '0E-10' },
      { a: 0 },
      [['text-for-number', 'a']],
    ],
    [
      'the largest amount',
      schemaWithMember(z.number()),
      { a: '9999999999999.99' },
      { a: 9999999999999.99 },
      [['text-for-number', 'a']],
    ],
    [
      'text where a boolean is expected',
      schemaWithMember(z.boolean()),
      { a: 'false' },
      { a: false },
      [['text-for-boolean', 'a']],
    ],
    [
      'null where a list may be absent',
      getApplication.response,
      { ...application, custom_fields_list: null },
      withoutMember(application, 'custom_fields_list'),
      [['null-for-absent', 'custom_fields_list']],
    ],
    [
      'an absent member that may be null',
      getApplication.response,
      withoutMember(application, 'pricing'),
      { ...application, pricing: null },
      [['absent-for-null', 'pricing']],
    ],
    [
      'null where a list is expected',
      getApplication.response,
      { ...application, allowed_updates: null },
      { ...application, allowed_updates: [] },
      [['missing-list', 'allowed_updates']],
    ],
    ['an absent list', listDocuments.response, {}, { result: [] }, [['missing-list', 'result']]],
    [
      'null in place of the object around a list',
      listDocuments.response,
      null,
      { result: [] },
      [['missing-list', 'result']],
    ],
    ['null in place of the whole list', lists, null, [], [['missing-list', '(answer)']]],
    [
      'an absent object whose members may all be absent',
      z.object({ config: z.object({ a: z.string().optional() }) }),
      {},
      { config: {} },
      [['missing-object', 'config']],
    ],
    [
      'null in a record',
      schemaWithMember(z.record(z.string(), z.string())),
      { a: { de: 'x', en: null } },
      { a: { de: 'x' } },
      [['null-for-absent', 'a.*']],
    ],
    [
      'a time without a zone',
      lists,
      [{ ...summary, created: '2026-02-24T08:00:00' }],
      [{ ...summary, created: '2026-02-24T08:00:00Z' }],
      [['date-notation', '[].created']],
    ],
    [
      'a time at midnight where a date is expected',
      listFinanceObjects.response,
      [{ ...object, expected_delivery_date: '2026-05-15T00:00:00.000Z' }],
      [{ ...object, expected_delivery_date: '2026-05-15' }],
      [['date-notation', '[].expected_delivery_date']],
    ],
    [
      'an enumeration value in another case',
      lists,
      [{ ...summary, allBanksLoanPurpose: 'Working-Capital' }],
      [{ ...summary, allBanksLoanPurpose: 'working_capital' }],
      [['enumeration-spelling', '[].allBanksLoanPurpose']],
    ],
    [
      'a value of a closed enumeration in another case',
      schemaWithMember(z.enum(['EUR', 'CHF'])),
      { a: 'eur' },
      { a: 'EUR' },
      [['enumeration-spelling', 'a']],
    ],
    [
      'an unknown value of an enumeration',
      lists,
      [{ ...summary, currency: 'USD' }],
      [{ ...summary, currency: 'USD' }],
      [['unknown-value', '[].currency']],
    ],
    [
      'another spelling of a status, which D-20 allows',
      lists,
      [{ ...summary, status: 'PAID OUT' }],
      [{ ...summary, status: 'PAID OUT' }],
      [],
    ],
    [
      'an element that cannot be read',
      lists,
      [summary, { ...summary, created: 'yesterday' }],
      [summary],
      [['unreadable-element', '[].created']],
    ],
    [
      'an element of a nested list that cannot be read',
      listSignatories.response,
      [{ ...person, custom_fields_list: [{ field_id: 'a' }] }],
      [{ ...person, custom_fields_list: [] }],
      [['unreadable-element', '[].custom_fields_list[].field_value']],
    ],
    [
      'a page object where a list is expected',
      lists,
      { result: [summary], total: 1 },
      [summary],
      [['wrapped-list', '(answer)']],
    ],
    [
      'a list where a page object is expected',
      listDocuments.response,
      [document],
      { result },
      [['bare-list', 'result']],
    ],
    [
      'a list under another name',
      listDocuments.response,
      { items: [document] },
      { result },
      [['wrapped-list', 'result']],
    ],
    [
      'decimal strings in a factoring section',
      getApplication.response,
      { ...application, factoring: { financials: { annual_sales_previous_year: '3000000.00' } } },
      { ...application, factoring: { financials: { annual_sales_previous_year: 3_000_000 } } },
      [['text-for-number', 'factoring.financials.annual_sales_previous_year']],
    ],
    [
      'seconds in a time of day',
      schemaWithMember(featureValues.appointments.shape.start_time),
      { a: '09:00:00' },
      { a: '09:00' },
      [['date-notation', 'a']],
    ],
  ])('accepts %s', (_, schema, given, read, deviations) => {
    expect(readResponseBody(schema, given)).toEqual({
      ok: true,
      data: schema.parse(read),
      deviations: deviations.map(([kind, path]) => ({ kind, path })),
    });
  });

  it.each<[string, z.ZodType, unknown, string, 'missing' | 'unreadable']>([
    [
      'an object where text is expected',
      lists,
      [{ ...summary, applicationId: {} }],
      '[].applicationId',
      'unreadable',
    ],
    ['an id beyond the exact range', schemaWithMember(z.string()), { a: 2 ** 60 }, 'a', 'unreadable'],
    ['an amount in another notation', schemaWithMember(z.number()), { a: '1.000,50' }, 'a', 'unreadable'],
    [
      'an amount beyond the exact range',
      schemaWithMember(z.number()),
      { a: '90071992547409.93' },
      'a',
      'unreadable',
    ],
    [
      'a power of ten beyond the exact range',
      schemaWithMember(z.number()),
      { a: '1.5E+16' },
      'a',
      'unreadable',
    ],
    ['a power of ten without digits', schemaWithMember(z.number()), { a: '1E' }, 'a', 'unreadable'],
    ['a power of ten that is infinite', schemaWithMember(z.number()), { a: '1E400' }, 'a', 'unreadable'],
    [
      'a missing member',
      getApplication.response,
      withoutMember(application, 'companyName'),
      'companyName',
      'missing',
    ],
    [
      'null where text is expected',
      getApplication.response,
      { ...application, companyName: null },
      'companyName',
      'missing',
    ],
    ['a list without a readable element', lists, [{ ...summary, created: 'x' }], '[].created', 'unreadable'],
    ['an object where a list is expected', lists, {}, '(answer)', 'unreadable'],
    ['a list under another name', listDocuments.response, { unexpected: [1] }, 'result', 'missing'],
    ['a missing answer', getApplication.response, undefined, '(answer)', 'missing'],
    [
      'a date with a time where a date is expected',
      schemaWithMember(z.iso.date()),
      { a: '2026-01-31T23:00:00Z' },
      'a',
      'unreadable',
    ],
    ['a day that does not exist', schemaWithMember(z.iso.date()), { a: '2026-02-30' }, 'a', 'unreadable'],
    [
      'a value that a closed enumeration lacks',
      schemaWithMember(z.enum(['a'])),
      { a: 'b' },
      'a',
      'unreadable',
    ],
    ['a number where a boolean is expected', schemaWithMember(z.boolean()), { a: 2 }, 'a', 'unreadable'],
  ])('refuses %s and returns the path of the JSON member with the error', (_, schema, given, path, code) => {
    const read = readResponseBody(schema, given);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? [] : read.issues).toContainEqual({ path, code });
  });

  it('does not change the response object', () => {
    const given = [{ ...summary, applicationId: 7, factoring_limit: '1.50' }];
    const before = structuredClone(given);
    readResponseBody(lists, given);
    expect(given).toEqual(before);
  });

  it('reports a deviation of one kind in one JSON member once, for any number of list entries', () => {
    const read = readResponseBody(
      lists,
      Array.from({ length: 999 }, (__, id) => ({ ...summary, applicationId: id })),
    );
    expect(read.ok && read.deviations).toEqual([{ kind: 'other-type-for-text', path: '[].applicationId' }]);
  });

  it('reads a JSON member called __proto__ as data', () => {
    const schema = schemaWithMember(z.record(z.string(), z.string()));
    const read = readResponseBody(schema, JSON.parse('{"a": {"__proto__": null, "b": 1}}'));
    expect(read.ok && read.data).toEqual({ a: { b: '1' } });
    expect(readResponseBody(lists, JSON.parse('{"__proto__": [1]}')).ok).toBe(false);
  });

  it('reads JSON with 1,000 nested levels like any other JSON', () => {
    const deeplyNestedList = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    expect(readResponseBody(lists, deeplyNestedList).ok).toBe(false);
    expect(readResponseBody(getApplication.response, { ...application, bankName: deeplyNestedList }).ok).toBe(
      false,
    );
    expect(
      readResponseBody(getApplication.response, { ...application, more: deeplyNestedList }),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe('allowsEmptyBody (whether a call succeeds without a body)', () => {
  it('returns true only if the contract requires no JSON member', () => {
    expect(allowsEmptyBody(emptyResponse)).toBe(true);
    expect(allowsEmptyBody(getApplication.response)).toBe(false);
    expect(allowsEmptyBody(lists)).toBe(false);
  });
});

describe('readPage (one page of an API list)', () => {
  it('returns the entries and the next page of a paginated list, and null for any other response', () => {
    expect(readPage(lists, { data: [1], next: '/n?page=2' })).toMatchObject({
      items: [1],
      next: '/n?page=2',
    });
    expect(readPage(listDocuments.response, { result: [], next: 2 })).toMatchObject({ items: [], next: 2 });
    expect(readPage(lists, { items: [1], links: { next: 'c' } })).toMatchObject({ next: 'c' });
    expect(readPage(lists, { items: [1], next: null })).toMatchObject({ next: null });
    expect(readPage(lists, [1])).toBeNull();
    expect(readPage(getApplication.response, { result: [1], next: 2 })).toBeNull();
  });
});
