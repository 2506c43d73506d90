import { FilmFailedError, type FilmMaker, type FilmRequest, type MadeFilm } from '../films/film-maker';

type Outcome = MadeFilm | FilmFailedError;

interface OrderedFilm {
  readonly film: FilmRequest;
  readonly signal: AbortSignal;
  progress(done: number, total: number, caption: string): void;
  end(outcome?: Partial<MadeFilm> | FilmFailedError): Promise<void>;
}

export const MADE_FILM: MadeFilm = {
  content: new Uint8Array([82, 73, 70, 70]),
  stills: [new Uint8Array([1]), new Uint8Array([2])],
  pictures: [
    { caption: 'Title', shownFor: 2_000 },
    { caption: 'Submitted', shownFor: 4_500 },
  ],
  missed: [],
  isWhole: true,
};

/** Finishes a film when the test calls the order's `end`. */
export class FakeFilmMaker implements FilmMaker {
  readonly orders: OrderedFilm[] = [];
  obstacle: Awaited<ReturnType<FilmMaker['findObstacle']>> = null;

  async findObstacle() {
    return this.obstacle;
  }

  make(film: FilmRequest, { signal, onProgress }: Parameters<FilmMaker['make']>[1]): Promise<MadeFilm> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const finish = (outcome: Outcome) =>
        outcome instanceof FilmFailedError ? reject(outcome) : resolve(outcome);
      this.orders.push({
        film,
        signal,
        progress: (done, total, caption) => onProgress({ done, total, caption }),
        end: async (outcome = {}) => {
          finish(outcome instanceof FilmFailedError ? outcome : { ...MADE_FILM, ...outcome });
          await new Promise(setImmediate);
        },
      });
    });
  }
}
