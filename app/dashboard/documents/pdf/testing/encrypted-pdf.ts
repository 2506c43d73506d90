import { createCipheriv, createHash, randomBytes } from 'node:crypto';

interface PdfOptions {
  revision?: 2 | 3 | 4 | 6 | null;
  password?: string;
  references?: 'table' | 'stream';
  place?: 'object' | 'trailer';
  preamble?: string;
  objects?: string[];
}

const ID = Buffer.from('0123456789abcdef', 'latin1');
const PERMISSIONS = -44;
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

export function createEncryptedPdf({
  revision = null,
  password = '',
  references = 'table',
  place = 'object',
  preamble = '',
  objects = [],
}: PdfOptions): Buffer {
  const encryption = revision === null ? null : dictionaryOf(revision, password);
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
    (place === 'object' && encryption) || 'null',
    ...objects,
  ];
  let file = `${preamble}%PDF-1.7\n`;
  const places = bodies.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const encrypt = encryption === null ? '' : `/Encrypt ${place === 'object' ? '4 0 R' : encryption}`;
  const count = places.length + 1;
  const createTrailerEntries = (size: number) =>
    `/Size ${size}/Root 1 0 R/ID[${hex(ID)}${hex(ID)}]${encrypt}`;
  if (references === 'table') {
    const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    file += `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n<<${createTrailerEntries(count)}>>\n`;
  } else {
    const entry = (type: number, at: number) => {
      const bytes = Buffer.alloc(6);
      bytes[0] = type;
      bytes.writeUInt32BE(at, 1);
      return bytes;
    };
    const rows = Buffer.concat([entry(0, 0), ...[...places, start].map((at) => entry(1, at))]);
    file += `${count} 0 obj\n<</Type/XRef/W[1 4 1]/Length ${rows.length}${createTrailerEntries(count + 1)}>>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`;
  }
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1');
}

function dictionaryOf(revision: 2 | 3 | 4 | 6, password: string): string {
  if (revision === 6) return createRevision6Encryption(password);
  const length = revision === 2 ? 5 : 16;
  const owner = Buffer.alloc(32, 0x2a);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const paddedPassword = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  let key = md5(paddedPassword, owner, permissions, ID);
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  let user = revision === 2 ? rc4(key, PADDING) : md5(PADDING, ID);
  if (revision > 2) {
    for (let round = 0; round < 20; round += 1)
      user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user);
    user = Buffer.concat([user, Buffer.alloc(16)]);
  }
  const how = {
    2: '/V 1',
    3: '/V 2/Length 128',
    4: '/V 4/Length 128/StmF/StdCF/StrF/StdCF/CF<</StdCF<</CFM/AESV2/Length 16/AuthEvent/DocOpen>>>>',
  }[revision];
  return `<</Filter/Standard/R ${revision}${how}/P ${PERMISSIONS}/O${toPdfString(owner)}/U${toPdfString(user)}>>`;
}

function createRevision6Encryption(password: string): string {
  const secret = randomBytes(32);
  const entry = (word: Buffer, known: Buffer) => {
    const [validation, salt] = [randomBytes(8), randomBytes(8)];
    const cipher = createCipheriv(
      'aes-256-cbc',
      hashRevision6(word, salt, known),
      Buffer.alloc(16),
    ).setAutoPadding(false);
    return {
      proof: Buffer.concat([hashRevision6(word, validation, known), validation, salt]),
      key: cipher.update(secret),
    };
  };
  const user = entry(Buffer.from(password), Buffer.alloc(0));
  const owner = entry(Buffer.from('owner'), user.proof);
  const allowed = Buffer.alloc(16, 0xff);
  allowed.writeInt32LE(PERMISSIONS);
  allowed.write('Tadb', 8, 'latin1');
  const permissions = createCipheriv('aes-256-ecb', secret, null).setAutoPadding(false).update(allowed);
  return `<</Filter/Standard/V 5/R 6/Length 256/StmF/StdCF/StrF/StdCF/CF<</StdCF<</CFM/AESV3/Length 32/AuthEvent/DocOpen>>>>/P ${PERMISSIONS}/O${hex(owner.proof)}/OE${hex(owner.key)}/U${hex(user.proof)}/UE${hex(user.key)}/Perms${hex(permissions)}>>`;
}

function hashRevision6(password: Buffer, salt: Buffer, known: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).update(known).digest();
  for (let done = 0, last = 0; done < 64 || last > done - 32; done += 1) {
    const input = Buffer.concat(Array<Buffer>(64).fill(Buffer.concat([password, key, known])));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encryptedInput = cipher.update(input);
    const remainder = Number(BigInt(`0x${encryptedInput.subarray(0, 16).toString('hex')}`) % 3n);
    key = createHash(`sha${[256, 384, 512][remainder]}`)
      .update(encryptedInput)
      .digest();
    last = encryptedInput.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const s = Array.from({ length: 256 }, (_, index) => index);
  const get = (index: number) => s[index % 256] ?? 0;
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + get(i) + (key[i % key.length] ?? 0)) % 256;
    [s[i], s[j]] = [get(j), get(i)];
  }
  j = 0;
  return Buffer.from(
    data.map((byte, index) => {
      const i = (index + 1) % 256;
      j = (j + get(i)) % 256;
      [s[i], s[j]] = [get(j), get(i)];
      return byte ^ get(get(i) + get(j));
    }),
  );
}

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

const toPdfString = (bytes: Buffer) =>
  `(${bytes.toString('latin1').replace(/[()\\\r\n]/g, (character) => ({ '\r': '\\r', '\n': '\\012' })[character] ?? `\\${character}`)})`;
