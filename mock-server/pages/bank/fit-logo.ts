import { type Box, findInk, hasWideMargins, type Pixels } from './logo-ink';

export const LOGO_CHANGES = ['margins', 'ground', 'converted'] as const;
export type LogoChange = (typeof LOGO_CHANGES)[number];

export interface FittedLogo {
  readonly file: File;
  readonly changes: readonly LogoChange[];
}

const MEASURED_SIZE_PX = 400;
/** Sharp at three times the size of the header and of e-mails. */
const MAX_SAVED_SIZE_PX = { width: 720, height: 240 } as const;
const MAX_UNCHANGED_PIXELS = 4_000_000;
const MARGIN_SHARE = 0.04;
/** `rgb()`, because the form offers hexadecimal colours of a logo as the bank's. */
const BACKGROUND = { colour: 'rgb(20, 25, 28)', margin: 0.16 } as const;
const SVG_TYPE = 'image/svg+xml';
const SVG = 'http://www.w3.org/2000/svg';
/** A drawing without a size is searched around its origin. */
const SEARCHED_REGION: Box = { x: -2_000, y: -2_000, width: 4_000, height: 4_000 };

/**
 * Trims margins, puts white logos on a dark ground and converts other formats to PNG.
 * @returns null if the browser cannot draw the file
 */
export async function fitLogo(originalFile: File): Promise<FittedLogo | null> {
  try {
    const { file, source, image } = await readLogo(originalFile);
    const fitting = source === null ? fitPicture(file, image) : fitDrawing(file, source);
    // Some browsers offer no canvas, to prevent fingerprints.
    return await fitting.catch(() => keepFile(file));
  } catch {
    return null;
  }
}

/** @throws if the browser cannot read or draw the file */
async function readLogo(originalFile: File) {
  const unpackedFile = await unpackFile(originalFile);
  const source = await readSvgText(unpackedFile);
  const file = await withTrueType(unpackedFile, source === null ? undefined : SVG_TYPE);
  return { file, source, image: await load((await dataUrlOf(file)) ?? '') };
}

async function unpackFile(file: File): Promise<File> {
  const [firstByte, secondByte] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (firstByte !== 0x1f || secondByte !== 0x8b) return file;
  const stream = file.stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = await new Response(stream).arrayBuffer().catch(() => new ArrayBuffer(0));
  return new File([bytes], file.name.replace(/z$/i, ''), { type: SVG_TYPE });
}

async function readSvgText(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const [firstByte, secondByte] = new Uint8Array(bytes);
  const byteOrderMark = `${firstByte} ${secondByte}`;
  const encoding =
    byteOrderMark === '255 254' ? 'utf-16le' : byteOrderMark === '254 255' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return /^\s*<[\s\S]*<(?:[\w-]+:)?svg[\s>]|^\s*<(?:[\w-]+:)?svg[\s>]/.test(text) ? text : null;
}

async function fitDrawing(file: File, source: string): Promise<FittedLogo> {
  const xml = source.replace(/^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*["'][^"']*["']/, '$1');
  const parsed = new DOMParser().parseFromString(xml, SVG_TYPE);
  const root = parsed.documentElement;
  const isLarge = file.size > MAX_BYTES;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) return keepFile(file);
  if (isLarge) removeProgramData(root);

  const measure = async (region: Box) => {
    const pixels = await draw(addressOf(withRegion(root, region)), region);
    return { pixels, ink: findInk(pixels) };
  };
  const size = sizeOf(root);
  const wholeBox = size ?? SEARCHED_REGION;
  const { pixels, ink } = await measure(wholeBox);
  if (ink === null) return keepFile(file);
  const { needsDarkBackground } = ink;
  const isCut = size === null || isLetterboxed(root, size) || hasWideMargins(ink, pixels);
  if (!isCut && !needsDarkBackground && !isLarge) return keepFile(file);
  let box = wholeBox;
  if (isCut) {
    // Measuring again at a larger scale trims small drawings precisely.
    const closeBox = toRegionUnits(wholeBox, growBoxBy(ink.box, 4), pixels);
    const closeMeasurement = await measure(closeBox);
    box = growBoxByShare(
      closeMeasurement.ink
        ? toRegionUnits(closeBox, closeMeasurement.ink.box, closeMeasurement.pixels)
        : closeBox,
      MARGIN_SHARE,
    );
  }
  if (needsDarkBackground) box = growBoxByShare(box, BACKGROUND.margin);
  const fittedRoot = withRegion(root, box);
  if (needsDarkBackground) fittedRoot.prepend(createBackground(fittedRoot, box));
  const text = new XMLSerializer().serializeToString(fittedRoot);
  return {
    file: new File([text], file.name, { type: SVG_TYPE }),
    changes: changesOf({ isCut, needsDarkBackground }),
  };
}

