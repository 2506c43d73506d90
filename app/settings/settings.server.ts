import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { BLOCKED_PORT, isBlockedPort } from '../../scripts/blocked-ports.mjs';

const BYTES_PER_MB = 1024 * 1024;
const DAY_MS = 24 * 3_600 * 1_000;

/** Characters of a secret that signs cookies, at least. */
const SHORTEST_SECRET = 32;

/** Hosts as addresses have them: `files.example,10.0.0.7:8443,[fd00::1]`. */
const HOSTS = /^((^|,)([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?)+$/i;

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
  SESSION_STORE_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  /** HTTP-01 says 30 s; tests shorten it. */
  API_TIMEOUT_MS: z.coerce.number('must be a number').int().min(100).max(120_000).default(30_000),
  /** D-52. */
  UPLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(1_000).default(25),
  DOWNLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(10_000).default(100),
  FILE_HOSTS: z
    .string()
    .regex(HOSTS, 'must be hosts, with a port where needed, with commas between them')
    .optional(),
  /** D-46. */
  FINANCE_OBJECTS_MAX: z.coerce.number('must be a number').int().min(1).max(999).default(6),
  /** D-33. */
  COVER_PROVIDER: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must be a name of small letters, digits and underscores')
    .default('allianz_trade'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
  ACCESS_LOG: z.enum(['true', 'false'], 'must be true or false').default('true'),
  TRUSTED_PROXIES: z
    .string()
    .refine(isProxyList, 'must be addresses or networks with commas between')
    // Of a whole private network it cannot be known who in it is a proxy, and who a visitor that passes for others.
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
  /** Where the embedded session store and a generated secret live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where the files of all builds that run side by side are kept. */
  ASSETS_DIR: z.string().min(1).optional(),
  ASSETS_KEEP_DAYS: z.coerce.number('must be a number').min(1).max(3_650).default(30),
});

/** The portal's settings, checked. Addresses carry no trailing slash. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from the environment. @throws Error with one readable line that names every wrong setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  // An empty variable means the same as none: shells and containers set them that way.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The portal cannot start, a setting is wrong: ${wrong.join('; ')}`);
  }
  const set = parsed.data;
  if (set.SESSION_STORE_URL && !set.SESSION_SECRET) {
    throw new Error(
      'The portal cannot start: instances that share SESSION_STORE_URL need the same SESSION_SECRET',
    );
  }
  return {
    port: set.PORT,
    /** Address of this machine to listen on; undefined: all of them. */
    host: set.HOST,
    /** Domains under which the portal may be asked, each with all its sub-domains; empty: this machine alone. */
    allowedHosts: set.ALLOWED_HOSTS?.toLowerCase().split(',') ?? [],
    apiBaseUrl: set.API_BASE_URL.replace(/\/+$/, ''),
    /** A call of the lending API that has no answer after this long is given up, milliseconds. */
    apiTimeoutMs: set.API_TIMEOUT_MS,
    defaultPartner: set.DEFAULT_PARTNER.toLowerCase(),
    /** Largest file that may be uploaded, bytes (D-52). */
    maxUploadBytes: Math.floor(set.UPLOAD_MAX_MB * BYTES_PER_MB),
    /** Largest file that is handed on from the lending API's store, bytes. */
    maxDownloadBytes: Math.floor(set.DOWNLOAD_MAX_MB * BYTES_PER_MB),
    /** Hosts that files are fetched from and sent to; by plain http only where the lending API itself is (HTTP-06, D-64). */
    fileHosts: {
      names: set.FILE_HOSTS?.split(',') ?? [new URL(set.API_BASE_URL).host],
      plainHttp: new URL(set.API_BASE_URL).protocol === 'http:',
    },
    /** Most objects of one object financing, as the lending system is configured (D-46). */
    maxFinanceObjects: set.FINANCE_OBJECTS_MAX,
    /** The provider that can be asked to insure debtors (D-33). */
    coverProvider: set.COVER_PROVIDER,
    /** The first signs cookies, all are believed: a new one is put in front, and the old one goes once its cookies have run out. */
    sessionSecrets: set.SESSION_SECRET ?? [keptSecret(set.DATA_DIR)],
    /** Null: the embedded store on disk. */
    sessionStoreUrl: set.SESSION_STORE_URL ?? null,
    dataDir: set.DATA_DIR,
    /** At which visitors reach the portal, where that is neither 80 nor 443. */
    publicPort: set.PUBLIC_PORT ?? set.PORT,
    /** Where Prometheus may ask; null: nowhere. */
    metricsPort: set.METRICS_PORT ?? null,
    /** How long the portal goes on serving while `/readyz` says 503, milliseconds. */
    shutdownDrainMs: set.SHUTDOWN_DRAIN_MS,
    /** Requests still running this long after a stop signal are aborted, milliseconds. */
    shutdownGraceMs: set.SHUTDOWN_GRACE_MS,
    logLevel: set.LOG_LEVEL,
    /** `json` for machines, `text` for a person at a terminal. */
    logFormat: set.LOG_FORMAT,
    /** A line for each request. */
    accessLog: set.ACCESS_LOG === 'true',
    /** Addresses and networks (`10.0.0.0/8`, `loopback`) of the proxies whose forwarded headers are believed; empty: none. */
    trustedProxies: proxiesOf(set.TRUSTED_PROXIES),
    /** New passwords that everybody tries first are refused, beyond what the lending API asks of them (ACC-04). */
    refusesKnownPasswords: set.REFUSE_KNOWN_PASSWORDS === 'true',
    /** Search engines may show the pages that anybody may see. */
    securityContacts: set.SECURITY_CONTACT?.split(',') ?? [],
    mayBeFound: set.SEARCH_ENGINES === 'true',
    /** Widens or narrows how often things may be done; 1: as the portal has it. */
    rateLimitFactor: set.RATE_LIMIT_FACTOR,
    /** Folder shared by all instances, in which the hashed files of every build stay; null: only the own build's are served. */
    assetsDir: set.ASSETS_DIR ?? null,
    /** Files of a build in that folder go when no instance of it has run for so long, milliseconds. */
    assetsKeptMs: set.ASSETS_KEEP_DAYS * DAY_MS,
    /** An event loop that is later than `delayMs` on average, or more pages in hand than `requests`: new ones are refused with 503. */
    overload: { delayMs: set.OVERLOAD_DELAY_MS, requests: set.OVERLOAD_REQUESTS },
  };
}

/** `none` stands for no proxy at all. */
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

/**
 * A secret made once and kept beside the embedded store, so that a restart logs nobody out. One that is too short is what a crash has left of it,
 * and is made anew; the file is put in place whole.
 */
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

/** The settings of this process. */
export const settings = readOrStop();
