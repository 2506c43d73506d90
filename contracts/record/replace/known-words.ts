import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { KYC_ITEMS } from 'contracts/api/enumerations';
import { identifier, webAddress } from 'contracts/api/values';
import { z } from 'zod';
import type { JsonSchema } from '../../openapi';
import type { Kind } from './kinds';
import type { Place } from './place';

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
];

/** A name as systems have them: in small letters, and no number that is as long as a telephone's. */
const SYSTEM_NAME = /^(?=.{1,60}$)[a-z]+(_([a-z]+|\d{1,4}))*$/;

/** Names under which refusals tell their figures, beside members of the contract. */
const NAMES_OF_REFUSALS: readonly string[] = [
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

/** Names by which portals tell where somebody came from. */
const NAMES_OF_REFERRALS: readonly string[] = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
];

/** Bounds and sums, which are a lender's and nobody's, whatever their size. */
const FIGURES_OF_REFUSALS: readonly string[] = [
  'count',
  'difference',
  'index',
  'max',
  'min',
  'oldest',
  'total',
];

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

/** All that the contract says. */
interface Vocabulary {
  /** The closed sets by the members that have one anywhere: requests often take any text where answers are closed. */
  words: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Of members. */
  names: ReadonlySet<string>;
  /** Names of members that hold dates. */
  dates: ReadonlySet<string>;
}

const { words: WORDS, names: NAMES, dates: DATES } = vocabulary();

/** Words of all closed sets, and names of all members. */
const SAID: ReadonlySet<unknown> = new Set([...NAMES, ...[...WORDS.values()].flatMap((words) => [...words])]);

function vocabulary(): Vocabulary {
  const words = new Map<string, Set<unknown>>();
  const dates = new Set<string>();
  const names = new Set<string>([...NAMES_OF_REFUSALS, ...NAMES_OF_REFERRALS, ...KYC_ITEMS]);
  const note = (schema: JsonSchema, member: string): void => {
    const known = words.get(member) ?? new Set();
    for (const value of [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])])
      known.add(value);
    if (known.size > 0) words.set(member, known);
    if (schema.format?.startsWith('date')) dates.add(member);
    for (const [name, each] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      note(each, name);
    }
    const within = [
      schema.items,
      schema.additionalProperties,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
    ];
    for (const each of within) if (typeof each === 'object') note(each, member);
  };
  for (const { params, query, body, answer, name } of Object.values<Call>(CALLS)) {
    for (const part of [params, query, body, answer]) note(schemaOf(part), name);
  }
  return { words, names, dates };
}

/** Whether a member may be called so where the contract leaves its name open. */
export const isKnownName = (member: string): boolean => NAMES.has(member);

/** Whether it is a name or a word of the contract. */
export const isSaid = (text: string): boolean => SAID.has(text);

/** Whether a number where the contract names no member is short, or a figure of a refusal. */
export function isFigure(value: number, member: string): boolean {
  return FIGURES_OF_REFUSALS.includes(member) || !/\d{5}/.test(String(value));
}

/** A date, with or without its time. */
export const isDate = (value: string): boolean => DATE.test(value);

/** Whether a text is a word of the contract, which says nothing of anybody. @param hasKind whether its member is about somebody */
export function isKnownWord(
  value: string,
  schema: JsonSchema | undefined,
  { member, isOpen, offers }: Pick<Place, 'member' | 'isOpen' | 'offers'>,
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
  if (NAMES_OF_OFFERS.includes(member)) return offers.has(value) || SYSTEM_NAME.test(value);
  if (member === 'field') return isPath(value, offers);
  if (isOpen && NAMES_OF_REFUSALS.includes(member) && SAID.has(value)) return true;
  if (isDate(value)) return isOpen ? member === 'oldest' : DATES.has(member);
  return value === 'true' || value === 'false';
}

/** Whether it leads to a member of a request, `data[0].email`. */
function isPath(value: string, offers: ReadonlySet<string>): boolean {
  const parts = value.split(/[.[\]]/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,3}$/.test(part) || SAID.has(part) || offers.has(part));
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
  if (NAMES_OF_OFFERS.includes(member)) return 'id';
  if (/^https?:\/\//.test(value)) return 'address of a file';
  if (isDate(value)) return 'date';
  return /^[\d.,]+$/.test(value) ? 'digits' : 'free text';
}
