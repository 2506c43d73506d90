import { visuallyHidden } from '~/theme/text.css';
import { INTENT, NEXT } from './intents';

/**
 * What the Enter key presses: browsers take the form's first button, which here may be one with another intent. Stands
 * first in such a form, unseen and out of the way of the keyboard.
 */
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
