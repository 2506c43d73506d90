import type { Words } from '~/application/dynamic/value';
import type { Visit } from '~/session/visit.server';
import { wordsFrom } from './words';

/** The same words on the server. */
export function wordsOf({ language, t }: Pick<Visit, 'language' | 't'>, currency: string): Words {
  return wordsFrom({ language, t: t('dynamic'), enums: t('enums') }, currency);
}
