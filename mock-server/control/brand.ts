import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BankDocument } from '../rules/own-bank/bank-document';

/** Longest brand that stands in an address itself; a larger one is kept here, and named. */
const LONGEST = 3_000;

/** Kept at once, in characters of their documents. */
const MOST_KEPT = 20_000_000;

/** Most characters of what an address unpacks to. */
const MOST_UNPACKED = 500_000;

/** Banks that are too large for an address, mostly by their logo; the oldest goes first. */
const kept = new Map<string, string>();

/** What stands for a bank in `?brand=` of a play link: the document itself, packed, or the name of a kept one. */
export function brandOf(document: BankDocument): string {
  const text = JSON.stringify(document);
  const packed = deflateRawSync(text).toString('base64url');
  if (packed.length <= LONGEST) return packed;
  const name = `kept.${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  kept.delete(name);
  kept.set(name, text);
  let size = 0;
  for (const each of kept.values()) size += each.length;
  for (const [oldest, each] of kept) {
    if (size <= MOST_KEPT) break;
    kept.delete(oldest);
    size -= each.length;
  }
  return name;
}

/** What a brand stands for, not yet checked; undefined for one that cannot be read or is kept no more. */
export function documentOfBrand(brand: string): unknown {
  try {
    const text =
      kept.get(brand) ??
      inflateRawSync(Buffer.from(brand, 'base64url'), { maxOutputLength: MOST_UNPACKED }).toString('utf8');
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
