import type { Language } from 'contracts/api/enumerations';
import type { FilmSize } from 'fixtures/film-order';
import { logFailure } from '../log';
import { secret } from '../store/identifiers';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';
import {
  FilmFailed,
  type FilmFailure,
  type FilmMaker,
  type FilmProgress,
  type MadeFilm,
  type WantedFilm,
} from './film-maker';

export interface FilmWish {
  readonly title: string;
  readonly what: WantedFilm['what'];
  readonly language: Language;
  readonly size: FilmSize;
  /** Command that makes the same film, or null. */
  readonly command: string | null;
  /** Called when the film's turn has come. `end` is called after the film. */
  readonly begin: () => { film: WantedFilm; end: () => void };
}

interface FilmLink {
  readonly id: string;
  /** Recipients, for the list of links only. */
  readonly audience: string;
  readonly isOpen: boolean;
  readonly visits: number;
}

export interface Film extends Omit<FilmWish, 'begin'> {
  readonly id: string;
  readonly orderedAt: Date;
  readonly state: 'waiting' | 'running' | 'ready' | 'failed';
  readonly progress: FilmProgress | null;
  readonly made: MadeFilm | null;
  readonly failure: FilmFailure | null;
  readonly link: FilmLink | null;
}

interface KeptFilm {
  film: Film;
  readonly sandbox: Sandbox;
  readonly begin: FilmWish['begin'];
  readonly cancelled: AbortController;
}

export type FilmRefusal = 'queue_full' | 'world_full';

export const FILM_BOUNDS = { waiting: 3, ofWorld: 6, bytes: 192 * 1024 * 1024 };

/** One film at a time. Films stay in memory as long as their world. */
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

  /** Number of films before this one. */
  turnOf({ id }: Film): number {
    const queue = this.#kept.filter(({ film: { state } }) => state === 'waiting' || state === 'running');
    return Math.max(
      0,
      queue.findIndex(({ film }) => film.id === id),
    );
  }

  order(sandbox: Sandbox, { begin, ...wish }: FilmWish): Film | FilmRefusal {
    this.#forgetGoneWorlds();
    const waiting = this.#kept.filter(({ film }) => film.state === 'waiting');
    if (waiting.length >= FILM_BOUNDS.waiting) return 'queue_full';
    const bytes = this.#kept.reduce((sum, { film }) => sum + (film.made?.content.byteLength ?? 0), 0);
    if (this.of(sandbox).length >= FILM_BOUNDS.ofWorld || bytes >= FILM_BOUNDS.bytes) return 'world_full';
    const film: Film = {
      ...wish,
      id: secret(),
      orderedAt: new Date(),
      state: 'waiting',
      progress: null,
      made: null,
      failure: null,
      link: null,
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

  share({ id }: Film, audience: string): void {
    const kept = this.#find(id);
    if (!kept?.film.made) return;
    const { link } = kept.film;
    this.#change(kept, {
      link: {
        id: link?.id ?? secret(),
        audience: audience || (link?.audience ?? ''),
        isOpen: true,
        visits: link?.visits ?? 0,
      },
    });
  }

  withdraw({ id }: Film): void {
    const kept = this.#find(id);
    if (kept?.film.link) this.#change(kept, { link: { ...kept.film.link, isOpen: false } });
  }

  /** The film of a link that is open. */
  linked(linkId: string): Film | undefined {
    return this.#findLinked(linkId)?.film;
  }

  countVisit(linkId: string): void {
    const kept = this.#findLinked(linkId);
    if (kept?.film.link)
      this.#change(kept, { link: { ...kept.film.link, visits: kept.film.link.visits + 1 } });
  }

  clear(): void {
    for (const kept of [...this.#kept]) this.#drop(kept);
  }

  #find(id: string): KeptFilm | undefined {
    return this.#kept.find(({ film }) => film.id === id);
  }

  #findLinked(linkId: string): KeptFilm | undefined {
    this.#forgetGoneWorlds();
    return this.#kept.find(({ film: { link } }) => link?.isOpen && link.id === linkId);
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
      this.#change(next, { state: 'running' });
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
        if (!(error instanceof FilmFailed)) logFailure('film', error);
        const failure = error instanceof FilmFailed ? error.why : 'broken';
        this.#change(next, { state: 'failed', failure });
      }
    } finally {
      end();
      this.#isBusy = false;
      void this.#makeNext();
    }
  }
}
