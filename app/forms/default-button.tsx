import { visuallyHidden } from 'ui/theme/text.css';
import { INTENT, NEXT } from './intents';

/** Receives the Enter key: the form's first visible button may have another intent. */
export function DefaultButton({ intent = NEXT }: { intent?: string }) {
  return (
    <button
      type="submit"
      name={INTENT}
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
    />
  );
}
