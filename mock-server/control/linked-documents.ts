import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readJson } from '../api/read-json';

const MAX_LINK_CHARACTERS = 3_000;

const MAX_STORED_CHARACTERS = 20_000_000;

const MAX_UNPACKED_BYTES = 500_000;

/** Stores documents that are too large for a link, and drops the oldest first. */
export class LinkedDocuments {
  readonly #kept = new Map<string, string>();

  put(document: object): string {
    const text = JSON.stringify(document);
    const packed = deflateRawSync(text).toString('base64url');
    if (packed.length <= MAX_LINK_CHARACTERS) return packed;
    const name = `kept.${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    this.#kept.delete(name);
    this.#kept.set(name, text);
    let size = 0;
    for (const each of this.#kept.values()) size += each.length;
    for (const [oldest, each] of this.#kept) {
      if (size <= MAX_STORED_CHARACTERS) break;
      this.#kept.delete(oldest);
      size -= each.length;
    }
    return name;
  }

  clear(): void {
    this.#kept.clear();
  }

  get(name: string): unknown {
    try {
      const text =
        this.#kept.get(name) ??
        inflateRawSync(Buffer.from(name, 'base64url'), { maxOutputLength: MAX_UNPACKED_BYTES }).toString(
          'utf8',
        );
      return readJson(text);
    } catch {
      return undefined;
    }
  }
}
