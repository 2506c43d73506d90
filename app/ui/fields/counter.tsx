import { useField } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { useSettled } from '~/ui/feedback/use-settled';
import { classNames } from '~/ui/layout/class-names';
import { countCharacters } from './character-count';
import { counter, over } from './counter.css';
import type { FieldHandle } from './field';

export type CounterLimits = { min?: number; max: number };

export function Counter({ id, field, limits }: { id: string; field: FieldHandle; limits: CounterLimits }) {
  const { t } = useTranslation('fields');
  const [{ value }] = useField<string>(field.name, { formId: field.formId });
  const hydrated = useHydrated();
  const count = countCharacters(typeof value === 'string' ? value : '', limits);
  const words = {
    limits: () => t(limits.min === undefined ? 'counter.atMost' : 'counter.between', limits),
    short: (missing: number) => t('counter.missing', { count: missing }),
    within: (used: number) => t('counter.used', { used, max: limits.max }),
    over: (excess: number) => t('counter.excess', { count: excess }),
  };
  let shown = words.limits();
  if (hydrated) {
    if (count.state === 'short') shown = words.short(count.missing);
    else if (count.state === 'over') shown = words.over(count.excess);
    else if (count.used > 0 || limits.min === undefined) shown = words.within(count.used);
  }
  const spoken = useSettled(shown);
  return (
    <>
      <p id={id} className={classNames(counter, hydrated && count.state === 'over' && over)}>
        {shown}
      </p>
      <span role="status" className={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}
