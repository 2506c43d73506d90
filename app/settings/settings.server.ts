import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { BLOCKED_PORT, isBlockedPort } from '../../scripts/blocked-ports.mjs';
import { parseStoreAddress, type StoreAddress, StoreAddressError } from './store-address';

const BYTES_PER_MB = 1024 * 1024;
const DAY_MS = 24 * 3_600 * 1_000;

const SHORTEST_SECRET = 32;

/** Example: `files.example,10.0.0.7:8443,[fd00::1]`. */
const HOSTS = /^((^|,)([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?)+$/i;

/** Items of the guided completion whose usual minutes a deployment may state. */
const COMPLETION_PARTS = [
  'email',
  'bank',
  'tax-number',
  'people',
  'documents',
  'debt-ledger',
  'objects',
  'factoring',
] as const;
type CompletionPart = (typeof COMPLETION_PARTS)[number];

const MINUTES_MAX = 120;

/** Null if unreadable. */
function minutesOf(text: string): Partial<Record<CompletionPart, number>> | null {
  const minutes: Partial<Record<CompletionPart, number>> = {};
  for (const entry of text.split(',')) {
    const [name, digits = ''] = entry.split('=').map((each) => each.trim());
    const part = COMPLETION_PARTS.find((known) => known === name);
    const value = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
    if (!part || part in minutes || value < 1 || value > MINUTES_MAX) return null;
    minutes[part] = value;
  }
  return minutes;
}

const port = z.coerce.number('must be a number').int().min(1).max(65_535);
const browsersPort = port.refine((port) => !isBlockedPort(port), BLOCKED_PORT);

const schema = z.object({
  PORT: browsersPort.default(3_000),
  HOST: z.string().optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'must be domains with commas between them')
    .optional(),
  API_BASE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  DEFAULT_PARTNER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be one label of a host name')
    .default('demo'),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= SHORTEST_SECRET),
      `must have at least ${SHORTEST_SECRET} characters each`,
    )
    .optional(),
  SESSION_STORE_URL: z.string().transform(storeAddress).optional(),
  SESSION_STORE_REPLICAS: z.coerce.number('must be a number').int().min(0).max(5).optional(),
  /** Below the timeout of a store command. */
  SESSION_STORE_REPLICAS_MS: z.coerce.number('must be a number').int().min(50).max(1_500).default(1_000),
  SESSION_STORE_CERT: z.string().optional(),
  SESSION_STORE_KEY: z.string().optional(),
  /** HTTP-01 requires 30 s; tests use less. */
  API_TIMEOUT_MS: z.coerce.number('must be a number').int().min(100).max(120_000).default(30_000),
  /** D-52 */
  UPLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(1_000).default(25),
  DOWNLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(10_000).default(100),
  FILE_HOSTS: z
    .string()
    .regex(HOSTS, 'must be hosts, with a port where needed, with commas between them')
    .optional(),
  /** D-46 */
  FINANCE_OBJECTS_MAX: z.coerce.number('must be a number').int().min(1).max(999).default(6),
  /** D-33 */
  COVER_PROVIDER: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must be a name of small letters, digits and underscores')
    .default('allianz_trade'),
  COMPLETION_MINUTES: z
    .string()
    .refine(
      (text) => minutesOf(text) !== null,
      `must be such as bank=1,documents=5, of ${COMPLETION_PARTS.join(', ')}`,
    )
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  ACCESS_LOG: z.enum(['true', 'false'], 'must be true or false').default('true'),
  TRUSTED_PROXIES: z
    .string()
    .refine(isProxyList, 'must be addresses or networks with commas between')
    // A private network may contain visitors, who could then forge their address.
    .default('loopback'),
  REFUSE_KNOWN_PASSWORDS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  SEARCH_ENGINES: z.enum(['true', 'false'], 'must be true or false').default('false'),
  /** RFC 9116: each a `mailto:`, `https:` or `tel:` address. */
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:|https:\/\/|tel:)[!-~]{1,200}(,(mailto:|https:\/\/|tel:)[!-~]{1,200})*$/,
      'must be mailto:, https: or tel: addresses with commas between',
    )
    .optional(),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive().default(1),
  PUBLIC_PORT: browsersPort.optional(),
  METRICS_PORT: port.optional(),
  SHUTDOWN_DRAIN_MS: z.coerce.number('must be a number').int().min(0).max(600_000).default(0),
  SHUTDOWN_GRACE_MS: z.coerce.number('must be a number').int().min(0).max(3_600_000).default(8_000),
  OVERLOAD_DELAY_MS: z.coerce.number('must be a number').int().min(20).max(10_000).default(500),
  OVERLOAD_REQUESTS: z.coerce.number('must be a number').int().min(1).max(10_000).default(250),
  DATA_DIR: z.string().min(1).default('.data'),
  ASSETS_DIR: z.string().min(1).optional(),
  ASSETS_IN_STORE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  ASSETS_KEEP_DAYS: z.coerce.number('must be a number').min(1).max(3_650).default(30),
});

export type Settings = ReturnType<typeof readSettings>;

