import { useTranslation } from 'react-i18next';
import { isRepaidAtEnd } from '~/application/loan-terms';
import type { RequestSummary } from '~/application/request-summary';
import type { YearsAndMonths } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import { onlyWide } from '~/ui/layout.css';
import { Sheet, SheetNote } from '~/ui/sheet';
import { type Term, Terms } from '~/ui/terms';

type RequestSheetProps = {
  summary: RequestSummary;
  /** Once it is known. */
  companyName?: string;
  loggedIn: boolean;
  /** The wizard ends with an offer. */
  offer: boolean;
  language: string;
};

/** Stands for an amount that is not typed yet. */
const NO_AMOUNT = '–';

/** The request as a draft of the offer, always as it stands. Left out on phones, where the sticky bar says the essence. */
export function RequestSheet({ summary, companyName, loggedIn, offer, language }: RequestSheetProps) {
  const { t } = useTranslation(['application', 'enums']);
  const terms = useRequestTerms(summary, language);
  const withOffer = loggedIn ? 'request.noteLoggedIn' : 'request.note';
  const company: Term[] = companyName ? [{ label: t('request.company'), value: companyName }] : [];
  return (
    <Sheet
      tone="draft"
      kicker={t('request.title')}
      amount={amountWords(summary, language)}
      className={onlyWide}
    >
      <Terms items={[...company, ...terms]} />
      <SheetNote>{t(offer ? withOffer : 'request.noteReceived')}</SheetNote>
    </Sheet>
  );
}

/** The amount asked for, or a dash. */
export function amountWords({ amount, currency }: RequestSummary, language: string): string {
  return amount === null ? NO_AMOUNT : formatMoney(amount, currency, language);
}

function useRequestTerms(summary: RequestSummary, language: string): Term[] {
  const { t } = useTranslation(['application', 'enums']);
  const money = (amount: number | null) =>
    amount === null ? t('request.open') : formatMoney(amount, summary.currency, language);

  if (summary.kind === 'factoring') {
    const abroad = summary.internationalCustomers;
    return [
      { label: t('request.loanType'), value: t('enums:loanType.factoring') },
      { label: t('request.annualSales'), value: money(summary.annualSales) },
      {
        label: t('request.internationalCustomers'),
        value: abroad === null ? t('request.open') : t(abroad ? 'yes' : 'no'),
      },
    ];
  }
  const { loanType, duration, years, purpose, monthlyRepayment } = summary;
  const inYears = (span: YearsAndMonths) =>
    [
      span.years > 0 && t('enums:durationUnit.years', { count: span.years }),
      span.years > 0 && span.months > 0 && t('enums:durationUnit.months', { count: span.months }),
    ]
      .filter(Boolean)
      .join(' ');
  return [
    { label: t('request.loanType'), value: t(`enums:loanType.${loanType}`) },
    {
      label: t('request.duration'),
      value: duration === null ? t('request.open') : t('enums:durationUnit.months', { count: duration }),
      note: years === null ? undefined : inYears(years),
    },
    {
      label: t('request.purpose'),
      value: purpose === null ? t('request.open') : t(`enums:purpose.${purpose}`),
    },
    isRepaidAtEnd(loanType)
      ? { label: t('request.repaymentBullet'), value: t('request.atEnd') }
      : {
          label: t('request.repayment'),
          value: money(monthlyRepayment),
          note: monthlyRepayment === null ? undefined : t('request.withoutInterest'),
        },
  ];
}
