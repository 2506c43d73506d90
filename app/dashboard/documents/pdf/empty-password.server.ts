import { createCipheriv, createHash } from 'node:crypto';
import { type PdfDictionary, PdfName } from './pdf-value';

/** Password padding (ISO 32000-2, 7.6.4.3.2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * With an empty user password, encryption only restricts printing or copying.
 * @param id first half of the trailer's `ID`
 */
export function opensWithoutPassword(encryption: PdfDictionary, id: Buffer): boolean {
  const filter = encryption.get('Filter');
  const [revision, owner, user] = ['R', 'O', 'U'].map((key) => encryption.get(key));
  const isStandard = filter instanceof PdfName && filter.name === 'Standard';
  if (!isStandard || !Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return false;
  switch (revision) {
    case 2:
    case 3:
    case 4:
      return opensByMd5({ encryption, revision, owner, user, id });
    case 5:
    case 6: {
      const [hash, salt] = [user.subarray(0, 32), user.subarray(32, 40)];
      return (revision === 5 ? digest('sha256', salt) : hashRevision6(salt)).equals(hash);
    }
    default:
      return false;
  }
}

interface OldEncryption {
  encryption: PdfDictionary;
  revision: 2 | 3 | 4;
  owner: Buffer;
  user: Buffer;
  id: Buffer;
}

/** Revisions 2 to 4: the user entry is the encrypted padding. */
function opensByMd5({ encryption, revision, owner, user, id }: OldEncryption): boolean {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(encryption.get('P') ?? 0) | 0);
  const isMetadataOpen = revision === 4 && encryption.get('EncryptMetadata') === false;
  const hashInputs = [
    PADDING,
    owner.subarray(0, 32),
    permissions,
    id,
    Buffer.alloc(isMetadataOpen ? 4 : 0, 0xff),
  ];
  const length = keyLength(encryption, revision);
  let key = digest('md5', ...hashInputs);
  if (revision === 2) return rc4(key.subarray(0, length), PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = digest('md5', key.subarray(0, length));
  key = key.subarray(0, length);
  let proof = digest('md5', PADDING, id);
  for (let round = 0; round < 20; round += 1)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return proof.equals(user.subarray(0, 16));
}

/** Returns bytes. Some programs write bytes where the standard expects bits. */
function keyLength(encryption: PdfDictionary, revision: 2 | 3 | 4): number {
  if (revision === 2) return 5;
  if (revision === 4) return 16;
  const length = Number(encryption.get('Length') ?? 40);
  return Math.min(16, Math.max(5, length < 40 ? length : length / 8));
}

/** Revision 6 (ISO 32000-2, algorithm 2.B). */
function hashRevision6(salt: Buffer): Buffer {
  let key = digest('sha256', salt);
  for (let round = 1, last = 0; round <= 64 || last > round - 1 - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encrypted = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(HASH_ALGORITHMS[remainder] ?? 'sha256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const HASH_ALGORITHMS = ['sha256', 'sha384', 'sha512'] as const;

function digest(algorithm: 'md5' | (typeof HASH_ALGORITHMS)[number], ...parts: Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Current OpenSSL no longer offers RC4. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const stateAt = (index: number) => state[index & 0xff] ?? 0;
  const swap = (first: number, second: number) => {
    [state[first], state[second]] = [stateAt(second), stateAt(first)];
  };
  for (let index = 0, swapIndex = 0; index < 256; index += 1) {
    swapIndex = (swapIndex + stateAt(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, swapIndex);
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) & 0xff;
      second = (second + stateAt(first)) & 0xff;
      swap(first, second);
      return byte ^ stateAt(stateAt(first) + stateAt(second));
    }),
  );
}
