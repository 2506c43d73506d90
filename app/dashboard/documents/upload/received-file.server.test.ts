import { describe, expect, it } from 'vitest';
import { beginFile, drain, TooLarge } from './received-file.server';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

async function read(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000, 'x')]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26)]);

describe('DOC-04 the kind of a file', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
    ['an archive', ZIP, 'application/zip'],
    ['a program', Buffer.from('MZ and so on'), 'application/x-msdownload'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), undefined],
  ])('of %s is read from its first bytes', async (_, bytes, kind) => {
    expect((await beginFile(pieces(bytes, 5), 100_000)).kind).toBe(kind);
  });
});

describe('D-52 a begun file', () => {
  it.each([1, 4_100, 50_000])('is whole, in pieces of %i', async (size) => {
    const { bytes, isEmpty } = await beginFile(pieces(PDF, size), PDF.length);
    expect(isEmpty).toBe(false);
    expect(await read(bytes)).toEqual(PDF);
  });

  it.each([100, 5_000])('ends at the byte too many, in pieces of %i', async (size) => {
    const { bytes } = await beginFile(pieces(PDF, size), PDF.length - 1);
    await expect(read(bytes)).rejects.toBeInstanceOf(TooLarge);
  });

  it('may be empty', async () => {
    expect((await beginFile(pieces(Buffer.alloc(0), 1), 10)).isEmpty).toBe(true);
  });

  it('is read no further than a few times the largest size when it is refused', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1000;
        yield new Uint8Array(1000);
      }
    }
    await drain(endless(), 10_000);
    expect(given).toBeLessThanOrEqual(42_000);
  });
});
