import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import type { StoreSettings } from '~/settings/settings.server';
import { isLateTlsAlert } from '~/telemetry/log-fields';
import { ClusterGroup, hasSentinel, SentinelGroup } from '../../features/support/redis-groups';
import { type Certificate, createAuthority, createSignedCertificate, hasOpenssl } from './certificates';
import { captureStoreLog, createTestFolder } from './store-test';

const HOUR_SECONDS = 3_600;

const folder = createTestFolder();
const logged = captureStoreLog();

const listeners = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[];
const forwardError: NodeJS.UncaughtExceptionListener = (error, origin) => {
  if (!isLateTlsAlert(error)) for (const listener of listeners) listener(error, origin);
};
beforeAll(() => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', forwardError);
});
afterAll(() => {
  process.off('uncaughtException', forwardError);
  for (const listener of listeners) process.on('uncaughtException', listener);
});

const DOCUMENTED_RIGHTS =
  /`(\+@connection [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
const ACL_COMMAND = [
  'SETUSER',
  'portal',
  'on',
  '>user word',
  '~portal:*',
  '-@all',
  ...DOCUMENTED_RIGHTS.split(' '),
];

describe.skipIf(!hasSentinel() || !hasOpenssl())('session store with logins and certificates', () => {
  const ca = createAuthority(folder, 'bank');
  const server = createSignedCertificate({
    folder,
    authority: ca,
    name: 'server',
    subjectAltNames: 'IP:127.0.0.1',
  });
  const client = createSignedCertificate({
    folder,
    authority: ca,
    name: 'client',
    subjectAltNames: 'DNS:portal',
  });
  const access = {
    certificates: { ca: ca.cert, ...server },
    password: 'nodes-word',
    sentinelPassword: 'sentinel-word',
  };

  describe.each([
    ['Sentinel', SentinelGroup],
    ['Cluster', ClusterGroup],
  ] as const)('of the kind %s', (kind, Group) => {
    let group: SentinelGroup | ClusterGroup;

    beforeAll(async () => {
      group = await Group.createIn(join(folder, kind), access);
      await group.start();
      await group.callAllNodes('ACL', ...ACL_COMMAND);
    }, 90_000);
    afterAll(() => group.stop());

    const urlOf = ({ login = 'portal:user%20word', sentinel = 'sentinel-word', db = '' } = {}) =>
      `${group.url.replace('://', `://${login}@`)}${kind === 'Sentinel' ? `${db}?sentinel_password=${sentinel}` : ''}`;

    const open = (url = urlOf(), trusted = [ca], clientCertificate: Certificate | null = client) =>
      openRedisStore(
        createStoreSettings(url, {
          replicas: 1,
          clientCertificate: createClientCertificate(clientCertificate, trusted),
        }),
      );

    const readOutage = async (store: ReturnType<typeof open>) => {
      await expect(store.update('a', HOUR_SECONDS, () => 'b')).rejects.toThrow('unavailable');
      await store.close();
      const [outage, ...otherOutages] = logged.listEvents('store-unreachable');
      expect(otherOutages).toEqual([]);
      return outage;
    };

    it('The portal reads, writes and counts as an ACL user with the documented rights, over TLS with a client certificate', async () => {
      const store = open();
      await store.update('a', HOUR_SECONDS, () => 'b');
      expect(await store.read('a')).toBe('b');
      expect(await store.count('c', 60)).toMatchObject({ count: 1 });
      await store.close();
      expect(logged.events()).not.toContain('store-unreachable');
      expect(logged.text()).not.toContain('NOPERM');
    });

    it.each([['+info'], ...(kind === 'Cluster' ? [['+cluster|info']] : [])])(
      'The portal reads, writes and counts as a user who lacks %s',
      async (missingRight) => {
        const rights = DOCUMENTED_RIGHTS.split(' ').filter((each) => each !== missingRight);
        await group.callAllNodes(
          'ACL',
          'SETUSER',
          'less',
          'reset',
          'on',
          '>word',
          '~portal:*',
          '-@all',
          ...rights,
        );
        const store = open(urlOf({ login: 'less:word' }));
        await vi.waitFor(() => store.update('a', HOUR_SECONDS, () => 'c'), { timeout: 10_000 });
        expect(await store.read('a')).toBe('c');
        expect(await store.count('d', 60)).toMatchObject({ count: 1 });
        await store.update('d', 0, () => null);
        await store.close();
      },
    );

    it('The portal connects to the new primary after a failover', async () => {
      await group.waitUntilHealthy();
      const store = open();
      await store.update('before', HOUR_SECONDS, () => 'kept');
      const primary = await group.primary();
      await group.demotePrimary(primary);
      await vi.waitFor(async () => expect(await group.isReplaced(primary)).toBe(true), { timeout: 20_000 });
      await vi.waitFor(() => store.update('after', HOUR_SECONDS, () => 'b'), { timeout: 10_000 });
      expect(await store.read('before')).toBe('kept');
      await store.close();
      await group.waitUntilHealthy();
    }, 60_000);

    it('The log reports that the password for the servers is wrong', async () => {
      const store = open(urlOf({ login: 'portal:wrong' }));
      await expect(store.update('a', HOUR_SECONDS, () => 'b')).rejects.toThrow('unavailable');
      await store.close();
      const errors = logged.lines.filter(({ level }) => level === 'error');
      expect(errors).toMatchObject([
        {
          event: expect.stringMatching(/^store-(?:refused|unreachable)$/),
          error: { code: 'WRONGPASS' },
        },
      ]);
      expect(logged.text()).not.toContain('wrong');
    });

    it('The log reports that the user lacks a right', async () => {
      await group.callAllNodes(
        'ACL',
        'SETUSER',
        'guest',
        'on',
        '>word',
        '~portal:*',
        '-@all',
        '+@connection',
        '+cluster|slots',
      );
      const store = open(urlOf({ login: 'guest:word' }));
      await expect(store.update('a', HOUR_SECONDS, () => 'b')).rejects.toThrow('unavailable');
      await store.close();
      expect(logged.text()).toContain('NOPERM');
    });

    it('The log reports that the servers use a certificate of another authority', async () => {
      expect(await readOutage(open(urlOf(), [createAuthority(folder, 'other')]))).toMatchObject({
        error: { code: expect.stringMatching(/SELF_SIGNED_CERT|ISSUER_CERT/) },
        why: expect.stringContaining('no TLS connection'),
      });
    });

    it.each([
      ['missing', () => null],
      [
        'of another authority',
        () =>
          createSignedCertificate({
            folder,
            authority: createAuthority(folder, 'third'),
            name: 'foreign',
            subjectAltNames: 'DNS:portal',
          }),
      ],
    ])('The log names a client certificate that is %s', async (_, shown) => {
      expect(await readOutage(open(urlOf(), [ca], shown()))).toMatchObject({
        error: { code: expect.stringMatching(/^ERR_SSL_|ECONNRESET/) },
      });
    });

    it.each([
      [
        'expired',
        'CERT_HAS_EXPIRED',
        () =>
          createSignedCertificate({
            folder,
            authority: ca,
            name: 'expired',
            subjectAltNames: 'IP:127.0.0.1',
            days: '-1',
          }),
      ],
      [
        'of another host',
        'ERR_TLS_CERT_ALTNAME_INVALID',
        () =>
          createSignedCertificate({
            folder,
            authority: ca,
            name: 'elsewhere',
            subjectAltNames: 'DNS:elsewhere.example',
          }),
      ],
    ])('The log names a certificate of the servers that is %s', async (_, code, shown) => {
      const { cert, key } = shown();
      await group.replaceCertificates({ cert, key });
      try {
        expect(await readOutage(open())).toMatchObject({
          error: { code },
          why: expect.stringContaining('no TLS connection'),
        });
      } finally {
        await group.replaceCertificates(server);
      }
      const store = open();
      await vi.waitFor(() => store.update('a', HOUR_SECONDS, () => 'b'), { timeout: 20_000 });
      await store.close();
    });

    if (kind === 'Sentinel')
      it('The log reports that the password for the Sentinels is wrong', async () => {
        expect(await readOutage(open(urlOf({ sentinel: 'wrong' })))).toMatchObject({
          error: { code: 'WRONGPASS' },
          why: 'the Sentinel refuses the login',
        });
      });

    if (kind === 'Sentinel')
      it('The portal uses the database that the store URL names, and refuses a database that the servers lack', async () => {
        const [second, first] = [open(urlOf({ db: '/2' })), open()];
        await second.update('of two', HOUR_SECONDS, () => 'b');
        expect(await first.read('of two')).toBeNull();
        await second.close();
        const storeOfMissingDatabase = open(urlOf({ db: '/20' }));
        await expect(storeOfMissingDatabase.update('lost', HOUR_SECONDS, () => 'b')).rejects.toThrow(
          'unavailable',
        );
        await expect(storeOfMissingDatabase.count('lost count', 60)).rejects.toThrow('unavailable');
        expect(logged.listEvents('store-lacks-database')).toHaveLength(1);
        await storeOfMissingDatabase.close();
        expect(await first.read('lost')).toBeNull();
        await first.close();
      });
  });
});

/** Node reads `NODE_EXTRA_CA_CERTS` only at its start. */
function createClientCertificate(clientCertificate: Certificate | null, trusted: readonly Certificate[]) {
  const ca = trusted.map((authority) => readFileSync(authority.cert));
  const clientPair = clientCertificate && {
    cert: readFileSync(clientCertificate.cert, 'utf8'),
    key: readFileSync(clientCertificate.key, 'utf8'),
  };
  return { ...clientPair, ca } as unknown as StoreSettings['clientCertificate'];
}
