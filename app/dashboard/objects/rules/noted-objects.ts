import { z } from 'zod';

const text = z.string().default('');

/** A finance object with an incomplete dealer. Amounts in units of the currency, per piece. */
const object = z.object({
  manufacturer: z.string(),
  type: z.string(),
  object_count: z.number(),
  built_at: z.number().optional(),
  detail_desc: z.string().optional(),
  expected_delivery_date: z.string().optional(),
  net_purchase_price: z.number(),
  down_payment: z.number(),
  remaining_value: z.number(),
  financing_type: z.string(),
  rental_state: z.string(),
  is_fixed_interest: z.boolean(),
  merchant_name: text,
  merchant_street: text,
  merchant_house_num: text,
  merchant_postcode: text,
  merchant_city: text,
  merchant_country: text,
  merchant_company_id: text,
});

export type NotedObject = z.infer<typeof object> & { readonly finance_object_id: string };

interface Entry {
  readonly id: string;
  readonly application: string;
  readonly name: string;
  readonly object: unknown;
}

/** Objects that the session keeps for the application. Entries of another build that cannot be read are left out. */
export function notedObjects(entries: readonly Entry[] | undefined, applicationId: string): NotedObject[] {
  return (entries ?? []).flatMap(({ id, application, object: kept }) => {
    const { data } = object.safeParse(kept);
    return data && application === applicationId ? [{ ...data, finance_object_id: id }] : [];
  });
}

/** Limit for all applications of a session together. */
const MAX_NOTED = 12;
/** JSON characters per object: a long description and a dealer. */
const MAX_NOTED_LENGTH = 8_000;

/** Null if the session has no room for the object. */
export function withNoted<Kept extends Entry>(entries: readonly Kept[], entry: Kept): Kept[] | null {
  const others = withoutNoted(entries, entry.id);
  const fits = JSON.stringify(entry).length <= MAX_NOTED_LENGTH && others.length < MAX_NOTED;
  return fits ? [...others, entry] : null;
}

export function withoutNoted<Kept extends Entry>(entries: readonly Kept[], id: string): Kept[] {
  return entries.filter((entry) => entry.id !== id);
}
