import type { JsonSchema } from '../openapi/openapi';

/** Both expressions must match the same texts. Pact runs `pactPattern` in Rust. */
export interface ValuePattern {
  pactPattern: string;
  regExp: RegExp;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})',
  date: '\\d{4}-\\d{2}-\\d{2}',
};

export function isOfType({ type }: JsonSchema, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name;
}

export function createValuePattern(schema: JsonSchema): ValuePattern | undefined {
  if (schema.enum) return createEnumerationPattern(schema.enum, schema['x-any-case'] === true);
  if (isOfType(schema, 'number') || isOfType(schema, 'integer')) return createNumberPattern(schema);
  if (!isOfType(schema, 'string')) return undefined;
  const format = schema.format && FORMATS[schema.format];
  if (format) return anchorPattern(format);
  if (schema.pattern) return anchorPattern(schema.pattern.replace(/^\^|\$$/g, ''));
  return schema.minLength ? anchorPattern('[\\s\\S]+') : undefined;
}

function anchorPattern(pactPattern: string, scriptPattern = pactPattern, flags = ''): ValuePattern {
  return { pactPattern: `^(?:${pactPattern})$`, regExp: new RegExp(`^(?:${scriptPattern})$`, flags) };
}

/** @param ignoresCase ignores case, and accepts spaces and hyphens for underscores (D-20) */
function createEnumerationPattern(values: readonly unknown[], ignoresCase: boolean): ValuePattern {
  const names = values.map((value) => String(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (!ignoresCase) return anchorPattern(names.join('|'));
  const spellings = names.map((name) => name.replaceAll('_', '[_ -]')).join('|');
  return anchorPattern(`(?i:${spellings})`, `(?:${spellings})`, 'i');
}

/** Pact has no numeric ranges, so the pattern bounds the digits. */
function createNumberPattern(schema: JsonSchema): ValuePattern | undefined {
  const { minimum, maximum, 'x-decimals': decimals } = schema;
  if (minimum === undefined || maximum === undefined) return undefined;
  if (maximum === 1) return anchorPattern('0(?:\\.\\d+)?|1(?:\\.0+)?|\\d(?:\\.\\d+)?e-\\d+');
  const digits = String(Math.floor(maximum)).length;
  const integerPattern =
    minimum > 0 ? `[1-9]\\d{${String(minimum).length - 1},${digits - 1}}` : `(?:0|[1-9]\\d{0,${digits - 1}})`;
  if (isOfType(schema, 'integer')) return anchorPattern(integerPattern);
  return anchorPattern(`${integerPattern}(?:\\.\\d${decimals === undefined ? '+' : `{1,${decimals}}`})?`);
}
