import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeFindings } from '../testing/small-form';
import { parseJsonDocument, repairJsonDocument } from './parse-json-document';

function createNested(depth: number): object {
  return { member: depth === 1 ? 0 : createNested(depth - 1) };
}

describe('parseJsonDocument (validates a JSON document and limits its depth and size)', () => {
  it.each<[string, object, string[]]>([
    ['accepts a document of the maximum depth', createNested(40), []],
    ['refuses a document one level above the maximum depth', createNested(41), ['error  too_deep max=40']],
    ['accepts a document of the maximum size', { list: Array(299_999).fill(0) }, []],
    [
      'refuses a document one value above the maximum size',
      { list: Array(300_000).fill(0) },
      ['error  too_large max=300000'],
    ],
  ])('%s', (_, value, expected) => {
    expect(describeFindings(parseJsonDocument(z.looseObject({}), value).findings)).toEqual(expected);
  });
});

const schemaWith = (schema: z.ZodType) => z.strictObject({ at: schema, other: z.literal(0) });

describe('findings of parseJsonDocument', () => {
  const textOrSizes = z.union([z.string(), z.strictObject({ width: z.number(), height: z.number() })]);
  const byLanguage = z.record(z.string().regex(/^[a-z]{2}$/), z.string());
  const filledIn = z.preprocess((given) => given ?? {}, z.strictObject({ member: z.string() }));

  it.each<[string, z.ZodType, unknown, string[]]>([
    ['a missing value of two possible types', textOrSizes, undefined, ['at missing']],
    ['a value of neither of two types', textOrSizes, ['A'], ['at wrong_type']],
    [
      'wrong members of the second of two types',
      textOrSizes,
      { width: 'A', height: 'B' },
      ['at.width wrong_type expected=number', 'at.height wrong_type expected=number'],
    ],
    ['a missing member of the second of two types', textOrSizes, { width: 1 }, ['at.height missing']],
    [
      'a misspelt word of an enumeration',
      z.union([z.number(), z.enum(['small', 'large'])]),
      'smal',
      ['at not_offered given=smal nearest=small'],
    ],
    ['a key that the schema refuses', byLanguage, { Polish: 'A' }, ['at.Polish unknown_member name=Polish']],
    [
      'a key and a value that the schema refuses',
      byLanguage,
      { Polish: 'A', de: 5 },
      ['at.Polish unknown_member name=Polish', 'at.de wrong_type expected=string'],
    ],
    ['a text that does not match the pattern', z.string().regex(/^A$/), 'B', ['at wrong_type']],
    ['a missing member of a value with a default', filledIn, undefined, ['at.member missing']],
    ['a missing member of null with a default', filledIn, null, ['at.member missing']],
    [
      'a member named like a property of Object.prototype',
      z.strictObject({ constructor: z.string() }),
      { constructors: 'A' },
      ['at.constructor missing', 'at.constructors unknown_member name=constructors'],
    ],
  ])('findings of a JSON document name path and problem of %s', (_, schema, at, expected) => {
    const { document, findings } = parseJsonDocument(schemaWith(schema), { other: 0, at });
    expect(document).toBeNull();
    expect(describeFindings(findings)).toEqual(expected.map((line) => `error ${line}`));
  });
});

describe('repairJsonDocument (corrects small errors of a JSON document)', () => {
  const word = z.enum(['small', 'large']);
  const sizes = schemaWith(z.strictObject({ word, size: z.number().max(9).optional() }));
  const beginning = 'x'.repeat(60);
  const longText = 'y'.repeat(80);

  it.each<[string, z.ZodType, unknown, unknown]>([
    [
      'returns a valid document unchanged',
      sizes,
      { other: 0, at: { word: 'small' } },
      { other: 0, at: { word: 'small' } },
    ],
    [
      'drops unknown members at every level',
      sizes,
      { other: 0, at: { word: 'small', note: 1, size: 2 }, size: 3 },
      { other: 0, at: { word: 'small', size: 2 } },
    ],
    [
      'replaces a misspelt word by the nearest word',
      sizes,
      { other: 0, at: { word: 'larg' } },
      { other: 0, at: { word: 'large' } },
    ],
    [
      'replaces a long word by the word nearest to its first 60 characters',
      z.strictObject({ at: z.enum([longText, beginning]) }),
      { at: beginning + longText },
      { at: beginning },
    ],
    ['returns null if a word is missing', sizes, { other: 0, at: {} }, null],
    ['returns null if a word is a number', sizes, { other: 0, at: { word: 1 } }, null],
    ['returns null if a number is out of range', sizes, { other: 0, at: { word: 'small', size: 10 } }, null],
    [
      'returns null if the nearest word is invalid too',
      z.strictObject({ at: word }).refine(({ at }) => at === 'small'),
      { at: 'larg' },
      null,
    ],
    ['returns null for a single misspelt word', word, 'smal', null],
    ['returns null for null', word, null, null],
  ])('%s', (_, schema, value, expected) => {
    expect(repairJsonDocument(schema, value)).toEqual(expected);
  });

  it('does not change its input', () => {
    const given = { other: 0, at: { word: 'larg', note: 1 } };
    repairJsonDocument(sizes, given);
    expect(given).toEqual({ other: 0, at: { word: 'larg', note: 1 } });
  });
});
