import type { AskedDocuments } from './requested-documents';

export const KINDS = [
  'languages',
  'currencies',
  'countries',
  'loan types',
  'legal forms',
  'purposes',
  'kinds of files',
  'features',
] as const;
type Kind = (typeof KINDS)[number];

export type Configuration = Readonly<Record<Kind, readonly string[] | null>>;

/** Null for unknown values, which count as supported. */
export interface Known {
  configuration: Configuration | null;
  documents: AskedDocuments | null;
}

export const NOTHING_KNOWN: Known = { configuration: null, documents: null };

/** Passes the results to the workers, which are separate processes. */
const SETTING = 'FEATURES_KNOWN';

export function handOnKnown(known: Known): void {
  process.env[SETTING] = JSON.stringify(known);
}

export function knownOfDeployment(): Known {
  const json = process.env[SETTING];
  return json ? (JSON.parse(json) as Known) : NOTHING_KNOWN;
}
