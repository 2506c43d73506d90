import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

const PAUSE_MS = 20;

export class OpenRequests {
  readonly #startTimes = new Map<Request, number>();

  constructor(context: BrowserContext, path: string) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === path) this.#startTimes.set(request, performance.now());
    });
    const close = (request: Request) => void this.#startTimes.delete(request);
    context.on('requestfinished', close);
    context.on('requestfailed', close);
  }

  /** @param timeoutMs older requests are ignored, because those of a closed page never end */
  async waitUntilEnded(timeoutMs: number): Promise<boolean> {
    const isOpen = () =>
      [...this.#startTimes.values()].some((startedAt) => performance.now() - startedAt < timeoutMs);
    while (isOpen()) await setTimeout(PAUSE_MS);
    const areAnswered = this.#startTimes.size === 0;
    this.#startTimes.clear();
    return areAnswered;
  }
}
