import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

const PAUSE_MS = 20;

export class OpenRequests {
  readonly #open = new Map<Request, number>();

  constructor(context: BrowserContext, path: string) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === path) this.#open.set(request, performance.now());
    });
    const close = (request: Request) => void this.#open.delete(request);
    context.on('requestfinished', close);
    context.on('requestfailed', close);
  }

  /** @param timeoutMs older requests are ignored, because those of a closed page never end */
  async ended(timeoutMs: number): Promise<boolean> {
    const isOpen = () => [...this.#open.values()].some((begun) => performance.now() - begun < timeoutMs);
    while (isOpen()) await setTimeout(PAUSE_MS);
    const areAnswered = this.#open.size === 0;
    this.#open.clear();
    return areAnswered;
  }
}
