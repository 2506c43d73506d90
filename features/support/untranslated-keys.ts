import { readdirSync, readFileSync } from 'node:fs';

const LOCALES = new URL('../../app/i18n/locales/de/', import.meta.url);

/** `insideTexts`: words of a text with a colon, dot, underscore or inner capital. `wholeTexts`: texts of one lower-case word. */
export interface SuspectedKeys {
  insideTexts: string[];
  wholeTexts: string[];
}

type ReadDocument = Document & { hasNewWords?: boolean };

/** Runs in the page before its scripts. Lets unchanged pages be read only once. */
export function trackTextChanges(): void {
  // Frames without scripts would log each call of the observer.
  if (window !== window.top) return;
  const readDocument: ReadDocument = document;
  new MutationObserver(() => {
    readDocument.hasNewWords = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page. Skips error codes, unchanged documents, and pages that show keys on purpose. */
export function findSuspectedKeys(html: Element): SuspectedKeys {
  const readDocument: ReadDocument = html.ownerDocument;
  if (readDocument.hasNewWords === false || html.getAttribute('data-texts') === 'keys')
    return { insideTexts: [], wholeTexts: [] };
  readDocument.hasNewWords = false;
  const texts: string[] = [];
  const attributeNames = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
  // Selectors and lists of children are slow in jsdom.
  const readTexts = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      if (/^(script|style|template)$/.test(element.localName) || element.hasAttribute('data-shows-codes'))
        continue;
      for (const name of attributeNames) texts.push(element.getAttribute(name) ?? '');
      readTexts(element);
    }
  };
  readTexts(html);
  return {
    insideTexts: texts.flatMap((text) => text.match(/\b[a-z]+(?:[A-Z]|[:._](?=[a-zA-Z]))[\w:.]*/g) ?? []),
    wholeTexts: texts.map((text) => text.trim()).filter((text) => /^[a-z]+$/.test(text)),
  };
}

interface TextCatalogue {
  readonly [key: string]: string | TextCatalogue;
}

const withoutPlural = (key: string) => key.replace(/_(one|few|many|other)$/, '');

function pathsOf(texts: TextCatalogue): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [withoutPlural(key)] : pathsOf(value).map((path) => `${key}.${path}`),
  );
}

const catalogues = new Map(
  readdirSync(LOCALES).map((file) => {
    const texts: TextCatalogue = JSON.parse(readFileSync(new URL(file, LOCALES), 'utf8'));
    return [file.replace('.json', ''), new Set(pathsOf(texts))];
  }),
);

const allKeys = new Set([...catalogues.values()].flatMap((keys) => [...keys]));

export function findUntranslatedKeys({ insideTexts, wholeTexts }: SuspectedKeys): string[] {
  const isKey = (word: string) => {
    const [, namespace = '', key = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
    return catalogues.get(namespace)?.has(key) || allKeys.has(word);
  };
  const messages = catalogues.get('validation');
  return [
    ...insideTexts.map((word) => word.replace(/[.:]+$/, '')).filter(isKey),
    ...wholeTexts.filter((word) => messages?.has(word)),
  ];
}
