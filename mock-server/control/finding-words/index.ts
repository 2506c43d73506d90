import type { Language } from 'contracts/api/enumerations';
import type { Finding, Problem } from '../../rules/finding';
import { filled } from '../page/words';
import { DE } from './de';
import { EN } from './en';
import { FR } from './fr';
import { PL } from './pl';

const WORDS: Record<Language, Readonly<Record<Problem, string>>> = { de: DE, en: EN, fr: FR, pl: PL };

/** What was found, as a sentence. */
export function inWords({ problem, values = {} }: Finding, language: Language): string {
  return filled(WORDS[language][problem], values);
}
