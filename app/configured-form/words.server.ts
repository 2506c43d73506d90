import type { PortalRequest } from '~/request/portal-request';
import type { Words } from './rules/value';
import { wordsFrom } from './words';

export function wordsOf(
  { facts: { language }, t }: Pick<PortalRequest, 'facts' | 't'>,
  currency: string,
): Words {
  return wordsFrom({ language, t: t('dynamic'), enums: t('enums') }, currency);
}
