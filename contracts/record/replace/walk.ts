import type { JsonSchema } from '../../openapi/openapi';
import { findKindBySchema, isContractMember, isHarmlessNumber, isKnownValue } from './contract-values';
import { KIND_BY_MEMBER_PATH, KIND_OF_MEMBER, type PersonalDataKind } from './personal-data-kinds';
import type { PersonName, ValueContext } from './value-context';

/** `person` is named in the same object as the text. */
export type VisitValue = (kind: PersonalDataKind, text: string, person: PersonName | null) => string;

export function walkPersonalData(
  value: unknown,
  schema: JsonSchema | undefined,
  place: ValueContext,
  visit: VisitValue,
): unknown {
  const matchingSchema = schema && matchingOptionOf(value, schema);
  if (Array.isArray(value))
    return value.map((item) => walkPersonalData(item, matchingSchema?.items, place, visit));
  if (typeof value === 'object' && value !== null) return membersOf(value, matchingSchema, place, visit);
  if (typeof value === 'string') return walkText(value, matchingSchema, place, visit);
  return typeof value === 'number' ? walkNumber(value, matchingSchema, place, visit) : value;
}

function walkNumber(
  value: number,
  schema: JsonSchema | undefined,
  place: ValueContext,
  visit: VisitValue,
): unknown {
  const kind = kindOf(place);
  if (kind) return visit(kind, String(value), place.person);
  const types = [schema?.type ?? []].flat();
  if (place.isPublic || types.includes('number') || types.includes('integer')) return value;
  if (types.includes('string')) {
    return visit(findKindBySchema(String(value), schema, place), String(value), place.person);
  }
  if (isHarmlessNumber(value, place.member)) return value;
  const replacement = visit('digits', String(value), place.person);
  return Number.isFinite(Number(replacement)) ? Number(replacement) : replacement;
}

function membersOf(
  value: object,
  schema: JsonSchema | undefined,
  place: ValueContext,
  visit: VisitValue,
): unknown {
  const person = personIn(value);
  const entries = Object.entries(value).flatMap(([member, memberValue]) => {
    const schemaMember = memberOf(schema, member, place);
    if (!schemaMember) return [];
    const memberPlace = { ...place, parent: place.member, member, person, isOpen: schemaMember.isOpen };
    return [[member, walkPersonalData(memberValue, schemaMember.schema, memberPlace, visit)] as const];
  });
  return Object.fromEntries(entries);
}

function personIn(value: object): PersonName | null {
  const { first_name: first, last_name: last } = value as { first_name?: unknown; last_name?: unknown };
  return typeof first === 'string' && typeof last === 'string' ? { first, last } : null;
}

function memberOf(
  schema: JsonSchema | undefined,
  member: string,
  { isPublic }: ValueContext,
): { schema: JsonSchema | undefined; isOpen: boolean } | null {
  const { properties } = schema ?? {};
  if (properties && Object.hasOwn(properties, member)) return { schema: properties[member], isOpen: false };
  if (!isPublic && (properties || !isContractMember(member))) return null;
  const additionalSchema = schema?.additionalProperties;
  return { schema: typeof additionalSchema === 'object' ? additionalSchema : undefined, isOpen: true };
}

function matchingOptionOf(value: unknown, schema: JsonSchema): JsonSchema {
  const options = (schema.anyOf ?? schema.oneOf)?.map((option) => matchingOptionOf(value, option));
  if (!options) return schema;
  const countMatches = (option: JsonSchema) => {
    if (typeof value !== 'object' || value === null)
      return [option.type ?? []].flat().includes(typeof value) ? 1 : 0;
    if (Array.isArray(value)) return option.items ? 1 : 0;
    return Object.keys(value).filter((member) => Object.hasOwn(option.properties ?? {}, member)).length;
  };
  const [bestOption = schema] = options.toSorted((a, b) => countMatches(b) - countMatches(a));
  return bestOption;
}

function kindOf({ parent, member }: ValueContext): PersonalDataKind | undefined {
  return (
    KIND_BY_MEMBER_PATH[`${parent}.${member}`] ??
    (Object.hasOwn(KIND_OF_MEMBER, member) ? KIND_OF_MEMBER[member] : undefined)
  );
}

// Personal data that public configuration may contain.
const CONTACT_KINDS: readonly PersonalDataKind[] = ['e-mail', 'phone', 'full name', 'address of a file'];

function walkText(
  value: string,
  schema: JsonSchema | undefined,
  place: ValueContext,
  visit: VisitValue,
): string {
  if (!/[\p{L}\p{N}]/u.test(value)) return value;
  const kind = kindOf(place);
  if (isKnownValue(value, schema, place, kind !== undefined)) return value;
  if (place.isPublic && (kind === undefined || !CONTACT_KINDS.includes(kind)))
    return withoutEmails(value, visit);
  return visit(kind ?? findKindBySchema(value, schema, place), value, place.person);
}

/** Splits the text first: one regular expression would need minutes for a base64 picture. */
function withoutEmails(value: string, visit: VisitValue): string {
  return value
    .split(/([\s<>"'(),;:]+)/)
    .map((part) => {
      const email = part.slice(0, part.length - trailingPunctuationOf(part));
      return /^[^@]+@[^@]*\./.test(email) ? visit('e-mail', email, null) + part.slice(email.length) : part;
    })
    .join('');
}

function trailingPunctuationOf(part: string): number {
  let punctuationLength = 0;
  while (punctuationLength < part.length && '.!?'.includes(part.charAt(part.length - 1 - punctuationLength)))
    punctuationLength += 1;
  return punctuationLength;
}
