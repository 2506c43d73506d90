import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cookie-'));
const [FORMER_SECRET, PRESENT_SECRET] = ['f'.repeat(32), 'p'.repeat(32)];

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function importWithSecrets(...secrets: string[]) {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SESSION_SECRET', secrets.join(','));
  vi.resetModules();
  return import('./request-session.server');
}

const asking = (...setCookies: string[]) =>
  new Request('http://demo.localhost/', {
    headers: { Cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

describe('secret of session cookies', () => {
  it('the secret of session cookies can be rotated: the first secret signs, the others verify until removed', async () => {
    const moduleBeforeRotation = await importWithSecrets(FORMER_SECRET);
    const id = moduleBeforeRotation.createSessionId();
    const requestWithOldCookie = asking(await moduleBeforeRotation.createSessionCookie(id, false));

    const moduleDuringRotation = await importWithSecrets(PRESENT_SECRET, FORMER_SECRET);
    expect(await moduleDuringRotation.sessionIdOf(requestWithOldCookie, false)).toMatchObject({ id });
    const renewed = asking(await moduleDuringRotation.createSessionCookie(id, false));

    const moduleAfterRotation = await importWithSecrets(PRESENT_SECRET);
    expect(await moduleAfterRotation.sessionIdOf(renewed, false)).toMatchObject({ id });
    expect(await moduleAfterRotation.sessionIdOf(requestWithOldCookie, false)).toBeNull();
  });
});

describe('name and signature of a cookie', () => {
  it('The session cookie has the __Host- prefix over TLS', async () => {
    const { createSessionId, createSessionCookie, sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
    const id = createSessionId();
    const cookie = await createSessionCookie(id, true);
    expect(cookie).toMatch(/^__Host-portal_session=/);
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(cookie).not.toContain('Domain');
    expect(await sessionIdOf(asking(cookie), true)).toEqual({ id, isPlain: false });
  });

  it('The session cookie has a plain name over plain http, where browsers refuse the prefix', async () => {
    const { createSessionId, createSessionCookie, sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
    const id = createSessionId();
    const cookie = await createSessionCookie(id, false);
    expect(cookie).toMatch(/^portal_session=/);
    expect(cookie).not.toContain('Secure');
    expect(await sessionIdOf(asking(cookie), false)).toEqual({ id, isPlain: false });
  });

  it('The session cookie is marked as plain over TLS if its name lacks the prefix, because other hosts can set that name', async () => {
    const { createSessionId, createSessionCookie, sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
    const id = createSessionId();
    const plainCookie = await createSessionCookie(id, false);
    expect(await sessionIdOf(asking(plainCookie), true)).toEqual({ id, isPlain: true });
  });

  it('The session cookie is not displaced by a cookie that another host sets for the domain', async () => {
    const { createSessionId, createSessionCookie, sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
    const [own, planted] = [createSessionId(), createSessionId()];
    const sent = asking(await createSessionCookie(planted, false), await createSessionCookie(own, true));
    expect(await sessionIdOf(sent, true)).toEqual({ id: own, isPlain: false });
  });

  it.each(['', 'portal_session=x', '__Host-portal_session=Ing%3D.x'])(
    'The session cookie is not accepted from the header %j',
    async (cookie) => {
      const { sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
      expect(await sessionIdOf(asking(cookie), true)).toBeNull();
    },
  );

  it.each(['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}/`, ''])(
    'The session cookie is ignored if the signed value is no id: $0',
    async (other) => {
      const { createSessionCookie, sessionIdOf } = await importWithSecrets(PRESENT_SECRET);
      expect(await sessionIdOf(asking(await createSessionCookie(other, true)), true)).toBeNull();
    },
  );
});
