import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { cleanPng, readJpegSize, readPngSize } from './clean-picture';

export type CleanLogo =
  | { ok: true; logo: string; removedParts: string[] }
  | { ok: false; problem: 'not_an_image' | 'image_too_large' };

const MAX_BYTES = 200_000;

/** A small file may unpack to a huge picture. */
const MAX_PIXELS = 4_000_000;
const MAX_SIDE_PX = 10_000;

/** Accepts a data URL or SVG source. Lists each removed part once. */
export async function cleanLogo(logo: string): Promise<CleanLogo> {
  const packedBytes = bytesOf(logo);
  const bytes = packedBytes && (await unpack(packedBytes));
  if (bytes === null) return { ok: false, problem: 'not_an_image' };
  if (bytes.length > MAX_BYTES) return { ok: false, problem: 'image_too_large' };
  const kind = await fileTypeFromBuffer(bytes);
  const isText = kind === undefined || kind.mime === 'application/xml';
  try {
    if (kind !== undefined && PNG_TYPES.has(kind.mime)) return await cleanPngLogo(bytes);
    return isText ? await cleanSvgLogo(textOf(bytes)) : { ok: false, problem: 'not_an_image' };
  } catch {
    return { ok: false, problem: 'not_an_image' };
  }
}

/** Cleaning keeps an animation's first picture. */
const PNG_TYPES = new Set(['image/png', 'image/apng']);

/** `.svgz` files are packed. Null for damaged or too large files. */
async function unpack(bytes: Buffer): Promise<Buffer | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES }).catch(() => null);
}

const DATA_URL = /^data:(image\/[a-z+]+)((?:;[\w=.-]*)*?)(;base64)?,(.*)$/is;

function bytesOf(logo: string): Buffer | null {
  const text = logo.trim();
  if (text.startsWith('<')) return Buffer.from(text, 'utf8');
  const [, type = '', , base64Marker, data = ''] = DATA_URL.exec(text) ?? [];
  if (data === '' || !/^image\/(?:svg\+xml|png)$/i.test(type)) return null;
  if (base64Marker) return Buffer.from(data, 'base64');
  try {
    return Buffer.from(decodeURIComponent(data.replace(/%(?![\da-f]{2})/gi, '%25')), 'utf8');
  } catch {
    return null;
  }
}

function textOf(bytes: Buffer): string {
  const byteOrderMark = bytes.toString('hex', 0, 2);
  const declaredEncoding = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  const encoding =
    byteOrderMark === 'fffe'
      ? 'utf-16le'
      : byteOrderMark === 'feff'
        ? 'utf-16be'
        : (declaredEncoding ?? 'utf-8');
  return new TextDecoder(encoding).decode(bytes);
}

async function cleanPngLogo(bytes: Buffer): Promise<CleanLogo> {
  const { width, height } = readPngSize(bytes);
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX)
    return { ok: false, problem: 'image_too_large' };
  return toCleanLogo('png', await cleanPng(bytes), []);
}

async function cleanSvgLogo(text: string): Promise<CleanLogo> {
  // All pictures of a drawing share the limit of one picture.
  let pixels = MAX_PIXELS;
  const cleanPicture = async (address: string): Promise<string | null> => {
    const [, , , isBase64, data = ''] = DATA_URL.exec(address) ?? [];
    if (!isBase64) return null;
    const bytes = Buffer.from(data, 'base64');
    const kind = await fileTypeFromBuffer(bytes);
    const isPng = kind !== undefined && PNG_TYPES.has(kind.mime);
    if (kind === undefined || !(isPng || kind.mime === 'image/jpeg')) return null;
    const { width, height } = isPng ? readPngSize(bytes) : readJpegSize(bytes);
    pixels -= width * height;
    if (pixels < 0) return null;
    const clean = isPng ? await cleanPng(bytes) : bytes;
    return `data:${isPng ? 'image/png' : kind.mime};base64,${clean.toString('base64')}`;
  };
  // Lazy, because the CSS parser is large.
  const { cleanSvg } = await import('./clean-svg');
  const { svg, removedParts } = await cleanSvg(text, (address) => cleanPicture(address).catch(() => null));
  return toCleanLogo('svg+xml', Buffer.from(svg, 'utf8'), removedParts);
}

function toCleanLogo(kind: 'png' | 'svg+xml', bytes: Buffer, removedParts: string[]): CleanLogo {
  return bytes.length > MAX_BYTES
    ? { ok: false, problem: 'image_too_large' }
    : { ok: true, logo: `data:image/${kind};base64,${bytes.toString('base64')}`, removedParts };
}
