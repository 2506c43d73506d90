import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { deferScripts } from './deferred-scripts.server';

interface Options {
  nonce: string;
  withinMs: number;
}

export interface PageOutput {
  html: Uint8Array<ArrayBuffer>;
  error: unknown;
}

const ABORT_GRACE_MS = 500;

/**
 * Waits for the whole page: loaders have finished, so streaming would only compress worse. @throws the page's
 * own error
 */
export function renderPage(page: ReactNode, { nonce, withinMs }: Options): Promise<PageOutput> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        stream.pipe(
          collectOutput((html) => resolve({ html: deferScriptsInBytes(html, nonce), error: failure })),
        );
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        failure = error;
      },
    });
    // The timer would hold the request in memory.
    const timeout = setTimeout(() => {
      stream.abort();
      // React reports nothing for a page that suspends outside of every boundary.
      setTimeout(() => reject(new Error('the page was not rendered in time')), ABORT_GRACE_MS);
    }, withinMs).unref();
  });
}

/** React 18 writes a zero byte if a two-byte character does not fit into its buffer. */
function collectOutput(done: (page: PageOutput['html']) => void): Writable {
  const written: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      written.push(part);
      next();
    },
    final(ended) {
      const page = Buffer.concat(written);
      done(removeZeroBytes(page));
      ended();
    },
  });
}

/** A filter per byte would take longer than rendering. */
function removeZeroBytes(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (let zero = page.indexOf(0); zero >= 0; zero = page.indexOf(0, from)) {
    parts.push(page.subarray(from, zero));
    from = zero + 1;
  }
  return from === 0 ? page : Buffer.concat([...parts, page.subarray(from)]);
}

function deferScriptsInBytes(page: PageOutput['html'], nonce: string): PageOutput['html'] {
  if (process.env.NODE_ENV === 'development') return page;
  // Latin-1 maps each byte to one character.
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1');
  return Buffer.from(deferScripts(html, nonce), 'latin1');
}
