import type { LucideIcon } from 'lucide-react';
import { icon } from './icon.css';

export type IconProps = {
  /** A named import of lucide-react. */
  of: LucideIcon;
  /** Edge length in pixels: 16 beside meta text, 18 in buttons, 20 by default. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string;
};

/** A decorative outline icon, hidden from assistive technology: the words beside it, or the button's label, speak. */
export function Icon({ of: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={className ? `${icon} ${className}` : icon}
    />
  );
}
