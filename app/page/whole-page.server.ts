import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withWaitingScripts } from './scripts-after-paint.server';

interface Options {
  /** Of the answer's policy, for React's own scripts. */
  nonce: string;
  /** Rendering that has not finished by then is given up. */
  withinMs: number;
}

/** A page as it is sent. */
export interface WholePage {
  html: Uint8Array<ArrayBuffer>;
  /** What failed beside the page, which is there without it. */
  error: unknown;
}

/** What is given to a page that was stopped to be written out. */
const ENDING_MS = 500;

/**
 * Renders a page to its end. No page waits for anything once its loaders have answered, so that a page in parts would come no sooner, but
 * would be flushed and compressed part by part.
 *
 * @throws what the page itself failed with
 */
export function wholePage(page: ReactNode, { nonce, withinMs }: Options): Promise<WholePage> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(patience);
        stream.pipe(intoOne((html) => resolve({ html: withScriptsWaiting(html, nonce), error: failure })));
      },
      onShellError(error) {
        clearTimeout(patience);
        reject(error);
      },
      onError(error) {
        failure = error;
      },
    });
    // Stopped as soon as all is rendered: it holds the whole request in memory.
    const patience = setTimeout(() => {
      stream.abort();
      // React says nothing more of a page that waits outside every boundary; what has ended by then is not undone.
      setTimeout(() => reject(new Error('the page was not rendered in time')), ENDING_MS);
    }, withinMs).unref();
  });
}

/**
 * Takes what React writes, and gives it as one. Where a letter of two bytes does not fit into the rest of one of its buffers, React 18 writes
 * the buffer with a zero byte in place of the rest, which browsers show as a broken character and forms send back. No page has such a byte of
 * its own, and it is left out.
 */
function intoOne(done: (page: WholePage['html']) => void): Writable {
  const written: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      written.push(part);
      next();
    },
    final(ended) {
      const page = Buffer.concat(written);
      done(withoutZeros(page));
      ended();
    },
  });
}

/** Cuts the zeros out: a filter called for each byte takes longer than rendering. */
function withoutZeros(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (let zero = page.indexOf(0); zero >= 0; zero = page.indexOf(0, from)) {
    parts.push(page.subarray(from, zero));
    from = zero + 1;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}

/** `withWaitingScripts` for bytes; not in development, whose tools write scripts of their own. */
function withScriptsWaiting(page: WholePage['html'], nonce: string): WholePage['html'] {
  if (process.env.NODE_ENV === 'development') return page;
  // One letter a byte: whatever the page says in other alphabets stays as it is.
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1');
  return Buffer.from(withWaitingScripts(html, nonce), 'latin1');
}