/** @throws Error with one line that names every invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  // Shells and containers set unset variables to an empty text.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The portal cannot start because of invalid settings: ${wrong.join('; ')}`);
  }
  const set = parsed.data;
  if (set.SESSION_STORE_URL && !set.SESSION_SECRET) {
    throw new Error(
      'The portal cannot start: instances that share SESSION_STORE_URL need the same SESSION_SECRET',
    );
  }
  if (set.ASSETS_IN_STORE === 'true' && !(set.ASSETS_DIR && set.SESSION_STORE_URL)) {
    throw new Error(
      'The portal cannot start: ASSETS_IN_STORE needs SESSION_STORE_URL and ASSETS_DIR, a folder of this instance',
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    /** Includes sub-domains. Empty: only this machine. */
    allowedHosts: set.ALLOWED_HOSTS?.toLowerCase().split(',') ?? [],
    apiBaseUrl: set.API_BASE_URL.replace(/\/+$/, ''),
    apiTimeoutMs: set.API_TIMEOUT_MS,
    defaultPartner: set.DEFAULT_PARTNER.toLowerCase(),
    maxUploadBytes: Math.floor(set.UPLOAD_MAX_MB * BYTES_PER_MB),
    maxDownloadBytes: Math.floor(set.DOWNLOAD_MAX_MB * BYTES_PER_MB),
    /** Hosts for downloads and uploads. Plain http only if the lending API uses it (HTTP-06, D-64). */
    fileHosts: {
      names: set.FILE_HOSTS?.split(',') ?? [new URL(set.API_BASE_URL).host],
      plainHttp: new URL(set.API_BASE_URL).protocol === 'http:',
    },
    maxFinanceObjects: set.FINANCE_OBJECTS_MAX,
    coverProvider: set.COVER_PROVIDER,
    /** Empty: no minutes are shown. */
    completionMinutes: (set.COMPLETION_MINUTES && minutesOf(set.COMPLETION_MINUTES)) || {},
    /** The first secret signs cookies, all secrets verify. */
    sessionSecrets: set.SESSION_SECRET ?? [keptSecret(set.DATA_DIR)],
    sessionStore: set.SESSION_STORE_URL ? storeOf(set, set.SESSION_STORE_URL) : null,
    dataDir: set.DATA_DIR,
    publicPort: set.PUBLIC_PORT ?? set.PORT,
    metricsPort: set.METRICS_PORT ?? null,
    shutdownDrainMs: set.SHUTDOWN_DRAIN_MS,
    shutdownGraceMs: set.SHUTDOWN_GRACE_MS,
    logLevel: set.LOG_LEVEL,
    logFormat: set.LOG_FORMAT,
    accessLog: set.ACCESS_LOG === 'true',
    /** Proxies whose forwarded headers are trusted. */
    trustedProxies: proxiesOf(set.TRUSTED_PROXIES),
    /** ACC-04 */
    refusesKnownPasswords: set.REFUSE_KNOWN_PASSWORDS === 'true',
    securityContacts: set.SECURITY_CONTACT?.split(',') ?? [],
    mayBeFound: set.SEARCH_ENGINES === 'true',
    rateLimitFactor: set.RATE_LIMIT_FACTOR,
    /** Hashed files of all builds, shared by all instances. Null: each instance serves its own build only. */
    assetsDir: set.ASSETS_DIR ?? null,
    /** The session store passes files of other builds on. */
    assetsInStore: set.ASSETS_IN_STORE === 'true',
    assetsKeptMs: set.ASSETS_KEEP_DAYS * DAY_MS,
    /** Above these limits the portal refuses new pages with 503. */
    overload: { delayMs: set.OVERLOAD_DELAY_MS, requests: set.OVERLOAD_REQUESTS },
  };
}

function storeAddress(text: string, context: z.RefinementCtx): StoreAddress {
  try {
    return parseStoreAddress(text);
  } catch (error) {
    if (!(error instanceof StoreAddressError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

export interface StoreSettings {
  address: StoreAddress;
  /** Replicas that must confirm a write before the portal reports it as kept. */
  replicas: number;
  replicasMs: number;
  /** PEM, for servers that verify clients. */
  clientCertificate: { cert: string; key: string } | null;
}

/** @throws Error with one line */
function storeOf(set: z.infer<typeof schema>, address: StoreAddress): StoreSettings {
  const { SESSION_STORE_CERT: cert, SESSION_STORE_KEY: key } = set;
  const wrong = (why: string) => new Error(`The portal cannot start because of invalid settings: ${why}`);
  if ((cert === undefined) !== (key === undefined))
    throw wrong('SESSION_STORE_CERT and SESSION_STORE_KEY must be set together');
  if (cert !== undefined && !address.tls)
    throw wrong('SESSION_STORE_CERT needs a SESSION_STORE_URL with rediss');
  const read = (name: string, file: string, label: RegExp) => {
    let pem: string;
    try {
      pem = readFileSync(file, 'utf8');
    } catch {
      throw wrong(`${name} names a file that cannot be read`);
    }
    if (!label.test(pem)) throw wrong(`${name} is no PEM file of its kind`);
    return pem;
  };
  return {
    address,
    replicas: set.SESSION_STORE_REPLICAS ?? (address.kind === 'single' ? 0 : 1),
    replicasMs: set.SESSION_STORE_REPLICAS_MS,
    clientCertificate:
      cert === undefined || key === undefined
        ? null
        : {
            cert: read('SESSION_STORE_CERT', cert, /-----BEGIN CERTIFICATE-----/),
            key: read('SESSION_STORE_KEY', key, /-----BEGIN [A-Z ]*PRIVATE KEY-----/),
          },
  };
}

function proxiesOf(text: string): string[] {
  return text === 'none' ? [] : text.split(',');
}

function isProxyList(text: string): boolean {
  try {
    proxyAddr.compile(proxiesOf(text));
    return true;
  } catch {
    return false;
  }
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.length >= SHORTEST_SECRET) return kept;
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, secret, { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
}

function readOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

export const settings = readOrStop();
