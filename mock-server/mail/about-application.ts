import type { Language } from 'contracts/api/enumerations';
import type { ApplicationRow } from '../store/rows';

/** The application that a mail is about, as its text names it. */
export interface AboutApplication {
  /** The company that the application was made for. */
  company: string;
  /** The short id that people name an application by. */
  shortId: string;
  /** What was asked for, or the limit, in the language of the mail: "84.000 €". Null where neither is known. */
  amount: string | null;
}

/** What a mail in this language names of an application. */
export function aboutApplication({ facts }: ApplicationRow, language: Language): AboutApplication {
  const amount = facts.loanSize ?? facts.factoring_limit ?? null;
  return {
    company: facts.companyName,
    shortId: facts.shortApplicationId,
    amount: amount === null ? null : inWords(amount, facts.currency, language),
  };
}

/**
 * English is British. Whole amounts go without cents; grouped from four digits on, which Polish would not do by itself. The font of the
 * page that shows mails lacks U+202F, so that U+00A0 stands for it.
 */
function inWords(amount: number, currency: string, language: Language): string {
  const written = amount.toLocaleString(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return written.replaceAll('\u202f', '\u00a0');
}
