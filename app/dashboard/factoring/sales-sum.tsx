import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { useField } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { TYPING_PAUSE_MS } from 'ui/fields/text/text-field';
import { Icon } from 'ui/layout/icon';
import { createGroupFormat } from '~/domain/cents';
import * as css from './factoring.css';
import type { FactoringFormContext } from './rules/factoring-schemas';
import { checkSales, hasInternationalSales } from './rules/sales-check';

interface SalesSumProps {
  formId: string;
  total: bigint;
  context: FactoringFormContext;
}

const VERDICT_ICONS = {
  waiting: CircleDashed,
  equal: CircleCheck,
  more: CircleAlert,
  less: CircleAlert,
} as const;

export function SalesSum({ formId, total, context }: SalesSumProps) {
  const { t } = useTranslation('factoring');
  const [home] = useField<string>('annual_sales_previous_year', { formId });
  const [salesAbroad] = useField<string>('annual_sales_previous_year_abroad', { formId });
  const typed = hasInternationalSales(context.facts) ? [home.value, salesAbroad.value] : [home.value];
  const check = checkSales(typed, total, context.language);
  const amounts = [total, check?.sum ?? 0n, check?.difference ?? 0n];
  const money = createGroupFormat(amounts, context.currency, context.language);
  const verdict = check?.verdict ?? 'waiting';
  const sumText = t(`sum.${verdict}`, {
    total: money(total),
    sum: money(check?.sum ?? 0n),
    difference: money(check?.difference ?? 0n),
  });
  useAnnouncement(sumText, TYPING_PAUSE_MS);
  return (
    <p className={css.salesSum[verdict]} data-verdict={verdict}>
      <Icon of={VERDICT_ICONS[verdict]} className={css.sumIcon[verdict]} />
      <span>
        <span>{t('sum.label')}</span> <b>{sumText}</b>
      </span>
    </p>
  );
}
