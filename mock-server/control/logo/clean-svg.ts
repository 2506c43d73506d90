import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import {
  type CssReference,
  cleanStyleAttribute,
  cleanStyleSheet,
  isHarmlessValue,
  isWithoutEffect,
  type ReportRemoval,
} from './clean-css';
import { type DrawnElement, isDrawable } from './drawing-cost';

/** Real logos are smaller. */
const MAX_SVG = { elements: 5_000, depth: 50, characters: 400_000, entityPasses: 4 } as const;

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Elements that neither run, load, link nor move. */
const ALLOWED_ELEMENTS = new Set(
  `svg g defs symbol use switch a style title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

const INVISIBLE_ELEMENTS = new Set([
  'metadata',
  'view',
  'font',
  'font-face',
  'hkern',
  'vkern',
  'color-profile',
  'cursor',
  'flowRoot',
  'hatch',
  'meshgradient',
  'solidColor',
]);

const ALLOWED_ATTRIBUTES = new Set(
  `alignment-baseline amplitude azimuth baseFrequency baseline-shift baseProfile bias class clip clip-path clip-rule clipPathUnits
  color color-interpolation color-interpolation-filters color-profile color-rendering contentScriptType contentStyleType cx cy d
  diffuseConstant direction display divisor dominant-baseline dx dy edgeMode elevation enable-background exponent fill fill-opacity
  fill-rule filter filterRes filterUnits flood-color flood-opacity focusable font font-family font-feature-settings font-size
  font-size-adjust font-stretch font-style font-variant font-weight fr fx fy glyph-orientation-horizontal
  glyph-orientation-vertical gradientTransform gradientUnits height id image-rendering in in2 intercept isolation k1 k2 k3 k4
  kernelMatrix kernelUnitLength kerning lang lengthAdjust letter-spacing lighting-color limitingConeAngle line-height marker
  marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits media method
  mix-blend-mode mode name numOctaves offset opacity operator order orient overflow paint-order path pathLength
  patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits r radius refX refY requiredExtensions requiredFeatures result role rotate rx ry scale seed shape-rendering side
  slope solid-color solid-opacity spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width surfaceScale systemLanguage tabindex tableValues targetX targetY text-align text-anchor text-decoration
  text-indent text-orientation text-rendering text-transform textLength title transform transform-box transform-origin type
  unicode-bidi values vector-effect version viewBox visibility white-space width word-spacing writing-mode x x1 x2
  xChannelSelector y y1 y2 yChannelSelector z zoomAndPan`.split(/\s+/),
);

/** Values of these attributes are numbers, names or words, not CSS. */
const PLAIN_ATTRIBUTE =
  /^(?:id|class|d|points|title|name|lang|role|type|values|path|viewBox|data-.*|aria-.*)$/;

export interface CleanSvg {
  svg: string;
  removedParts: string[];
}

/** Rewrites a picture's data URL. Null removes the picture. */
export type CleanPicture = (address: string) => Promise<string | null>;

/** Keeps known parts only. @throws if the text is no SVG, or too large to draw */
export async function cleanSvg(text: string, cleanPicture: CleanPicture): Promise<CleanSvg> {
  const { tree, removedNames, styleReferences } = readSvg(text);
  const report = (name: string) => removedNames.add(name.toLowerCase());
  for (const element of elementsWithPictures(tree)) {
    const [name, address] = element.picture;
    const cleanedAddress = await cleanPicture(address);
    if (cleanedAddress === null) report(element.name);
    else element.attributes.set(name, cleanedAddress);
    element.isRemoved = cleanedAddress === null;
  }
  if (!tree.children.some(({ isRemoved }) => !isRemoved)) throw new Error('The drawing is empty');
  if (!isDrawable(tree, styleReferences)) throw new Error('The drawing is too large');
  return { svg: serialiseSvg(tree), removedParts: [...removedNames].slice(0, 20) };
}

interface SvgElement extends DrawnElement {
  attributes: Map<string, string>;
  picture: [string, string] | null;
  children: SvgElement[];
  content: (string | SvgElement)[];
  isRemoved: boolean;
}

/** Caches cleaned styles: logos repeat a few, which are slow to parse. */
function createStyleCleaner(report: ReportRemoval): (text: string) => string {
  const cleanedStyles = new Map<string, string>();
  return (text) => {
    const clean = cleanedStyles.get(text) ?? cleanStyleAttribute(text, report);
    cleanedStyles.set(text, clean);
    return clean;
  };
}

interface CleaningTools {
  report: ReportRemoval;
  cleanStyle: (text: string) => string;
}

function readSvg(source: string) {
  const text = expandEntities(source);
  const removedNames = new Set<string>();
  const report = (name: string) => removedNames.add(name.toLowerCase());
  const rules: CleaningTools = { report, cleanStyle: createStyleCleaner(report) };
  const styleReferences: CssReference[] = [];
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let elements = 0;
  let depth = 0;
  let skippedDepth = Number.POSITIVE_INFINITY;
  let hasNoNamespace = false;

  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: XLINK } });
  parser.on('error', (error) => {
    // Browsers draw no file with an unbound prefix. Remove the prefix anyway.
    if (!/unbound namespace prefix/.test(error.message)) throw error;
  });
  parser.on('processinginstruction', ({ target }) => report(target));
  parser.on('opentag', (tag) => {
    depth += 1;
    elements += 1;
    if (elements > MAX_SVG.elements || depth > MAX_SVG.depth) throw new Error('The drawing is too large');
    if (depth > skippedDepth) return;
    if (root === undefined) {
      hasNoNamespace = tag.uri === '';
      if (tag.local !== 'svg' || !(hasNoNamespace || tag.uri === SVG)) throw new Error('No SVG root');
    }
    const isSvg = tag.uri === SVG || (hasNoNamespace && tag.uri === '');
    const element = isSvg && ALLOWED_ELEMENTS.has(tag.local) ? elementOf(tag, rules, open.at(-1)) : null;
    if (element === null) {
      skippedDepth = depth;
      const isInvisible = isSvg
        ? INVISIBLE_ELEMENTS.has(tag.local) || isForOtherPrograms(tag)
        : tag.uri !== XHTML;
      if (!isInvisible) report(tag.local);
      return;
    }
    root ??= element;
    open.at(-1)?.children.push(element);
    open.at(-1)?.content.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (depth >= skippedDepth) return;
    if (depth === skippedDepth - 1) {
      skippedDepth = Number.POSITIVE_INFINITY;
      return;
    }
    const element = open.pop();
    if (element?.name === 'style') cleanStyleElement(element, report, styleReferences);
  });
  const addText = (content: string) => {
    if (depth < skippedDepth) open.at(-1)?.content.push(content);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === undefined) throw new Error('No SVG root');
  return { tree: root, removedNames, styleReferences };
}

/** Illustrator stores private data in a `foreignObject` that browsers never draw. */
function isForOtherPrograms({ local, attributes }: SaxesTagNS): boolean {
  return (
    local === 'foreignObject' && /^http:\/\/ns\.adobe\.com\//.test(attributes.requiredExtensions?.value ?? '')
  );
}

/** Null if the element is meaningless without a removed reference. */
function elementOf(tag: SaxesTagNS, rules: CleaningTools, parent: SvgElement | undefined): SvgElement | null {
  const attributes = new Map<string, string>();
  const references: [string, string][] = [];
  let picture: SvgElement['picture'] = null;
  for (const attribute of Object.values(tag.attributes).toReversed()) {
    const { local, prefix, uri } = attribute;
    const value = attribute.value.trim();
    if (prefix === 'xmlns' || attribute.name === 'xmlns') continue;
    if (tag.local === 'a' && /^(?:target|rel|download|hreflang)$/.test(attribute.name)) continue;
    if (local === 'href' && (uri === '' || uri === XLINK)) {
      const name = uri === '' ? 'href' : 'xlink:href';
      const isPicture = tag.local === 'image' || tag.local === 'feImage';
      if (value.startsWith('#') && value.length > 1 && tag.local !== 'a' && tag.local !== 'image') {
        attributes.set(name, value);
        references.push([tag.local, value]);
      } else if (isPicture && /^data:/i.test(value)) picture = [name, value];
      else if (tag.local === 'use' || isPicture) return null;
      else rules.report(tag.local === 'a' ? 'a' : 'href');
      continue;
    }
    const cleanedValue = keptValue(attribute, rules);
    if (cleanedValue === null) continue;
    attributes.set(attribute.name, cleanedValue);
    if (/url\(/i.test(cleanedValue)) references.push(...referencesIn(attribute.name, cleanedValue));
  }
  const orderedAttributes = new Map([...attributes].toReversed());
  return {
    // A link without address becomes a group.
    name: tag.local !== 'a' ? tag.local : isTextElement(parent) ? 'tspan' : 'g',
    id: orderedAttributes.get('id') ?? null,
    classes: (orderedAttributes.get('class') ?? '').split(/\s+/).filter(Boolean),
    references,
    corners: 1 + (orderedAttributes.get('d') ?? orderedAttributes.get('points') ?? '').length / 4,
    attributes: orderedAttributes,
    picture,
    children: [],
    content: [],
    isRemoved: false,
  };
}

function isTextElement(element: SvgElement | undefined): boolean {
  return element !== undefined && /^(?:text|tspan|textPath)$/.test(element.name);
}

function referencesIn(name: string, value: string): [string, string][] {
  if (name !== 'style') return [[name, value]];
  return value.split(';').map((declaration) => {
    const [property = '', ...valueParts] = declaration.split(':');
    return [property.trim().toLowerCase(), valueParts.join(':')];
  });
}

function keptValue(
  { name, local, prefix, uri, value }: SaxesAttributeNS,
  { report, cleanStyle }: CleaningTools,
): string | null {
  if (uri === XML && (local === 'space' || local === 'lang')) return value;
  if (prefix !== '') return null;
  if (name === 'style') return cleanStyle(value) || null;
  if (/^(?:data|aria)-[\w.-]+$/.test(name)) return value;
  // draw.io stores a whole document in this attribute.
  if (name === 'content') return null;
  const isKept = ALLOWED_ATTRIBUTES.has(name) && (PLAIN_ATTRIBUTE.test(name) || isHarmlessValue(value));
  if (isKept) return value;
  if (!isWithoutEffect(name, value)) report(name);
  return null;
}

function cleanStyleElement(
  element: SvgElement,
  report: ReportRemoval,
  styleReferences: CssReference[],
): void {
  const text = element.content.filter((part) => typeof part === 'string').join('');
  const { css, references } = cleanStyleSheet(text, report);
  element.content = [css];
  element.children = [];
  styleReferences.push(...references);
}

function* elementsWithPictures(element: SvgElement): Generator<SvgElement & { picture: [string, string] }> {
  if (element.picture !== null) yield element as SvgElement & { picture: [string, string] };
  for (const child of element.children) yield* elementsWithPictures(child);
}

const ESCAPE_BY_CHARACTER: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapeText = (text: string) => text.replace(/[&<>\r]/g, (sign) => ESCAPE_BY_CHARACTER[sign] ?? sign);
const escapeValue = (text: string) =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => ESCAPE_BY_CHARACTER[sign] ?? sign);

function serialiseSvg(root: SvgElement): string {
  const parts: string[] = [];
  const write = (element: SvgElement, namespaces: string) => {
    const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
    parts.push(`<${element.name}${namespaces}${attributes.join('')}`);
    const content = element.content.filter((part) => typeof part === 'string' || !part.isRemoved);
    parts.push(content.length === 0 ? '/>' : '>');
    for (const part of content) {
      if (typeof part === 'string') parts.push(escapeText(part));
      else write(part, '');
    }
    if (content.length > 0) parts.push(`</${element.name}>`);
  };
  write(root, usesXlink(root) ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : ` xmlns="${SVG}"`);
  return parts.join('');
}

function usesXlink(element: SvgElement): boolean {
  return element.attributes.has('xlink:href') || element.children.some(usesXlink);
}

/**
 * Replaces Illustrator's entities and drops the document type. @throws if entities nest deeply or multiply
 * the text
 */
function expandEntities(source: string): string {
  const start = source.replace(/^\uFEFF/, '').trimStart();
  const prologEnd = endOfProlog(start);
  const doctype = /^<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/i.exec(start.slice(prologEnd));
  if (doctype === null) return start;
  const [doctypeText, internalSubset = ''] = doctype;
  const entities = new Map<string, string>();
  for (const [, name = '', quotedValue = ''] of internalSubset.matchAll(
    /<!ENTITY\s+([\w:.-]+)\s+("[^"]*"|'[^']*')\s*>/g,
  )) {
    if (!entities.has(name)) entities.set(name, quotedValue.slice(1, -1));
  }
  let text = start.slice(0, prologEnd) + start.slice(prologEnd + doctypeText.length);
  if (entities.size === 0) return text;
  for (let pass = 0; pass < MAX_SVG.entityPasses; pass += 1) {
    const addedLengths = [...text.matchAll(ENTITY_REFERENCE)].flatMap(([reference, name = '']) => {
      const value = entities.get(name);
      return value === undefined ? [] : [value.length - reference.length];
    });
    if (addedLengths.length === 0) return text;
    const characters = addedLengths.reduce((sum, added) => sum + added, text.length);
    if (characters > MAX_SVG.characters) break;
    text = text.replace(ENTITY_REFERENCE, (reference, name: string) => entities.get(name) ?? reference);
  }
  throw new Error('The entities are too large');
}

function endOfProlog(text: string): number {
  for (let position = 0; ; ) {
    const space = /\S/.exec(text.slice(position, position + 2_000))?.index ?? 0;
    const [start, end] = text.startsWith('<?', position + space) ? ['<?', '?>'] : ['<!--', '-->'];
    const closingIndex = text.startsWith(start, position + space)
      ? text.indexOf(end, position + space + 2)
      : -1;
    if (closingIndex < 0) return position + space;
    position = closingIndex + end.length;
  }
}

const ENTITY_REFERENCE = /&([A-Za-z_:][\w:.-]*);/g;
