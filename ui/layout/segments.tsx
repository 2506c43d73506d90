import * as css from './segments.css';

export type SegmentsProps = {
  done: number;
  total: number;
  className?: string;
};

export function Segments({ done, total, className }: SegmentsProps) {
  return (
    <span aria-hidden="true" className={className ? `${css.segments} ${className}` : css.segments}>
      {Array.from({ length: total }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are equal and never move
        <span key={position} className={css.parts[position < done ? 'done' : 'open']} />
      ))}
    </span>
  );
}
