import { z } from 'zod';

/** The metadata lists the values, but parsing accepts newer ones (ENUM-03). */

export function createOpenEnum(values: readonly string[]) {
  return z.string().meta({ enum: [...values] });
}

// Parsing accepts any case (D-20).
export function createStatusSchema(values: readonly string[]) {
  return z.string().meta({
    enum: [...values],
    description: 'Compared without regard to case; spaces and hyphens stand for underscores.',
    'x-any-case': true,
  });
}

/** Has only characters that are safe in a URL path. */
export const identifier = z.string().meta({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,127}$' });

export const shortIdentifier = z.string().meta({ pattern: '^[2-9A-HJ-NP-Z]{6}$' });

export const nonEmptyText = z.string().meta({ minLength: 1 });

/** ISO 3166-1 alpha-2. */
export const country = z.string().meta({ pattern: '^[A-Z]{2}$' });

export const webAddress = z.string().meta({ pattern: '^https?://\\S+$' });

export const colour = z.string().meta({ pattern: '^#[0-9A-Fa-f]{6}$' });

export const emailAddress = z.string().meta({ pattern: '^[^@\\s]+@[^@\\s]+$' });

export const bankAccount = z.string().meta({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' });

/** `multipleOf` would refuse 1000.06 as a multiple of 0.01, because validators calculate in binary. */
export const money = z.number().meta({
  minimum: 0,
  maximum: 999_999_999_999.99,
  description: 'At most two decimals.',
  'x-decimals': 2,
});

/** 0.25 is 25 percent. */
export const share = z.number().meta({ minimum: 0, maximum: 1 });

export const count = z.number().meta({ type: 'integer', minimum: 0, maximum: 999_999_999_999 });

/** Describes the members of `schema`, but parsing accepts any members. */
export function createLenientObject(schema: z.ZodObject) {
  const { properties, required } = z.toJSONSchema(schema, { io: 'input' });
  const recordSchema = z.record(z.string(), z.unknown()).meta({ properties, required });
  objectSchemas.set(recordSchema, schema);
  return recordSchema;
}

const objectSchemas = new WeakMap<z.ZodType, z.ZodObject>();

export function strictSchemaOf(schema: z.ZodType): z.ZodObject | undefined {
  return objectSchemas.get(schema);
}

export const year = z.number().meta({ type: 'integer', minimum: 1900, maximum: 2199 });
