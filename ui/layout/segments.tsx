import * as css from './segments.css';

export type SegmentsProps = {
  doneParts: number;
  total: number;
  className?: string;
};

/** More parts are too narrow to tell apart. */
const MAX_SEGMENTS = 50;

export function Segments({ doneParts, total: allParts, className }: SegmentsProps) {
  const total = Math.min(allParts, MAX_SEGMENTS);
  const doneSegments = total === allParts ? doneParts : Math.floor((doneParts * total) / allParts);
  return (
    <span aria-hidden="true" className={className ? `${css.segments} ${className}` : css.segments}>
      {Array.from({ length: total }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are equal and never move
        <span key={position} className={css.parts[position < doneSegments ? 'done' : 'open']} />
      ))}
    </span>
  );
}
