import type { BlockList } from 'node:net';
import { COVER_PROVIDER } from 'fixtures/cover-provider';
import { DEFAULT_DEPLOYMENT, findDeployment } from 'fixtures/deployments';
import { z } from 'zod';
import { BLOCKED_PORT, isBlockedPort } from '../scripts/blocked-ports.mjs';
import { readProxies } from './http/visitor-address';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535')
  .refine((value) => !isBlockedPort(value), BLOCKED_PORT);

/** An origin, as others write it: no path, no slash at the end. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://simulator.example:4000' })
  .transform((address) => new URL(address).origin);

/** Settings read from the environment. Port 0 takes any free port. */
const environment = z.object({
  SIMULATOR_PORT: port.default(4000),
  /** The portal's, for the links in e-mails and of /simulator/play. */
  PORT: port.default(3000),
  /** The portal's: domains it answers to, each with its sub-domains. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'must be domains with commas between them')
    .transform((domains) => domains.toLowerCase().split(','))
    .default([]),
  SIMULATOR_SEED: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number from 0 to 999999999')
    .transform(Number)
    .default(1),
  /** First host label of the deployment that answers where the host names none (D-01). */
  DEFAULT_PARTNER: z
    .string()
    .refine((label) => findDeployment(label) !== undefined, 'names no deployment')
    .default(DEFAULT_DEPLOYMENT),
  /** Where browsers reach the simulator, when it is not the host that the portal calls. */
  SIMULATOR_PUBLIC_URL: origin.optional(),
  /** Largest file of a document in megabytes of 1024 × 1024 bytes (D-52). */
  UPLOAD_MAX_MB: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(25),
  /** Most objects of one object financing (D-46). */
  FINANCE_OBJECTS_MAX: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(6),
  /** The provider that insures debtors (D-33). */
  COVER_PROVIDER: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must be a name of small letters, digits and underscores')
    .default(COVER_PROVIDER),
  /** Many visitors, each in a world of their own: the shared one can only be read, idle ones are thrown away. */
  HOSTED_DEMO: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  /** Worlds of a hosted demo that visitors from one address may have at once. */
  WORLDS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(20),
  /** Requests to a hosted demo that may come from one address within a minute. */
  CALLS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .default(1200),
  /** When a hosted demo ends all worlds every night, UTC. */
  RESET_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:00')
    .default('03:00'),
  /** Proxies that are believed for whom they ask (X-Forwarded-For). */
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => readProxies(list) !== null, 'must be addresses or networks with commas between them')
    .transform(readProxies)
    .optional(),
});

export interface Settings {
  port: number;
  portalPort: number;
  /** Domains the portal is at, besides this machine's and the local network's own names. */
  portalDomains: string[];
  seed: number;
  defaultPartner: string;
  /** Origin under which browsers reach the simulator; undefined when it is the host that is called. */
  publicUrl?: string | undefined;
  maxUploadBytes: number;
  maxFinanceObjects: number;
  coverProvider: string;
  hosted: boolean;
  worldsPerAddress: number;
  callsPerAddress: number;
  /** `HH:MM`, UTC. */
  resetAt: string;
  trustedProxies: BlockList | null;
}

/** A setting that cannot be used; the message is one line for the person who started the command. */
export class SettingsError extends Error {}

/** Reads the settings; an empty value counts as not given. Throws SettingsError naming the first wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  return {
    port: read.data.SIMULATOR_PORT,
    portalPort: read.data.PORT,
    portalDomains: read.data.ALLOWED_HOSTS,
    seed: read.data.SIMULATOR_SEED,
    defaultPartner: read.data.DEFAULT_PARTNER,
    publicUrl: read.data.SIMULATOR_PUBLIC_URL,
    maxUploadBytes: read.data.UPLOAD_MAX_MB * 1024 * 1024,
    maxFinanceObjects: read.data.FINANCE_OBJECTS_MAX,
    coverProvider: read.data.COVER_PROVIDER,
    hosted: read.data.HOSTED_DEMO,
    worldsPerAddress: read.data.WORLDS_PER_ADDRESS,
    callsPerAddress: read.data.CALLS_PER_ADDRESS,
    resetAt: read.data.RESET_AT,
    trustedProxies: read.data.TRUSTED_PROXIES ?? null,
  };
}
