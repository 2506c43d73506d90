import { parse } from 'set-cookie-parser';
import { describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import type { TestWorld } from '~/testing/world';
import { openPortal } from '../testing/portal';

const visit = openPortal();

async function sandboxOf(world: TestWorld): Promise<string> {
  const { searchParams } = new URL(await world.createEntryLink('katrin'), 'http://demo.localhost');
  return searchParams.get('sandbox') ?? '';
}

async function createEntryPath(
  world: TestWorld,
  extraParams: Readonly<Record<string, string>>,
): Promise<string> {
  const query = new URLSearchParams({ sandbox: await sandboxOf(world), persona: 'katrin', ...extraParams });
  const response = await fetch(`${world.simulator}/simulator/enter?${query}`, { redirect: 'manual' });
  const { pathname, search } = new URL(response.headers.get('Location') ?? '');
  return pathname + search;
}

function cookie({ headers }: PageResponse, nameEnding: string) {
  return parse(headers.getSetCookie(), { decodeValues: false }).find(({ name }) => name.endsWith(nameEnding));
}

const createUsedEntryPath = (query: Record<string, string>) =>
  `/demo/enter?${new URLSearchParams({ code: 'used', ...query })}`;

const readSettingsPage = async (visitor: Awaited<ReturnType<typeof visit>>) =>
  (await visitor.open('/dashboard/settings')).words('main');

describe('SIM-14: entering a sandbox', () => {
  it('entering a sandbox sets the language for a year, and redirects to the given page', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const { world } = visitor;
    const entryResponse = await visitor.get(
      await createEntryPath(world, { lang: 'pl', at: '/dashboard/settings' }),
    );
    expect([entryResponse.status, entryResponse.location]).toEqual([302, '/dashboard/settings']);
    expect(cookie(entryResponse, 'language')).toEqual({
      name: 'portal_language',
      value: 'pl',
      maxAge: 31_536_000,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect((await visitor.open('/dashboard/settings')).attribute('html', 'lang')).toBe('pl');
  });

  it('entering a sandbox sets no language, cookie consent or frame if the link has no such options', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const entryResponse = await visitor.get(await createEntryPath(visitor.world, {}));
    expect(entryResponse.setCookies).toEqual(['portal_session']);
    expect(entryResponse.headers.has('Content-Security-Policy')).toBe(false);
  });

  it('SHELL-13: entering a sandbox refuses analytics in a frame, and allows only the page of the simulator to frame the portal', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const entryResponse = await visitor.get(
      await createEntryPath(visitor.world, { frame: 'customer', lang: 'fr' }),
    );
    expect(entryResponse.setCookies).toEqual(['portal_session', 'portal_consent', 'portal_language']);
    expect(JSON.parse(decodeURIComponent(cookie(entryResponse, 'consent')?.value ?? ''))).toEqual({
      analytics: false,
      marketing: false,
    });
    expect(entryResponse.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        `frame-ancestors ${visitor.world.simulator}`,
    );
    expect((await visitor.open('/login')).words()).not.toContain('Accept all');
  });

  it('entering a sandbox sets secure cookies for this host only if the link is opened over https', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const path = await createEntryPath(visitor.world, { frame: 'customer', lang: 'de' });
    const entryResponse = await visitor.get(`https://demo.localhost${path}`);
    expect(cookie(entryResponse, 'language')).toMatchObject({ name: '__Host-portal_language', secure: true });
    expect(cookie(entryResponse, 'consent')).toMatchObject({ name: '__Host-portal_consent', secure: true });
  });

  it('entering a sandbox replaces the old session by a session of another person or of an anonymous visitor', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const { world } = visitor;
    await visitor.get(await createEntryPath(world, {}));
    expect(await readSettingsPage(visitor)).toContain(world.persona('katrin').email);
    await visitor.get(await createEntryPath(world, { persona: 'jonas' }));
    expect(await readSettingsPage(visitor)).toContain(world.persona('jonas').email);
    const entryOfVisitor = await visitor.get(await createEntryPath(world, { persona: 'visitor' }));
    expect(entryOfVisitor.location).toBe('/');
    expect((await visitor.get('/dashboard/settings')).location).toContain('/login');
  });

  it('entering a sandbox redirects to the given partner on a host that names no partner', async () => {
    const visitor = (await visit('signing-second-missing')).createStranger();
    const path = await createEntryPath(visitor.world, { partner: 'swiss', persona: 'visitor' });
    await visitor.get(`http://127.0.0.1${path}`);
    expect((await visitor.get('http://127.0.0.1/login')).words('header')).toContain('Seefeld Kredit');
  });
});

