import type { EntryContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { WholePage } from './whole-page.server';

/** Fields for dates begin with today's: no page is shown for longer than it may be a day behind. */
const KEPT_FOR_MS = 60_000;

/** Of all kept pages and what they were made from, in letters. */
const KEPT_LETTERS = 8_000_000;

/** Values that stand in one answer and in no other: of its policy for scripts, and of its forms. Both are random and nobody else's words. */
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

/** Pages that are being rendered, so that all who ask for one meanwhile wait for the same. */
const underWay = new Map<string, Promise<RenderedPage>>();

/** What the first who asks gets, and what the others do. */
interface RenderedPage {
  page: WholePage;
  /** Null where the page lacks a part: the next who asks may get it whole. */
  kept: KeptPage | null;
}

const encoder = new TextEncoder();

/**
 * A page, rendered once for all visitors who get the same: the address and the data that the page carries for the browser, which makes the
 * same page of it, are all that it is made from, so that nobody is shown what is another's. Only the answer's own values differ.
 *
 * @param context its data are read, and given back for the page that has to be rendered
 */
export async function keptPage(
  context: EntryContext,
  { url, own, render }: { url: string; own: OwnValues; render: () => Promise<WholePage> },
): Promise<WholePage> {
  const data = await new Response(context.serverHandoffStream).text();
  const madeFrom = `${url} ${data.replaceAll(own.formKey, '')}`;
  // Nothing is awaited in between where nobody renders the page: two would find that nobody does.
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
