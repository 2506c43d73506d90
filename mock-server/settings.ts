import type { BlockList } from 'node:net';
import { COVER_PROVIDER } from 'fixtures/cover-provider';
import { DEFAULT_DEPLOYMENT } from 'fixtures/deployments';
import { z } from 'zod';
import { BLOCKED_PORT_MESSAGE, isBlockedPort } from '../scripts/blocked-ports.mjs';
import { readProxies } from './http/client-address';
import { findDeployment } from './reference-data/deployments';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535')
  .refine((value) => !isBlockedPort(value), BLOCKED_PORT_MESSAGE);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://simulator.example:4000' })
  .transform((address) => new URL(address).origin);

const environment = z.object({
  SIMULATOR_PORT: port.default(4000),
  PORT: port.default(3000),
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
  DEFAULT_PARTNER: z
    .string()
    .refine((label) => findDeployment(label) !== undefined, 'names no deployment')
    .default(DEFAULT_DEPLOYMENT),
  SIMULATOR_PUBLIC_URL: origin.optional(),
  /** Megabytes of 1024 × 1024 bytes (D-52). */
  UPLOAD_MAX_MB: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(25),
  FINANCE_OBJECTS_MAX: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(6),
  COVER_PROVIDER: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must be a name of small letters, digits and underscores')
    .default(COVER_PROVIDER),
  /** Public demo: one world per visitor, a read-only shared world, removal of idle worlds. */
  HOSTED_DEMO: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
  WORLDS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
    .transform(Number)
    .default(20),
  CALLS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .default(1200),
  /** UTC. Ends all worlds of a hosted demo every night. */
  RESET_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:00')
    .default('03:00'),
  TRUSTED_PROXIES: z
    .string()
    .refine((list) => readProxies(list) !== null, 'must be addresses or networks with commas between them')
    .transform(readProxies)
    .optional(),
});

export interface Settings {
  port: number;
  portalPort: number;
  portalDomains: string[];
  seed: number;
  defaultPartner: string;
  publicUrl?: string | undefined;
  maxUploadBytes: number;
  maxFinanceObjects: number;
  coverProvider: string;
  hosted: boolean;
  worldsPerAddress: number;
  callsPerAddress: number;
  resetAt: string;
  trustedProxies: BlockList | null;
}

export class SettingsError extends Error {}

/** Treats empty values as missing. @throws SettingsError for the first invalid one */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const givenValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(givenValues);
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
