import { isVisible } from './visible';

const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark output q s samp select small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE.has(element.localName);

export function collapseSpaces(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function readText(element: Element): string {
  const lines = [''];
  const gather = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      lines.push(`${lines.pop() ?? ''}${(node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ')}`);
      return;
    }
    if (!isElement(node) || (node !== element && !isVisible(node))) return;
    if (node.localName === 'br') lines.push('');
    const block = node !== element && !isInline(node);
    if (block) lines.push('');
    for (const child of node.childNodes) gather(child);
    if (block) lines.push('');
  };
  gather(element);
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

export function hasWords(text: string, words: string | RegExp): boolean {
  return typeof words === 'string'
    ? collapseSpaces(text).toLowerCase().includes(collapseSpaces(words).toLowerCase())
    : words.test(text);
}

export function fullText(element: Element): string {
  if (isUnreadElement(element)) return '';
  let text = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child)) text += fullText(child);
    else if (child.nodeType === child.TEXT_NODE) text += child.nodeValue;
  }
  return text;
}

const UNREAD_ELEMENTS = new Set(['script', 'style', 'noscript', 'head']);
const isUnreadElement = (element: Element): boolean => UNREAD_ELEMENTS.has(element.localName);

/** Returns the innermost elements. */
export function elementsByText(scope: ParentNode, words: string | RegExp, exact = false): Element[] {
  const matches = (element: Element, text: string): boolean =>
    exact && typeof words === 'string'
      ? ownTexts(element).some((own) => collapseSpaces(own) === collapseSpaces(words))
      : hasWords(buttonText(element) ?? text, words);
  const found: Element[] = [];
  const look = (element: Element): { text: string; isMatch: boolean } => {
    if (isUnreadElement(element)) return { text: '', isMatch: false };
    const place = found.length;
    let text = '';
    let isWithin = false;
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (isElement(child)) {
        const inner = look(child);
        text += inner.text;
        isWithin ||= inner.isMatch;
      } else if (child.nodeType === child.TEXT_NODE) text += child.nodeValue;
    }
    const isMatch = matches(element, text);
    if (isMatch && !isWithin) found.splice(place, 0, element);
    return { text, isMatch };
  };
  for (const child of scope.children) look(child);
  return found;
}

const buttonText = (element: Element): string | null =>
  element.localName === 'input' && /^(submit|button)$/i.test(element.getAttribute('type') ?? '')
    ? (element.getAttribute('value') ?? '')
    : null;

function ownTexts(element: Element): string[] {
  const texts = [''];
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) texts.push(`${texts.pop() ?? ''}${child.nodeValue ?? ''}`);
    else texts.push('');
  }
  const value = buttonText(element);
  return value === null ? texts.filter((text) => text !== '') : [value];
}
