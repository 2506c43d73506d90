import type { Language } from 'contracts/api/enumerations';
import type { ApplicationRow } from '../store/rows';

export interface ApplicationInMail {
  company: string;
  shortId: string;
  amount: string | null;
}

export function createApplicationInMail({ facts }: ApplicationRow, language: Language): ApplicationInMail {
  const amount = facts.loanSize ?? facts.factoring_limit ?? null;
  return {
    company: facts.companyName,
    shortId: facts.shortApplicationId,
    amount: amount === null ? null : formatAmount(amount, facts.currency, language),
  };
}

/** Groups the digits of four-digit numbers, too. U+00A0 replaces U+202F, which the font lacks. */
function formatAmount(amount: number, currency: string, language: Language): string {
  const formattedText = amount.toLocaleString(language === 'en' ? 'en-GB' : language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return formattedText.replaceAll('\u202f', '\u00a0');
}
