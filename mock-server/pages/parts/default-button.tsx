import { unseen } from '../base/unseen.css';

/** First button in a form, which Enter in a field presses. */
export function DefaultButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button type="submit" className={unseen} name="intent" value={intent} tabIndex={-1} aria-hidden="true">
      {label}
    </button>
  );
}
