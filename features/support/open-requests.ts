import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

/** Time between two looks, in milliseconds. */
const PAUSE_MS = 20;

/** The requests of a browser profile for one path whose answers have not come. */
export class OpenRequests {
  /** With the time each began, in milliseconds. */
  readonly #open = new Map<Request, number>();

  /** Watches from now on. @param path as `/application/keep` */
  constructor(context: BrowserContext, path: string) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === path) this.#open.set(request, performance.now());
    });
    const close = (request: Request) => void this.#open.delete(request);
    context.on('requestfinished', close);
    context.on('requestfailed', close);
  }

  /**
   * Waits until there is none.
   * @param longestMs milliseconds from its beginning after which an answer is waited for no more: nobody hears of it once its page is gone
   * @returns whether all of them have been answered, as far as one hears
   */
  async ended(longestMs: number): Promise<boolean> {
    const isOpen = () => [...this.#open.values()].some((begun) => performance.now() - begun < longestMs);
    while (isOpen()) await setTimeout(PAUSE_MS);
    const areAnswered = this.#open.size === 0;
    this.#open.clear();
    return areAnswered;
  }
}
