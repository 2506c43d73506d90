import { LANGUAGES } from 'contracts/api/enumerations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FilmFailedError } from '../../films/film-maker';
import type { FilmData } from '../../pages/film/film-data';
import { PAGE_TYPE } from '../../pages/page-document';
import { FakeFilmMaker } from '../../testing/fake-film-maker';
import { openSimulator, TestSandbox } from '../../testing/test-simulator';

const maker = new FakeFilmMaker();
let simulator: Awaited<ReturnType<typeof openSimulator>>;
let world: TestSandbox;

beforeAll(async () => {
  simulator = await openSimulator({ filmMaker: maker });
});
afterAll(() => simulator.close());
beforeEach(async () => {
  maker.obstacle = null;
  for (let n = 0; n < maker.orders.length; n += 1) await maker.orders[n]?.end();
  maker.orders.length = 0;
  world = await TestSandbox.open(simulator.origin, { scenario: 'ready-to-submit' });
  await page();
});

const address = (path: string, query: Record<string, string> = {}) =>
  `${simulator.origin}/simulator${path}?${new URLSearchParams({ sandbox: world.id, lang: 'en', ...query })}`;

async function page(query: Record<string, string> = {}, cookie = ''): Promise<string> {
  const response = await fetch(address('/film', query), { headers: { accept: 'text/html', cookie } });
  return response.text();
}

async function data(query: Record<string, string> = {}): Promise<FilmData> {
  const response = await fetch(address('/film', query), { headers: { accept: PAGE_TYPE } });
  const { data: shown } = (await response.json()) as { data: FilmData };
  return shown;
}

