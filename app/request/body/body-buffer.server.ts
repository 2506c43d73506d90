import { MAX_HELD_BYTES, UNCOUNTED_BYTES } from './body-bounds.server';

let heldBytes = 0;

/** One contiguous buffer per body: thousands of small chunks would take many times their size. */
export class BodyBuffer {
  #bytes = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): boolean {
    const needed = this.#length + piece.byteLength;
    if (needed > this.#bytes.length) {
      const grown = Math.max(needed, Math.min(2 * this.#bytes.length, needed + 1024 * 1024), 4 * 1024);
      const more = counted(grown) - counted(this.#bytes.length);
      if (heldBytes + more > MAX_HELD_BYTES) return false;
      heldBytes += more;
      const bytes = Buffer.allocUnsafeSlow(grown);
      this.#bytes.copy(bytes, 0, 0, this.#length);
      this.#bytes = bytes;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = needed;
    return true;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  release(): void {
    heldBytes -= counted(this.#bytes.length);
    this.#bytes = Buffer.alloc(0);
    this.#length = 0;
  }
}

const counted = (bytes: number): number => Math.max(0, bytes - UNCOUNTED_BYTES);
