import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { getTexts } from '../../texts/texts';

const test = exchangeInSandbox();

const PAGES = [
  ['/simulator/', 'start'],
  ['/simulator/situations?group=signing', 'situations'],
  ['/simulator/development', 'start'],
  ['/simulator/bank', 'bank'],
  ['/simulator/bank/form/editor?name=signatory', 'bank'],
  ['/simulator/course?cell=0', 'history'],
  ['/simulator/script?q=bar', 'acceptance'],
] as const;

const BAR = /<header [^>]*id="top".*?<\/header>/s;

const withoutComments = (html: string) => html.replaceAll('<!-- -->', '');

async function navigationBarOf(path: string, query: Record<string, string>) {
  const { pathname, searchParams } = new URL(path, 'http://simulator');
  const address = `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...query })}`;
  const { status, body } = await test.sandbox().request('GET', address);
  expect(status).toBe(200);
  const page = withoutComments(String(body));
  const [bar = ''] = page.match(BAR) ?? [];
  return { bar, page };
}

function linksIn(bar: string, part: string): [string, string][] {
  const [nav = ''] = bar.match(new RegExp(`<nav class="[^"]*${part}.*?</nav>`, 's')) ?? [];
  return [...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', text = '']) => [
    text,
    href.replaceAll('&amp;', '&'),
  ]);
}

describe('SIM-14 the navigation bar of every page', () => {
  describe.each(PAGES)('on the page %s', (path, place) => {
    it.each(LANGUAGES)(
      'the navigation bar names the sections, the sandbox and the link to the portal in the language %s',
      async (lang) => {
        const { id } = test.sandbox();
        const t = getTexts('shell', lang);
        const { bar, page } = await navigationBarOf(path, { sandbox: id, lang });
        expect(page).toContain(`<html lang="${lang}"`);
        expect(page).toMatch(new RegExp(`<a class="[^"]*skip[^"]*" href="#content">${t('skip')}</a>`));
        expect(page).toContain('<main');
        expect(page).toContain('id="content" tabindex="-1"');
        const links = linksIn(bar, 'navigationLinks');
        expect(links.map(([name]) => name)).toEqual(
          (['start', 'demo', 'situations', 'bank', 'history', 'acceptance'] as const).map((known) =>
            t(`place.${known}`),
          ),
        );
        for (const [, href] of links) expect(href).toContain(`sandbox=${id}&lang=${lang}`);
        const { pathname } = new URL(path, 'http://simulator');
        const isPlaceItself = links.some(([, href]) => href.startsWith(`${pathname}?`));
        expect(bar.match(/aria-current="(page|true)">([^<]*)/)?.slice(1)).toEqual([
          isPlaceItself ? 'page' : 'true',
          t(`place.${place}`),
        ]);
        expect(bar).toContain(`<span>${t('world')}</span> <span>Lindhof Bank</span>`);
        expect(bar).toContain(`href="/simulator/enter?sandbox=${id}&amp;persona=katrin&amp;lang=${lang}"`);
        expect(bar).toContain(t('openPortal'));
      },
    );

    it('links to the same page in each language', async () => {
      const { id } = test.sandbox();
      const { bar } = await navigationBarOf(path, { sandbox: id, lang: 'pl' });
      const links = linksIn(bar, 'languages');
      expect(links.map(([code]) => code)).toEqual([...LANGUAGES]);
      for (const [code, href] of links) {
        const shown = new URL(href, 'http://simulator');
        const asked = new URL(path, 'http://simulator');
        expect(shown.pathname).toBe(asked.pathname);
        expect(Object.fromEntries(shown.searchParams)).toEqual({
          ...Object.fromEntries(asked.searchParams),
          sandbox: id,
          lang: code,
        });
      }
      expect(bar.match(/<a [^>]*hreflang="pl"[^>]*>/i)?.[0]).toContain('aria-current="true"');
    });
  });

  it.each([
    ['de-CH,de;q=0.9', 'de'],
    ['en-GB', 'en'],
    ['fr-CA', 'fr'],
    ['it-IT, pl;q=0.8', 'pl'],
    ['it', 'de'],
  ])('the navigation bar for the browser languages "%s" is in the language %s', async (wanted, lang) => {
    const headers = { 'accept-language': wanted };
    for (const [path] of PAGES) {
      const address = `${path}${path.includes('?') ? '&' : '?'}sandbox=${test.sandbox().id}`;
      const { body } = await test.sandbox().request('GET', address, { headers });
      expect(body).toContain(`<html lang="${lang}"`);
    }
  });

  it('the navigation bar shows the bank of the sandbox', async () => {
    const body = { name: 'Nordheide & Söhne' };
    expect((await test.sandbox().request('PUT', '/simulator/deployment', { body })).status).toBe(200);
    const { bar } = await navigationBarOf('/simulator/', { sandbox: test.sandbox().id, lang: 'de' });
    expect(bar).toContain('<span>Ihre Welt</span> <span>Nordheide &amp; Söhne</span>');
  });

  it('the navigation bar marks the shared sandbox', async () => {
    const { bar } = await navigationBarOf('/simulator/', { sandbox: 'default', lang: 'en' });
    expect(bar).toContain('<span>Shared world</span> <span>');
  });

  it('pages without a sandbox show the bar too, without the link to the portal', async () => {
    const headers = { accept: 'text/html' };
    const { status, body } = await test.sandbox().request('GET', '/simulator/nothing?lang=fr', { headers });
    expect(status).toBe(404);
    const [bar = ''] = String(body).match(BAR) ?? [];
    expect(linksIn(bar, 'navigationLinks')).toContainEqual(['Recette', '/simulator/script?lang=fr']);
    expect(bar).not.toContain('Ouvrir le portail');
  });
});
