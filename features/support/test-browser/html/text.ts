import { isVisible } from './visible';

const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark output q s samp select small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE_ELEMENTS.has(element.localName);

export function collapseSpaces(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function readText(element: Element): string {
  const lines = [''];
  const collectLines = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      lines.push(`${lines.pop() ?? ''}${(node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ')}`);
      return;
    }
    if (!isElement(node) || (node !== element && !isVisible(node))) return;
    if (node.localName === 'br') lines.push('');
    const block = node !== element && !isInline(node);
    if (block) lines.push('');
    for (const child of node.childNodes) collectLines(child);
    if (block) lines.push('');
  };
  collectLines(element);
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
      ? ownTexts(element).some((ownText) => collapseSpaces(ownText) === collapseSpaces(words))
      : hasWords(buttonText(element) ?? text, words);
  const matchingElements: Element[] = [];
  const searchElement = (element: Element): { text: string; isMatch: boolean } => {
    if (isUnreadElement(element)) return { text: '', isMatch: false };
    const place = matchingElements.length;
    let text = '';
    let isWithin = false;
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (isElement(child)) {
        const childResult = searchElement(child);
        text += childResult.text;
        isWithin ||= childResult.isMatch;
      } else if (child.nodeType === child.TEXT_NODE) text += child.nodeValue;
    }
    const isMatch = matches(element, text);
    if (isMatch && !isWithin) matchingElements.splice(place, 0, element);
    return { text, isMatch };
  };
  for (const child of scope.children) searchElement(child);
  return matchingElements;
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
