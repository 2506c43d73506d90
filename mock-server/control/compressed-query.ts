import { inflateRawSync } from 'node:zlib';
import { readJson } from '../api/read-json';

const MAX_UNPACKED_BYTES = 500_000;

/** Reads JSON, compressed as raw deflate, in base64url. @returns undefined if malformed */
export function readCompressedJson(compressedText: string): unknown {
  try {
    const content = inflateRawSync(Buffer.from(compressedText, 'base64url'), {
      maxOutputLength: MAX_UNPACKED_BYTES,
    });
    return readJson(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
