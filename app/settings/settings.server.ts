import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSecureContext } from 'node:tls';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { COMPLETION_PARTS } from '~/domain/completion-parts';
import { BLOCKED_PORT_MESSAGE, isBlockedPort } from '../../scripts/blocked-ports.mjs';

const BYTES_PER_MB = 1024 * 1024;
const DAY_MS = 24 * 3_600 * 1_000;

const MIN_SECRET_CHARACTERS = 32;

/** Matches `files.example,10.0.0.7:8443,[fd00::1]`. */
const HOSTS = /^((^|,)([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?)+$/i;

const MINUTES_MAX = 120;

const LENDER_PHASES = ['pre-check', 'review', 'offer', 'final-review', 'payout', 'limit'] as const;

const DAYS_MAX = 60;

/** Reads `bank=1,people=3`. */
function countsOf<Name extends string>(
  text: string,
  names: readonly Name[],
  max: number,
): Partial<Record<Name, number>> | null {
  const counts: Partial<Record<Name, number>> = {};
  for (const entry of text.split(',')) {
    const [entryName, digits = ''] = entry.split('=').map((each) => each.trim());
    const name = names.find((allowedName) => allowedName === entryName);
    const value = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
    if (!name || name in counts || value < 1 || value > max) return null;
    counts[name] = value;
  }
  return counts;
}

const counts = (names: readonly string[], max: number, example: string) =>
  z
    .string()
    .refine(
      (text) => countsOf(text, names, max) !== null,
      `must be such as ${example}, of ${names.join(', ')}, 1 to ${max} each`,
    )
    .optional();

const port = z.coerce.number('must be a number').int().min(1).max(65_535);
const browsersPort = port.refine((port) => !isBlockedPort(port), BLOCKED_PORT_MESSAGE);

interface Endpoint {
  host: string;
  port: number;
}

interface Login {
  username?: string;
  password?: string;
}

interface Connection extends Login {
  tls: boolean;
}

export type StoreAddress =
  | (Connection & { kind: 'single'; node: Endpoint; family: 0 | 4 | 6 | undefined; db: number })
  | (Connection & { kind: 'sentinel'; sentinels: Endpoint[]; name: string; db: number; sentinelLogin: Login })
  | (Connection & { kind: 'cluster'; nodes: Endpoint[] });

/** The message completes "SESSION_STORE_URL …" and never quotes a password. */
class StoreAddressError extends Error {
  override readonly name = 'StoreAddressError';
}

const KINDS = {
  redis: { kind: 'single', tls: false },
  rediss: { kind: 'single', tls: true },
  'redis+sentinel': { kind: 'sentinel', tls: false },
  'rediss+sentinel': { kind: 'sentinel', tls: true },
  'redis+cluster': { kind: 'cluster', tls: false },
  'rediss+cluster': { kind: 'cluster', tls: true },
} as const;

const FORMS = 'redis://, redis+sentinel:// or redis+cluster:// (with TLS rediss://, rediss+…)';
const SENTINEL_FORM = 'redis+sentinel://host1:26379,host2:26379/name';
const CLUSTER_FORM = 'redis+cluster://host1:6379,host2:6379';

const PORTS = { single: 6_379, sentinel: 26_379, cluster: 6_379 } as const;

/** Other Redis clients use these parameters. */
const REPLACED: Record<string, string> = {
  name: `names a Sentinel's primary in ?name: write ${SENTINEL_FORM}`,
  sentinels: `names Sentinels in a parameter: write ${SENTINEL_FORM}`,
  sentinelmasterid: `names a Sentinel's primary in ?sentinelMasterId: write ${SENTINEL_FORM}`,
  mastername: `names a Sentinel's primary in ?masterName: write ${SENTINEL_FORM}`,
  cluster: `asks for a cluster in a parameter: write ${CLUSTER_FORM}`,
  db: 'names the database in ?db: write it as path, for example /2',
  password: 'names the password in a parameter: write redis://user:password@host',
  username: 'names the user in a parameter: write redis://user:password@host',
  tls: 'asks for TLS in a parameter: write rediss:// instead of redis://',
  ssl: 'asks for TLS in a parameter: write rediss:// instead of redis://',
};

/** Accepts the forms in docs/configuration.md, "Session store". @throws StoreAddressError */
export function parseStoreAddress(text: string): StoreAddress {
  if (/\s/.test(text)) throw new StoreAddressError('contains a space');
  const [, scheme = '', afterScheme = ''] = /^([a-z+]+):\/\/(.*)$/i.exec(text) ?? [];
  const form = schemeOf(scheme);
  if (afterScheme.includes('#')) throw new StoreAddressError('contains #: write %23 in a user or password');
  const [, authority = '', path = '', query = ''] = /^([^/?]*)(\/[^?]*)?(?:\?(.*))?$/.exec(afterScheme) ?? [];
  const atSignIndex = authority.lastIndexOf('@');
  const login = loginOf(atSignIndex === -1 ? null : authority.slice(0, atSignIndex));
  const endpoints = endpointsOf(authority.slice(atSignIndex + 1), PORTS[form.kind], atSignIndex === -1);
  const parameters = parametersOf(query, form.kind);
  const names = path === '' || path === '/' ? [] : path.slice(1).split('/').map(decoded);
  const connection = { tls: form.tls, ...login };

  if (form.kind === 'cluster') {
    if (names.length > 1 || (names[0] ?? '0') !== '0')
      throw new StoreAddressError('names a database, but a cluster has only database 0');
    return { kind: 'cluster', nodes: endpoints, ...connection };
  }
  if (form.kind === 'sentinel') {
    const [name = '', db, ...extraParts] = names;
    if (name === '')
      throw new StoreAddressError(
        `lacks the name of the primary after the Sentinels: write ${SENTINEL_FORM}`,
      );
    if (!/^[\w.-]+$/.test(name))
      throw new StoreAddressError(
        'has a name of a primary that no Sentinel accepts: use letters, digits, . - _',
      );
    if (extraParts.length > 0) throw new StoreAddressError(`has more parts than ${SENTINEL_FORM}/database`);
    return {
      kind: 'sentinel',
      sentinels: endpoints,
      name,
      db: databaseOf(db),
      sentinelLogin: sentinelLoginOf(parameters),
      ...connection,
    };
  }
  const [node, ...otherEndpoints] = endpoints;
  if (node === undefined || otherEndpoints.length > 0)
    throw new StoreAddressError(`names several servers: write ${SENTINEL_FORM} or ${CLUSTER_FORM}`);
  if (names.length > 1) throw new StoreAddressError('has more parts than host and database');
  if (names[0] !== undefined && !/^\d+$/.test(names[0]) && node.port === PORTS.sentinel)
    throw new StoreAddressError(`names a Sentinel's port and primary: write ${SENTINEL_FORM}`);
  return { kind: 'single', node, family: familyOf(parameters), db: databaseOf(names[0]), ...connection };
}

function schemeOf(scheme: string): (typeof KINDS)[keyof typeof KINDS] {
  const normalizedScheme = scheme.toLowerCase();
  if (Object.hasOwn(KINDS, normalizedScheme)) return KINDS[normalizedScheme as keyof typeof KINDS];
  if (/^redis(s)?[-_]?sentinels?$|^sentinels?$|^redis\+sentinels$/.test(normalizedScheme))
    throw new StoreAddressError(`has the unknown scheme ${normalizedScheme}: write ${SENTINEL_FORM}`);
  if (/^redis(s)?[-_]?cluster$|^cluster$/.test(normalizedScheme))
    throw new StoreAddressError(`has the unknown scheme ${normalizedScheme}: write ${CLUSTER_FORM}`);
  if (/^valkeys?$/.test(normalizedScheme))
    throw new StoreAddressError(
      'has the scheme of Valkey: write redis:// or rediss://, which Valkey understands',
    );
  throw new StoreAddressError(`must begin with ${FORMS}`);
}

function loginOf(text: string | null): Login {
  if (text === null) return {};
  if (text.includes('@')) throw new StoreAddressError('contains @ in a user or password: write %40');
  const colon = text.indexOf(':');
  if (colon === -1 || colon === text.length - 1)
    throw new StoreAddressError('names a user without a password: write user:password@ or :password@');
  const username = decoded(text.slice(0, colon));
  const password = decoded(text.slice(colon + 1));
  return username === '' ? { password } : { username, password };
}

function endpointsOf(text: string, port: number, mayLackLogin: boolean): Endpoint[] {
  const endpoints = text.split(',').map((endpointText): Endpoint => {
    if (endpointText === '')
      throw new StoreAddressError(text === '' ? 'names no host' : 'has a comma without a host');
    const [, v6, name, portText] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(.*))?$/i.exec(endpointText) ?? [];
    const host = v6 ?? name;
    if (host === undefined || (v6 !== undefined && !v6.includes(':')))
      throw createHostError(endpointText, mayLackLogin);
    if (portText === undefined) return { host, port };
    if (!/^\d{1,5}$/.test(portText) || Number(portText) < 1 || Number(portText) > 65_535)
      throw createPortError(host, mayLackLogin);
    return { host, port: Number(portText) };
  });
  const all = endpoints.map((endpoint) => `${endpoint.host.toLowerCase()}:${endpoint.port}`);
  const duplicate = all.find((endpoint, index) => all.indexOf(endpoint) !== index);
  if (duplicate !== undefined) throw new StoreAddressError(`names ${duplicate} twice`);
  return endpoints;
}

function createHostError(endpointText: string, mayLackLogin: boolean): StoreAddressError {
  if (/^[\da-f:]*:[\da-f]*:[\da-f:]*$/i.test(endpointText))
    return new StoreAddressError('names an IPv6 address without brackets: write [::1]:6379');
  return mayLackLogin
    ? new StoreAddressError('names no valid host: encode / ? # @ in a user or password, for example %2F')
    : new StoreAddressError('names no valid host after the @');
}

// A slash in a password ends the authority early, so the password's start looks like a port.
function createPortError(host: string, mayLackLogin: boolean): StoreAddressError {
  return mayLackLogin
    ? new StoreAddressError('has no valid port; if a password contains / or ?, write %2F or %3F')
    : new StoreAddressError(`has no valid port after ${host}`);
}

const PARAMETERS = {
  single: ['family'],
  sentinel: ['sentinel_user', 'sentinel_password'],
  cluster: [],
} as const satisfies Record<StoreAddress['kind'], readonly string[]>;

function parametersOf(query: string, kind: StoreAddress['kind']): URLSearchParams {
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'));
  const knownParameters: readonly string[] = PARAMETERS[kind];
  for (const name of new Set(parameters.keys())) {
    if (parameters.getAll(name).length > 1)
      throw new StoreAddressError(`names the parameter ${quoteName(name)} twice`);
    if (knownParameters.includes(name)) continue;
    const hint = REPLACED[name.toLowerCase()];
    if (hint !== undefined) throw new StoreAddressError(hint);
    throw new StoreAddressError(
      `has the unknown parameter ${quoteName(name)}${knownParameters.length > 0 ? `; known: ${knownParameters.join(', ')}` : ''}`,
    );
  }
  return parameters;
}

const quoteName = (name: string) => (/^\w{1,30}$/.test(name) ? name : '(unreadable)');

function sentinelLoginOf(parameters: URLSearchParams): Login {
  const username = parameters.get('sentinel_user') ?? undefined;
  const password = parameters.get('sentinel_password') ?? undefined;
  if (username !== undefined && password === undefined)
    throw new StoreAddressError('has sentinel_user without sentinel_password');
  if (username === '' || password === '')
    throw new StoreAddressError('has an empty sentinel_user or sentinel_password');
  return { ...(username !== undefined && { username }), ...(password !== undefined && { password }) };
}

function familyOf(parameters: URLSearchParams): 0 | 4 | 6 | undefined {
  const familyText = parameters.get('family');
  if (familyText === null) return undefined;
  const family = ([0, 4, 6] as const).find((allowedFamily) => String(allowedFamily) === familyText);
  if (family === undefined) throw new StoreAddressError('has a family other than 0, 4 or 6');
  return family;
}

function databaseOf(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  if (!/^\d{1,4}$/.test(text)) throw new StoreAddressError('has a database that is no number');
  return Number(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StoreAddressError('contains % without two hexadecimal digits: write %25');
  }
}

const schema = z.object({
  PORT: browsersPort.default(3_000),
  HOST: z.string().optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'must be domains with commas between them')
    .optional(),
  API_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => !/[?#]|\/\/[^/]*@/.test(url),
      'must be an address without user, password, query and fragment',
    )
    .default('http://127.0.0.1:4000'),
  DEFAULT_PARTNER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be one label of a host name')
    .default('demo'),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= MIN_SECRET_CHARACTERS),
      `must have at least ${MIN_SECRET_CHARACTERS} characters each`,
    )
    .optional(),
  SESSION_STORE_URL: z.string().transform(storeAddress).optional(),
  SESSION_STORE_REPLICAS: z.coerce.number('must be a number').int().min(0).max(5).optional(),
  /** Must stay below the timeout of a store command. */
  SESSION_STORE_REPLICAS_MS: z.coerce.number('must be a number').int().min(50).max(1_500).default(1_000),
  /** Node ignores a file that it cannot read. */
  NODE_EXTRA_CA_CERTS: z
    .string()
    .refine(
      (file) => CERTIFICATE.test(textOf(file) ?? ''),
      'must be a readable PEM file with the certificates of authorities',
    )
    .optional(),
  SESSION_STORE_CERT: z.string().optional(),
  SESSION_STORE_KEY: z.string().optional(),
  /** HTTP-01 requires 30 s; tests use less. */
  API_TIMEOUT_MS: z.coerce.number('must be a number').int().min(100).max(120_000).default(30_000),
  UPLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(1_000).default(25),
  DOWNLOAD_MAX_MB: z.coerce.number('must be a number').positive().max(10_000).default(100),
  FILE_HOSTS: z
    .string()
    .regex(HOSTS, 'must be hosts, with a port where needed, with commas between them')
    .optional(),
  FINANCE_OBJECTS_MAX: z.coerce.number('must be a number').int().min(1).max(999).default(6),
  COVER_PROVIDER: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/, 'must be a name of small letters, digits and underscores')
    .default('allianz_trade'),
  COMPLETION_MINUTES: counts(COMPLETION_PARTS, MINUTES_MAX, 'bank=1,documents=5'),
  USUAL_WORKING_DAYS: counts(LENDER_PHASES, DAYS_MAX, 'review=2,offer=3'),
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

