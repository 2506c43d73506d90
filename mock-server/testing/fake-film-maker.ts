import { FilmFailed, type FilmMaker, type MadeFilm, type WantedFilm } from '../films/film-maker';

type Outcome = MadeFilm | FilmFailed;

interface Ordered {
  readonly film: WantedFilm;
  readonly signal: AbortSignal;
  progress(done: number, total: number, caption: string): void;
  end(outcome?: Partial<MadeFilm> | FilmFailed): Promise<void>;
}

export const MADE_FILM: MadeFilm = {
  content: new Uint8Array([82, 73, 70, 70]),
  pictures: [
    { caption: 'Title', shownFor: 2_000 },
    { caption: 'Submitted', shownFor: 4_500 },
  ],
  missed: [],
  isWhole: true,
};

/** Makes no film until the test ends the order. */
export class FakeFilmMaker implements FilmMaker {
  readonly orders: Ordered[] = [];
  found: Awaited<ReturnType<FilmMaker['obstacle']>> = null;

  async obstacle() {
    return this.found;
  }

  make(film: WantedFilm, { signal, onProgress }: Parameters<FilmMaker['make']>[1]): Promise<MadeFilm> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const finish = (outcome: Outcome) =>
        outcome instanceof FilmFailed ? reject(outcome) : resolve(outcome);
      this.orders.push({
        film,
        signal,
        progress: (done, total, caption) => onProgress({ done, total, caption }),
        end: async (outcome = {}) => {
          finish(outcome instanceof FilmFailed ? outcome : { ...MADE_FILM, ...outcome });
          await new Promise(setImmediate);
        },
      });
    });
  }
}
