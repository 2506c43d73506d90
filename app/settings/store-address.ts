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
export class StoreAddressError extends Error {
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

/** Parameters of other clients that would be ignored, and what replaces them. */
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

/** Documented in docs/configuration.md, "Session store". @throws StoreAddressError */
export function parseStoreAddress(text: string): StoreAddress {
  if (/\s/.test(text)) throw new StoreAddressError('contains a space');
  const [, scheme = '', rest = ''] = /^([a-z+]+):\/\/(.*)$/i.exec(text) ?? [];
  const form = schemeOf(scheme);
  if (rest.includes('#')) throw new StoreAddressError('contains #: write %23 in a user or password');
  const [, authority = '', path = '', query = ''] = /^([^/?]*)(\/[^?]*)?(?:\?(.*))?$/.exec(rest) ?? [];
  const at = authority.lastIndexOf('@');
  const login = loginOf(at === -1 ? null : authority.slice(0, at));
  const endpoints = endpointsOf(authority.slice(at + 1), PORTS[form.kind], at === -1);
  const parameters = parametersOf(query, form.kind);
  const names = path === '' || path === '/' ? [] : path.slice(1).split('/').map(decoded);
  const connection = { tls: form.tls, ...login };

  if (form.kind === 'cluster') {
    if (names.length > 1 || (names[0] ?? '0') !== '0')
      throw new StoreAddressError('names a database, but a cluster has only database 0');
    return { kind: 'cluster', nodes: endpoints, ...connection };
  }
  if (form.kind === 'sentinel') {
    const [name = '', db, ...more] = names;
    if (name === '')
      throw new StoreAddressError(
        `lacks the name of the primary after the Sentinels: write ${SENTINEL_FORM}`,
      );
    if (!/^[\w.-]+$/.test(name))
      throw new StoreAddressError(
        'has a name of a primary that no Sentinel accepts: use letters, digits, . - _',
      );
    if (more.length > 0) throw new StoreAddressError(`has more parts than ${SENTINEL_FORM}/database`);
    return {
      kind: 'sentinel',
      sentinels: endpoints,
      name,
      db: databaseOf(db),
      sentinelLogin: sentinelLoginOf(parameters),
      ...connection,
    };
  }
  const [node, ...others] = endpoints;
  if (node === undefined || others.length > 0)
    throw new StoreAddressError(`names several servers: write ${SENTINEL_FORM} or ${CLUSTER_FORM}`);
  if (names.length > 1) throw new StoreAddressError('has more parts than host and database');
  if (names[0] !== undefined && !/^\d+$/.test(names[0]) && node.port === PORTS.sentinel)
    throw new StoreAddressError(`names a Sentinel's port and primary: write ${SENTINEL_FORM}`);
  return { kind: 'single', node, family: familyOf(parameters), db: databaseOf(names[0]), ...connection };
}

function schemeOf(scheme: string): (typeof KINDS)[keyof typeof KINDS] {
  const known = scheme.toLowerCase();
  if (Object.hasOwn(KINDS, known)) return KINDS[known as keyof typeof KINDS];
  if (/^redis(s)?[-_]?sentinels?$|^sentinels?$|^redis\+sentinels$/.test(known))
    throw new StoreAddressError(`has the unknown scheme ${known}: write ${SENTINEL_FORM}`);
  if (/^redis(s)?[-_]?cluster$|^cluster$/.test(known))
    throw new StoreAddressError(`has the unknown scheme ${known}: write ${CLUSTER_FORM}`);
  if (/^valkeys?$/.test(known))
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
  const endpoints = text.split(',').map((part): Endpoint => {
    if (part === '')
      throw new StoreAddressError(text === '' ? 'names no host' : 'has a comma without a host');
    const [, v6, name, given] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(.*))?$/i.exec(part) ?? [];
    const host = v6 ?? name;
    if (host === undefined || (v6 !== undefined && !v6.includes(':'))) throw wrongHost(part, mayLackLogin);
    if (given === undefined) return { host, port };
    if (!/^\d{1,5}$/.test(given) || Number(given) < 1 || Number(given) > 65_535)
      throw wrongPort(host, mayLackLogin);
    return { host, port: Number(given) };
  });
  const all = endpoints.map((endpoint) => `${endpoint.host.toLowerCase()}:${endpoint.port}`);
  const twice = all.find((endpoint, index) => all.indexOf(endpoint) !== index);
  if (twice !== undefined) throw new StoreAddressError(`names ${twice} twice`);
  return endpoints;
}

function wrongHost(part: string, mayLackLogin: boolean): StoreAddressError {
  if (/^[\da-f:]*:[\da-f]*:[\da-f:]*$/i.test(part))
    return new StoreAddressError('names an IPv6 address without brackets: write [::1]:6379');
  return mayLackLogin
    ? new StoreAddressError('names no valid host: encode / ? # @ in a user or password, for example %2F')
    : new StoreAddressError('names no valid host after the @');
}

// A password with a slash ends the authority early, so its start looks like a port.
function wrongPort(host: string, mayLackLogin: boolean): StoreAddressError {
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
  const known: readonly string[] = PARAMETERS[kind];
  for (const name of new Set(parameters.keys())) {
    if (parameters.getAll(name).length > 1)
      throw new StoreAddressError(`names the parameter ${shown(name)} twice`);
    if (known.includes(name)) continue;
    const hint = REPLACED[name.toLowerCase()];
    if (hint !== undefined) throw new StoreAddressError(hint);
    throw new StoreAddressError(
      `has the unknown parameter ${shown(name)}${known.length > 0 ? `; known: ${known.join(', ')}` : ''}`,
    );
  }
  return parameters;
}

const shown = (name: string) => (/^\w{1,30}$/.test(name) ? name : '(unreadable)');

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
  const given = parameters.get('family');
  if (given === null) return undefined;
  const family = ([0, 4, 6] as const).find((known) => String(known) === given);
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
