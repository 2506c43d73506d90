import { useField } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { useSettled } from '~/ui/feedback/use-settled';
import { classNames } from '~/ui/layout/class-names';
import type { FieldHandle } from '../field/field';
import { counter, over } from './counter.css';

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

export type CharacterCount =
  | { state: 'short'; missing: number }
  | { state: 'within'; used: number }
  | { state: 'over'; excess: number };

/** Counts code points after trimming and NFC; a line break counts as one. An empty text counts as `within`. */
export function countCharacters(text: string, limits: { min?: number; max?: number }): CharacterCount {
  const used = [...text.normalize('NFC').replace(/\r\n?/g, '\n').trim()].length;
  if (limits.max !== undefined && used > limits.max) return { state: 'over', excess: used - limits.max };
  if (limits.min !== undefined && used > 0 && used < limits.min) {
    return { state: 'short', missing: limits.min - used };
  }
  return { state: 'within', used };
}
