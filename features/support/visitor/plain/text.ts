import { isVisible } from './visible';

/** Elements that stand in a line with the text around them. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark output q s samp select small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE.has(element.localName);

/** Text with every run of white space as one blank. */
export function spaced(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text somebody reads: of what is visible, a line for each block. */
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

/** Whether a text has certain words, as a reader compares: whatever the case and the spaces. */
export function hasWords(text: string, words: string | RegExp): boolean {
  return typeof words === 'string'
    ? spaced(text).toLowerCase().includes(spaced(words).toLowerCase())
    : words.test(text);
}

/** All text within an element but that of scripts and styles, as nobody reads them. */
export function fullText(element: Element): string {
  if (isUnread(element)) return '';
  if (element.querySelector(UNREAD) === null) return element.textContent ?? '';
  return [...element.childNodes]
    .map((child) =>
      isElement(child) ? fullText(child) : child.nodeType === child.TEXT_NODE ? child.nodeValue : '',
    )
    .join('');
}

const UNREAD = 'script, style, noscript, head';
const isUnread = (element: Element): boolean => element.matches(UNREAD);

/** The innermost elements below `scope` with a text. @param exact the whole of a text, in this case */
export function elementsByText(scope: ParentNode, words: string | RegExp, exact = false): Element[] {
  const matches = (element: Element): boolean => {
    if (isUnread(element)) return false;
    if (exact && typeof words === 'string')
      return ownTexts(element).some((text) => spaced(text) === spaced(words));
    return hasWords(textOf(element), words);
  };
  return [...scope.querySelectorAll('*')].filter(
    (element) => matches(element) && ![...element.children].some(matches),
  );
}

/** A button of the older kind has its text as its value. */
const textOf = (element: Element): string =>
  element.matches('input[type=submit], input[type=button]')
    ? (element.getAttribute('value') ?? '')
    : fullText(element);

function ownTexts(element: Element): string[] {
  const texts = [''];
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) texts.push(`${texts.pop() ?? ''}${child.nodeValue ?? ''}`);
    else texts.push('');
  }
  return element.matches('input[type=submit], input[type=button]')
    ? [textOf(element)]
    : texts.filter((text) => text !== '');
}
