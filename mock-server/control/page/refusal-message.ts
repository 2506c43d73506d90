import type { Language } from 'contracts/api/enumerations';
import type { Refusal } from '../../api/refusal';
import { getTexts, hasText, type TextKey } from '../../texts/texts';

const TEXT_BY_CODE: Readonly<Record<string, TextKey<'refusal'>>> = {
  err_resource_exists: 'exists',
  err_status_change_not_allowed: 'noWay',
};

const TEXT_BY_STATUS: Readonly<Record<number, TextKey<'refusal'>>> = {
  400: 'notWhole',
  403: 'notHere',
  404: 'gone',
  409: 'changed',
  413: 'tooLarge',
};

export function formatRefusalMessage({ status, errors: [error] }: Refusal, language: Language): string {
  const t = getTexts('refusal', language);
  const { code = null, field } = error ?? {};
  if (field === 'Origin') return t('foreign');
  const textKey = `lost.${field}`;
  if (status !== 422 && hasText('pages', language, textKey)) return getTexts('pages', language)(textKey);
  if (status === 422 && field !== undefined) return t('field');
  return t(TEXT_BY_CODE[code ?? ''] ?? TEXT_BY_STATUS[status] ?? 'failed');
}

export function errorCodesOf({ errors: [error] }: Refusal): string {
  return error?.code ? [error.code, error.field].filter(Boolean).join(' ') : '';
}
