import type { CssReference } from './clean-css';

/** Counts elements after resolving all references. Real logos draw far fewer. */
const MAX_DRAWN_ELEMENTS = 100_000;

/** Counts rules with a pattern, mask or filter. Each is compared with each element. */
const MAX_STYLE_REFERENCES = 200;

const MAX_REFERENCE_DEPTH = 500;

export interface DrawnElement {
  name: string;
  id: string | null;
  classes: readonly string[];
  references: [string, string][];
  /** Corners at which a path may draw a marker. */
  corners: number;
  children: DrawnElement[];
}

/** Descendants inherit these attributes, so each may draw the reference again. */
const INHERITED_ATTRIBUTES = new Set([
  'fill',
  'stroke',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
]);

const ELEMENTS_WITHOUT_CONTENT = new Set(['linearGradient', 'radialGradient']);

/** False for cyclic references and drawings too large to draw. */
export function isDrawable(root: DrawnElement, styleReferences: readonly CssReference[]): boolean {
  const byId = new Map<string, DrawnElement>();
  for (const element of elementsOf(root)) {
    if (element.id !== null && !byId.has(element.id)) byId.set(element.id, element);
  }
  const referring = styleReferences.filter(({ value }) =>
    idsIn(value).some((id) => !isContentless(byId.get(id))),
  );
  if (referring.length > MAX_STYLE_REFERENCES) return false;
  const costs = new Map<DrawnElement, number>();
  const open = new Set<DrawnElement>();

  function costOf(element: DrawnElement): number {
    const knownCost = costs.get(element);
    if (knownCost !== undefined) return knownCost;
    if (open.has(element) || open.size > MAX_REFERENCE_DEPTH) return Number.POSITIVE_INFINITY;
    open.add(element);
    let cost = 1;
    for (const child of element.children) cost += costOf(child);
    const appliedReferences = referring
      .filter(({ selector }) => mayMatch(selector, element))
      .map(({ property, value }): [string, string] => [property, value]);
    let drawnByEach = 0;
    for (const [name, value] of [...element.references, ...appliedReferences]) {
      for (const target of idsIn(value).map((id) => byId.get(id))) {
        if (target === undefined) continue;
        const targetCost = costOf(target);
        if (isContentless(target)) continue;
        if (INHERITED_ATTRIBUTES.has(name))
          drawnByEach += targetCost * (name.startsWith('marker') ? element.corners : 1);
        else cost += targetCost;
      }
    }
    cost += cost * drawnByEach;
    open.delete(element);
    costs.set(element, cost);
    return cost;
  }

  return costOf(root) <= MAX_DRAWN_ELEMENTS;
}

function isContentless(element: DrawnElement | undefined): boolean {
  return element === undefined || ELEMENTS_WITHOUT_CONTENT.has(element.name);
}

function idsIn(value: string): string[] {
  const fragmentId = /^\s*#(.+?)\s*$/.exec(value)?.[1];
  if (fragmentId !== undefined) return [fragmentId];
  return [...value.matchAll(/url\(\s*["']?\s*#([^"')]*?)\s*["']?\s*\)/gi)].map(([, id = '']) => id);
}

function mayMatch({ type, id, classes }: CssReference['selector'], element: DrawnElement): boolean {
  return (
    (type === null || type === element.name) &&
    (id === null || id === element.id) &&
    classes.every((className) => element.classes.includes(className))
  );
}

function* elementsOf(element: DrawnElement): Generator<DrawnElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
