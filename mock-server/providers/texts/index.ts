import type { Language } from 'contracts/api/enumerations';
import { GERMAN } from './de';
import { ENGLISH } from './en';
import { FRENCH } from './fr';
import type { PageTexts } from './page-texts';
import { POLISH } from './pl';

/** What the providers' pages say. */
export const PAGE_TEXTS: Record<Language, PageTexts> = { de: GERMAN, en: ENGLISH, fr: FRENCH, pl: POLISH };
