import type { Words } from '~/application/dynamic/value';
import type { Visit } from '~/session/visit.server';
import { durationWords } from './duration-words';

/** The words configured values are shown in, on the server; in the browser `useWords` gives them. */
export function wordsOf(visit: Visit, currency: string): Words {
  const t = visit.t('dynamic');
  const enums = visit.t('enums');
  return {
    language: visit.language,
    currency,
    yes: t('yes'),
    no: t('no'),
    duration: durationWords((key, options) => enums(key, options)),
  };
}
