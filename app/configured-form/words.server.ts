import type { Visit } from '~/request/visit.server';
import type { Words } from './rules/value';
import { wordsFrom } from './words';

export function wordsOf({ language, t }: Pick<Visit, 'language' | 't'>, currency: string): Words {
  return wordsFrom({ language, t: t('dynamic'), enums: t('enums') }, currency);
}
