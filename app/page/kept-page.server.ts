import type { EntryContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { WholePage } from './whole-page.server';

/** Date fields start with the current day, so a cached page must not be much older than midnight. */
const KEPT_FOR_MS = 60_000;

/** Cache size in characters, keys and pages. */
const KEPT_LETTERS = 8_000_000;

/** Per-response random values: CSP nonce and form keys. */
interface OwnValues {
  nonce: string;
  formKey: string;
}

interface KeptPage {
  html: string;
  own: OwnValues;
}

const pages = new LRUCache<string, KeptPage>({
  ttl: KEPT_FOR_MS,
  ttlResolution: 0,
  maxSize: KEPT_LETTERS,
  sizeCalculation: ({ html }, madeFrom) => html.length + madeFrom.length,
});

/** Concurrent requests for one page share a rendering. */
const underWay = new Map<string, Promise<RenderedPage>>();

interface RenderedPage {
  page: WholePage;
  /** Null if the page is incomplete, so that the next request renders it again. */
  kept: KeptPage | null;
}

const encoder = new TextEncoder();

/**
 * Renders a page once for all visitors with the same address and loader data. Only these determine the page, so no visitor sees another's data.
 * Per-response values are replaced.
 * @param context its stream is read and replaced for rendering
 */
export async function keptPage(
  context: EntryContext,
  { url, own, render }: { url: string; own: OwnValues; render: () => Promise<WholePage> },
): Promise<WholePage> {
  const data = await new Response(context.serverHandoffStream).text();
  const madeFrom = `${url} ${data.replaceAll(own.formKey, '')}`;
  // No await between check and set, or two requests would both render.
  const shared = underWay.get(madeFrom);
  const known = shared ? (await shared.catch(() => null))?.kept : pages.get(madeFrom);
  if (known) {
    const html = known.html.replaceAll(known.own.nonce, own.nonce).replaceAll(known.own.formKey, own.formKey);
    return { html: encoder.encode(html), error: null };
  }
  context.serverHandoffStream = new Blob([data]).stream();
  const rendering = render().then((page) => {
    const kept = page.error === null ? { html: new TextDecoder().decode(page.html), own } : null;
    if (kept) pages.set(madeFrom, kept);
    return { page, kept };
  });
  underWay.set(madeFrom, rendering);
  try {
    return (await rendering).page;
  } finally {
    underWay.delete(madeFrom);
  }
}
