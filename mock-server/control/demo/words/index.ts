import type { Language } from 'contracts/api/enumerations';
import { DE, type Words } from './de';
import { EN } from './en';
import { FR } from './fr';
import { PL } from './pl';

export type { Words };

export const WORDS: Readonly<Record<Language, Words>> = { de: DE, en: EN, fr: FR, pl: PL };