describe('SIM-14: used entry link', () => {
  it.each([
    [{ at: '/dashboard/settings?a=1' }, '/dashboard/settings?a=1'],
    [{ at: '//evil.example/' }, '/'],
    [{}, '/'],
  ])(
    'a used entry link redirects visitors of the same sandbox to the page that the link names (query of the link %j)',
    async (query, redirectTarget) => {
      const visitor = (await visit('signing-second-missing')).createStranger();
      const { world } = visitor;
      await visitor.get(await createEntryPath(world, {}));
      const repeatedEntry = await visitor.get(
        createUsedEntryPath({ sandbox: await sandboxOf(world), ...query }),
      );
      expect([repeatedEntry.status, repeatedEntry.location, repeatedEntry.setCookies]).toEqual([
        302,
        redirectTarget,
        [],
      ]);
      expect(await readSettingsPage(visitor)).toContain(world.persona('katrin').email);
    },
  );

  it('a used entry link returns 404 for visitors of another sandbox and changes nothing', async () => {
    const [visitor, otherVisitor] = [
      (await visit('signing-second-missing')).createStranger(),
      await visit('documents'),
    ];
    await visitor.get(await createEntryPath(visitor.world, {}));
    const responseInOtherWorld = await visitor.get(
      createUsedEntryPath({ sandbox: await sandboxOf(otherVisitor.world), at: '/login' }),
    );
    expect([responseInOtherWorld.status, responseInOtherWorld.location]).toEqual([302, '/not-found']);
    expect(await readSettingsPage(visitor)).toContain(visitor.world.persona('katrin').email);
  });

  it.each([[{}], [{ sandbox: '' }], [{ sandbox: 'guessed', at: '/login' }]])(
    'a used entry link returns 404 for visitors without a sandbox (query of the link %j)',
    async (query) => {
      const response = await (await visit('empty')).createStranger().get(createUsedEntryPath(query));
      expect([response.location, response.setCookies]).toEqual(['/not-found', []]);
    },
  );
});

describe('SIM-07: link of a mail', () => {
  it('the link of a mail keeps the session of a visitor of the same sandbox', async () => {
    const visitor = (await visit('unconfirmed-email')).createStranger();
    const { world } = visitor;
    await visitor.get(await world.createEntryLink(world.persona('applicant').key));
    await world.invite('neu@beispiel.example');
    const response = await visitor.get(await world.mailLink('invite'));
    expect([response.status, response.location]).toEqual([302, await world.linkOf('invite')]);
    expect(response.setCookies).toEqual([]);
  });

  it('the link of a mail replaces the session of a visitor of another sandbox', async () => {
    const [visitor, otherVisitor] = [
      (await visit('unconfirmed-email')).createStranger(),
      await visit('unconfirmed-email'),
    ];
    await visitor.get(await visitor.world.createEntryLink(visitor.world.persona('applicant').key));
    await otherVisitor.world.invite('neu@beispiel.example');
    const response = await visitor.get(await otherVisitor.world.mailLink('invite'));
    expect(response.setCookies).toEqual(['portal_session']);
    expect((await visitor.get('/dashboard/settings')).location).toContain('/login');
  });
});
