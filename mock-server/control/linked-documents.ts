import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readJson } from '../api/read-json';

/** Longest document that stands in an address itself; a larger one is kept here, and named. */
const LONGEST = 3_000;

/** Kept at once, in characters of the documents. */
const MOST_KEPT = 20_000_000;

/** Most characters of what an address unpacks to. */
const MOST_UNPACKED = 500_000;

/** JSON documents that links carry: packed into the address, or kept in memory under a name where they are too large; the oldest goes first. */
export class LinkedDocuments {
  readonly #kept = new Map<string, string>();

  /** What stands for a document in a link. */
  put(document: object): string {
    const text = JSON.stringify(document);
    const packed = deflateRawSync(text).toString('base64url');
    if (packed.length <= LONGEST) return packed;
    const name = `kept.${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    this.#kept.delete(name);
    this.#kept.set(name, text);
    let size = 0;
    for (const each of this.#kept.values()) size += each.length;
    for (const [oldest, each] of this.#kept) {
      if (size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      size -= each.length;
    }
    return name;
  }

  /** Forgets all that is kept under a name. */
  clear(): void {
    this.#kept.clear();
  }

  /** The document that a link carries, not yet checked; undefined for one that cannot be read or is kept no more. */
  get(name: string): unknown {
    try {
      const text =
        this.#kept.get(name) ??
        inflateRawSync(Buffer.from(name, 'base64url'), { maxOutputLength: MOST_UNPACKED }).toString('utf8');
      return readJson(text);
    } catch {
      return undefined;
    }
  }
}
