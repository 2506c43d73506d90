import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { identifier, webAddress } from 'contracts/api/values';
import { z } from 'zod';
import type { JsonSchema } from '../../openapi';
import type { Kind } from './kinds';

/** Members that hold a country's two letters. */
const COUNTRIES: readonly string[] = [
  'companyCountry',
  'address_country',
  'merchant_country',
  'company_country',
  'country',
  'nationality',
  'land',
  'region',
];

/** Members whose values are names of what a lender offers, and of nobody. */
const NAMES_OF_OFFERS: readonly string[] = [
  'product_id',
  'field_id',
  'external_provider_name',
  'subdomain',
  'entities',
  'field',
];
const NAME_OF_AN_OFFER = /^[A-Za-z][A-Za-z_]{0,59}$/;

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The part of a call as JSON Schema. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  // zod's type for it takes drafts of every age.
  const known =
    schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as JsonSchema);
  schemas.set(schema, known);
  return known;
}

const WORDS = wordsByMember();

/** The closed sets of the contract by the members that have one anywhere: requests often take any text where answers are closed. */
function wordsByMember(): ReadonlyMap<string, ReadonlySet<unknown>> {
  const words = new Map<string, Set<unknown>>();
  const note = (schema: JsonSchema, member: string): void => {
    const known = words.get(member) ?? new Set();
    for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
      known.add(value);
    if (known.size > 0) words.set(member, known);
    for (const [name, each] of Object.entries(schema.properties ?? {})) note(each, name);
    for (const each of [
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.items ? [schema.items] : []),
    ]) {
      note(each, member);
    }
  };
  for (const { params, query, body, answer, name } of Object.values<Call>(CALLS)) {
    for (const part of [params, query, body, answer]) note(schemaOf(part), name);
  }
  return words;
}

/** Whether a text is a word of the contract, which says nothing of anybody. @param hasKind whether its member is about somebody */
export function isKnownWord(
  value: string,
  schema: JsonSchema | undefined,
  member: string,
  hasKind: boolean,
): boolean {
  if (schema?.enum || schema?.const !== undefined) {
    return [...(schema.enum ?? []), schema.const].some(
      (word) => word === value || isSpelling(value, word, schema),
    );
  }
  if (hasKind) return false;
  if (WORDS.get(member)?.has(value)) return true;
  if (COUNTRIES.includes(member)) return /^[A-Z]{2}$/.test(value);
  if (NAMES_OF_OFFERS.includes(member)) return NAME_OF_AN_OFFER.test(value);
  return DATE.test(value) || value === 'true' || value === 'false';
}

/** Whether it is the word in another spelling of D-20. */
function isSpelling(value: string, word: unknown, schema: JsonSchema): boolean {
  if (schema['x-any-case'] !== true || typeof word !== 'string') return false;
  return value.toLowerCase().replaceAll(/[ -]/g, '_') === word.toLowerCase();
}

/** What a text may be about whose member says nothing: by the shape that the contract gives it. */
export function kindBySchema(
  value: string,
  schema: JsonSchema | undefined,
  { parent, member }: { parent: string; member: string },
): Kind {
  const pattern = schema?.pattern;
  if (pattern !== undefined && pattern === schemaOf(identifier).pattern) return 'id';
  if (pattern !== undefined && pattern === schemaOf(webAddress).pattern) return 'address of a file';
  if (parent === 'params' || /(_id|Id)$/.test(member)) return 'id';
  if (/^https?:\/\//.test(value)) return 'address of a file';
  return /^[\d.,]+$/.test(value) ? 'digits' : 'free text';
}
