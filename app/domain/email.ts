import { type Checked, invalid, valid } from './message';
import { withoutInvisible } from './text';

/** ACC-03 */
const EMAIL_MAX = 250;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u;

export function checkEmail(typed: string): Checked<string> {
  const email = withoutInvisible(typed).trim().normalize('NFC').toLowerCase();
  if (email === '') return invalid('required');
  if (email.length > EMAIL_MAX) return invalid('emailTooLong', { max: EMAIL_MAX });
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const isEmail =
    at > 0 &&
    LOCAL_PART.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return isEmail ? valid(email) : invalid('emailInvalid');
}
