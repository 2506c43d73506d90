import { useTranslation } from 'react-i18next';
import type { Offer } from '~/application/result/rules/offer';
import { formatMoney } from '~/domain/money';
import { formatPercentRange } from '~/domain/percent';
import { TitledCard } from '~/ui/layout/card';
import { KeyFigures } from '~/ui/records/key-figures';

/** The conditions in three figures; each says when it may still change. */
export function OfferCard({ offer, currency }: { offer: Offer; currency: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const { yearlyRate, rateIsFinal, monthlyPayment, fee, feeIsFinal } = offer;
  const note = (isFinal: boolean) => (isFinal ? undefined : t('overview.indicative'));
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  return (
    <TitledCard id="offer" title={t(rateIsFinal && feeIsFinal ? 'overview.conditions' : 'overview.offer')}>
      <KeyFigures
        items={[
          {
            label: t('overview.rate'),
            value: formatPercentRange(yearlyRate.low, yearlyRate.high, i18n.language),
            note: note(rateIsFinal),
          },
          { label: t('overview.monthlyPayment'), value: money(monthlyPayment), note: note(rateIsFinal) },
          { label: t('overview.fee'), value: money(fee), note: note(feeIsFinal) },
        ]}
      />
    </TitledCard>
  );
}
