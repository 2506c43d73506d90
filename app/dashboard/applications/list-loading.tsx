import { useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { PageFrame } from 'ui/frame/page-frame';
import { Card } from 'ui/layout/card';
import { header } from 'ui/layout/card.css';
import { joinClassNames, Stack } from 'ui/layout/layout';
import { h1 } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './list-loading.css';
import { row, tag } from './list-loading.css';

type SkeletonProps = {
  shape?: keyof typeof css.shapes;
  className?: string;
};

function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={joinClassNames(css.shapes[shape], className)} />;
}

type SkeletonRegionProps = { className?: string; children: ReactNode };

function SkeletonRegion({ className, children }: SkeletonRegionProps) {
  const { t } = useTranslation('frame');
  useAnnouncement(t('loading'), 0, '');
  return (
    <div aria-busy="true" className={joinClassNames(css.region, className)}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const LIST = '/dashboard/applications';

const SHOW_SKELETON_AFTER_MS = 200;

export function PageOrListSkeleton({ children }: { children: ReactNode }) {
  return useIsListLate() ? <ListOutline /> : children;
}

function useIsListLate(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const loading = state === 'loading' && location.pathname === LIST && pathname !== LIST;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return setLate(false);
    const timer = setTimeout(() => setLate(true), SHOW_SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading && isLate;
}

function ListOutline() {
  const { t } = useTranslation('frame');
  return (
    <PageFrame frame={usePageFrame()} tone="dashboard">
      <Stack>
        <h1 className={h1}>{t('account.applications')}</h1>
        <SkeletonRegion>
          <Card>
            <div className={header}>
              <Skeleton shape="title" />
            </div>
            {['first', 'second', 'third'].map((each) => (
              <div key={each} className={row}>
                <span>
                  <Skeleton shape="amount" />
                  <Skeleton shape="meta" />
                </span>
                <Skeleton shape="tag" className={tag} />
                <Skeleton shape="button" />
              </div>
            ))}
          </Card>
        </SkeletonRegion>
      </Stack>
    </PageFrame>
  );
}