async function send(path: string, form: string[][], query: Record<string, string> = {}) {
  const response = await fetch(address(path, query), {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.text() };
}

async function performChanges(): Promise<void> {
  const { body } = await world.request('GET', '/simulator/world');
  const { applications } = body as { applications: { id: string }[] };
  for (const status of ['Submitted', 'Internal_Review'])
    await world.request('POST', `/simulator/applications/${applications[0]?.id}/status`, {
      body: { status },
    });
}

async function orderClicks(more: string[][] = []) {
  const { clicks } = await data();
  const steps = clicks.map(({ id }) => ['step', id]);
  return send('/film', [['what', 'clicks'], ['title', 'My film'], ...steps, ...more]);
}

async function makeFilm() {
  await performChanges();
  await orderClicks();
  await maker.orders[0]?.end();
  const [film] = (await data()).films;
  if (!film) throw new Error('no film');
  return film;
}

describe('SIM-12 the page of films', () => {
  it('lists the latest clicks and films the chosen clicks', async () => {
    expect(await page()).toContain('Nothing has happened here yet.');
    await performChanges();
    const { clicks } = await data();
    expect(clicks.map(({ caption, isIncluded }) => [caption.replace(/^\w+/, 'ID'), isIncluded])).toEqual([
      ['ID: Submitted', true],
      ['ID: Internal review', true],
    ]);
    const form = [
      ['what', 'clicks'],
      ['title', ''],
      ['language', 'fr'],
      ['size', 'phone'],
      ['step', clicks[1]?.id ?? ''],
      ['step', 'unknown'],
    ];
    expect((await send('/film', form)).status).toBe(200);
    expect(maker.orders[0]?.film).toMatchObject({
      what: 'clicks',
      language: 'fr',
      size: 'phone',
      portal: 'http://demo.localhost:3000',
      heading: 'Lindhof Bank',
      shots: [{ caption: expect.stringMatching(/Examen interne$/) }],
    });
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('films only the %s step of two if the chosen range contains only that step', async (_, at) => {
    await performChanges();
    const { clicks } = await data();
    const id = clicks[at]?.id ?? '';
    await orderClicks([
      ['from', id],
      ['to', id],
    ]);
    const [order] = maker.orders;
    expect(order?.film.what === 'clicks' && order.film.shots.map(({ caption }) => caption)).toEqual([
      clicks[at]?.caption,
    ]);
    await order?.end();
    const repeatResponse = await fetch(simulator.origin + (await data()).films[0]?.repeatHref, {
      headers: { accept: PAGE_TYPE },
    });
    const { data: repeatedData } = (await repeatResponse.json()) as { data: FilmData };
    expect(repeatedData.part).toEqual({ from: id, to: id });
    expect(repeatedData.clicks.map(({ isIncluded }) => isIncluded)).toEqual([true, true]);
  });

  it('the page of films swaps the ends of a range in the wrong order, and ignores unknown steps', async () => {
    await performChanges();
    const { clicks } = await data();
    const shots = async (from: string, to: string) => {
      await orderClicks([
        ['from', from],
        ['to', to],
      ]);
      const order = maker.orders.at(-1);
      await order?.end();
      return order?.film.what === 'clicks' ? order.film.shots.length : 0;
    };
    expect(await shots(clicks[1]?.id ?? '', clicks[0]?.id ?? '')).toBe(2);
    expect(await shots('unknown', 'x'.repeat(10_000))).toBe(2);
    expect(await shots('', '')).toBe(2);
  });

  it('the page of films offers two lists for the first and the last step of the film without scripts', async () => {
    await performChanges();
    const { clicks } = await data();
    const shown = await page({ title: '', from: clicks[1]?.id ?? '' });
    expect(shown).toMatch(/<select [^>]*name="from"/);
    expect(shown).toMatch(/<select [^>]*name="to"/);
    expect(shown).toContain('Steps: 2. Trimmed: 1, left out: 1, in the film: 0');
  });

  it('the page of films opens a copy of the sandbox at each click, and closes the copies afterwards', async () => {
    await performChanges();
    await orderClicks();
    const [order] = maker.orders;
    const shots = order?.film.what === 'clicks' ? order.film.shots : [];
    const copies = shots.map(({ path }) => new URL(path, simulator.origin).searchParams);
    expect(copies.map((query) => query.get('at'))).toEqual(
      Array.from(copies, () => expect.stringMatching(/^\/dashboard\/applications\/[\w-]+$/)),
    );
    const statuses = [];
    for (const query of copies) {
      const copy = TestSandbox.existing(simulator.origin, query.get('sandbox') ?? '');
      const { body } = await copy.request('GET', '/simulator/world');
      statuses.push((body as { applications: { status: string }[] }).applications[0]?.status);
      expect(copy.id).not.toBe(world.id);
    }
    expect(statuses).toEqual(['Submitted', 'Internal_Review']);
    await order?.end();
    const closedCopy = TestSandbox.existing(simulator.origin, copies[0]?.get('sandbox') ?? '');
    expect((await closedCopy.request('GET', '/simulator/world')).status).toBe(404);
  });

  it('the page of films finds scenarios by words of their titles, and films the chosen scenario', async () => {
    const { scenarios } = await data({ what: 'scenario', q: 'LAST signature' });
    expect(scenarios.foundCount).toBeGreaterThan(0);
    const [selectedScenario] = scenarios.visibleScenarios;
    expect(selectedScenario?.name.toLowerCase()).toContain('last signature');
    const form = [
      ['what', 'scenario'],
      ['title', ''],
      ['scenario', selectedScenario?.key ?? ''],
    ];
    await send('/film', form);
    expect(maker.orders[0]?.film).toMatchObject({
      what: 'scenario',
      place: expect.stringMatching(/^features\/dashboard\/[\w-]+\.feature:\d+$/),
    });
    expect((await data()).films[0]).toMatchObject({ title: selectedScenario?.name, state: 'running' });
    await maker.orders[0]?.end(new FilmFailedError('nothing_shown'));
    const shown = await page();
    expect(shown).toContain('The scenario doesn’t open a page in a browser');
    expect(shown).toMatch(/npm run film -- features\/\S+:\d+ --lang en/);
  });

  it.each([
    [[['what', 'clicks']], 422, 'Choose at least one step.'],
    [[['what', 'scenario']], 422, 'Choose a scenario.'],
    [
      [
        ['what', 'scenario'],
        ['scenario', '../../etc/passwd'],
      ],
      422,
      'Choose a scenario.',
    ],
  ])('the page of films refuses the form %j and keeps the typed title', async (form, status, words) => {
    const response = await send('/film', [...form, ['title', 'What I typed']]);
    expect(response.status).toBe(status);
    expect(response.body).toContain(words);
    expect(response.body).toContain('value="What I typed"');
    expect(maker.orders).toEqual([]);
  });

  it('the page of films shows the progress of a film, and cancels the film on request', async () => {
    await performChanges();
    await orderClicks();
    maker.orders[0]?.progress(1, 2, 'ID: Internal review');
    const shown = await page();
    expect(shown).toContain('Recording picture 2 of 2');
    expect(shown).toContain('Now: ID: Internal review');
    const [film] = (await data()).films;
    const { body } = await send('/film/change', [
      ['film', film?.id ?? ''],
      ['intent', 'remove'],
    ]);
    expect(body).toContain('No films yet.');
    expect(maker.orders[0]?.signal.aborted).toBe(true);
  });

  it('the page of films shows each picture of a film at a separate URL, also without scripts', async () => {
    const film = await makeFilm();
    const [, secondPicture] = film.result?.pictures ?? [];
    expect(film.result).toMatchObject({ length: '0:07', firstIndex: 0 });
    expect(secondPicture).toMatchObject({ startText: '0:02', caption: 'Submitted', milliseconds: 4_500 });
    const stillResponse = await fetch(simulator.origin + secondPicture?.src);
    expect([
      stillResponse.headers.get('content-type'),
      [...new Uint8Array(await stillResponse.arrayBuffer())],
    ]).toEqual(['image/webp', [2]]);
    const response = await fetch(simulator.origin + secondPicture?.href, {
      headers: { accept: 'text/html' },
    });
    const shown = await response.text();
    expect(shown).toMatch(/<details [^>]*open=""/);
    expect(shown).toContain('alt="My film, picture 2 of 2: Submitted"');
    for (const index of ['2', '-1', 'x', '99999'])
      expect(
        (await fetch(simulator.origin + secondPicture?.src.replace('/picture/1', `/picture/${index}`)))
          .status,
      ).toBe(404);
    const otherWorld = await TestSandbox.open(simulator.origin, { scenario: 'empty' });
    const otherUrl = `${simulator.origin}/simulator/film/${film.id}/picture/0?sandbox=${otherWorld.id}`;
    expect((await fetch(otherUrl)).status).toBe(404);
  });

  it('the page of films plays and downloads only films of the same sandbox', async () => {
    const film = await makeFilm();
    const file = await fetch(simulator.origin + film.result?.file);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'image/webp',
      'inline',
    ]);
    const download = await fetch(`${simulator.origin}${film.result?.file}&download`);
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20film.webp");
    const otherWorld = await TestSandbox.open(simulator.origin, { scenario: 'empty' });
    const otherUrl = `${simulator.origin}/simulator/film/${film.id}/file?sandbox=${otherWorld.id}`;
    expect((await fetch(otherUrl)).status).toBe(404);
    const change = [
      ['film', film.id],
      ['intent', 'remove'],
    ];
    expect((await send('/film/change', change, { sandbox: otherWorld.id })).status).toBe(404);
  });

  it('films at the chosen pace, without captions, as a GIF', async () => {
    await performChanges();
    await orderClicks([
      ['pace', 'calm'],
      ['captions', 'none'],
      ['format', 'gif'],
    ]);
    expect(maker.orders[0]?.film).toMatchObject({ pace: 'calm', hasCaptions: false, format: 'gif' });
    await maker.orders[0]?.end();
    const [film] = (await data()).films;
    expect(film?.result?.format).toBe('GIF');
    const download = await fetch(`${simulator.origin}${film?.result?.file}&download`);
    expect(download.headers.get('content-type')).toBe('image/gif');
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20film.gif");
  });

  it('the page of films shows for how long the film will show each picture', async () => {
    await performChanges();
    const shown = await page();
    expect(shown).toContain('3 pictures, about 9 s');
    expect(shown).toContain('<small>4.5 s</small>');
  });

  it("links from a demo without clicks to the visitor's sandbox that has clicks to film", async () => {
    await performChanges();
    const begun = await fetch(address('/demo'), { redirect: 'manual' });
    const sandbox = new URL(begun.headers.get('location') ?? '', begun.url).searchParams.get('sandbox') ?? '';
    expect(sandbox).not.toBe(world.id);
    const cookie = begun.headers.getSetCookie().at(-1)?.split(';')[0];
    const shown = await page({ sandbox }, cookie);
    expect(shown).toContain('Nothing that customers see has happened in this world.');
    expect(shown).toMatch(new RegExp(`href="/simulator/film\\?sandbox=${world.id}[^"]*"`));
    expect(await page({}, cookie)).not.toContain('Nothing that customers see');
    expect(await page({ sandbox })).not.toContain(world.id);
  });

  it('links from a film to the form, filled in with the settings of the film', async () => {
    await performChanges();
    const { clicks } = await data();
    const form = [
      ['what', 'clicks'],
      ['title', 'My film'],
      ['language', 'fr'],
      ['pace', 'brisk'],
      ['step', clicks[1]?.id ?? ''],
    ];
    await send('/film', form);
    await maker.orders[0]?.end();
    const repeatHref = (await data()).films[0]?.repeatHref ?? '';
    const response = await fetch(simulator.origin + repeatHref, { headers: { accept: PAGE_TYPE } });
    const { data: repeatedData } = (await response.json()) as { data: FilmData };
    expect(repeatedData.choice).toMatchObject({
      title: 'My film',
      language: 'fr',
      pace: 'brisk',
      hasCaptions: true,
    });
    expect(repeatedData.clicks.map(({ isIncluded }) => isIncluded)).toEqual([false, true]);
  });

  it('the page of films estimates the remaining time of a recording', async () => {
    await performChanges();
    await orderClicks();
    expect((await data()).films[0]?.secondsLeft).toBeNull();
    maker.orders[0]?.progress(1, 2, 'ID: Internal review');
    expect((await data()).films[0]?.secondsLeft).toBeGreaterThan(0);
  });

  it('the page of films downloads a film whose title is cut in the middle of an emoji', async () => {
    await performChanges();
    const { clicks } = await data();
    await send('/film', [
      ['what', 'clicks'],
      ['title', `${'x'.repeat(79)}😀`],
      ['step', clicks[0]?.id ?? ''],
    ]);
    await maker.orders[0]?.end();
    const [film] = (await data()).films;
    expect(film?.title).toBe('x'.repeat(79));
    const file = await fetch(address(`/film/${film?.id}/file`, { download: '' }));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('x.webp');
  });

  it('shares a film by a link, and withdraws the link', async () => {
    const film = await makeFilm();
    const share = [
      ['film', film.id],
      ['intent', 'share'],
      ['audience', '<b>Sales</b>'],
    ];
    expect((await send('/film/change', share)).body).toContain('&lt;b&gt;Sales&lt;/b&gt;');
    const link = (await data()).films[0]?.link?.href ?? '';
    expect((await fetch(link, { method: 'HEAD', headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await data()).films[0]?.link?.visits).toBe(0);
    const openResponse = await fetch(link, { headers: { accept: 'text/html' } });
    expect((await data()).films[0]?.link?.visits).toBe(1);
    const text = await openResponse.text();
    expect([openResponse.status, text.includes('<h1>My film</h1>'), text.includes('Sales')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(text).not.toContain(world.id);
    expect((await fetch(`${link}/file`)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${link}/picture/1`)).headers.get('content-type')).toBe('image/webp');
    const pictureResponse = await fetch(`${link}?lang=en&picture=1`, { headers: { accept: 'text/html' } });
    expect(await pictureResponse.text()).toContain('alt="My film, picture 2 of 2: Submitted"');
    expect((await data()).films[0]?.link?.visits).toBe(1);
    const shareResponse = await send('/shared', [
      ['link', link.split('/').at(-1) ?? ''],
      ['intent', 'withdraw'],
    ]);
    expect(shareResponse.body).toContain('1 link is no longer valid');
    const closedResponse = await fetch(link, { headers: { accept: 'text/html', 'accept-language': 'en' } });
    expect([closedResponse.status, await closedResponse.text()]).toEqual([
      404,
      expect.stringContaining(
        'It has expired, was withdrawn, the film was deleted, or the simulator has restarted',
      ),
    ]);
    expect((await fetch(`${link}/file`)).status).toBe(404);
    expect((await fetch(`${link}/picture/1`)).status).toBe(404);
  });

  it.each([
    ['program', 'without the program that records films'],
    ['browser', 'No Chromium was found'],
    ['portal', 'The portal isn’t responding.'],
  ] as const)(
    'the page of films explains that no film can be recorded because the %s is missing, and lists alternatives',
    async (found, words) => {
      maker.obstacle = found;
      await performChanges();
      const shown = await page({ what: 'scenario', q: 'last signature' });
      expect(shown).toContain(words);
      expect(shown).toContain('Share a state as a link');
      expect(shown).toMatch(/<code>npm run film -- features\/\S+:\d+<\/code>/);
      expect(shown).not.toContain('Record the film');
      const refused = await orderClicks();
      expect([refused.status, refused.body]).toEqual([
        503,
        expect.stringContaining('You can’t record a film here at the moment.'),
      ]);
      expect(maker.orders).toEqual([]);
    },
  );

  it('the page of films returns 429 if too many films are waiting', async () => {
    await performChanges();
    for (let n = 0; n < 4; n += 1) await orderClicks();
    const refused = await orderClicks();
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.stringContaining('Too many films are waiting.'),
    ]);
    for (const { id } of (await data()).films)
      await send('/film/change', [
        ['film', id],
        ['intent', 'remove'],
      ]);
  });

  it.each(LANGUAGES)('the page of films shows all its texts in the language %s', async (language) => {
    await performChanges();
    await orderClicks();
    await maker.orders[0]?.end({ missed: ['Submitted'], isWhole: false });
    for (const what of ['clicks', 'scenario']) {
      const shown = await page({ lang: language, what });
      expect(shown).toContain(`<html lang="${language}"`);
      expect(shown).not.toMatch(/\{\{|undefined|\[object/);
    }
  });
});

describe('SIM-12 films in a hosted demo', () => {
  it('the simulator records no films, and the page of films explains why', async () => {
    const hostedSimulator = await openSimulator({ hosted: true, filmMaker: maker });
    try {
      const response = await fetch(`${hostedSimulator.origin}/simulator/film?lang=en`);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('The public demo has no browser to record films with.'),
      ]);
      const sandbox = new URL(response.url).searchParams.get('sandbox') ?? '';
      const refused = await fetch(`${hostedSimulator.origin}/simulator/film?sandbox=${sandbox}`, {
        method: 'POST',
        body: 'what=scenario&title=',
      });
      expect(refused.status).toBe(503);
      expect(maker.orders).toEqual([]);
    } finally {
      await hostedSimulator.close();
    }
  });
});
