import type { InitOptions, PostProcessorModule } from 'i18next';
import { getNumberFormat, replaceNarrowSpaces } from '~/domain/locale';
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages';
import { SHARED_NAMESPACES } from './namespaces';

/** Finds `..` as in `für Polmet Sp. z o.o..`, but not an ellipsis. */
const TWO_FULL_STOPS = /(?<!\.)\.\.(?=\s|$)/g;

export function endWithOneFullStop(text: string): string {
  return text.replace(TWO_FULL_STOPS, '.');
}

export const fullStopPostProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: endWithOneFullStop,
};

export function formatNumberInText(
  value: unknown,
  _format?: string,
  language = FALLBACK_LANGUAGE as string,
): string {
  return typeof value === 'number'
    ? replaceNarrowSpaces(getNumberFormat(language).format(value))
    : String(value);
}

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

/** Unlike i18next, leaves placeholders within values, such as a company called "{{name}}". */
export function interpolate(
  text: string,
  values: Readonly<Record<string, unknown>>,
  language: string,
): string {
  return text.replace(PLACEHOLDER, (_, placeholder: string) => {
    const [name = '', format] = placeholder.split(',');
    const value = values[name.trim()];
    if (format !== undefined) return formatNumberInText(value, format, language);
    return value === undefined || value === null ? '' : String(value);
  });
}

export const I18N_OPTIONS = {
  supportedLngs: LANGUAGES,
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: 'frame',
  ns: [...SHARED_NAMESPACES],
  postProcess: fullStopPostProcessor.name,
  returnNull: false,
} as const;

export const KEY_INSPECTION_LANGUAGE = 'cimode';

const showKeyPostProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keyInPlace',
  process(text, _keys, options) {
    const resolvedKey: unknown = options.i18nResolved;
    return isFound(resolvedKey) ? `${resolvedKey.usedNS}:${resolvedKey.exactUsedKey}` : text;
  },
};

function isFound(value: unknown): value is { usedNS: string; exactUsedKey: string } {
  return typeof value === 'object' && value !== null && 'usedNS' in value && 'exactUsedKey' in value;
}

export const keyInspectionPostProcessor = {
  module: showKeyPostProcessor,
  options: { postProcess: [showKeyPostProcessor.name], postProcessPassResolved: true } satisfies InitOptions,
};
