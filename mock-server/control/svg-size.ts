/** Larger than any real logo. Parsing time grows with depth. */
const MAX_SVG = { elements: 5_000, depth: 50 } as const;

/** The part of an XML tag after `<`: quoted attributes without `<`. */
const TAG_REMAINDER = /^[a-z][\w:.-]*(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*(\/?)>/i;

/** HTML keeps these elements open even if they are written as empty. */
const UNCLOSED_ELEMENTS = /^(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Checks size and depth in linear time before parsing. Tags that are invalid XML fail. */
export function isWithinSvgLimits(text: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (const part of text.split('<').slice(1)) {
    if (/^[!?]/.test(part)) continue;
    const name = /^\/?([a-z][\w:.-]*)/i.exec(part)?.[1]?.toLowerCase();
    if (name === undefined) return false;
    if (part.startsWith('/')) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    const tag = TAG_REMAINDER.exec(part);
    elements += 1;
    if (tag === null || elements > MAX_SVG.elements) return false;
    if (tag[1] === '' || UNCLOSED_ELEMENTS.test(name)) open.push(name);
    if (open.length > MAX_SVG.depth) return false;
  }
  return true;
}

export function withoutSections(text: string, start: string, end: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let next = text.indexOf(start); next >= 0; next = text.indexOf(start, at)) {
    parts.push(text.slice(at, next));
    const last = text.indexOf(end, next + start.length);
    if (last < 0) return parts.join('');
    at = last + end.length;
  }
  return parts.join('') + text.slice(at);
}
