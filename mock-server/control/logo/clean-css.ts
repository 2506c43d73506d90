import {
  type Block,
  type CssNode,
  type Declaration,
  generate,
  List,
  parse,
  type Selector,
  type StyleSheet,
  tokenize,
  tokenTypes,
} from 'css-tree';

/** Allows drawing properties. Others load, move or have no effect on a still picture. */
const ALLOWED_PROPERTIES = new Set(
  `alignment-baseline background background-color baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering color-scheme cx cy d direction display dominant-baseline enable-background fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size
  font-size-adjust font-stretch font-style font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
  font-variant-numeric font-variant-position font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical height image-rendering inline-size isolation kerning letter-spacing lighting-color line-height marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow overflow-x overflow-y paint-order r rotate rx ry
  scale shape-inside shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-decoration-color text-decoration-line
  text-decoration-style text-decoration-thickness text-indent text-orientation text-overflow text-rendering text-transform transform transform-box
  transform-origin translate unicode-bidi vector-effect vertical-align visibility white-space width word-spacing writing-mode x y
  margin padding border solid-color solid-opacity font-synthesis -webkit-text-stroke block-progression`.split(
    /\s+/,
  ),
);

const ALLOWED_FUNCTIONS = new Set(
  `attr blur brightness calc circle clamp color color-mix conic-gradient contrast drop-shadow ellipse grayscale hsl hsla hue-rotate
  hwb icc-color inset invert lab lch light-dark linear-gradient matrix matrix3d max min oklab oklch opacity path perspective polygon
  radial-gradient rect repeating-linear-gradient repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez saturate
  scale scale3d scalex scaley sepia skew skewx skewy translate translate3d translatex translatey translatez var xywh`.split(
    /\s+/,
  ),
);

/** Not reported when removed, because no browser draws these properties. */
const WITHOUT_EFFECT =
  /^(?:-(?!webkit-text-stroke)|(?:cursor|pointer-events|shape-margin|shape-padding|text-decoration-skip)$)/;

export type ReportRemoval = (name: string) => void;

