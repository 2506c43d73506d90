import type { i18n as I18n } from 'i18next';
import { endWithOneFullStop, I18N_OPTIONS, interpolate } from './options';

export interface TextCatalogue {
  readonly [key: string]: string | TextCatalogue;
}

interface Settings {
  readonly language: string;
  readonly namespaces: readonly string[];
  readonly load: (language: string, namespace: string) => Promise<TextCatalogue>;
  readonly showsKeys?: boolean;
}

interface Values {
  readonly [name: string]: unknown;
}

/**
 * Replaces i18next, whose code is thirty times the size.
 * @returns null if a catalogue cannot be loaded
 */
export async function loadBrowserTexts({
  language,
  namespaces,
  load,
  showsKeys = false,
}: Settings): Promise<I18n | null> {
  const catalogues = new Map<string, TextCatalogue>();
  const failedCatalogues = new Set<string>();
  const usedNamespaces = new Set(namespaces);
  const listeners = new Map<string, Set<(value: string) => void>>();

  const nameOf = (ofLanguage: string, namespace: string) => `${ofLanguage} ${namespace}`;
  const isSettled = (name: string) => catalogues.has(name) || failedCatalogues.has(name);
  const loadAll = (ofLanguage: string, requestedNamespaces: Iterable<string>) =>
    Promise.all(
      Array.from(requestedNamespaces, async (namespace) => {
        const name = nameOf(ofLanguage, namespace);
        if (isSettled(name)) return;
        try {
          catalogues.set(name, await load(ofLanguage, namespace));
        } catch {
          failedCatalogues.add(name);
        }
      }),
    );

  const findTextOfKey = (key: string, values: Values, defaultNamespaces: readonly string[]) => {
    const [prefix = '', ...pathParts] = key.split(':');
    const searchedNamespaces =
      pathParts.length > 0 ? [prefix] : values.ns === undefined ? defaultNamespaces : toNameList(values.ns);
    const path = pathParts.length > 0 ? pathParts.join('.') : key;
    for (const namespace of searchedNamespaces) {
      const catalogue = catalogues.get(nameOf(i18n.language, namespace));
      for (const form of listPluralKeys(path, values.count, i18n.language)) {
        const text = catalogue && findText(catalogue, form);
        if (text !== undefined) return { text, place: `${namespace}:${form}` };
      }
    }
    return undefined;
  };

  const getFixedT = (_language: unknown, namespace?: unknown) => {
    const defaultNamespaces = namespace ? toNameList(namespace) : [I18N_OPTIONS.defaultNS];
    const t = (key: string, values: Values = {}) => {
      const found = findTextOfKey(key, values, defaultNamespaces);
      if (found === undefined) return String(values.defaultValue ?? key);
      if (showsKeys) return found.place;
      if (values.skipInterpolation === true) return found.text;
      return endWithOneFullStop(interpolate(found.text, values, i18n.language));
    };
    return Object.assign(t, { lng: i18n.language, ns: defaultNamespaces });
  };

  let requestedLanguage = language;
  const i18n = {
    language,
    languages: [language],
    isInitialized: true,
    options: { defaultNS: I18N_OPTIONS.defaultNS },
    getFixedT,
    t: (key: string, values?: Values) => getFixedT(null)(key, values),
    exists: (key: string, values: Values = {}) =>
      findTextOfKey(key, values, [I18N_OPTIONS.defaultNS]) !== undefined,
    hasLoadedNamespace: (namespace: string) => isSettled(nameOf(i18n.language, namespace)),
    async loadNamespaces(addedNamespaces: string | readonly string[], whenLoaded?: () => void) {
      for (const namespace of toNameList(addedNamespaces)) usedNamespaces.add(namespace);
      await loadAll(i18n.language, toNameList(addedNamespaces));
      // Waiting components must see the failure. A prefetch forgets it and may be repeated.
      if (whenLoaded === undefined)
        for (const namespace of toNameList(addedNamespaces))
          failedCatalogues.delete(nameOf(i18n.language, namespace));
      whenLoaded?.();
    },
    async changeLanguage(newLanguage: string) {
      requestedLanguage = newLanguage;
      for (const namespace of usedNamespaces) failedCatalogues.delete(nameOf(newLanguage, namespace));
      await loadAll(newLanguage, usedNamespaces);
      if (requestedLanguage !== newLanguage) return;
      i18n.language = newLanguage;
      i18n.languages = [newLanguage];
      for (const listener of listeners.get('languageChanged') ?? []) listener(newLanguage);
    },
    on(event: string, listener: (value: string) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event: string, listener: (value: string) => void) {
      listeners.get(event)?.delete(listener);
    },
  };
  await loadAll(language, usedNamespaces);
  // Safe cast: react-i18next and the portal use no other members.
  return failedCatalogues.size > 0 ? null : (i18n as unknown as I18n);
}

function toNameList(names: unknown): readonly string[] {
  return Array.isArray(names) ? names : [String(names)];
}

/** Returns keys in i18next's order: zero form, plural form, the key itself. */
function listPluralKeys(key: string, count: unknown, language: string): string[] {
  if (typeof count !== 'number') return [key];
  const pluralKey = `${key}_${pluralRules(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, pluralKey, key] : [pluralKey, key];
}

const rulesByLanguage = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
}

function findText(catalogue: TextCatalogue, path: string): string | undefined {
  let node: string | TextCatalogue | undefined = catalogue;
  for (const segment of path.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, segment)) return undefined;
    node = node[segment];
  }
  return typeof node === 'string' ? node : undefined;
}
