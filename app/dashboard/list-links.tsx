import ChevronDown from 'virtual:icon/chevron-down';
import ChevronLeft from 'virtual:icon/chevron-left';
import ChevronRight from 'virtual:icon/chevron-right';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnPageChange } from 'ui/feedback/use-focus-on-arrival';
import { ButtonLink } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { collapsibleChevron, collapsibleSummary, pager, pagerLinks, pagerRange } from 'ui/layout/layout.css';
import { metaText } from 'ui/theme/text.css';
import type { ListPages } from '~/domain/lists';
import { getNumberFormat } from '~/domain/locale';
import { addListQuery } from './rules/tabs';

interface ExpandLinkProps {
  list: string;
  isExpanded: boolean;
  page?: string | null;
  children: ReactNode;
}

export function ExpandLink({ list, isExpanded, page = null, children }: ExpandLinkProps) {
  return (
    <Link
      to={addListQuery('', { expanded: isExpanded ? null : list, page }) || '.'}
      className={collapsibleSummary}
      aria-expanded={isExpanded}
      preventScrollReset
      replace
    >
      {children}
      <Icon of={ChevronDown} size={16} className={collapsibleChevron} />
    </Link>
  );
}

interface ListPagerProps {
  pages: ListPages;
  /** Id of the element to scroll to and focus; default: the page's heading. */
  list?: string;
  range?: string;
  to?: (page: string) => string;
}

/** D-271. Renders nothing for a single page. */
export function ListPager({ pages, list, range, to = (page) => `?page=${page}` }: ListPagerProps) {
  const { t } = useTranslation('dashboard');
  const position = usePosition(pages);
  const { current, last } = pages;
  useFocusOnPageChange(current, list);
  if (last === 1) return null;
  const link = (page: number) => to(String(page)) + (list ? `#${list}` : '');
  return (
    <nav aria-label={t('list.pages')} className={pager}>
      <p className={pagerRange}>{range ?? position}</p>
      <div className={pagerLinks}>
        {current > 1 && (
          <ButtonLink to={link(current - 1)} rel="prev" icon={ChevronLeft}>
            {t('list.previous')}
          </ButtonLink>
        )}
        {current < last && (
          <ButtonLink to={link(current + 1)} rel="next" iconEnd={ChevronRight}>
            {t('list.next')}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

/** Takes the focus when the page changes. */
export function ListPosition({ pages, list }: { pages: ListPages; list: string }) {
  const position = usePosition(pages);
  if (pages.last === 1) return null;
  return (
    <p id={list} tabIndex={-1} className={metaText}>
      {position}
    </p>
  );
}

function usePosition({ from, to, total }: ListPages): string {
  const { t, i18n } = useTranslation('dashboard');
  const format = getNumberFormat(i18n.language);
  const [first = '', last = '', all = ''] = [from, to, total].map((row) => format.format(row));
  return t('list.position', { from: first, to: last, total: all });
}
