import { numberFormat, plainSpaces } from '~/domain/locale';
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages';
import { SHARED_NAMESPACES } from './namespaces';
import { oneFullStop } from './one-full-stop';

function writeFigure(value: unknown, _format?: string, language = FALLBACK_LANGUAGE as string): string {
  return typeof value === 'number' ? plainSpaces(numberFormat(language).format(value)) : String(value);
}

export const I18N_OPTIONS = {
  supportedLngs: LANGUAGES,
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: 'frame',
  ns: [...SHARED_NAMESPACES],
  interpolation: { escapeValue: false, format: writeFigure },
  postProcess: oneFullStop.name,
  returnNull: false,
} as const;
