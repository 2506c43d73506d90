import type { TFunction } from 'i18next';
import { NO_AMOUNT_TEXT, type SheetContents, type SheetTerm } from '~/application/journey/request-sheet';
import type { AnswerTexts } from '~/configured-form/rules/value';
import { formatMoney } from '~/domain/money';
import type { ConfiguredSummary, ShortAnswer } from './rules/summary';

const MAX_ROWS = 4;

interface ContentsContext {
  t: TFunction<'application'>;
  answerTexts: AnswerTexts;
  answers: readonly ShortAnswer[];
  amountStep: number | null;
}

export function createConfiguredSheetContents(
  { amount, months, unit, purpose }: ConfiguredSummary,
  { t, answerTexts, answers, amountStep }: ContentsContext,
): SheetContents {
  const { currency, language, duration } = answerTexts;
  const rows = (otherRowCount: number): SheetTerm[] =>
    answers.slice(0, Math.max(MAX_ROWS - otherRowCount, 0)).map(({ label, value }) => ({ label, value }));
  if (amount === null && amountStep !== null) {
    const knownRows: SheetTerm[] = purpose === null ? [] : [{ label: t('request.purpose'), value: purpose }];
    const amountLaterRow = {
      label: t('request.amountAndTerm'),
      value: t('request.inStep', { step: amountStep }),
    };
    return { amount: NO_AMOUNT_TEXT, terms: [...knownRows, ...rows(knownRows.length + 1), amountLaterRow] };
  }
  const otherUnit = unit === 'years' ? 'months' : 'years';
  const terms: SheetTerm[] = [
    { label: t('request.purpose'), value: purpose ?? t('request.open') },
    {
      label: t('request.duration'),
      value: months === null ? t('request.open') : duration(months, unit),
      ...(months !== null && { note: duration(months, otherUnit) }),
    },
  ];
  return {
    amount: amount === null ? NO_AMOUNT_TEXT : formatMoney(amount, currency, language),
    terms: [...terms, ...rows(terms.length + 1)],
  };
}
