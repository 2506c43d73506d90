import type { RequestedDocuments } from './requested-documents';

export const CONFIGURATION_KINDS = [
  'languages',
  'currencies',
  'countries',
  'loan types',
  'legal forms',
  'purposes',
  'kinds of files',
  'features',
] as const;
type ConfigurationKind = (typeof CONFIGURATION_KINDS)[number];

export type Configuration = Readonly<Record<ConfigurationKind, readonly string[] | null>>;

/** Null means unknown and counts as supported. */
export interface KnownDeployment {
  configuration: Configuration | null;
  documents: RequestedDocuments | null;
}

export const UNKNOWN_DEPLOYMENT: KnownDeployment = { configuration: null, documents: null };

/** Passes the result to the workers, which are separate processes. */
const SETTING_NAME = 'FEATURES_KNOWN';

export function shareWithWorkers(deployment: KnownDeployment): void {
  process.env[SETTING_NAME] = JSON.stringify(deployment);
}

export function readKnownDeployment(): KnownDeployment {
  const json = process.env[SETTING_NAME];
  return json ? (JSON.parse(json) as KnownDeployment) : UNKNOWN_DEPLOYMENT;
}
