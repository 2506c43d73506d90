import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDF_FILE } from 'mock-server/testing/files';
import { beforeAll, describe, expect, it } from 'vitest';
import { PdfPasswordError, rejectPdfWithPassword } from './pdf-password.server';
import { createEncryptedPdf } from './testing/encrypted-pdf';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

async function sent(bytes: Buffer, size = 4096) {
  const receivedChunks: Uint8Array[] = [];
  try {
    for await (const chunk of rejectPdfWithPassword(pieces(bytes, size))) receivedChunks.push(chunk);
    return { bytes: Buffer.concat(receivedChunks), isRefused: false };
  } catch (error) {
    if (!(error instanceof PdfPasswordError)) throw error;
    return { bytes: Buffer.concat(receivedChunks), isRefused: true };
  }
}

const REVISIONS = [2, 3, 4, 6] as const;
const REFERENCES = ['table', 'stream'] as const;
const PLACES = ['object', 'trailer'] as const;
const VARIANTS = REVISIONS.flatMap((revision) =>
  REFERENCES.flatMap((references) => PLACES.map((place) => ({ revision, references, place }))),
);

describe('DOC-04 PDF with a password', () => {
  let reader: PDFiumLibrary;
  beforeAll(async () => {
    reader = await PDFiumLibrary.init();
    return () => reader.destroy();
  });

  async function opensWithPassword(bytes: Buffer, password?: string): Promise<boolean> {
    try {
      (await reader.loadDocument(bytes, password)).destroy();
      return true;
    } catch {
      return false;
    }
  }

  it.each(VARIANTS)('the PDF is refused before its last bytes are passed on: %j', async (variant) => {
    const file = createEncryptedPdf({ ...variant, password: 'geheim' });
    expect([await opensWithPassword(file), await opensWithPassword(file, 'geheim')]).toEqual([false, true]);
    for (const size of [1, 7, 100, 1_000_000]) {
      const { bytes, isRefused } = await sent(file, size);
      expect([size, isRefused]).toEqual([size, true]);
      expect(bytes.length).toBeLessThan(file.length);
    }
  });

  it.each(VARIANTS)(
    'the PDF is accepted if the password only restricts printing or copying: %j',
    async (variant) => {
      const file = createEncryptedPdf(variant);
      expect(await opensWithPassword(file)).toBe(true);
      for (const size of [1, 7, 100, 1_000_000]) {
        expect(await sent(file, size)).toEqual({ bytes: file, isRefused: false });
      }
    },
  );

  it.each([
    ['of the simulator', PDF_FILE],
    ['with a cross-reference table', createEncryptedPdf({})],
    ['with a cross-reference stream', createEncryptedPdf({ references: 'stream' })],
    ['that is cut off', createEncryptedPdf({ revision: 3, password: 'geheim' }).subarray(0, 200)],
    ['without PDF structure', Buffer.from('%PDF-1.7 and nothing else')],
  ])('no password is detected in a PDF %s', async (_, file) => {
    expect(await sent(file)).toEqual({ bytes: file, isRefused: false });
  });

  const secret = createEncryptedPdf({ revision: 3, password: 'geheim' });
  const createAttachment = (file: Buffer) => [
    `<</Type/EmbeddedFile/Length ${file.length}>>\nstream\n${file.toString('latin1')}\nendstream`,
  ];

  it.each(REFERENCES)(
    'the PDF is accepted as an attachment of a PDF without a password, with a cross-reference %s',
    async (references) => {
      const file = createEncryptedPdf({ references, objects: createAttachment(secret) });
      expect(await opensWithPassword(file)).toBe(true);
      expect((await sent(file)).isRefused).toBe(false);
    },
  );

  it.each(REFERENCES)(
    'the PDF is refused if only its attachment opens without a password, with a cross-reference %s',
    async (references) => {
      const file = createEncryptedPdf({
        revision: 3,
        password: 'geheim',
        references,
        objects: createAttachment(PDF_FILE),
      });
      expect(await opensWithPassword(file)).toBe(false);
      expect((await sent(file)).isRefused).toBe(true);
    },
  );

  it.each(REFERENCES)(
    'the PDF is refused if printer commands precede its header, with a cross-reference %s',
    async (references) => {
      const preamble = '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n';
      const file = createEncryptedPdf({ revision: 3, password: 'geheim', references, preamble });
      expect((await sent(file)).isRefused).toBe(true);
      const counted = Buffer.concat([
        Buffer.from(preamble),
        createEncryptedPdf({ revision: 3, password: 'geheim', references }),
      ]);
      expect((await sent(counted)).isRefused).toBe(true);
    },
  );

  it('the PDF is refused if an update was appended', async () => {
    const first = secret.toString('latin1');
    const start = first.length;
    const [, trailer = ''] = /trailer\n(<<.*>>)/s.exec(first) ?? [];
    const before = first.lastIndexOf('xref\n0');
    const update = `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n`;
    const table = `xref\n3 1\n${String(start).padStart(10, '0')} 00000 n \n`;
    const end = `trailer\n${trailer.replace('<<', `<</Prev ${before}`)}\nstartxref\n${start + update.length}\n%%EOF\n`;
    const file = Buffer.from(first + update + table + end, 'latin1');
    expect([await opensWithPassword(file), await opensWithPassword(file, 'geheim')]).toEqual([false, true]);
    expect((await sent(file)).isRefused).toBe(true);
  });

  it('the PDF is refused if a certificate is needed to open the PDF', async () => {
    const file = Buffer.from(
      secret.toString('latin1').replace('/Filter/Standard', '/Filter/Adobe.PubSec'),
      'latin1',
    );
    expect((await sent(file)).isRefused).toBe(true);
  });
});

describe('PDF crafted to keep the server busy', () => {
  const LARGE_FILE_BYTES = 4 * 1024 * 1024;

  it.each([
    'obj',
    '1 0 obj ',
    '1 0 obj<</XRef',
    '1 0 obj<</Standard(',
    'trailer<<',
    'trailer<</A[[[[',
    '1 ',
    '(((',
    '% ',
  ])('a crafted PDF is checked within the time limit: %j repeated', async (text) => {
    const file = Buffer.from(`%PDF-1.7\n${text.repeat(Math.ceil(LARGE_FILE_BYTES / text.length))}`, 'latin1');
    const cpuBefore = process.cpuUsage();
    expect((await sent(file, 65_536)).isRefused).toBe(false);
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(4_000_000);
  });
});
