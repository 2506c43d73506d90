import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { KYC_ITEMS } from 'contracts/api/enumerations';
import { identifier, webAddress } from 'contracts/api/values';
import { z } from 'zod';
import type { JsonSchema } from '../../openapi/openapi';
import type { PersonalDataKind } from './personal-data-kinds';
import type { ValueContext } from './value-context';

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

// Values name a lender's products, never people.
const PRODUCT_NAME_MEMBERS: readonly string[] = [
  'product_id',
  'field_id',
  'external_provider_name',
  'subdomain',
  'entities',
];

// At most four digits in a row, so that no telephone number matches.
const SYSTEM_NAME = /^(?=.{1,60}$)[a-z]+(_([a-z]+|\d{1,4}))*$/;

// Error responses have these members, which the contract lacks.
const ERROR_VALUE_NAMES: readonly string[] = [
  'count',
  'difference',
  'direction',
  'document_types',
  'field_id',
  'index',
  'max',
  'min',
  'missing',
  'nearest',
  'oldest',
  'problem',
  'removed',
  'signatory_id',
  'status',
  'total',
];

const CAMPAIGN_PARAMETERS: readonly string[] = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
];

const NUMERIC_ERROR_MEMBERS: readonly string[] = [
  'count',
  'difference',
  'index',
  'max',
  'min',
  'oldest',
  'total',
];

const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  // Safe cast: zod's type covers all drafts.
  const jsonSchema =
    schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as JsonSchema);
  schemas.set(schema, jsonSchema);
  return jsonSchema;
}

interface Vocabulary {
  wordsByMember: ReadonlyMap<string, ReadonlySet<unknown>>;
  memberNames: ReadonlySet<string>;
  dateMembers: ReadonlySet<string>;
}

const {
  wordsByMember: WORDS_BY_MEMBER,
  memberNames: MEMBER_NAMES,
  dateMembers: DATE_MEMBERS,
} = collectVocabulary();

const CONTRACT_VALUES: ReadonlySet<unknown> = new Set([
  ...MEMBER_NAMES,
  ...[...WORDS_BY_MEMBER.values()].flatMap((words) => [...words]),
]);

function collectVocabulary(): Vocabulary {
  const wordsByMember = new Map<string, Set<unknown>>();
  const dateMembers = new Set<string>();
  const memberNames = new Set<string>([...ERROR_VALUE_NAMES, ...CAMPAIGN_PARAMETERS, ...KYC_ITEMS]);
  const collectWords = (schema: JsonSchema, member: string): void => {
    const memberWords = wordsByMember.get(member) ?? new Set();
    for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
      memberWords.add(value);
    if (memberWords.size > 0) wordsByMember.set(member, memberWords);
    if (schema.format?.startsWith('date')) dateMembers.add(member);
    for (const [name, memberSchema] of Object.entries(schema.properties ?? {})) {
      memberNames.add(name);
      collectWords(memberSchema, name);
    }
    const subschemas = [
      schema.items,
      schema.additionalProperties,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
    ];
    for (const subschema of subschemas) if (typeof subschema === 'object') collectWords(subschema, member);
  };
  for (const { params, query, body, response, name } of Object.values<Call>(CALLS)) {
    for (const part of [params, query, body, response]) collectWords(jsonSchemaOf(part), name);
  }
  return { wordsByMember, memberNames, dateMembers };
}

export const isContractMember = (member: string): boolean => MEMBER_NAMES.has(member);

export const isContractValue = (text: string): boolean => CONTRACT_VALUES.has(text);

export function isHarmlessNumber(value: number, member: string): boolean {
  return NUMERIC_ERROR_MEMBERS.includes(member) || !/\d{5}/.test(String(value));
}

export const isDate = (value: string): boolean => DATE_OR_TIME.test(value);

export function isKnownValue(
  value: string,
  schema: JsonSchema | undefined,
  { member, isOpen, publicNames }: Pick<ValueContext, 'member' | 'isOpen' | 'publicNames'>,
  mayBePersonal: boolean,
): boolean {
  if (schema?.enum || schema?.const !== undefined) {
    return [...(schema.enum ?? []), schema.const].some(
      (word) => word === value || isSpellingOf(value, word, schema),
    );
  }
  if (mayBePersonal) return false;
  if (WORDS_BY_MEMBER.get(member)?.has(value)) return true;
  if (COUNTRIES.includes(member)) return /^[A-Z]{2}$/.test(value);
  if (PRODUCT_NAME_MEMBERS.includes(member)) return publicNames.has(value) || SYSTEM_NAME.test(value);
  if (member === 'field') return isPath(value, publicNames);
  if (isOpen && ERROR_VALUE_NAMES.includes(member) && CONTRACT_VALUES.has(value)) return true;
  if (isDate(value)) return isOpen ? member === 'oldest' : DATE_MEMBERS.has(member);
  return value === 'true' || value === 'false';
}

function isPath(value: string, publicNames: ReadonlySet<string>): boolean {
  const parts = value.split(/[.[\]]/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,3}$/.test(part) || CONTRACT_VALUES.has(part) || publicNames.has(part));
}

// Ignores case, and reads spaces and hyphens as underscores (D-20).
function isSpellingOf(value: string, word: unknown, schema: JsonSchema): boolean {
  if (schema['x-any-case'] !== true || typeof word !== 'string') return false;
  return value.toLowerCase().replaceAll(/[ -]/g, '_') === word.toLowerCase();
}

export function findKindBySchema(
  value: string,
  schema: JsonSchema | undefined,
  { parent, member }: { parent: string; member: string },
): PersonalDataKind {
  const pattern = schema?.pattern;
  if (pattern !== undefined && pattern === jsonSchemaOf(identifier).pattern) return 'id';
  if (pattern !== undefined && pattern === jsonSchemaOf(webAddress).pattern) return 'address of a file';
  if (parent === 'params' || /(_id|Id)$/.test(member)) return 'id';
  if (PRODUCT_NAME_MEMBERS.includes(member)) return 'id';
  if (/^https?:\/\//.test(value)) return 'address of a file';
  if (isDate(value)) return 'date';
  return /^[\d.,]+$/.test(value) ? 'digits' : 'free text';
}
