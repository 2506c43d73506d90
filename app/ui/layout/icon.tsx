import { icon } from './icon.css';

/** What an icon draws, as the `d` of a path in a square of 24: the default of `virtual:icon/…`, each named as in lucide-react. */
export type Drawing = string;

export type IconProps = {
  of: Drawing;
  /** Edge length in pixels: 16 beside meta text, 18 in buttons, 20 by default. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string;
};

/** A decorative outline icon, hidden from assistive technology: the words beside it, or the button's label, speak. */
export function Icon({ of: drawing, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `${icon} ${className}` : icon}
    >
      <path d={drawing} />
    </svg>
  );
}
