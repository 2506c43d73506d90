import type { Language } from 'contracts/api/enumerations';
import type { Finding, PortalAnswer, Problem } from '../../rules/finding';
import { filled } from '../page/words';
import { DE, DE_PORTAL } from './de';
import { EN, EN_PORTAL } from './en';
import { FR, FR_PORTAL } from './fr';
import { PL, PL_PORTAL } from './pl';

const WORDS: Record<Language, Readonly<Record<Problem, string>>> = { de: DE, en: EN, fr: FR, pl: PL };
const PORTAL: Record<Language, Readonly<Record<PortalAnswer, string>>> = {
  de: DE_PORTAL,
  en: EN_PORTAL,
  fr: FR_PORTAL,
  pl: PL_PORTAL,
};

export function findingMessage({ problem, values = {}, portal }: Finding, language: Language): string {
  const found = filled(WORDS[language][problem], values);
  return portal === undefined ? found : `${found} ${PORTAL[language][portal]}`;
}
