import { describe, expect, it } from 'vitest';
import { createSimulator } from '../simulator';
import { FakeFilmMaker, MADE_FILM } from '../testing/fake-film-maker';
import { TEST_SETTINGS } from '../testing/test-simulator';
import { FilmFailedError, type FilmRequest } from './film-maker';
import { FILM_QUEUE_LIMITS, type Film, Films } from './films';

const FILM: FilmRequest = {
  what: 'scenario',
  language: 'de',
  size: 'desk',
  pace: 'normal',
  hasCaptions: true,
  format: 'webp',
  portal: 'http://demo.localhost:3000',
  simulator: 'http://127.0.0.1:4000',
  place: 'features/x.feature:3',
};

function setUp() {
  const maker = new FakeFilmMaker();
  const { sandboxes } = createSimulator(TEST_SETTINGS, undefined, maker);
  const defaultWorld = sandboxes.find(null);
  if (defaultWorld === undefined) throw new Error('no default world');
  const openWorld = () => sandboxes.open(defaultWorld.start);
  const films = new Films(maker, sandboxes);
  const endedFilms: string[] = [];
  const order = (world = defaultWorld, title = 'A film') =>
    films.order(world, {
      title,
      what: 'scenario',
      language: 'de',
      size: 'desk',
      pace: 'normal',
      hasCaptions: true,
      format: 'webp',
      choices: '',
      command: null,
      begin: () => ({ film: FILM, end: () => endedFilms.push(title) }),
    });
  const orderFilm = (world = defaultWorld, title = 'A film'): Film => {
    const film = order(world, title);
    if (typeof film === 'string') throw new Error(film);
    return film;
  };
  return {
    maker,
    films,
    sandboxes,
    world: defaultWorld,
    openWorld,
    order,
    ordered: orderFilm,
    ended: endedFilms,
  };
}

const states = (films: readonly Film[]) => films.map(({ title, state }) => `${title}: ${state}`);

describe('SIM-12 films', () => {
  it('films are recorded one at a time, in the order of the requests', async () => {
    const { maker, films, world, ordered, ended } = setUp();
    ordered(world, 'first');
    const second = ordered(world, 'second');
    expect(states(films.listFilms(world))).toEqual(['second: waiting', 'first: running']);
    expect([maker.orders.length, films.queuePositionOf(second)]).toEqual([1, 1]);
    await maker.orders[0]?.end();
    expect(states(films.listFilms(world))).toEqual(['second: running', 'first: ready']);
    expect(ended).toEqual(['first']);
    await maker.orders[1]?.end(new FilmFailedError('too_slow'));
    const [failed] = films.listFilms(world);
    expect([failed?.state, failed?.failure]).toEqual(['failed', 'too_slow']);
    expect(ended).toEqual(['first', 'second']);
  });

  it('films report the progress of the recording to the live pages of their sandbox', () => {
    const { maker, films, world, ordered } = setUp();
    ordered();
    const before = world.revision;
    maker.orders[0]?.progress(1, 3, 'Submitted');
    expect(films.listFilms(world)[0]?.progress).toEqual({ done: 1, total: 3, caption: 'Submitted' });
    expect(world.revision).not.toBe(before);
    expect(world.changeCount).toBe(0);
  });

  it('films are refused if too many films are waiting', () => {
    const { order } = setUp();
    for (let n = 0; n <= FILM_QUEUE_LIMITS.waiting; n += 1) expect(order()).toHaveProperty('id');
    expect(order()).toBe('queue_full');
  });

  it('films are refused if the sandbox has too many films, until the user deletes a film', async () => {
    const { maker, films, world, order } = setUp();
    for (let n = 0; n < FILM_QUEUE_LIMITS.ofWorld; n += 1) {
      expect(order()).toHaveProperty('id');
      await maker.orders[n]?.end();
    }
    expect(order()).toBe('world_full');
    const [film] = films.listFilms(world);
    if (film) films.remove(film);
    expect(order()).toHaveProperty('id');
  });

  it('films are cancelled when the user removes them; then the next film starts', async () => {
    const { maker, films, world, ordered, ended } = setUp();
    const first = ordered(world, 'first');
    ordered(world, 'second');
    films.remove(first);
    expect(maker.orders[0]?.signal.aborted).toBe(true);
    await new Promise(setImmediate);
    expect(states(films.listFilms(world))).toEqual(['second: running']);
    expect(ended).toEqual(['first']);
  });

  it('films are listed in their own sandbox only', () => {
    const { films, world, openWorld, ordered } = setUp();
    const other = openWorld();
    ordered(other, 'of the other world');
    expect(films.listFilms(world)).toEqual([]);
    expect(states(films.listFilms(other))).toEqual(['of the other world: running']);
  });

  it('films are cancelled when their sandbox closes, and can no longer be found', async () => {
    const { maker, films, sandboxes, openWorld, ordered } = setUp();
    const other = openWorld();
    const film = ordered(other);
    await maker.orders[0]?.end();
    ordered(other, 'running');
    expect(films.findMade(film.id)).toMatchObject({ title: 'A film', result: MADE_FILM });
    sandboxes.close(other);
    expect(films.findMade(film.id)).toBeUndefined();
    expect(maker.orders[1]?.signal.aborted).toBe(true);
  });

  it('films are refused if the films of all sandboxes fill the memory', async () => {
    const { maker, order, ordered, openWorld } = setUp();
    ordered();
    await maker.orders[0]?.end({ content: new Uint8Array(FILM_QUEUE_LIMITS.bytes) });
    expect(order(openWorld())).toBe('room_full');
  });
});
