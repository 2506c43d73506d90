import { avatar } from './records.css';

export function initialsOf(nameOrEmail: string): string {
  const [nameText = ''] = nameOrEmail.split('@');
  const parts = nameText.split(/[\s._+-]+/).filter((part) => /^\p{L}/u.test(part));
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.[0] ?? '');
  return letters.join('').toUpperCase();
}

type AvatarProps = {
  of: string;
  size?: keyof typeof avatar;
};

export function Avatar({ of, size = 'm' }: AvatarProps) {
  return (
    <span className={avatar[size]} aria-hidden="true" translate="no">
      {initialsOf(of)}
    </span>
  );
}
