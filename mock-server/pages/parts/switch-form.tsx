import type { ReactNode } from 'react';
import { LiveForm } from '../live/live-form';
import * as css from './switch-form.css';

interface Props {
  action: string;
  fields: Readonly<Record<string, string>>;
  id: string;
  label: ReactNode;
  /** For screen readers, if the label alone is ambiguous. */
  name?: string;
  hint?: ReactNode;
  isOn: boolean;
  tone?: 'alarm';
}

export function SwitchForm({ action, fields, id, label, name, hint, isOn, tone }: Props) {
  return (
    <LiveForm className={css.row} method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
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
        aria-label={name}
        aria-labelledby={name === undefined ? id : undefined}
        data-tone={tone}
      />
    </LiveForm>
  );
}
