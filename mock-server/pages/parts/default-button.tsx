import { unseen } from '../base/unseen.css';

/** First in a form, for Enter in its fields. Otherwise Enter would press another button. */
export function DefaultButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button type="submit" className={unseen} name="intent" value={intent} tabIndex={-1} aria-hidden="true">
      {label}
    </button>
  );
}
