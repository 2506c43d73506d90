import type { ComponentProps } from 'react';
import { NumberField } from './number-field';

type MoneyFieldProps = ComponentProps<typeof NumberField> & {
  /** The currency's sign, behind the amount and part of the accessible name. */
  unit: string;
};

/** An amount, typed as people write it; the digits are grouped on leaving. Submits the text as it stands. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} />;
}
