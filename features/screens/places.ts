import { PRACTICE_STEPS, STAGES } from './details';

/** Steps on the way to an offer, of companies and of practices, and where they stand. */
export const STEPS = {
  ...STAGES,
  ...PRACTICE_STEPS,
  "the check of my practice's answers": STAGES['the check of my answers'],
  'the account of my practice': '/application/new/account-creation',
} as const;
export type Step = keyof typeof STEPS;

/** Pages that are the same for everybody, by their addresses. */
const PAGES = {
  'the portal': '/',
  'the login': '/login',
  'the registration': '/register',
  ...STEPS,
} as const;

/** Pages of the customer's own application, the first they have, by the part of the address that comes after it. */
const TABS = {
  'my application': '',
  'the representatives': '/representatives',
  'my documents': '/documents',
  'my objects': '/objects',
  'my factoring details': '/factoring',
  'my signatures': '/signatures',
} as const;

const LIST = 'my applications';

/** What can be opened by its name. */
export const PLACES = [...Object.keys(PAGES), ...Object.keys(TABS), LIST];

/** A place by its name, and the query behind its address. */
export interface Place {
  name: string;
  query: string;
}

/** Where a place is: an address, or a part of the own application's; what is somebody's own asks for a login. */
export function whereIs(name: string): { address: string } | { tab: string } | { list: string } {
  if (name === LIST) return { list: '/dashboard/applications' };
  const tab = new Map<string, string>(Object.entries(TABS)).get(name);
  if (tab !== undefined) return { tab };
  const address = new Map<string, string>(Object.entries(PAGES)).get(name);
  if (address === undefined) throw new Error(`there is no place called ${name}`);
  return { address };
}
