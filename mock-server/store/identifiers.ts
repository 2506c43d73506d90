import { hash, randomBytes } from 'node:crypto';

const UNAMBIGUOUS_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export class Identifiers {
  readonly #seed: number;
  #count: number;

  constructor(seed: number, count = 0) {
    this.#seed = seed;
    this.#count = count;
  }

  get count(): number {
    return this.#count;
  }

  next(): string {
    this.#count += 1;
    return createSeededUuid(this.#seed, String(this.#count));
  }

  nextShortId(): string {
    this.#count += 1;
    return Array.from(digest(this.#seed, `short:${this.#count}`).subarray(0, 6), (byte) =>
      UNAMBIGUOUS_CHARACTERS.charAt(byte % UNAMBIGUOUS_CHARACTERS.length),
    ).join('');
  }
}

export function createSeededUuid(seed: number, name: string): string {
  const bytes = digest(seed, name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function digest(seed: number, name: string): Buffer {
  return hash('sha256', `${seed}:${name}`, 'buffer');
}

export function createSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashSecret(value: string): string {
  return hash('sha256', value, 'base64url');
}
