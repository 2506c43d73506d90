import type { JsonSchema } from '../openapi';

/** A regular expression for the text of a value, as Pact (Rust) reads it and as JavaScript does. */
export interface ValuePattern {
  inPact: string;
  inScript: RegExp;
}

/** Instants carry their zone (ISO 8601). */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})',
  date: '\\d{4}-\\d{2}-\\d{2}',
};

/** True when the schema takes values of this JSON type, among others. */
export function isOfType({ type }: JsonSchema, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name;
}

/** Pattern of a text value; undefined where the schema names only its type. */
export function patternOf(schema: JsonSchema): ValuePattern | undefined {
  if (schema.enum) return ofEnumeration(schema.enum, schema['x-any-case'] === true);
  if (isOfType(schema, 'number') || isOfType(schema, 'integer')) return ofNumber(schema);
  if (!isOfType(schema, 'string')) return undefined;
  const format = schema.format && FORMATS[schema.format];
  if (format) return anchored(format);
  if (schema.pattern) return anchored(schema.pattern.replace(/^\^|\$$/g, ''));
  return schema.minLength ? anchored('[\\s\\S]+') : undefined;
}

function anchored(inPact: string, inScript = inPact, flags = ''): ValuePattern {
  return { inPact: `^(?:${inPact})$`, inScript: new RegExp(`^(?:${inScript})$`, flags) };
}

/** @param anyCase also with spaces and hyphens for underscores (D-20) */
function ofEnumeration(values: readonly unknown[], anyCase: boolean): ValuePattern {
  const names = values.map((value) => String(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (!anyCase) return anchored(names.join('|'));
  const spellings = names.map((name) => name.replaceAll('_', '[_ -]')).join('|');
  return anchored(`(?i:${spellings})`, `(?:${spellings})`, 'i');
}

/** Bounds are bounds of the digits: Pact has no rule for sizes. */
function ofNumber(schema: JsonSchema): ValuePattern | undefined {
  const { minimum, maximum, multipleOf } = schema;
  if (minimum === undefined || maximum === undefined) return undefined;
  if (maximum === 1) return anchored('0(?:\\.\\d+)?|1(?:\\.0+)?|\\d(?:\\.\\d+)?e-\\d+');
  const digits = String(Math.floor(maximum)).length;
  const whole =
    minimum > 0 ? `[1-9]\\d{${String(minimum).length - 1},${digits - 1}}` : `(?:0|[1-9]\\d{0,${digits - 1}})`;
  if (isOfType(schema, 'integer')) return anchored(whole);
  return anchored(`${whole}(?:\\.\\d${multipleOf === 0.01 ? '{1,2}' : '+'})?`);
}
