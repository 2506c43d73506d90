import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.server';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'));
const DATA_FILE = join(DATA_DIR, 'file');
writeFileSync(DATA_FILE, '');
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('settings', () => {
  it('HTTP-01: default to the demo, with a timeout of 30 s per API call', () => {
    expect(readSettings({ DATA_DIR, API_BASE_URL: '' })).toMatchObject({
      apiBaseUrl: 'http://127.0.0.1:4000',
      apiTimeoutMs: 30_000,
      defaultPartner: 'demo',
      sessionStore: null,
      isIndexable: false,
    });
  });

  it('the settings accept only URLs and e-mail addresses as contacts for security reports', () => {
    const contacts = (SECURITY_CONTACT: string) =>
      readSettings({ DATA_DIR, SECURITY_CONTACT }).securityContacts;
    expect(readSettings({ DATA_DIR }).securityContacts).toEqual([]);
    expect(contacts('mailto:security@bank.example,https://bank.example/security')).toEqual([
      'mailto:security@bank.example',
      'https://bank.example/security',
    ]);
    for (const wrongContact of [
      'security@bank.example',
      'http://bank.example',
      'mailto:a@b.example\nExpires: never',
    ])
      expect(() => contacts(wrongContact)).toThrow('SECURITY_CONTACT');
  });

  it('the settings use the documented defaults for unset and empty variables', () => {
    const defaultSettings = {
      port: 3_000,
      host: undefined,
      allowedHosts: [],
      fileHosts: { names: ['127.0.0.1:4000'], plainHttp: true },
      publicPort: 3_000,
      metricsPort: null,
      shutdownDrainMs: 0,
      shutdownGraceMs: 8_000,
      logLevel: 'info',
      logFormat: 'json',
      accessLog: true,
      refusesKnownPasswords: false,
      isIndexable: false,
      rateLimitFactor: 1,
      assetsDir: null,
      assetsKeptMs: 2_592_000_000,
      overload: { delayMs: 500, requests: 250 },
    };
    expect(readSettings({ DATA_DIR })).toMatchObject({ ...defaultSettings, dataDir: DATA_DIR });
    const emptyVariables = {
      PORT: '',
      ALLOWED_HOSTS: '',
      ACCESS_LOG: '',
      METRICS_PORT: '',
      SESSION_SECRET: '',
    };
    expect(readSettings({ DATA_DIR, ...emptyVariables })).toMatchObject(defaultSettings);
    const blankVariables = Object.fromEntries(Object.keys(emptyVariables).map((name) => [name, ' ']));
    expect(readSettings({ DATA_DIR, ...blankVariables, SHUTDOWN_GRACE_MS: ' ' })).toMatchObject(
      defaultSettings,
    );
  });

  it.each([
    [{ PORT: '8080' }, { port: 8_080, publicPort: 8_080 }],
    [
      { PORT: '8080', PUBLIC_PORT: '8443' },
      { port: 8_080, publicPort: 8_443 },
    ],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ API_TIMEOUT_MS: '2000' }, { apiTimeoutMs: 2_000 }],
    [{ UPLOAD_MAX_MB: '0.0000015' }, { maxUploadBytes: 1 }],
    [{ DOWNLOAD_MAX_MB: '0.0000015' }, { maxDownloadBytes: 1 }],
    [
      { SESSION_STORE_URL: 'rediss://cache:6380', SESSION_SECRET: 'n'.repeat(32) },
      {
        sessionStore: {
          address: { kind: 'single', tls: true, node: { host: 'cache', port: 6_380 } },
          replicas: 0,
          clientCertificate: null,
        },
        sessionSecrets: ['n'.repeat(32)],
      },
    ],
    [
      { SESSION_STORE_URL: 'redis+sentinel://s1/mymaster', SESSION_SECRET: 'n'.repeat(32) },
      { sessionStore: { replicas: 1, replicasMs: 1_000 } },
    ],
    [
      {
        SESSION_STORE_URL: 'redis+sentinel://s1/mymaster',
        SESSION_SECRET: 'n'.repeat(32),
        SESSION_STORE_REPLICAS: ' ',
      },
      { sessionStore: { replicas: 1 } },
    ],
    [
      {
        SESSION_STORE_URL: 'redis+cluster://n1',
        SESSION_SECRET: 'n'.repeat(32),
        SESSION_STORE_REPLICAS: '0',
        SESSION_STORE_REPLICAS_MS: '50',
      },
      { sessionStore: { replicas: 0, replicasMs: 50 } },
    ],
    [
      {
        SESSION_STORE_URL: 'redis://cache',
        SESSION_SECRET: 'n'.repeat(32),
        SESSION_STORE_REPLICAS: '2',
      },
      { sessionStore: { replicas: 2 } },
    ],
    [{ METRICS_PORT: '9100' }, { metricsPort: 9_100 }],
    [
      { SHUTDOWN_DRAIN_MS: '5', SHUTDOWN_GRACE_MS: '7' },
      { shutdownDrainMs: 5, shutdownGraceMs: 7 },
    ],
    [
      { LOG_LEVEL: 'warn', LOG_FORMAT: 'text' },
      { logLevel: 'warn', logFormat: 'text' },
    ],
    [{ ACCESS_LOG: 'false' }, { accessLog: false }],
    [{ REFUSE_KNOWN_PASSWORDS: 'true' }, { refusesKnownPasswords: true }],
    [{ SEARCH_ENGINES: 'true' }, { isIndexable: true }],
    [{ RATE_LIMIT_FACTOR: '0.5' }, { rateLimitFactor: 0.5 }],
    [
      { ASSETS_DIR: '/srv/assets', ASSETS_KEEP_DAYS: '2' },
      { assetsDir: '/srv/assets', assetsKeptMs: 172_800_000 },
    ],
    [{ OVERLOAD_DELAY_MS: '20', OVERLOAD_REQUESTS: '9' }, { overload: { delayMs: 20, requests: 9 } }],
  ])('the settings read the environment variables %j', (env, expectedSettings) => {
    expect(readSettings({ DATA_DIR, ...env })).toMatchObject(expectedSettings);
  });

  it.each(['PORT', 'PUBLIC_PORT'])('the settings refuse a %s that browsers do not open', (name) => {
    expect(() => readSettings({ DATA_DIR, [name]: '6000' })).toThrow(
      `${name} is a port that browsers refuse`,
    );
    expect(readSettings({ DATA_DIR, [name]: '6001' })).toBeDefined();
  });

  it('the settings report all invalid settings in one line', () => {
    const read = () => readSettings({ DATA_DIR, PORT: '0', ALLOWED_HOSTS: 'https://a', LOG_LEVEL: 'loud' });
    expect(read).toThrow(
      /^The portal cannot start because of invalid settings: PORT [^;]+; ALLOWED_HOSTS must be /,
    );
    expect(read).toThrow(/must be domains with commas between them; LOG_LEVEL /);
  });

  it('the settings require a shared secret for a shared session store', () => {
    const read = () => readSettings({ DATA_DIR, SESSION_STORE_URL: 'redis://cache' });
    expect(read).toThrow(
      'The portal cannot start: instances that share SESSION_STORE_URL need the same SESSION_SECRET',
    );
  });

  it('the settings require a folder and a shared store for files of builds in the store', () => {
    const settings = {
      DATA_DIR,
      ASSETS_IN_STORE: 'true',
      SESSION_SECRET: 'n'.repeat(32),
      SESSION_STORE_URL: 'redis://cache',
      ASSETS_DIR: '/assets',
    };
    expect(readSettings(settings).assetsInStore).toBe(true);
    expect(readSettings({ DATA_DIR }).assetsInStore).toBe(false);
    expect(() => readSettings({ ...settings, ASSETS_DIR: '' })).toThrow('ASSETS_IN_STORE needs');
    expect(() => readSettings({ ...settings, SESSION_STORE_URL: '' })).toThrow('ASSETS_IN_STORE needs');
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
    'the settings include the client certificate of the session store, and report faults of the certificate',
    () => {
      const file = (name: string, content?: string) => {
        const path = join(DATA_DIR, name);
        if (content !== undefined) writeFileSync(path, content);
        return path;
      };
      const pair = (name: string) => {
        const files = { cert: file(`${name}.pem`), key: file(`${name}.key`) };
        const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', files.key];
        const certificateOptions = [...key, '-out', files.cert, '-subj', '/CN=portal', '-days', '2'];
        execFileSync('openssl', ['req', '-x509', ...certificateOptions], { stdio: 'ignore' });
        return files;
      };
      const [ownPair, otherPair] = [pair('client'), pair('other')];
      const locked = file('locked.key');
      const encryptArguments = [
        'pkcs8',
        '-topk8',
        '-in',
        ownPair.key,
        '-passout',
        'pass:word',
        '-out',
        locked,
      ];
      execFileSync('openssl', encryptArguments, { stdio: 'ignore' });
      const read = (extraVariables: Record<string, string>) =>
        readSettings({
          DATA_DIR,
          SESSION_SECRET: 'n'.repeat(32),
          SESSION_STORE_URL: 'rediss://cache',
          SESSION_STORE_CERT: ownPair.cert,
          SESSION_STORE_KEY: ownPair.key,
          ...extraVariables,
        }).sessionStore?.clientCertificate;
      expect(read({})).toEqual({
        cert: readFileSync(ownPair.cert, 'utf8'),
        key: readFileSync(ownPair.key, 'utf8'),
      });
      for (const [extraVariables, errorText] of [
        [{ SESSION_STORE_KEY: '' }, 'must be set together'],
        [{ SESSION_STORE_CERT: '' }, 'must be set together'],
        [{ SESSION_STORE_URL: 'redis://cache' }, 'SESSION_STORE_URL with rediss'],
        [{ SESSION_STORE_CERT: '/nowhere' }, 'SESSION_STORE_CERT names a file'],
        [{ SESSION_STORE_KEY: '/nowhere' }, 'SESSION_STORE_KEY names a file'],
        [{ SESSION_STORE_CERT: DATA_DIR }, 'SESSION_STORE_CERT names a file'],
        [{ SESSION_STORE_KEY: ownPair.cert }, 'SESSION_STORE_KEY is no PEM file'],
        [{ SESSION_STORE_CERT: ownPair.key }, 'SESSION_STORE_CERT is no PEM file'],
        [{ SESSION_STORE_KEY: otherPair.key }, 'SESSION_STORE_KEY is not the key of SESSION_STORE_CERT'],
        [{ SESSION_STORE_KEY: locked }, 'SESSION_STORE_KEY is encrypted'],
        [{ SESSION_STORE_CERT: file('a', '-----BEGIN CERTIFICATE-----\n') }, 'SESSION_STORE_CERT is damaged'],
        [{ SESSION_STORE_KEY: file('b', '-----BEGIN PRIVATE KEY-----\n') }, 'SESSION_STORE_KEY is damaged'],
        [{ NODE_EXTRA_CA_CERTS: '/nowhere' }, 'NODE_EXTRA_CA_CERTS must be a readable PEM file'],
        [{ NODE_EXTRA_CA_CERTS: ownPair.key }, 'NODE_EXTRA_CA_CERTS must be a readable PEM file'],
      ] as const) {
        expect(() => read(extraVariables)).toThrow(errorText);
        expect(() => read(extraVariables)).not.toThrow('\n');
      }
      expect(read({ NODE_EXTRA_CA_CERTS: otherPair.cert })).not.toBeNull();
    },
  );

  it('the settings create the folder of a generated secret, and accept a configured secret of minimum length', () => {
    const ownDataDir = join(mkdtempSync(join(DATA_DIR, 'new-')), 'a', 'b');
    const [made] = readSettings({ DATA_DIR: ownDataDir }).sessionSecrets;
    expect(readFileSync(join(ownDataDir, 'session-secret'), 'utf8')).toBe(made);
    for (const [kept, isTaken] of [
      ['k'.repeat(32), true],
      ['k'.repeat(31), false],
    ] as const) {
      writeFileSync(join(ownDataDir, 'session-secret'), kept);
      expect(readSettings({ DATA_DIR: ownDataDir }).sessionSecrets[0] === kept).toBe(isTaken);
    }
  });

  it('the settings accept common spellings of URLs and names', () => {
    const variables = {
      API_BASE_URL: 'https://api.example/v1//',
      ALLOWED_HOSTS: 'Bank.example,portal.example',
      DEFAULT_PARTNER: 'Nord',
    };
    expect(readSettings({ DATA_DIR, ...variables })).toMatchObject({
      apiBaseUrl: 'https://api.example/v1',
      allowedHosts: ['bank.example', 'portal.example'],
      defaultPartner: 'nord',
    });
  });

  it('D-52: the settings limit a file to 25 MB by default', () => {
    expect(readSettings({ DATA_DIR }).maxUploadBytes).toBe(26_214_400);
    expect(readSettings({ DATA_DIR, UPLOAD_MAX_MB: '1.5' }).maxUploadBytes).toBe(1_572_864);
  });

  it.each([
    [{ API_BASE_URL: 'https://api.example/v1' }, { names: ['api.example'], plainHttp: false }],
    [{ API_BASE_URL: 'http://127.0.0.1:4000' }, { names: ['127.0.0.1:4000'], plainHttp: true }],
    [
      { API_BASE_URL: 'https://api.example', FILE_HOSTS: 'blob.example:8443,[fd00::1]' },
      { names: ['blob.example:8443', '[fd00::1]'], plainHttp: false },
    ],
  ])(
    "HTTP-06, D-64: the settings allow files from the API's host, or from configured hosts: %j",
    (env, fileHosts) => {
      expect(readSettings({ DATA_DIR, ...env })).toMatchObject({ fileHosts, maxDownloadBytes: 104_857_600 });
    },
  );

  it('the settings read the lender’s working days, which are unset by default', () => {
    const days = (USUAL_WORKING_DAYS: string) =>
      readSettings({ DATA_DIR, USUAL_WORKING_DAYS }).usualWorkingDays;
    expect(days('')).toEqual({});
    expect(days('review=2, final-review=1')).toEqual({ review: 2, 'final-review': 1 });
  });

  it('OBJ-03 D-46 FACT-07 D-33: default to six objects and one insurance provider', () => {
    expect(readSettings({ DATA_DIR })).toMatchObject({
      maxFinanceObjects: 6,
      coverProvider: 'allianz_trade',
    });
    const settingsRead = readSettings({ DATA_DIR, FINANCE_OBJECTS_MAX: '3', COVER_PROVIDER: 'coface' });
    expect(settingsRead).toMatchObject({ maxFinanceObjects: 3, coverProvider: 'coface' });
  });

  it('the settings keep a generated secret across restarts, so that users stay logged in', () => {
    const { sessionSecrets } = readSettings({ DATA_DIR });
    expect(sessionSecrets).toEqual([expect.stringMatching(/^.{32,}$/)]);
    expect(readSettings({ DATA_DIR }).sessionSecrets).toEqual(sessionSecrets);
  });

  it.each(['', 'cut off'])(
    'the settings replace a generated secret that a crash left as %j',
    (truncatedSecret) => {
      const ownDataDir = mkdtempSync(join(DATA_DIR, 'crashed-'));
      writeFileSync(join(ownDataDir, 'session-secret'), truncatedSecret);
      const { sessionSecrets } = readSettings({ DATA_DIR: ownDataDir });
      expect(sessionSecrets).toEqual([expect.stringMatching(/^.{32,}$/)]);
      expect(readSettings({ DATA_DIR: ownDataDir }).sessionSecrets).toEqual(sessionSecrets);
    },
  );

  it('the settings write a generated secret atomically, readable only by its owner', () => {
    const ownDataDir = mkdtempSync(join(DATA_DIR, 'fresh-'));
    writeFileSync(join(ownDataDir, 'before'), '');
    symlinkSync(join(ownDataDir, 'before'), join(ownDataDir, 'session-secret'));
    const [secret = ''] = readSettings({ DATA_DIR: ownDataDir }).sessionSecrets;
    expect(readFileSync(join(ownDataDir, 'before'), 'utf8')).toBe('');
    expect(readFileSync(join(ownDataDir, 'session-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(ownDataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(ownDataDir).sort()).toEqual(['before', 'session-secret']);
  });

  it('the settings fail if a generated secret exists but cannot be read', () => {
    const ownDataDir = mkdtempSync(join(DATA_DIR, 'unreadable-'));
    mkdirSync(join(ownDataDir, 'session-secret'));
    expect(() => readSettings({ DATA_DIR: ownDataDir })).toThrow(/EISDIR.*read/);
  });

  it('the settings accept several secrets for rotation', () => {
    const [present, former] = ['n'.repeat(32), 'f'.repeat(40)];
    const { sessionSecrets } = readSettings({ DATA_DIR, SESSION_SECRET: `${present}, ${former}` });
    expect(sessionSecrets).toEqual([present, former]);
  });

  it.each([
    [{ API_BASE_URL: 'ftp://api.example' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'not an address' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'https://user:secret@api.example' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'https://api.example/v1?key=1' }, 'API_BASE_URL'],
    [{ API_BASE_URL: 'https://api.example/v1#part' }, 'API_BASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: `${'n'.repeat(32)},short` }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: `${'n'.repeat(32)},` }, 'SESSION_SECRET'],
    [{ SESSION_STORE_URL: 'http://cache' }, 'SESSION_STORE_URL'],
    [{ SESSION_STORE_URL: 'redis://sentinel:26379?name=mymaster' }, 'redis+sentinel://'],
    [{ SESSION_STORE_REPLICAS: '-1' }, 'SESSION_STORE_REPLICAS'],
    [{ SESSION_STORE_REPLICAS: '1.5' }, 'SESSION_STORE_REPLICAS'],
    [{ SESSION_STORE_REPLICAS: 'true' }, 'SESSION_STORE_REPLICAS'],
    [{ SESSION_STORE_REPLICAS_MS: '1s' }, 'SESSION_STORE_REPLICAS_MS'],
    [{ SESSION_STORE_URL: 'redis+sentinel://s1' }, 'SESSION_STORE_URL'],
    [{ SESSION_STORE_URL: 'rediss+cluster://n1/1' }, 'SESSION_STORE_URL'],
    [{ ASSETS_IN_STORE: 'yes' }, 'ASSETS_IN_STORE'],
    [{ SESSION_STORE_REPLICAS: '6' }, 'SESSION_STORE_REPLICAS'],
    [{ SESSION_STORE_REPLICAS: 'one' }, 'SESSION_STORE_REPLICAS'],
    [{ SESSION_STORE_REPLICAS_MS: '49' }, 'SESSION_STORE_REPLICAS_MS'],
    [{ SESSION_STORE_REPLICAS_MS: '1501' }, 'SESSION_STORE_REPLICAS_MS'],
    [{ SESSION_STORE_URL: 'redis://cache' }, 'SESSION_SECRET'],
    [{ DEFAULT_PARTNER: 'a b' }, 'DEFAULT_PARTNER'],
    [{ ALLOWED_HOSTS: 'https://portal.example' }, 'ALLOWED_HOSTS'],
    [{ API_TIMEOUT_MS: 'soon' }, 'API_TIMEOUT_MS'],
    [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB'],
    [{ DOWNLOAD_MAX_MB: '0' }, 'DOWNLOAD_MAX_MB'],
    [{ FILE_HOSTS: 'https://files.example' }, 'FILE_HOSTS'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
    [{ FILE_HOSTS: '*.files.example' }, 'FILE_HOSTS'],
    [{ FILE_HOSTS: 'files.example,' }, 'FILE_HOSTS'],
    [{ COMPLETION_MINUTES: 'bank' }, 'COMPLETION_MINUTES'],
    [{ COMPLETION_MINUTES: 'bank=0' }, 'COMPLETION_MINUTES'],
    [{ COMPLETION_MINUTES: 'bank=121' }, 'COMPLETION_MINUTES'],
    [{ COMPLETION_MINUTES: 'bank=1.5' }, 'COMPLETION_MINUTES'],
    [{ COMPLETION_MINUTES: 'bank=1,bank=2' }, 'COMPLETION_MINUTES'],
    [{ COMPLETION_MINUTES: 'coffee=1' }, 'COMPLETION_MINUTES'],
    [{ USUAL_WORKING_DAYS: 'review' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'review=0' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'review=61' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'review=2-3' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'review=2,' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'review=2,review=3' }, 'USUAL_WORKING_DAYS'],
    [{ USUAL_WORKING_DAYS: 'signature=2' }, 'of pre-check, review, offer, final-review, payout, limit'],
    [{ FINANCE_OBJECTS_MAX: '0' }, 'FINANCE_OBJECTS_MAX'],
    [{ COVER_PROVIDER: 'Allianz Trade' }, 'COVER_PROVIDER'],
  ])('the settings refuse %j with one line that names %s', (env, name) => {
    const read = () => readSettings({ DATA_DIR, ...env });
    expect(read).toThrow(name);
    expect(read).not.toThrow('\n');
  });
});

describe('TRUSTED_PROXIES', () => {
  it('TRUSTED_PROXIES accepts addresses, networks and their names, and defaults to this machine', () => {
    expect(readSettings({}).trustedProxies).toEqual(['loopback']);
    expect(readSettings({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8,loopback,::1' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', 'loopback', '::1']);
  });

  it.each(['proxy.example', '10.0.0.0/99', '10.0.0.1, ,'])(
    'TRUSTED_PROXIES refuses %s with a readable message',
    (proxyList) => {
      expect(() => readSettings({ TRUSTED_PROXIES: proxyList })).toThrow(
        /TRUSTED_PROXIES must be addresses or networks/,
      );
    },
  );
});

it.each([
  ['is a file', DATA_FILE],
  ['is below a file', join(DATA_FILE, 'data')],
  ['is below a device', '/dev/null/file'],
  ...(process.platform === 'linux' ? [['is below /proc', '/proc/file/data']] : []),
])('the portal names DATA_DIR if it %s, even with a SESSION_SECRET', (_, dataDir) => {
  for (const secret of [{}, { SESSION_SECRET: 'x'.repeat(32) }]) {
    expect(() => readSettings({ DATA_DIR: dataDir, ...secret })).toThrow(
      /^The portal cannot start: DATA_DIR .*file.* must be a folder that this user can read and write \(E[A-Z]+: .*\)\.$/,
    );
  }
});

it('the portal needs no DATA_DIR with a SESSION_STORE_URL', () => {
  const store = { SESSION_STORE_URL: 'redis://cache', SESSION_SECRET: 'x'.repeat(32) };
  expect(readSettings({ ...store, DATA_DIR: DATA_FILE }).dataDir).toBe(DATA_FILE);
});
