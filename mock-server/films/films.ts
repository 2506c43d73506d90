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
  /** Shell command that makes the same film. */
  readonly command: string | null;
  /** Called before the film is made, `end` afterwards. */
  readonly begin: () => { film: FilmRequest; end: () => void };
}

export interface Film extends Omit<NewFilm, 'begin'> {
  readonly id: string;
  readonly orderedAt: Date;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed';
  readonly progress: FilmProgress | null;
  readonly made: MadeFilm | null;
  readonly failure: FilmFailure | null;
  readonly startedAt: Date | null;
}

interface KeptFilm {
  film: Film;
  readonly sandbox: Sandbox;
  readonly begin: NewFilm['begin'];
  readonly cancelled: AbortController;
}

/** `world_full` counts this world's films, `room_full` those of all worlds. */
export type FilmRefusal = 'queue_full' | 'world_full' | 'room_full';

export const FILM_QUEUE_LIMITS = { waiting: 3, ofWorld: 6, bytes: 192 * 1024 * 1024 };

/** Makes one film at a time. Keeps films as long as their world. */
export class Films {
  readonly #maker: FilmMaker;
  readonly #sandboxes: Sandboxes;
  #kept: KeptFilm[] = [];
  #isBusy = false;

  constructor(maker: FilmMaker, sandboxes: Sandboxes) {
    this.#maker = maker;
    this.#sandboxes = sandboxes;
  }

  of(sandbox: Sandbox): readonly Film[] {
    this.#forgetGoneWorlds();
    return this.#kept
      .filter((kept) => kept.sandbox === sandbox)
      .map(({ film }) => film)
      .toReversed();
  }

  queuePositionOf({ id }: Film): number {
    const queue = this.#kept.filter(({ film: { state } }) => state === 'waiting' || state === 'running');
    return Math.max(
      0,
      queue.findIndex(({ film }) => film.id === id),
    );
  }

  order(sandbox: Sandbox, { begin, ...wish }: NewFilm): Film | FilmRefusal {
    this.#forgetGoneWorlds();
    const waiting = this.#kept.filter(({ film }) => film.state === 'waiting');
    if (waiting.length >= FILM_QUEUE_LIMITS.waiting) return 'queue_full';
    const bytes = this.#kept.reduce((sum, { film }) => sum + (film.made ? bytesOfFilm(film.made) : 0), 0);
    if (this.of(sandbox).length >= FILM_QUEUE_LIMITS.ofWorld) return 'world_full';
    if (bytes >= FILM_QUEUE_LIMITS.bytes) return 'room_full';
    const film: Film = {
      ...wish,
      id: createSecret(),
      orderedAt: new Date(),
      state: 'waiting',
      progress: null,
      made: null,
      failure: null,
      startedAt: null,
    };
    this.#kept.push({ film, sandbox, begin, cancelled: new AbortController() });
    void this.#makeNext();
    return film;
  }

  remove({ id }: Film): void {
    const kept = this.#find(id);
    if (kept === undefined) return;
    this.#drop(kept);
  }

  findMade(id: string): (Film & { made: MadeFilm }) | undefined {
    this.#forgetGoneWorlds();
    const film = this.#find(id)?.film;
    return film?.made ? { ...film, made: film.made } : undefined;
  }

  clear(): void {
    for (const kept of [...this.#kept]) this.#drop(kept);
  }

  #find(id: string): KeptFilm | undefined {
    return this.#kept.find(({ film }) => film.id === id);
  }

  #change(kept: KeptFilm, change: Partial<Film>): void {
    kept.film = { ...kept.film, ...change };
    kept.sandbox.announce();
  }

  #drop(kept: KeptFilm): void {
    this.#kept = this.#kept.filter((other) => other !== kept);
    kept.cancelled.abort();
    kept.sandbox.announce();
  }

  #forgetGoneWorlds(): void {
    for (const kept of this.#kept) if (!this.#sandboxes.has(kept.sandbox.id)) this.#drop(kept);
  }

  async #makeNext(): Promise<void> {
    const next = this.#kept.find(({ film }) => film.state === 'waiting');
    if (this.#isBusy || next === undefined) return;
    this.#isBusy = true;
    const { signal } = next.cancelled;
    let end = () => {};
    try {
      const begun = next.begin();
      end = begun.end;
      this.#change(next, { state: 'running', startedAt: new Date() });
      const made = await this.#maker.make(begun.film, {
        signal,
        onProgress: (progress) => {
          this.#forgetGoneWorlds();
          this.#change(next, { progress });
        },
      });
      this.#change(next, { state: 'ready', made });
    } catch (error) {
      if (!signal.aborted) {
        if (!(error instanceof FilmFailedError)) logFailure('film', error);
        const failure = error instanceof FilmFailedError ? error.why : 'broken';
        this.#change(next, { state: 'failed', failure });
      }
    } finally {
      end();
      this.#isBusy = false;
      void this.#makeNext();
    }
  }
}
