import ChevronDown from 'virtual:icon/chevron-down';
import ChevronLeft from 'virtual:icon/chevron-left';
import ChevronRight from 'virtual:icon/chevron-right';
import { Link, useNavigationType, useSearchParams } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnPageChange } from 'ui/feedback/use-focus-on-arrival';
import { ButtonLink } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { collapsibleChevron, collapsibleSummary, pager, pagerLinks, pagerRange } from 'ui/layout/layout.css';
import { metaText } from 'ui/theme/text.css';
import { ALL_ROWS, type ListPages, mayShowAll } from '~/domain/lists';
import { getNumberFormat } from '~/domain/locale';
import { addListQuery, listQueryOf } from './rules/tabs';

/** Keeps the place in the list, so closing a form returns to the same rows. */
export function useListQuery(): (path: string) => string {
  const listQuery = listQueryOf(useSearchParams()[0]);
  return (path) => addListQuery(path, listQuery);
}

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
  pagePath?: (page: string) => string;
}

/** D-271. Renders nothing for a list that fits on one page. */
export function ListPager({ pages, list, range, pagePath = (page) => `?page=${page}` }: ListPagerProps) {
  const { t } = useTranslation('dashboard');
  const position = usePosition(pages);
  const { current, last, showsAll } = pages;
  const links = useRef<HTMLElement>(null);
  const isBack = useNavigationType() === 'POP';
  useFocusOnPageChange(showsAll ? 0 : current, {
    list,
    position: range ?? position,
    linkTo: (targetPage) => {
      const link =
        showsAll || targetPage === 0 ? 'data-all' : `rel=${targetPage > current ? 'next' : 'prev'}`;
      return isBack ? (links.current?.querySelector<HTMLElement>(`[${link}]`) ?? null) : null;
    },
  });
  if (last === 1) return null;
  const link = (page: number | typeof ALL_ROWS) => pagePath(String(page)) + (list ? `#${list}` : '');
  return (
    <nav ref={links} aria-label={t('list.pages')} className={pager}>
      <p className={pagerRange}>{range ?? position}</p>
      <div className={pagerLinks}>
        {current > 1 && (
          <ButtonLink to={link(current - 1)} rel="prev" icon={ChevronLeft}>
            {t('list.previous')}
          </ButtonLink>
        )}
        {!showsAll && current < last && (
          <ButtonLink to={link(current + 1)} rel="next" iconEnd={ChevronRight}>
            {t('list.next')}
          </ButtonLink>
        )}
        {mayShowAll(pages) && (
          <ButtonLink to={link(showsAll ? 1 : ALL_ROWS)} data-all="">
            {t(showsAll ? 'list.inPages' : 'list.showAll')}
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

function usePosition({ firstRow: from, lastRow: to, total }: ListPages): string {
  const { t, i18n } = useTranslation('dashboard');
  const format = getNumberFormat(i18n.language);
  const [firstText = '', lastText = '', totalText = ''] = [from, to, total].map((row) => format.format(row));
  return t('list.position', { from: firstText, to: lastText, total: totalText });
}
