import { Transform } from 'node:stream';

/**
 * What a page is written through: all that React writes in one turn goes on together, as the server compresses and flushes each part by itself.
 * Where a letter of two bytes does not fit into the rest of one of its buffers, React 18 sends the buffer with a zero byte in place of the
 * rest, which browsers show as a broken character and forms send back. No page has such a byte of its own, and it is left out.
 */
export function inTurns(): Transform {
  let written: Buffer[] = [];
  const send = (page: Transform) => {
    if (written.length === 0) return;
    const part = Buffer.concat(written);
    written = [];
    page.push(part.includes(0) ? part.filter((byte) => byte !== 0) : part);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (written.length === 0) setImmediate(() => send(this));
      written.push(chunk);
      done();
    },
    flush(done) {
      send(this);
      done();
    },
  });
}
