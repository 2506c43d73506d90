import { isVisible } from './visible';

const VISIBLE = ':visible';

/**
 * Supports `..` for the parent, and `:visible` at the end of each part.
 * @throws Error for `:visible` elsewhere
 */
export function elementsBySelector(scope: ParentNode, selector: string): Element[] {
  if (selector === '..') return isElement(scope) && scope.parentElement ? [scope.parentElement] : [];
  const parts = partsOf(selector);
  if (!selector.includes(VISIBLE)) return [...scope.querySelectorAll(selector)];
  const plainSelectors = parts.map((part) => part.slice(0, -VISIBLE.length));
  if (
    !parts.every((part) => part.endsWith(VISIBLE)) ||
    plainSelectors.some((part) => part.includes(VISIBLE))
  ) {
    throw new Error(`${selector}: ${VISIBLE} must stand at the end of each part`);
  }
  return [...scope.querySelectorAll(plainSelectors.join(','))].filter(isVisible);
}

function partsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}

const isElement = (scope: ParentNode): scope is Element => 'parentElement' in scope && 'localName' in scope;
