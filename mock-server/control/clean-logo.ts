import { fileTypeFromBuffer } from 'file-type';
import { cleanPng } from './clean-png';
import { isWithinSvgLimits, withoutSections } from './svg-size';

export type CleanLogo =
  | { ok: true; logo: string; removed: string[] }
  | { ok: false; problem: 'not_an_image' | 'image_too_large' };

const MAX_BYTES = 200_000;

/** Pixels. A small file may unpack to a huge picture. */
const MAX_PIXELS = 2_000;

/** Accepts a data URL or SVG source. `removed` lists each removed element and attribute once. */
export async function cleanLogo(logo: string): Promise<CleanLogo> {
  const bytes = bytesOf(logo);
  if (bytes === null) return { ok: false, problem: 'not_an_image' };
  if (bytes.length > MAX_BYTES) return { ok: false, problem: 'image_too_large' };
  const kind = await fileTypeFromBuffer(bytes);
  const isText = kind === undefined || kind.mime === 'application/xml';
  try {
    if (kind?.mime === 'image/png') return await pngLogo(bytes);
    return isText ? await svgLogo(bytes.toString('utf8')) : { ok: false, problem: 'not_an_image' };
  } catch {
    return { ok: false, problem: 'not_an_image' };
  }
}

function bytesOf(logo: string): Buffer | null {
  const text = logo.trim();
  if (text.startsWith('<')) return Buffer.from(text, 'utf8');
  const [, isBase64, data = ''] =
    /^data:image\/(?:svg\+xml|png)(?:;charset=[\w-]+)?(;base64)?,(.*)$/is.exec(text) ?? [];
  if (data === '') return null;
  if (isBase64) return Buffer.from(data, 'base64');
  try {
    return Buffer.from(decodeURIComponent(data), 'utf8');
  } catch {
    return null;
  }
}

async function pngLogo(bytes: Buffer): Promise<CleanLogo> {
  const [width, height] = bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width > MAX_PIXELS || height > MAX_PIXELS) return { ok: false, problem: 'image_too_large' };
  return asLogo('png', await cleanPng(bytes), []);
}

function asLogo(kind: 'png' | 'svg+xml', bytes: Buffer, removed: string[]): CleanLogo {
  return bytes.length > MAX_BYTES
    ? { ok: false, problem: 'image_too_large' }
    : { ok: true, logo: `data:image/${kind};base64,${bytes.toString('base64')}`, removed };
}

/** Loaded with the first logo, because the DOM library is large. */
async function purifier() {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const purify = createPurifier(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (isExternal(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  return { purify, serializer: new window.XMLSerializer() };
}

function isExternal(name: string, value: string): boolean {
  const isReference = name === 'href' || name === 'xlink:href';
  // Spaces may surround the `#` of an internal reference. CSS escapes could hide an external one.
  const isOutside = /\\|url\((?!["']?#)/i.test(value.replace(/\s+/g, ''));
  return (isReference && !value.trim().startsWith('#')) || isOutside;
}

let loadedPurifier: ReturnType<typeof purifier> | undefined;

async function svgLogo(text: string): Promise<CleanLogo> {
  // DOMPurify drops the document type before its checks.
  const source = withoutSections(withoutSections(text, '<!--', '-->'), '<![CDATA[', ']]>')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .trim();
  const isSvg = /^(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(source);
  if (!isSvg || !isWithinSvgLimits(source)) return { ok: false, problem: 'not_an_image' };
  loadedPurifier ??= purifier();
  const { purify, serializer } = await loadedPurifier;
  // jsdom keeps each document in which a selector was searched, so the tree is walked instead.
  const body = purify.sanitize(source, {
    RETURN_DOM: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'image', 'a', 'foreignObject'],
    FORBID_ATTR: ['style'],
  });
  const removed = removedNames(purify.removed);
  // Safe cast: `RETURN_DOM` returns the body.
  const svg = (body as HTMLElement).firstElementChild;
  if (svg?.localName !== 'svg' || svg.childElementCount === 0) return { ok: false, problem: 'not_an_image' };
  return asLogo('svg+xml', Buffer.from(serializer.serializeToString(svg), 'utf8'), removed);
}

function removedNames(removed: readonly object[]): string[] {
  const names = removed.flatMap((each) => {
    if ('element' in each) return [String((each.element as Node).nodeName).toLowerCase()];
    return 'attribute' in each && each.attribute ? [(each.attribute as Attr).name.toLowerCase()] : [];
  });
  return [...new Set(names)].filter((name) => !name.startsWith('#') && name !== 'body').slice(0, 20);
}