interface LogoChangeFlags {
  isCut: boolean;
  needsDarkBackground: boolean;
  isConverted?: boolean;
}

function changesOf({ isCut, needsDarkBackground, isConverted = false }: LogoChangeFlags): LogoChange[] {
  const changeFlags = { margins: isCut, ground: needsDarkBackground, converted: isConverted };
  return LOGO_CHANGES.filter((change) => changeFlags[change]);
}

const keepFile = (file: File): FittedLogo => ({ file, changes: [] });

/** Null without a view box, unless both lengths are given. */
function sizeOf(root: Element): Box | null {
  const [x = 0, y = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { x, y, width, height };
  const [ownWidth, ownHeight] = [pixelsOf(root.getAttribute('width')), pixelsOf(root.getAttribute('height'))];
  return ownWidth > 0 && ownHeight > 0 ? { x: 0, y: 0, width: ownWidth, height: ownHeight } : null;
}

function isLetterboxed(root: Element, { width, height }: Box): boolean {
  const [ownWidth, ownHeight] = [pixelsOf(root.getAttribute('width')), pixelsOf(root.getAttribute('height'))];
  const isStretched = /^\s*none/.test(root.getAttribute('preserveAspectRatio') ?? '');
  if (isStretched || ownWidth <= 0 || ownHeight <= 0) return false;
  const shape = ownWidth / ownHeight / (width / height);
  return Math.max(shape, 1 / shape) > 1.1;
}

/** Illustrator and Inkscape embed their own documents. */
function removeProgramData(root: Element): void {
  for (const element of root.querySelectorAll('*')) if (element.namespaceURI !== SVG) element.remove();
}

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
};

