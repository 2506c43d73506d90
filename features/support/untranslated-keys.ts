import { readdirSync, readFileSync } from 'node:fs';

const LOCALES = new URL('../../app/i18n/locales/de/', import.meta.url);

/** `inside` has words with a colon, dot, underscore or capital letter, `alone` words in lower case. */
export interface SuspectedKeys {
  inside: string[];
  alone: string[];
}

type ReadDocument = Document & { hasNewWords?: boolean };

/** Runs in the page before its scripts. Lets unchanged pages be read only once. */
export function trackTextChanges(): void {
  // Frames without scripts would log each call of the observer.
  if (window !== window.top) return;
  const read: ReadDocument = document;
  new MutationObserver(() => {
    read.hasNewWords = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page. Skips error codes, unchanged documents, and pages that show keys on purpose. */
export function findSuspectedKeys(html: Element): SuspectedKeys {
  const read: ReadDocument = html.ownerDocument;
  if (read.hasNewWords === false || html.getAttribute('data-texts') === 'keys')
    return { inside: [], alone: [] };
  read.hasNewWords = false;
  const texts: string[] = [];
  const named = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
  // Selectors and lists of children are slow in jsdom.
  const readTexts = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      if (/^(script|style|template)$/.test(element.localName) || element.hasAttribute('data-shows-codes'))
        continue;
      for (const name of named) texts.push(element.getAttribute(name) ?? '');
      readTexts(element);
    }
  };
  readTexts(html);
  return {
    inside: texts.flatMap((text) => text.match(/\b[a-z]+(?:[A-Z]|[:._](?=[a-zA-Z]))[\w:.]*/g) ?? []),
    alone: texts.map((text) => text.trim()).filter((text) => /^[a-z]+$/.test(text)),
  };
}

interface Texts {
  readonly [key: string]: string | Texts;
}

const withoutPlural = (key: string) => key.replace(/_(one|few|many|other)$/, '');

function pathsOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [withoutPlural(key)] : pathsOf(value).map((path) => `${key}.${path}`),
  );
}

const catalogues = new Map(
  readdirSync(LOCALES).map((file) => {
    const texts: Texts = JSON.parse(readFileSync(new URL(file, LOCALES), 'utf8'));
    return [file.replace('.json', ''), new Set(pathsOf(texts))];
  }),
);

const allKeys = new Set([...catalogues.values()].flatMap((keys) => [...keys]));

export function findUntranslatedKeys({ inside, alone }: SuspectedKeys): string[] {
  const isKey = (word: string) => {
    const [, namespace = '', key = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
    return catalogues.get(namespace)?.has(key) || allKeys.has(word);
  };
  const messages = catalogues.get('validation');
  return [
    ...inside.map((word) => word.replace(/[.:]+$/, '')).filter(isKey),
    ...alone.filter((word) => messages?.has(word)),
  ];
}
