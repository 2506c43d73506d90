import { useTranslation } from 'react-i18next';
import type { FinanceObject } from '~/api/finance-objects.server';
import { formatCents } from '~/domain/cents';
import { Counter } from '~/ui/frame/tabs';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { KeyFigures } from '~/ui/records/key-figures';
import { grandTotal } from './rules/object-totals';

/** What all objects cost together, and how much of it is to be financed. */
export function TotalsCard({ objects, currency }: { objects: readonly FinanceObject[]; currency: string }) {
  const { t, i18n } = useTranslation('objects');
  const { price, downPayment, financed } = grandTotal(objects);
  const money = (cents: bigint) => formatCents(cents, currency, i18n.language);
  const count = <Counter value={objects.length} label={t('count', { count: objects.length })} />;
  return (
    <Card labelledBy="object-totals">
      <CardHeader id="object-totals" title={t('totals.title')} count={count} />
      <CardBody>
        <KeyFigures
          items={[
            { label: t('totals.price'), value: money(price) },
            { label: t('totals.downPayment'), value: money(downPayment) },
            { label: t('totals.financed'), value: money(financed) },
          ]}
        />
      </CardBody>
    </Card>
  );
}
