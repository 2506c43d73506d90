import { avatar } from './avatar.css';
import { initials } from './initials';

export type AvatarProps = {
  of: string;
  size?: keyof typeof avatar;
};

export function Avatar({ of, size = 'm' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true" translate="no">
      {initials(of)}
    </span>
  );
}
