import { visuallyHidden } from 'ui/theme/text.css';
import { INTENT_FIELD, NEXT_INTENT } from './intents';

/** Receives the Enter key: the form's first visible button may have another intent. */
export function DefaultButton({ intent = NEXT_INTENT }: { intent?: string }) {
  return (
    <button
      type="submit"
      name={INTENT_FIELD}
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
    />
  );
}
