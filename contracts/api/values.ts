import { z } from 'zod';

/**
 * Kinds of values in answers. Each says in its metadata what the contract knows, and takes more at run time: a value that is newer than the
 * contract must not cost the customer the page (ENUM-03). The metadata is JSON Schema, so that the OpenAPI description has it as it is, and
 * Pact's matchers are made from it (`contracts/consumer/matchers.ts`).
 */

/** A text that is one of these values, or a newer one. */
export function known(values: readonly string[]) {
  return z.string().meta({ enum: [...values] });
}

/** An application status of the specification, in any spelling of D-20. */
export function knownStatus(values: readonly string[]) {
  return z.string().meta({
    enum: [...values],
    description: 'Compared without regard to case; spaces and hyphens stand for underscores.',
    'x-any-case': true,
  });
}

/** An opaque id of the server's, safe in a path. */
export const identifier = z.string().meta({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.~-]{0,127}$' });

/** Short id shown to customers in place of the long one. */
export const shortIdentifier = z.string().meta({ pattern: '^[2-9A-HJ-NP-Z]{6}$' });

/** A text that says something: not empty. */
export const words = z.string().meta({ minLength: 1 });

/** ISO 3166-1 alpha-2. */
export const country = z.string().meta({ pattern: '^[A-Z]{2}$' });

/** An absolute address for a browser. */
export const webAddress = z.string().meta({ pattern: '^https?://\\S+$' });

/** A colour of the theme, as hexadecimal digits. */
export const colour = z.string().meta({ pattern: '^#[0-9A-Fa-f]{6}$' });

export const emailAddress = z.string().meta({ pattern: '^[^@\\s]+@[^@\\s]+$' });

/** International Bank Account Number, without spaces. */
export const bankAccount = z.string().meta({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$' });

/** Money in the currency beside it, with cents. Never negative. */
export const money = z.number().meta({ minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 });

/** A part as a decimal, 0.25 is 25 percent: of interest, of a company. */
export const share = z.number().meta({ minimum: 0, maximum: 1 });

/** A whole number that counts something: months, bytes, pieces. */
export const count = z.number().meta({ type: 'integer', minimum: 0, maximum: 999_999_999_999 });

/**
 * An object that is read leniently, member by member, and of which the contract knows what it holds.
 *
 * @param schema what a lending API keeps to
 */
export function shapedAs(schema: z.ZodObject) {
  const { properties, required } = z.toJSONSchema(schema, { io: 'input' });
  return z.record(z.string(), z.unknown()).meta({ properties, required });
}

/** A calendar year. */
export const year = z.number().meta({ type: 'integer', minimum: 1900, maximum: 2199 });
