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
  let text = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child)) text += fullText(child);
    else if (child.nodeType === child.TEXT_NODE) text += child.nodeValue;
  }
  return text;
}

const UNREAD = new Set(['script', 'style', 'noscript', 'head']);
const isUnread = (element: Element): boolean => UNREAD.has(element.localName);

/** The innermost elements below `scope` with a text, none of the page's head. @param exact the whole of a text, in this case */
export function elementsByText(scope: ParentNode, words: string | RegExp, exact = false): Element[] {
  const matches = (element: Element, text: string): boolean =>
    exact && typeof words === 'string'
      ? ownTexts(element).some((own) => spaced(own) === spaced(words))
      : hasWords(buttonText(element) ?? text, words);
  const found: Element[] = [];
  /** Looks at an element and all within it; gives its text, read once, and whether it has the words. */
  const look = (element: Element): { text: string; isMatch: boolean } => {
    if (isUnread(element)) return { text: '', isMatch: false };
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
    // Before what was found within it, as in the document.
    if (isMatch && !isWithin) found.splice(place, 0, element);
    return { text, isMatch };
  };
  for (const child of scope.children) look(child);
  return found;
}

/** The text of a button of the older kind, which has it as its value; null for all other elements. */
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
