import type { ReactNode } from 'react';
import { LiveForm } from '../live/live-form';
import * as css from './switch-form.css';

interface Props {
  action: string;
  fields: Readonly<Record<string, string>>;
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  /** `alarm`: on is red. */
  tone?: 'alarm';
}

/** A switch that sends its form. */
export function SwitchForm({ action, fields, id, label, hint, isOn, tone }: Props) {
  return (
    <LiveForm className={css.row} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className={css.label} id={id}>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
      <button
        type="submit"
        className={css.control}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        data-tone={tone}
      />
    </LiveForm>
  );
}
