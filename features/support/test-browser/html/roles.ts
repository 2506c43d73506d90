import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Role, RoleOptions } from '../test-browser';
import { collapseSpaces, hasWords, isInline } from './text';
import { isExposed, isVisible } from './visible';

/** These elements are no landmarks inside `article`, `section` and similar elements. */
const LANDMARK_BY_ELEMENT: Record<string, string> = { header: 'banner', footer: 'contentinfo' };
const SECTIONING_ELEMENTS = 'article, aside, main, nav, section';
const NAMED_LANDMARKS = new Set(['form', 'region']);

/** jsdom calculates no styles. */
const styles = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: (element: Element) => styleOf(element),
};

export const nameOf = (element: Element): string => collapseSpaces(computeAccessibleName(element, styles));

export const descriptionOf = (element: Element): string =>
  collapseSpaces(computeAccessibleDescription(element, styles));

export function roleOf(element: Element): string | null {
  const role = baseRoleOf(element);
  return role !== null && isRole(element, role) ? role : null;
}

const baseRoleOf = (element: Element): string | null => element.getAttribute('role') ?? getRole(element);

function isRole(element: Element, role: string): boolean {
  if (LANDMARK_BY_ELEMENT[element.localName] === role)
    return !element.parentElement?.closest(SECTIONING_ELEMENTS);
  return !NAMED_LANDMARKS.has(role) || nameOf(element) !== '';
}

export function elementsByRole(scope: ParentNode, role: Role, options: RoleOptions = {}): Element[] {
  const { name, exact, level, includeHidden } = options;
  return elementsBelow(scope).filter(
    (element) =>
      baseRoleOf(element) === role &&
      isRole(element, role) &&
      (includeHidden || isExposed(element)) &&
      (level === undefined || levelOf(element) === level) &&
      (name === undefined || hasName(element, name, exact)),
  );
}

/** Keeps document order. In jsdom, the selector `*` takes six times as long. */
function elementsBelow(scope: ParentNode): Element[] {
  const elements: Element[] = [];
  const collectElements = (parent: ParentNode): void => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      elements.push(child);
      collectElements(child);
    }
  };
  collectElements(scope);
  return elements;
}

function hasName(element: Element, name: string | RegExp, exact = false): boolean {
  const accessibleName = nameOf(element);
  return exact && typeof name === 'string'
    ? accessibleName === collapseSpaces(name)
    : hasWords(accessibleName, name);
}

function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1]);
}

function styleOf(element: Element): CSSStyleDeclaration {
  const visibleDisplay = isInline(element) ? 'inline' : 'block';
  const values: Record<string, string> = {
    display: isVisible(element) ? visibleDisplay : 'none',
    visibility: 'visible',
  };
  return { getPropertyValue: (property: string) => values[property] ?? '' } as CSSStyleDeclaration;
}
