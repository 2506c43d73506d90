import ChevronLeft from 'virtual:icon/chevron-left';
import ChevronRight from 'virtual:icon/chevron-right';
import { useFocusOnPageChange } from 'ui/feedback/use-focus-on-arrival';
import { ButtonLink } from 'ui/layout/button';
import * as css from './pager.css';

export type PagerProps = {
  label: string;
  page: number;
  range: string;
  previous?: { to: string; name: string };
  next?: { to: string; name: string };
};

export function Pager({ label, page, range, previous, next }: PagerProps) {
  useFocusOnPageChange(page);
  return (
    <nav aria-label={label} className={css.pager}>
      <p className={css.rowRange}>{range}</p>
      <div className={css.links}>
        {previous && (
          <ButtonLink to={previous.to} rel="prev" icon={ChevronLeft}>
            {previous.name}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next.to} rel="next" iconEnd={ChevronRight}>
            {next.name}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
