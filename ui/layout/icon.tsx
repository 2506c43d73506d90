import { icon, spinner } from './layout.css';

/** Contains SVG path data in a 24 px square. */
export type IconDrawing = string;

export type IconProps = {
  of: IconDrawing;
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string;
};

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

export const Spinner = () => <span className={spinner} aria-hidden="true" />;
