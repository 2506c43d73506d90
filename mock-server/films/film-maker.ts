import type { FILM_FAILURES, FilmJob, FilmReport } from 'fixtures/film-job';

export type FilmObstacle = 'hosted' | 'program' | 'browser' | 'portal';

export type FilmFailure = (typeof FILM_FAILURES)[number] | 'too_slow' | 'too_large';

export type FilmRequest =
  | Omit<Extract<FilmJob, { what: 'clicks' }>, 'folder'>
  | Omit<Extract<FilmJob, { what: 'scenario' }>, 'folder'>;

export type FilmProgress = Omit<Extract<FilmReport, { report: 'progress' }>, 'report'>;

export interface MadeFilm extends Omit<Extract<FilmReport, { report: 'made' }>, 'report'> {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly stills: readonly Uint8Array<ArrayBuffer>[];
}

export const bytesOfFilm = ({ content, stills }: Pick<MadeFilm, 'content' | 'stills'>): number =>
  stills.reduce((sum, { byteLength }) => sum + byteLength, content.byteLength);

export class FilmFailedError extends Error {
  readonly failure: FilmFailure;

  constructor(failure: FilmFailure, details = '') {
    super(`No film: ${failure} ${details}`.trim());
    this.failure = failure;
  }
}

export interface FilmMaker {
  findObstacle(portal: string): Promise<Exclude<FilmObstacle, 'hosted'> | null>;
  /** @throws FilmFailedError. Rejects with the signal's reason after an abort. */
  make(
    film: FilmRequest,
    run: { readonly signal: AbortSignal; onProgress(progress: FilmProgress): void },
  ): Promise<MadeFilm>;
}