/** Allows references within the drawing: `url(#id)`. */
export function isHarmlessValue(value: string): boolean {
  if (/[\\<]/.test(value)) return false;
  let areTokensHarmless = true;
  let isUrl = false;
  tokenize(value, (type, start, end) => {
    const token = value.slice(start, end);
    if (type === tokenTypes.WhiteSpace) return;
    if (isUrl) {
      areTokensHarmless &&= type === tokenTypes.String && /^["']\s*#/.test(token);
      isUrl = false;
    } else if (type === tokenTypes.Function) {
      const name = token.slice(0, -1).toLowerCase();
      isUrl = name === 'url';
      areTokensHarmless &&= isUrl || ALLOWED_FUNCTIONS.has(name);
    } else if (type === tokenTypes.Url) {
      areTokensHarmless &&= /^url\(\s*#/i.test(token);
    } else {
      areTokensHarmless &&= !FORBIDDEN_TOKENS.has(type);
    }
  });
  return areTokensHarmless;
}

const FORBIDDEN_TOKENS = new Set([
  tokenTypes.BadString,
  tokenTypes.BadUrl,
  tokenTypes.AtKeyword,
  tokenTypes.CDO,
  tokenTypes.CDC,
  tokenTypes.LeftCurlyBracket,
  tokenTypes.RightCurlyBracket,
  tokenTypes.Semicolon,
]);

const RAW_VALUES = { parseValue: false, parseCustomProperty: false } as const;

export function cleanStyleAttribute(text: string, report: ReportRemoval): string {
  const list = parse(text, { context: 'declarationList', ...RAW_VALUES });
  if (list.type !== 'DeclarationList') return '';
  list.children = keepSafeDeclarations(list.children, report);
  return generate(list);
}

export interface CssReference {
  selector: { type: string | null; id: string | null; classes: string[] };
  property: string;
  value: string;
}

export function cleanStyleSheet(
  text: string,
  report: ReportRemoval,
): { css: string; references: CssReference[] } {
  const sheet = parse(text, { context: 'stylesheet', parseAtrulePrelude: false, ...RAW_VALUES });
  const references: CssReference[] = [];
  if (sheet.type !== 'StyleSheet') return { css: '', references };
  sheet.children = keepSafeRules(sheet.children, report, references);
  return { css: generate(sheet), references };
}

function keepSafeRules(
  rules: StyleSheet['children'] | Block['children'],
  report: ReportRemoval,
  references: CssReference[],
): List<CssNode> {
  return new List<CssNode>().fromArray(
    rules.toArray().filter((rule) => {
      if (rule.type === 'Rule') {
        if (rule.prelude.type !== 'SelectorList') {
          report('style');
          return false;
        }
        rule.block.children = keepSafeDeclarations(rule.block.children, report);
        references.push(...referencesOf(rule.prelude.children, rule.block.children));
        return !rule.block.children.isEmpty;
      }
      if (rule.type !== 'Atrule') return false;
      const name = rule.name.toLowerCase();
      const prelude = rule.prelude?.type === 'Raw' ? rule.prelude.value.trim() : '';
      if (KEPT_PRELUDES.get(name)?.test(prelude)) {
        if (rule.block) rule.block.children = keepSafeRules(rule.block.children, report, references);
        return true;
      }
      if (name !== 'charset') report(`@${rule.name}`);
      return false;
    }),
  );
}

const KEPT_PRELUDES: ReadonlyMap<string, RegExp> = new Map([
  ['media', /^[\w\s():,.<>=/-]*$/],
  ['supports', /^(?!.*\b(?:url|src|image-set)\()[\w\s():,.#%-]*$/i],
  ['layer', /^[\w\s,.-]*$/],
  // A namespace names a vocabulary and loads nothing.
  ['namespace', /^(?:[\w-]+\s+)?(?:url\()?["']?http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)["']?\)?$/],
]);

function keepSafeDeclarations(nodes: List<CssNode>, report: ReportRemoval): List<CssNode> {
  return new List<CssNode>().fromArray(nodes.toArray().filter((node) => isKept(node, report)));
}

function isKept(node: CssNode, report: ReportRemoval): boolean {
  if (node.type !== 'Declaration') {
    const isNested = node.type === 'Rule' || node.type === 'Atrule';
    if (isNested || (node.type === 'Raw' && node.value.includes('{'))) report('nested style');
    return false;
  }
  const property = node.property.toLowerCase();
  const isKnown = /^--[\w-]+$/.test(property) || ALLOWED_PROPERTIES.has(property);
  if (isKnown && isHarmlessValue(valueText(node))) return true;
  if (isKnown || !isWithoutEffect(property, valueText(node))) report(property);
  return false;
}

export function isWithoutEffect(name: string, value: string): boolean {
  return WITHOUT_EFFECT.test(name) && (name.startsWith('-') || isHarmlessValue(value));
}

const valueText = ({ value }: Declaration) => (value.type === 'Raw' ? value.value : generate(value));

function referencesOf(selectors: List<CssNode>, declarations: List<CssNode>): CssReference[] {
  const declarationsWithUrls = declarations
    .toArray()
    .flatMap((node) => (node.type === 'Declaration' && /url\(/i.test(valueText(node)) ? [node] : []));
  return declarationsWithUrls.flatMap((declaration) =>
    selectors.toArray().flatMap((selector) =>
      selector.type === 'Selector'
        ? [
            {
              selector: subjectOf(selector),
              property: declaration.property.toLowerCase(),
              value: valueText(declaration),
            },
          ]
        : [],
    ),
  );
}

/** Reads the selector's last compound. Assumes that pseudo-classes and attributes match. */
function subjectOf({ children }: Selector): CssReference['selector'] {
  const subject: CssReference['selector'] = { type: null, id: null, classes: [] };
  for (const node of children.toArray().toReversed()) {
    if (node.type === 'Combinator') break;
    if (node.type === 'TypeSelector' && !/[*|]/.test(node.name)) subject.type = node.name;
    if (node.type === 'IdSelector') subject.id = node.name;
    if (node.type === 'ClassSelector') subject.classes.push(node.name);
  }
  return subject;
}
