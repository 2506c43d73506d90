import { visuallyHidden } from '../base/visually-hidden.css';

/** Must come first in a form, so that Enter in a field presses this button. */
export function DefaultButton({ intent, label }: { intent: string; label: string }) {
  return (
    <button
      type="submit"
      className={visuallyHidden}
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
    >
      {label}
    </button>
  );
}
