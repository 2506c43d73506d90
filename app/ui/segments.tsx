import { classNames } from './class-names';
import * as css from './segments.css';

export type SegmentsProps = {
  done: number;
  total: number;
  /** "3 von 7 erledigt"; leave it out where the same words stand beside it. */
  label?: string;
  /** `ok` for things done, `brand` for a way. */
  tone?: 'ok' | 'brand';
  className?: string;
};

/** A count as that many segments, so many of them filled. */
export function Segments({ done, total, label, tone = 'ok', className }: SegmentsProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <div {...named} className={classNames(css.segments, className)}>
      {Array.from({ length: total }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are nothing but their position
        <span key={position} className={css.tones[position < done ? tone : 'off']} />
      ))}
    </div>
  );
}
