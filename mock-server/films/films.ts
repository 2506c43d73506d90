import type { Language } from 'contracts/api/enumerations';
import type { FilmFormat, FilmSize } from 'fixtures/film-job';
import type { FilmPace } from 'fixtures/film-timing';
import { logFailure } from '../log';
import { createSecret } from '../store/identifiers';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';
import {
  bytesOfFilm,
  FilmFailedError,
  type FilmFailure,
  type FilmMaker,
  type FilmProgress,
  type FilmRequest,
  type MadeFilm,
} from './film-maker';

export interface NewFilm {
  readonly title: string;
  readonly what: FilmRequest['what'];
  readonly language: Language;
  readonly size: FilmSize;
  readonly pace: FilmPace;
  readonly hasCaptions: boolean;
  readonly format: FilmFormat;
  readonly choices: string;
  readonly command: string | null;
  /** Called before the film is made, `end` afterwards. */
  readonly begin: () => { film: FilmRequest; end: () => void };
}

export interface Film extends Omit<NewFilm, 'begin'> {
  readonly id: string;
  readonly orderedAt: Date;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed';
  readonly progress: FilmProgress | null;
  readonly result: MadeFilm | null;
  readonly failure: FilmFailure | null;
  readonly startedAt: Date | null;
}

interface StoredFilm {
  film: Film;
  readonly sandbox: Sandbox;
  readonly begin: NewFilm['begin'];
  readonly cancellation: AbortController;
}

/** `world_full` counts this world's films, `room_full` those of all worlds. */
export type FilmRefusal = 'queue_full' | 'world_full' | 'room_full';

export const FILM_QUEUE_LIMITS = { waiting: 3, ofWorld: 6, bytes: 192 * 1024 * 1024 };

/** Makes one film at a time. Keeps films as long as their world. */
export class Films {
  readonly #maker: FilmMaker;
  readonly #sandboxes: Sandboxes;
  #films: StoredFilm[] = [];
  #isBusy = false;

  constructor(maker: FilmMaker, sandboxes: Sandboxes) {
    this.#maker = maker;
    this.#sandboxes = sandboxes;
  }

  listFilms(sandbox: Sandbox): readonly Film[] {
    this.#forgetGoneWorlds();
    return this.#films
      .filter((storedFilm) => storedFilm.sandbox === sandbox)
      .map(({ film }) => film)
      .toReversed();
  }

  queuePositionOf({ id }: Film): number {
    const queue = this.#films.filter(({ film: { state } }) => state === 'waiting' || state === 'running');
    return Math.max(
      0,
      queue.findIndex(({ film }) => film.id === id),
    );
  }

  order(sandbox: Sandbox, { begin, ...newFilm }: NewFilm): Film | FilmRefusal {
    this.#forgetGoneWorlds();
    const waitingFilms = this.#films.filter(({ film }) => film.state === 'waiting');
    if (waitingFilms.length >= FILM_QUEUE_LIMITS.waiting) return 'queue_full';
    const bytes = this.#films.reduce(
      (sum, { film }) => sum + (film.result ? bytesOfFilm(film.result) : 0),
      0,
    );
    if (this.listFilms(sandbox).length >= FILM_QUEUE_LIMITS.ofWorld) return 'world_full';
    if (bytes >= FILM_QUEUE_LIMITS.bytes) return 'room_full';
    const film: Film = {
      ...newFilm,
      id: createSecret(),
      orderedAt: new Date(),
      state: 'waiting',
      progress: null,
      result: null,
      failure: null,
      startedAt: null,
    };
    this.#films.push({ film, sandbox, begin, cancellation: new AbortController() });
    void this.#makeNext();
    return film;
  }

  remove({ id }: Film): void {
    const storedFilm = this.#find(id);
    if (storedFilm === undefined) return;
    this.#drop(storedFilm);
  }

  findMade(id: string): (Film & { result: MadeFilm }) | undefined {
    this.#forgetGoneWorlds();
    const film = this.#find(id)?.film;
    return film?.result ? { ...film, result: film.result } : undefined;
  }

  clear(): void {
    for (const storedFilm of [...this.#films]) this.#drop(storedFilm);
  }

  #find(id: string): StoredFilm | undefined {
    return this.#films.find(({ film }) => film.id === id);
  }

  #change(storedFilm: StoredFilm, change: Partial<Film>): void {
    storedFilm.film = { ...storedFilm.film, ...change };
    storedFilm.sandbox.announce();
  }

  #drop(storedFilm: StoredFilm): void {
    this.#films = this.#films.filter((candidate) => candidate !== storedFilm);
    storedFilm.cancellation.abort();
    storedFilm.sandbox.announce();
  }

  #forgetGoneWorlds(): void {
    for (const storedFilm of this.#films)
      if (!this.#sandboxes.has(storedFilm.sandbox.id)) this.#drop(storedFilm);
  }

  async #makeNext(): Promise<void> {
    const nextFilm = this.#films.find(({ film }) => film.state === 'waiting');
    if (this.#isBusy || nextFilm === undefined) return;
    this.#isBusy = true;
    const { signal } = nextFilm.cancellation;
    let end = () => {};
    try {
      const startedJob = nextFilm.begin();
      end = startedJob.end;
      this.#change(nextFilm, { state: 'running', startedAt: new Date() });
      const result = await this.#maker.make(startedJob.film, {
        signal,
        onProgress: (progress) => {
          this.#forgetGoneWorlds();
          this.#change(nextFilm, { progress });
        },
      });
      this.#change(nextFilm, { state: 'ready', result });
    } catch (error) {
      if (!signal.aborted) {
        if (!(error instanceof FilmFailedError)) logFailure('film', error);
        const failure = error instanceof FilmFailedError ? error.failure : 'broken';
        this.#change(nextFilm, { state: 'failed', failure });
      }
    } finally {
      end();
      this.#isBusy = false;
      void this.#makeNext();
    }
  }
}
