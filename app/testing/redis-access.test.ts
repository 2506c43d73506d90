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

const HOUR = 3_600;

const folder = createTestFolder();
const logged = captureStoreLog();

const listeners = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[];
const forward: NodeJS.UncaughtExceptionListener = (error, origin) => {
  if (!isLateTlsAlert(error)) for (const listener of listeners) listener(error, origin);
};
beforeAll(() => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', forward);
});
afterAll(() => {
  process.off('uncaughtException', forward);
  for (const listener of listeners) process.on('uncaughtException', listener);
});

const RIGHTS = /`(\+@connection [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
const ACL = ['SETUSER', 'portal', 'on', '>user word', '~portal:*', '-@all', ...RIGHTS.split(' ')];

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
      await group.callAllNodes('ACL', ...ACL);
    }, 90_000);
    afterAll(() => group.stop());

    const urlOf = ({ login = 'portal:user%20word', sentinel = 'sentinel-word', db = '' } = {}) =>
      `${group.url.replace('://', `://${login}@`)}${kind === 'Sentinel' ? `${db}?sentinel_password=${sentinel}` : ''}`;

    const open = (url = urlOf(), trusted = [ca], shown: Certificate | null = client) =>
      openRedisStore(
        createStoreSettings(url, { replicas: 1, clientCertificate: certificateOf(shown, trusted) }),
      );

    const outageOf = async (store: ReturnType<typeof open>) => {
      await expect(store.update('a', HOUR, () => 'b')).rejects.toThrow('unavailable');
      await store.close();
      const [outage, ...more] = logged.of('store-unreachable');
      expect(more).toEqual([]);
      return outage;
    };

    it('The portal reads, writes and counts as an ACL user with the documented rights, over TLS with a client certificate', async () => {
      const store = open();
      await store.update('a', HOUR, () => 'b');
      expect(await store.read('a')).toBe('b');
      expect(await store.count('c', 60)).toMatchObject({ count: 1 });
      await store.close();
      expect(logged.events()).not.toContain('store-unreachable');
      expect(logged.text()).not.toContain('NOPERM');
    });

    it.each([['+info'], ...(kind === 'Cluster' ? [['+cluster|info']] : [])])(
      'The portal reads, writes and counts as a user who lacks %s',
      async (right) => {
        const rights = RIGHTS.split(' ').filter((one) => one !== right);
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
        await vi.waitFor(() => store.update('a', HOUR, () => 'c'), { timeout: 10_000 });
        expect(await store.read('a')).toBe('c');
        expect(await store.count('d', 60)).toMatchObject({ count: 1 });
        await store.update('d', 0, () => null);
        await store.close();
      },
    );

    it('The portal connects to the new primary after a failover', async () => {
      await group.waitUntilHealthy();
      const store = open();
      await store.update('before', HOUR, () => 'kept');
      const primary = await group.primary();
      await group.demotePrimary(primary);
      await vi.waitFor(async () => expect(await group.isReplaced(primary)).toBe(true), { timeout: 20_000 });
      await vi.waitFor(() => store.update('after', HOUR, () => 'b'), { timeout: 10_000 });
      expect(await store.read('before')).toBe('kept');
      await store.close();
      await group.waitUntilHealthy();
    }, 60_000);

    it('The log reports that the password for the servers is wrong', async () => {
      const store = open(urlOf({ login: 'portal:wrong' }));
      await expect(store.update('a', HOUR, () => 'b')).rejects.toThrow('unavailable');
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
      await expect(store.update('a', HOUR, () => 'b')).rejects.toThrow('unavailable');
      await store.close();
      expect(logged.text()).toContain('NOPERM');
    });

    it('The log reports that the servers use a certificate of another authority', async () => {
      expect(await outageOf(open(urlOf(), [createAuthority(folder, 'other')]))).toMatchObject({
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
      expect(await outageOf(open(urlOf(), [ca], shown()))).toMatchObject({
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
        expect(await outageOf(open())).toMatchObject({
          error: { code },
          why: expect.stringContaining('no TLS connection'),
        });
      } finally {
        await group.replaceCertificates(server);
      }
      const store = open();
      await vi.waitFor(() => store.update('a', HOUR, () => 'b'), { timeout: 20_000 });
      await store.close();
    });

    if (kind === 'Sentinel')
      it('The log reports that the password for the Sentinels is wrong', async () => {
        expect(await outageOf(open(urlOf({ sentinel: 'wrong' })))).toMatchObject({
          error: { code: 'WRONGPASS' },
          why: 'the Sentinel refuses the login',
        });
      });

    if (kind === 'Sentinel')
      it('The portal uses the database that the store URL names, and refuses a database that the servers lack', async () => {
        const [second, first] = [open(urlOf({ db: '/2' })), open()];
        await second.update('of two', HOUR, () => 'b');
        expect(await first.read('of two')).toBeNull();
        await second.close();
        const lacking = open(urlOf({ db: '/20' }));
        await expect(lacking.update('lost', HOUR, () => 'b')).rejects.toThrow('unavailable');
        await expect(lacking.count('lost count', 60)).rejects.toThrow('unavailable');
        expect(logged.of('store-lacks-database')).toHaveLength(1);
        await lacking.close();
        expect(await first.read('lost')).toBeNull();
        await first.close();
      });
  });
});

/** Node reads `NODE_EXTRA_CA_CERTS` only at its start. */
function certificateOf(shown: Certificate | null, trusted: readonly Certificate[]) {
  const ca = trusted.map((authority) => readFileSync(authority.cert));
  const own = shown && { cert: readFileSync(shown.cert, 'utf8'), key: readFileSync(shown.key, 'utf8') };
  return { ...own, ca } as unknown as StoreSettings['clientCertificate'];
}
