import { parse, serialize } from 'cookie';
import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import Negotiator from 'negotiator';
import { initReactI18next } from 'react-i18next';
import { prefixCookieName, readCookieValue } from '~/domain/cookie-name';
import { cacheTexts } from './cached-texts.server';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from './languages';
import type { Namespace } from './namespaces';
import { fullStopPostProcessor, I18N_OPTIONS, interpolate, keyInspectionPostProcessor } from './options';
import type { Translator } from './translated-text';

/** The cookie is essential, so it needs no consent. */
const LANGUAGE_COOKIE = 'portal_language';
const TEXT_KEYS_COOKIE = 'portal_text_keys';
const COOKIE_ATTRIBUTES = { httpOnly: true, path: '/', sameSite: 'lax' } as const;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readLanguageCookie(request: Request): Language | null {
  const value = readCookieValue(parse(request.headers.get('Cookie') ?? ''), LANGUAGE_COOKIE);
  return isLanguage(value) ? value : null;
}

export function createLanguageCookie(language: Language, secure: boolean): string {
  return serialize(prefixCookieName(LANGUAGE_COOKIE, secure), language, {
    ...COOKIE_ATTRIBUTES,
    maxAge: ONE_YEAR_SECONDS,
    secure,
  });
}

export function requestsTextKeys(request: Request): boolean {
  return readCookieValue(parse(request.headers.get('Cookie') ?? ''), TEXT_KEYS_COOKIE) === '1';
}

export function createTextKeysCookie(showsKeys: boolean, secure: boolean): string {
  const expiryAttributes = showsKeys ? {} : { maxAge: 0 };
  return serialize(prefixCookieName(TEXT_KEYS_COOKIE, secure), showsKeys ? '1' : '', {
    ...COOKIE_ATTRIBUTES,
    secure,
    ...expiryAttributes,
  });
}

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  if (language && namespace) resources[language] = { ...resources[language], [namespace]: texts };
}

const instances = new Map<string, I18n>();

interface TextOptions {
  showsKeys?: boolean;
}

export function getI18n(language: Language, { showsKeys = false }: TextOptions = {}): I18n {
  const instanceKey = showsKeys ? `${language} keys` : language;
  const existingInstance = instances.get(instanceKey);
  if (existingInstance) return existingInstance;
  const instance = createInstance();
  instance.use(fullStopPostProcessor);
  if (showsKeys) instance.use(keyInspectionPostProcessor.module);
  void instance.use(initReactI18next).init({
    ...I18N_OPTIONS,
    ...(showsKeys && keyInspectionPostProcessor.options),
    supportedLngs: [...I18N_OPTIONS.supportedLngs],
    lng: language,
    resources,
    initImmediate: false,
  });
  instance.services.interpolator.interpolate = interpolate;
  cacheTexts(instance);
  instances.set(instanceKey, instance);
  return instance;
}

export function createTranslator<N extends Namespace>(
  language: Language,
  namespace: N,
  textOptions?: TextOptions,
): Translator<N> {
  return getI18n(language, textOptions).getFixedT(language, namespace) as Translator<N>;
}

/** The simulator's links use `lang`. */
const QUERY_NAMES = ['lng', 'lang'];

export function readLanguageOfQuery(url: URL, supported: readonly Language[]): Language | null {
  const requestedLanguage = QUERY_NAMES.map((name) => url.searchParams.get(name)).find(
    (value) => value !== null,
  );
  return isLanguage(requestedLanguage) && supported.includes(requestedLanguage) ? requestedLanguage : null;
}

/** SHELL-23. Tries in this order: query string, cookie, browser, deployment's default, German. */
export function detectLanguage(
  request: Request,
  supported: readonly Language[],
  deploymentDefault: Language,
): Language {
  const chosenLanguage = readLanguageOfQuery(new URL(request.url), supported) ?? readLanguageCookie(request);
  if (chosenLanguage && supported.includes(chosenLanguage)) return chosenLanguage;
  const fallback = supported.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : deploymentDefault;
  const headers = { 'accept-language': request.headers.get('Accept-Language') ?? '*' };
  const language = new Negotiator({ headers }).language([fallback, ...supported]);
  return isLanguage(language) ? language : fallback;
}