function pixelsOf(length: string | null): number {
  const [, amount = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  return Number(amount) * (PIXELS_PER_UNIT[unit.toLowerCase()] ?? 0);
}

function withRegion(root: Element, { x, y, width, height }: Box): Element {
  const copy = root.cloneNode(true);
  if (!(copy instanceof Element)) throw new TypeError('No element');
  const round = (value: number) => Number(value.toPrecision(6));
  copy.setAttribute('viewBox', [x, y, width, height].map(round).join(' '));
  copy.setAttribute('width', String(round(width)));
  copy.setAttribute('height', String(round(height)));
  if (!/^\s*none/.test(copy.getAttribute('preserveAspectRatio') ?? ''))
    copy.removeAttribute('preserveAspectRatio');
  return copy;
}

function createBackground(root: Element, { x, y, width, height }: Box): Element {
  const background = root.ownerDocument.createElementNS(SVG, 'rect');
  const radius = Math.min(width, height) * 0.12;
  for (const [name, value] of Object.entries({ x, y, width, height, rx: radius, fill: BACKGROUND.colour }))
    background.setAttribute(name, String(value));
  return background;
}

function addressOf(root: Element): string {
  return `data:${SVG_TYPE},${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function draw(address: string, { width, height }: Pick<Box, 'width' | 'height'>): Promise<Pixels> {
  return pixelsIn(
    paint(await load(address), shrinkToFit({ width, height }, MEASURED_SIZE_PX, MEASURED_SIZE_PX)),
  );
}

function shrinkToFit({ width, height }: Pick<Box, 'width' | 'height'>, maxWidth: number, maxHeight: number) {
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface DrawingTarget extends Pick<Box, 'width' | 'height'> {
  readonly sourceBox?: Box;
  readonly margin?: number;
  readonly ground?: string | null;
}

function paint(
  image: HTMLImageElement,
  { width, height, sourceBox, margin = 0, ground }: DrawingTarget,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * margin;
  canvas.height = height + 2 * margin;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, ...part } = sourceBox ?? {
    x: 0,
    y: 0,
    width: image.naturalWidth,
    height: image.naturalHeight,
  };
  if (sourceBox) context.drawImage(image, x, y, part.width, part.height, margin, margin, width, height);
  else context.drawImage(image, margin, margin, width, height);
  return canvas;
}

function pixelsIn(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (data === undefined) throw new Error('No canvas');
  return { width, height, data };
}

function toRegionUnits(region: Box, box: Box, pixels: Pixels): Box {
  const [scaleX, scaleY] = [region.width / pixels.width, region.height / pixels.height];
  const left = Math.max(0, box.x);
  const top = Math.max(0, box.y);
  const right = Math.min(pixels.width, box.x + box.width);
  const bottom = Math.min(pixels.height, box.y + box.height);
  return {
    x: region.x + left * scaleX,
    y: region.y + top * scaleY,
    width: (right - left) * scaleX,
    height: (bottom - top) * scaleY,
  };
}

function growBoxBy({ x, y, width, height }: Box, margin: number): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function growBoxByShare(box: Box, share: number): Box {
  return growBoxBy(box, Math.min(box.width, box.height) * share);
}

const SIGNATURES = [
  ['image/png', '\x89PNG'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/webp', 'RIFF'],
] as const;

/** A wrong name gives a file a wrong type. */
async function withTrueType(file: File, knownType?: string): Promise<File> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  const type = knownType ?? SIGNATURES.find(([, signature]) => head.startsWith(signature))?.[0];
  return type === undefined || type === file.type ? file : new File([file], file.name, { type });
}

async function fitPicture(file: File, image: HTMLImageElement): Promise<FittedLogo> {
  const wholeBox = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const pixels = pixelsIn(paint(image, shrinkToFit(wholeBox, MEASURED_SIZE_PX, MEASURED_SIZE_PX)));
  const ink = findInk(pixels);
  const isCut = ink !== null && hasWideMargins(ink, pixels);
  const needsDarkBackground = ink?.needsDarkBackground ?? false;
  const isPng = file.type === 'image/png';
  const isSmall = wholeBox.width * wholeBox.height <= MAX_UNCHANGED_PIXELS && file.size <= MAX_BYTES;
  if (isPng && isSmall && !isCut && !needsDarkBackground) return keepFile(file);
  const sourceBox = isCut ? toRegionUnits(wholeBox, growBoxBy(ink.box, 1), pixels) : wholeBox;
  const enlarged = {
    width: Math.min(sourceBox.width, MAX_SAVED_SIZE_PX.width),
    height: Math.min(sourceBox.height, MAX_SAVED_SIZE_PX.height),
  };
  const size = shrinkToFit(sourceBox, enlarged.width, enlarged.height);
  const margin = needsDarkBackground ? Math.ceil(Math.min(size.width, size.height) * BACKGROUND.margin) : 0;
  const canvas = paint(image, {
    ...size,
    sourceBox,
    margin,
    ground: needsDarkBackground ? BACKGROUND.colour : null,
  });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) return keepFile(file);
  return {
    file: new File([png], `${file.name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' }),
    changes: changesOf({ isCut, needsDarkBackground, isConverted: !isPng }),
  };
}

export const MAX_BYTES = 200_000;

/** The content security policy allows no `blob:` pictures. Null for an unreadable file. */
export function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
