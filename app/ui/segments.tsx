import * as css from './segments.css';

/** How many of a few are done, as bars. Decorative: the words beside it say the same. */
export function Segments({ done, total }: { done: number; total: number }) {
  return (
    <div className={css.bars} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        <span key={index} className={index < done ? css.states.done : css.states.open} />
      ))}
    </div>
  );
}
