import type { AskedDocuments } from './asked-documents';

/** What the suite takes for granted of a deployment's configuration, by what it is called in the table before a run. */
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

/** Everything of each kind that a deployment has; null where it does not say, as then it has all. */
export type Configuration = Readonly<Record<Kind, readonly string[] | null>>;

/** What was found out about the deployment before scenarios run; null for what is not known, and then taken for as it should be. */
export interface Known {
  configuration: Configuration | null;
  documents: AskedDocuments | null;
}

export const NOTHING_KNOWN: Known = { configuration: null, documents: null };

/** Where it is left for the workers, which are processes of their own. */
const SETTING = 'FEATURES_KNOWN';

export function handOnKnown(known: Known): void {
  process.env[SETTING] = JSON.stringify(known);
}

export function knownOfDeployment(): Known {
  const json = process.env[SETTING];
  return json ? (JSON.parse(json) as Known) : NOTHING_KNOWN;
}
