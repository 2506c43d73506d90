import type { BrowserContext } from 'playwright';

/** The browser reports every answer of 400 and above as an error; for pages and form answers the status is tested, not noise. */
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of \d+/;
const ASSET = /\/assets\/|\.(js|css|woff2?|png|svg)(\?|$)/;

/**
 * Listens to everything a page complains about that nobody looking at it would see: script errors, hydration warnings, broken
 * security policy, missing assets.
 * @returns the complaints so far; the list grows.
 */
export function listenForNoise(context: BrowserContext): readonly string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (REFUSED_ANSWER.test(message.text()) && !ASSET.test(url)) return;
    noise.push(`console.error on ${message.page()?.url()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    noise.push(`uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`);
  });
  return noise;
}
