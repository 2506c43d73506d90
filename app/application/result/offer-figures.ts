import { useTranslation } from 'react-i18next';
import type { Application } from '~/api/applications.server';
import { isRepaidAtEnd } from '~/application/rules/loan-info';
import { formatPercentRange } from '~/domain/decimal';
import { formatMoney } from '~/domain/money';
import type { KeyFigure } from '~/ui/records/key-figures';
import type { Offer } from './rules/offer';

/** CLA-15 */
export function useOfferFigures(offer: Offer, application: Application, language: string): KeyFigure[] {
  const { t } = useTranslation('application');
  const percent = ({ low, high }: Offer['yearlyRate']) => formatPercentRange(low, high, language);
  const money = (amount: number) => formatMoney(amount, application.currency, language);
  const { rateIsFinal, feeIsFinal } = offer;
  const payments = () => {
    if (isRepaidAtEnd(application.allBanksLoanPurpose)) return t('offer.interestOnly');
    if (application.loanDuration === null) return undefined;
    return t(rateIsFinal ? 'offer.paymentsFinal' : 'offer.paymentsIndicative', {
      count: application.loanDuration,
    });
  };
  return [
    {
      label: t('offer.yearlyRate'),
      value: percent(offer.yearlyRate),
      note: t(rateIsFinal ? 'offer.monthlyRateFinal' : 'offer.monthlyRateIndicative', {
        rate: percent(offer.monthlyRate),
      }),
    },
    {
      label: t('offer.monthlyPayment'),
      value: money(offer.monthlyPayment),
      note: payments(),
    },
    {
      label: t('offer.fee'),
      value: money(offer.fee),
      note: t(feeIsFinal ? 'offer.feeFinal' : 'offer.feeIndicative'),
    },
  ];
}

export function offerNote({ rateIsFinal, feeIsFinal }: Pick<Offer, 'rateIsFinal' | 'feeIsFinal'>) {
  if (rateIsFinal) return feeIsFinal ? 'offer.noteFinal' : 'offer.noteFeeIndicative';
  return feeIsFinal ? 'offer.noteRateIndicative' : 'offer.noteBothIndicative';
}
