import type { TFunction } from 'i18next';
import { durationWords } from './duration-words';
import type { Words } from './rules/value';

interface Texts {
  readonly language: string;
  readonly t: TFunction<'dynamic'>;
  readonly enums: TFunction<'enums'>;
}

export function wordsFrom({ language, t, enums }: Texts, currency: string): Words {
  return {
    language,
    currency,
    yes: t('yes'),
    no: t('no'),
    duration: durationWords((key, options) => enums(key, options)),
  };
}
