import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { finishPage, type PageParts } from './page-scripts.server';

interface Options extends PageParts {
  withinMs: number;
}

export interface PageOutput {
  html: string;
  error: unknown;
}

const ABORT_GRACE_MS = 500;

/** @throws the page's own error */
export async function renderPage(page: ReactNode, { withinMs, ...parts }: Options): Promise<PageOutput> {
  const syncHtml = renderSync(page);
  const { html, error } =
    syncHtml === null ? await renderAsync(page, withinMs) : { html: syncHtml, error: null };
  return { html: finishPage(html, parts), error };
}

/** React writes this comment for a part that failed or waits. */
const UNFINISHED_PART = '<!--$!-->';

/**
 * Takes less processor time than a stream (D-239).
 * @returns null if a part failed or waits, for example for its module
 */
function renderSync(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    if (html.includes(UNFINISHED_PART)) return null;
    return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html;
  } catch {
    return null;
  }
}

/** Waits for the whole page. Streaming gains nothing, because loaders have finished, and compresses worse. */
function renderAsync(page: ReactNode, withinMs: number): Promise<PageOutput> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const stream = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timeout);
        stream.pipe(collectOutput((html) => resolve({ html, error: failure })));
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        failure = error;
      },
    });
    // Clear this timer after rendering: it holds the request in memory.
    const timeout = setTimeout(() => {
      stream.abort();
      // React reports nothing for a page that suspends outside of every boundary.
      setTimeout(() => reject(new Error('the page was not rendered in time')), ABORT_GRACE_MS);
    }, withinMs).unref();
  });
}

/** React 18 writes a zero byte if a two-byte character does not fit into its buffer. */
function collectOutput(onComplete: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(callback) {
      const page = Buffer.concat(chunks);
      onComplete(removeZeroBytes(page).toString());
      callback();
    },
  });
}

/** A filter per byte would take longer than rendering. */
function removeZeroBytes(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let zero = page.indexOf(0); zero >= 0; zero = page.indexOf(0, start)) {
    parts.push(page.subarray(start, zero));
    start = zero + 1;
  }
  return start === 0 ? page : Buffer.concat([...parts, page.subarray(start)]);
}
