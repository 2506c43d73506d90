import ChevronRight from 'virtual:icon/chevron-right';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { Container } from 'ui/layout/layout';
import * as css from './page-frame.css';

export type PageTitleAreaProps = {
  /** The current page comes last, without `to`. */
  crumbs?: { label: string; items: { name: string; to?: string; translate?: 'no' }[] };
  title?: ReactNode;
  status?: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  extraContent?: ReactNode;
  tabs?: ReactNode;
};

export function PageTitleArea({
  crumbs,
  title,
  status,
  subtitle,
  action,
  extraContent,
  tabs,
}: PageTitleAreaProps) {
  const path = crumbs && (
    <nav aria-label={crumbs.label}>
      <ol className={css.crumbs}>
        {crumbs.items.map(({ name, to, translate }, position) => (
          <li key={name} className={css.crumb}>
            {position > 0 && <Icon of={ChevronRight} size={14} />}
            {to ? (
              <Link to={to} className={css.crumbLink}>
                {name}
              </Link>
            ) : (
              <span aria-current="page" translate={translate}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <div className={css.titleArea}>
      <Container className={css.titleAreaContent}>
        {title ? (
          <>
            {path}
            <div className={css.titleRow}>
              <div className={css.text}>
                <div className={css.title}>
                  {title}
                  {status}
                </div>
                {subtitle && <p className={css.subtitle}>{subtitle}</p>}
              </div>
              {action && <div className={css.action}>{action}</div>}
            </div>
          </>
        ) : (
          <div className={action ? css.crumbsWithAction : css.crumbsOnly}>
            {path}
            {action}
          </div>
        )}
        {extraContent}
        {tabs}
      </Container>
    </div>
  );
}
