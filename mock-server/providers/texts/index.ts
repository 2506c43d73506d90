import type { Language } from 'contracts/api/enumerations';
import { GERMAN } from './de';
import { ENGLISH } from './en';
import { FRENCH } from './fr';
import type { PageTexts } from './page-texts';
import { POLISH } from './pl';

/** Texts of the providers' pages, by language. */
export const PAGE_TEXTS: Record<Language, PageTexts> = { de: GERMAN, en: ENGLISH, fr: FRENCH, pl: POLISH };
