import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

async function openLink(
  path: string,
  language: string,
  accept = 'text/html,application/xhtml+xml,*/*;q=0.8',
) {
  const headers = { accept, 'accept-language': language };
  const response = await fetch(`${test.origin()}/simulator${path}`, { headers, redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('SIM-14 a broken link', () => {
  it.each([
    ['/play/documants', 404, 'Diese Situation gibt es nicht.'],
    ['/play/demo?partner=nobody', 404, 'Diesen Partner gibt es nicht.'],
    ['/play/demo?persona=nobody', 404, 'Diese Person gibt es in der Situation nicht.'],
    ['/play/demo?at=https://example.com', 422, 'Die Angabe „at“ in der Adresse ist ungültig.'],
    ['/play/demo?now=yesterday', 422, 'Die Angabe „now“ in der Adresse ist ungültig.'],
    ['/error-catalogue/err_unheard_of', 404, 'Diesen Fehlercode gibt es nicht.'],
    ['/?sandbox=gone', 404, 'Diese Welt gibt es nicht mehr.'],
    ['/enter?sandbox=gone', 404, 'Diese Welt gibt es nicht mehr.'],
    ['/script/unknown', 404, 'Dieses Szenario gibt es nicht.'],
    ['/nothing', 404, 'Unter dieser Adresse ist nichts.'],
  ])(
    'a broken link to %s returns %i with the explanation "%s" and links to the library and a new sandbox',
    async (path, status, words) => {
      const page = await openLink(path, 'de-DE');
      expect(page).toMatchObject({ status, type: expect.stringMatching(/^text\/html/) });
      expect(page.text).toContain('<html lang="de"');
      expect(page.text).toContain(words);
      const ways = page.text.matchAll(/<a href="([^"]*)" [^>]*data-look="(\w+)"><span>([^<]*)</g);
      expect(Array.from(ways, ([, ...way]) => way)).toEqual([
        ['/simulator/situations', 'primary', 'Zu allen Situationen'],
        ['/simulator/', 'outline', 'Eine eigene Welt beginnen'],
      ]);
    },
  );

  it('shows the explanation in English for an English browser', async () => {
    const { text } = await openLink('/play/documants', 'en-GB');
    expect(text).toContain('There’s no such situation.');
    expect((await openLink('/play/documants?lang=de', 'en-GB')).text).toContain(
      'Diese Situation gibt es nicht.',
    );
  });

  it('escapes markup in the URL', async () => {
    const { text } = await openLink('/play/demo?%3Cscript%3Ealert(1)%3C/script%3E=1', 'de');
    expect(text).not.toContain('<script>alert');
  });

  it.each(['*/*', 'application/json', 'application/json, text/html'])(
    'returns error codes to programs that accept %s',
    async (accept) => {
      const { status, type, text } = await openLink('/play/documants', 'de', accept);
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { errors: [{ code: 'err_entity_not_found', field: 'scenario' }] },
      ]);
      expect(type).toMatch(/^application\/json/);
    },
  );
});
