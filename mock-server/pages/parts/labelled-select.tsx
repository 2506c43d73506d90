import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { field } from './field.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}

interface Props extends ComponentPropsWithoutRef<'select'> {
  label: ReactNode;
  labelClass?: string;
  choices: readonly Choice[];
}

export function LabelledSelect({ label, labelClass, choices, ...select }: Props) {
  return (
    <label>
      <span className={labelClass}>{label}</span>
      <select className={field} {...select}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
