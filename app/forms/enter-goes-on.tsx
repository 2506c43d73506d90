import { visuallyHidden } from '~/theme/text.css';
import { INTENT, NEXT } from './intents';

/** What the Enter key presses, first in a form whose first button has another intent; unseen and out of the keyboard's way. */
export function EnterGoesOn({ intent = NEXT }: { intent?: string }) {
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
