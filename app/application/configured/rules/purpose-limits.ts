import { type DynamicField, numberBoundOf, STANDARD_FIELD_IDS } from '~/configured-form/rules/field';
import { type DynamicPurpose, durationUnitOf, fieldsOfPurpose } from '~/configured-form/rules/form';

export interface PurposeLimits {
  readonly amountFrom: number | null;
  readonly term: { readonly from: number; readonly to: number; readonly unit: 'years' | 'months' } | null;
}

const MONTHS_PER_YEAR = 12;

export function purposeLimitsOf(purpose: DynamicPurpose): PurposeLimits {
  const limitsOf = (id: string) => fieldLimits(fieldsOfPurpose(purpose).find((field) => field.id === id));
  const amount = limitsOf(STANDARD_FIELD_IDS.amount);
  const { min, max } = limitsOf(STANDARD_FIELD_IDS.duration);
  return { amountFrom: amount.min || null, term: termOf(min, max, durationUnitOf(purpose)) };
}

function fieldLimits(field: DynamicField | undefined): {
  min?: number | undefined;
  max?: number | undefined;
} {
  if (!field) return {};
  if (field.control.kind === 'slider') return field.control;
  return { min: numberBoundOf(field, 'min'), max: numberBoundOf(field, 'max') };
}

function termOf(min: number | undefined, max: number | undefined, unit: 'years' | 'months') {
  if (!min || !max || max <= min) return null;
  const inYears = unit === 'years' && min % MONTHS_PER_YEAR === 0 && max % MONTHS_PER_YEAR === 0;
  const length = inYears ? MONTHS_PER_YEAR : 1;
  return { from: min / length, to: max / length, unit: inYears ? ('years' as const) : ('months' as const) };
}
