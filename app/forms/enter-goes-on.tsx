import { visuallyHidden } from '~/theme/text.css';
import { INTENT, NEXT } from './intents';

/** What the Enter key presses, first in a form whose first button has another intent; unseen and out of the keyboard's way. */
export function EnterGoesOn() {
  return (
    <button
      type="submit"
      name={INTENT}
      value={NEXT}
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
    />
  );
}
