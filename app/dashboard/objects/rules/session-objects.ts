import { z } from 'zod';

const text = z.string().catch('');
const amount = z.number().catch(0);

/** Amounts in units of the currency, per piece. Members that a new build cannot read become empty. */
const object = z.object({
  manufacturer: text,
  type: text,
  object_count: z.number().catch(1),
  built_at: z.number().optional().catch(undefined),
  detail_desc: z.string().optional().catch(undefined),
  expected_delivery_date: z.string().optional().catch(undefined),
  net_purchase_price: amount,
  down_payment: amount,
  remaining_value: amount,
  financing_type: text,
  rental_state: text,
  is_fixed_interest: z.boolean().catch(false),
  merchant_name: text,
  merchant_street: text,
  merchant_house_num: text,
  merchant_postcode: text,
  merchant_city: text,
  merchant_country: text,
  merchant_company_id: text,
});

export type SessionObject = z.infer<typeof object> & { readonly finance_object_id: string };

interface Entry {
  readonly id: string;
  readonly application: string;
  readonly name: string;
  readonly object: unknown;
}

export function readSessionObjects(
  entries: readonly Entry[] | undefined,
  applicationId: string,
): SessionObject[] {
  return (entries ?? [])
    .filter(({ application }) => application === applicationId)
    .map(({ id, name, object: storedObject }) => {
      const { data = object.parse({}) } = object.safeParse(storedObject);
      const isNamed = data.manufacturer !== '' || data.type !== '';
      return { ...data, ...(!isNamed && { type: name }), finance_object_id: id };
    });
}

export const formatObjectName = ({ manufacturer, type }: { manufacturer: string; type: string }) =>
  `${manufacturer} ${type}`.trim();

/** Limit per session, for all applications together. */
const MAX_SESSION_OBJECTS = 12;
/** In characters of JSON per object. A long description and a dealer fit. */
const MAX_SESSION_OBJECT_LENGTH = 8_000;

/** Null if the session has no room for the object. */
export function addSessionObject<Kept extends Entry>(entries: readonly Kept[], entry: Kept): Kept[] | null {
  const otherEntries = removeSessionObject(entries, entry.id);
  const fitsInSession =
    JSON.stringify(entry).length <= MAX_SESSION_OBJECT_LENGTH && otherEntries.length < MAX_SESSION_OBJECTS;
  return fitsInSession ? [...otherEntries, entry] : null;
}

export function removeSessionObject<Kept extends Entry>(entries: readonly Kept[], id: string): Kept[] {
  return entries.filter((entry) => entry.id !== id);
}
