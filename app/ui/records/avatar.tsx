import { avatar } from './avatar.css';
import { initials } from './initials';

export type AvatarProps = {
  /** A person's name or e-mail address. */
  of: string;
  size?: keyof typeof avatar;
};

/** A person's initials on a tinted disc; decorative, the name stands beside it. */
export function Avatar({ of, size = 'm' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true" translate="no">
      {initials(of)}
    </span>
  );
}