export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  // Shells set unset variables to blank text, which would count as 0.
  const setVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsedVariables = schema.safeParse(setVariables);
  if (!parsedVariables.success) {
    const problems = parsedVariables.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The portal cannot start because of invalid settings: ${problems.join('; ')}`);
  }
  const variables = parsedVariables.data;
  if (variables.SESSION_STORE_URL && !variables.SESSION_SECRET) {
    throw new Error(
      'The portal cannot start: instances that share SESSION_STORE_URL need the same SESSION_SECRET',
    );
  }
  if (variables.ASSETS_IN_STORE === 'true' && !(variables.ASSETS_DIR && variables.SESSION_STORE_URL)) {
    throw new Error(
      'The portal cannot start: ASSETS_IN_STORE needs SESSION_STORE_URL and ASSETS_DIR, a folder of this instance',
    );
  }
  if (!variables.SESSION_STORE_URL) withDataDir(variables.DATA_DIR, requireWritable);
  return {
    port: variables.PORT,
    host: variables.HOST,
    /** Includes subdomains. If empty, allows only IP addresses, `localhost` and names without a dot. */
    allowedHosts: variables.ALLOWED_HOSTS?.toLowerCase().split(',') ?? [],
    apiBaseUrl: variables.API_BASE_URL.replace(/\/+$/, ''),
    apiTimeoutMs: variables.API_TIMEOUT_MS,
    defaultPartner: variables.DEFAULT_PARTNER.toLowerCase(),
    maxUploadBytes: Math.floor(variables.UPLOAD_MAX_MB * BYTES_PER_MB),
    maxDownloadBytes: Math.floor(variables.DOWNLOAD_MAX_MB * BYTES_PER_MB),
    /** `plainHttp` is allowed only if the lending API uses it (HTTP-06, D-64). */
    fileHosts: {
      names: variables.FILE_HOSTS?.split(',') ?? [new URL(variables.API_BASE_URL).host],
      plainHttp: new URL(variables.API_BASE_URL).protocol === 'http:',
    },
    maxFinanceObjects: variables.FINANCE_OBJECTS_MAX,
    coverProvider: variables.COVER_PROVIDER,
    completionMinutes:
      (variables.COMPLETION_MINUTES &&
        countsOf(variables.COMPLETION_MINUTES, COMPLETION_PARTS, MINUTES_MAX)) ||
      {},
    usualWorkingDays:
      (variables.USUAL_WORKING_DAYS && countsOf(variables.USUAL_WORKING_DAYS, LENDER_PHASES, DAYS_MAX)) || {},
    sessionSecrets: variables.SESSION_SECRET ?? [withDataDir(variables.DATA_DIR, readOrMakeSecret)],
    sessionStore: variables.SESSION_STORE_URL
      ? createStoreSettings(variables, variables.SESSION_STORE_URL)
      : null,
    dataDir: variables.DATA_DIR,
    publicPort: variables.PUBLIC_PORT ?? variables.PORT,
    metricsPort: variables.METRICS_PORT ?? null,
    shutdownDrainMs: variables.SHUTDOWN_DRAIN_MS,
    shutdownGraceMs: variables.SHUTDOWN_GRACE_MS,
    logLevel: variables.LOG_LEVEL,
    logFormat: variables.LOG_FORMAT,
    accessLog: variables.ACCESS_LOG === 'true',
    trustedProxies: proxiesOf(variables.TRUSTED_PROXIES),
    refusesKnownPasswords: variables.REFUSE_KNOWN_PASSWORDS === 'true',
    securityContacts: variables.SECURITY_CONTACT?.split(',') ?? [],
    isIndexable: variables.SEARCH_ENGINES === 'true',
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    assetsDir: variables.ASSETS_DIR ?? null,
    assetsInStore: variables.ASSETS_IN_STORE === 'true',
    assetsKeptMs: variables.ASSETS_KEEP_DAYS * DAY_MS,
    overload: { delayMs: variables.OVERLOAD_DELAY_MS, requests: variables.OVERLOAD_REQUESTS },
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
  /** This number of replicas must confirm a write. */
  replicas: number;
  replicasMs: number;
  /** Servers that verify clients need this certificate (PEM). */
  clientCertificate: { cert: string; key: string } | null;
}

const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function findCertificateProblem({ cert, key }: { cert: string; key: string }): string | null {
  const isUnusable = (options: { cert?: string; key?: string }) => {
    try {
      createSecureContext(options);
      return false;
    } catch {
      return true;
    }
  };
  if (/ENCRYPTED/.test(key)) return 'SESSION_STORE_KEY is encrypted: store it without a passphrase';
  if (isUnusable({ cert })) return 'SESSION_STORE_CERT is damaged';
  if (isUnusable({ key })) return 'SESSION_STORE_KEY is damaged';
  return isUnusable({ cert, key }) ? 'SESSION_STORE_KEY is not the key of SESSION_STORE_CERT' : null;
}

function createStoreSettings(variables: z.infer<typeof schema>, address: StoreAddress): StoreSettings {
  const { SESSION_STORE_CERT: cert, SESSION_STORE_KEY: key } = variables;
  const invalidSettings = (reason: string) =>
    new Error(`The portal cannot start because of invalid settings: ${reason}`);
  if ((cert === undefined) !== (key === undefined))
    throw invalidSettings('SESSION_STORE_CERT and SESSION_STORE_KEY must be set together');
  if (cert !== undefined && !address.tls)
    throw invalidSettings('SESSION_STORE_CERT needs a SESSION_STORE_URL with rediss');
  const readPem = (name: string, file: string, label: RegExp) => {
    const pemText = textOf(file);
    if (pemText === null) throw invalidSettings(`${name} names a file that cannot be read`);
    if (!label.test(pemText)) throw invalidSettings(`${name} is no PEM file of its kind`);
    return pemText;
  };
  const clientCertificate =
    cert === undefined || key === undefined
      ? null
      : {
          cert: readPem('SESSION_STORE_CERT', cert, CERTIFICATE),
          key: readPem('SESSION_STORE_KEY', key, /-----BEGIN [A-Z ]*PRIVATE KEY-----/),
        };
  const certificateProblem = clientCertificate && findCertificateProblem(clientCertificate);
  if (certificateProblem) throw invalidSettings(certificateProblem);
  return {
    address,
    replicas: variables.SESSION_STORE_REPLICAS ?? (address.kind === 'single' ? 0 : 1),
    replicasMs: variables.SESSION_STORE_REPLICAS_MS,
    clientCertificate,
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

function withDataDir<Result>(dataDir: string, use: (dataDir: string) => Result): Result {
  try {
    return use(dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(
      `The portal cannot start: DATA_DIR ${dataDir} must be a folder that this user can read and write (${error.message}).`,
    );
  }
}

/** LMDB ends the process with a signal if its disk is full at the start. */
const LMDB_START_BYTES = 256 * 1024;

function requireWritable(dataDir: string): void {
  makeFolder(dataDir);
  const probeFile = join(dataDir, `.probe.${process.pid}`);
  try {
    writeFileSync(probeFile, Buffer.alloc(LMDB_START_BYTES));
  } finally {
    rmSync(probeFile, { force: true });
  }
}

function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const storedSecret = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (storedSecret.length >= MIN_SECRET_CHARACTERS) return storedSecret;
  const secret = randomBytes(32).toString('base64url');
  makeFolder(dataDir);
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, secret, { mode: 0o600, flush: true });
  renameSync(temporaryFile, file);
  return secret;
}

/** Creates the parents too. Node's recursive `mkdir` never returns below `/proc`. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another instance may have created the folder meanwhile.
    if (!existsSync(path)) throw error;
  }
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
