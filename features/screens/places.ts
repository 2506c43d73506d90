import { FORM_STAGES, PRACTICE_STEPS } from './details';

export const APPLICATION_STEPS = {
  ...FORM_STAGES,
  ...PRACTICE_STEPS,
  "the check of my practice's answers": FORM_STAGES['the check of my answers'],
  'the account of my practice': '/application/new/account-creation',
} as const;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;

const PAGES = {
  'the portal': '/',
  'the login': '/login',
  'the registration': '/register',
  ...APPLICATION_STEPS,
} as const;

const TABS = {
  'my application': '',
  'the representatives': '/representatives',
  'my documents': '/documents',
  'my objects': '/objects',
  'my factoring details': '/factoring',
  'my signatures': '/signatures',
} as const;

const LIST = 'my applications';

export const PLACES = [...Object.keys(PAGES), ...Object.keys(TABS), LIST];

export interface Place {
  name: string;
  query: string;
}

export function addressOfPlace(name: string): { address: string } | { tab: string } | { list: string } {
  if (name === LIST) return { list: '/dashboard/applications' };
  const tab = new Map<string, string>(Object.entries(TABS)).get(name);
  if (tab !== undefined) return { tab };
  const address = new Map<string, string>(Object.entries(PAGES)).get(name);
  if (address === undefined) throw new Error(`there is no place called ${name}`);
  return { address };
}
