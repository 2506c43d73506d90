import type { JsonSchema } from '../openapi/openapi';

/** Both expressions must match the same texts. Pact runs `inPact` in Rust. */
export interface ValuePattern {
  inPact: string;
  inScript: RegExp;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})',
  date: '\\d{4}-\\d{2}-\\d{2}',
};

export function isOfType({ type }: JsonSchema, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name;
}

export function createValuePattern(schema: JsonSchema): ValuePattern | undefined {
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

/** @param anyCase ignores case, and accepts spaces and hyphens for underscores (D-20) */
function ofEnumeration(values: readonly unknown[], anyCase: boolean): ValuePattern {
  const names = values.map((value) => String(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (!anyCase) return anchored(names.join('|'));
  const spellings = names.map((name) => name.replaceAll('_', '[_ -]')).join('|');
  return anchored(`(?i:${spellings})`, `(?:${spellings})`, 'i');
}

/** Pact has no numeric ranges, so the pattern bounds the digits. */
function ofNumber(schema: JsonSchema): ValuePattern | undefined {
  const { minimum, maximum, 'x-decimals': decimals } = schema;
  if (minimum === undefined || maximum === undefined) return undefined;
  if (maximum === 1) return anchored('0(?:\\.\\d+)?|1(?:\\.0+)?|\\d(?:\\.\\d+)?e-\\d+');
  const digits = String(Math.floor(maximum)).length;
  const whole =
    minimum > 0 ? `[1-9]\\d{${String(minimum).length - 1},${digits - 1}}` : `(?:0|[1-9]\\d{0,${digits - 1}})`;
  if (isOfType(schema, 'integer')) return anchored(whole);
  return anchored(`${whole}(?:\\.\\d${decimals === undefined ? '+' : `{1,${decimals}}`})?`);
}
