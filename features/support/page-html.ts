import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { HTML_RULES } from './html-rules';
import { ValidShapes } from './valid-shapes';

/** Caches the rules: resolving them takes a sixth of a validation. */
class CachedConfigLoader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | null = null;

  override getConfigFor(...file: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#config ??= super.getConfigFor(...file);
    return this.#config;
  }
}

const validator = new HtmlValidate(new CachedConfigLoader(HTML_RULES));

const validShapes = new ValidShapes();

/** Runs in the page. A shape is all that the rules read: parent, attributes, references, names and items. */
export function shapesOf(html: Element): string[] {
  const page: Document & { hasNewWords?: boolean } = html.ownerDocument;
  if (page.hasNewWords === false) return [];
  if (page.contentType !== 'text/html' || html.matches('[data-extension], .translated-ltr')) return [];
  const shapes = new Set<string>();
  const ids = new Set<string>();
  const references = ['for', 'list', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns'];
  let heading = '';
  const readElement = (element: Element, parent: string) => {
    const { localName: name, id, attributes, firstChild } = element;
    let shape = `${parent} > ${name}`;
    if (/^h[1-6]$/.test(name)) {
      shape += ` after ${heading}`;
      heading = name;
    }
    if (id && ids.has(id)) shape += ' second of its id';
    ids.add(id);
    if (firstChild === null) shape += ' empty';
    if (name === 'time')
      shape += (element.getAttribute('datetime') ?? element.textContent ?? '').replace(/\d/g, '0');
    for (const { name: attribute, value } of attributes) {
      shape += ` ${attribute}`;
      if (/^(role|type|autocomplete|rel|method)$/.test(attribute)) shape += `=${value}`;
      if (references.includes(attribute))
        for (const reference of value.split(' '))
          shape += page.getElementById(reference) ? '' : ' of nothing';
      if (attribute === 'aria-label') {
        const words = (element.textContent ?? '').trim().toLowerCase();
        shape += value.toLowerCase().includes(words) ? '' : ' without its text';
      }
    }
    shapes.add(shape);
    for (let child = element.firstElementChild; child; child = child.nextElementSibling)
      readElement(child, name);
  };
  readElement(html, '');
  return [...shapes];
}

function routeOf(address: string): string {
  const { port, pathname } = new URL(address);
  return port + pathname.replace(/\/[\w-]*\d[\w-]*(?=\/|$)/g, '/*');
}

/** Skips known routes and shapes, because a validation takes 0.1 s and follows each step. */
export async function findHtmlErrors(
  address: string,
  shapes: readonly string[],
  content: () => Promise<string | null>,
): Promise<string[]> {
  if (shapes.length === 0) return [];
  const route = routeOf(address);
  const newShapes = validShapes.findUnknownShapes([route, ...shapes]);
  if (newShapes.length === 0) return [];
  const errors = await validateHtml((await content()) ?? '');
  // Shapes of invalid pages are not stored, so that a retry fails too.
  if (errors.length === 0) validShapes.add(newShapes);
  return errors;
}

export async function validateHtml(html: string): Promise<string[]> {
  if (html === '') return [];
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
