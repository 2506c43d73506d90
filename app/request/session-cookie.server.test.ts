import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cookie-'));
const [FORMER, PRESENT] = ['f'.repeat(32), 'p'.repeat(32)];

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withSecrets(...secrets: string[]) {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SESSION_SECRET', secrets.join(','));
  vi.resetModules();
  return import('./session-cookie.server');
}

const asking = (...setCookies: string[]) =>
  new Request('http://demo.localhost/', {
    headers: { Cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

describe('the secret that signs session cookies', () => {
  it('is replaced in steps: the first signs, the others are still believed, then no more', async () => {
    const before = await withSecrets(FORMER);
    const id = before.newSessionId();
    const old = asking(await before.sessionCookie(id, false));

    const during = await withSecrets(PRESENT, FORMER);
    expect(await during.sessionIdOf(old, false)).toMatchObject({ id });
    const renewed = asking(await during.sessionCookie(id, false));

    const after = await withSecrets(PRESENT);
    expect(await after.sessionIdOf(renewed, false)).toMatchObject({ id });
    expect(await after.sessionIdOf(old, false)).toBeNull();
  });
});

describe('the session cookie', () => {
  it('belongs to the host alone behind TLS', async () => {
    const { newSessionId, sessionCookie, sessionIdOf } = await withSecrets(PRESENT);
    const id = newSessionId();
    const cookie = await sessionCookie(id, true);
    expect(cookie).toMatch(/^__Host-portal_session=/);
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(cookie).not.toContain('Domain');
    expect(await sessionIdOf(asking(cookie), true)).toEqual({ id, isPlain: false });
  });

  it('has a plain name over plain http, where browsers refuse the other', async () => {
    const { newSessionId, sessionCookie, sessionIdOf } = await withSecrets(PRESENT);
    const id = newSessionId();
    const cookie = await sessionCookie(id, false);
    expect(cookie).toMatch(/^portal_session=/);
    expect(cookie).not.toContain('Secure');
    expect(await sessionIdOf(asking(cookie), false)).toEqual({ id, isPlain: false });
  });

  it('is told from one under the plain name over TLS, which any host of the domain can set', async () => {
    const { newSessionId, sessionCookie, sessionIdOf } = await withSecrets(PRESENT);
    const id = newSessionId();
    const former = await sessionCookie(id, false);
    expect(await sessionIdOf(asking(former), true)).toEqual({ id, isPlain: true });
  });

  it('cannot be displaced by one that a neighbouring host has set for the whole domain', async () => {
    const { newSessionId, sessionCookie, sessionIdOf } = await withSecrets(PRESENT);
    const [own, planted] = [newSessionId(), newSessionId()];
    const sent = asking(await sessionCookie(planted, false), await sessionCookie(own, true));
    expect(await sessionIdOf(sent, true)).toEqual({ id: own, isPlain: false });
  });

  it.each(['', 'portal_session=x', '__Host-portal_session=Ing%3D.x'])('is none: %s', async (cookie) => {
    const { sessionIdOf } = await withSecrets(PRESENT);
    expect(await sessionIdOf(asking(cookie), true)).toBeNull();
  });

  it.each(['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}/`, ''])(
    'is none where what was signed is no id: %s',
    async (other) => {
      const { sessionCookie, sessionIdOf } = await withSecrets(PRESENT);
      expect(await sessionIdOf(asking(await sessionCookie(other, true)), true)).toBeNull();
    },
  );
});
