import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { classNames } from '~/ui/layout/class-names';
import * as css from './skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof css.shapes;
  className?: string;
};

export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classNames(css.shapes[shape], className)} />;
}

export type SkeletonRegionProps = { className?: string; children: ReactNode };

export function SkeletonRegion({ className, children }: SkeletonRegionProps) {
  const { t } = useTranslation('frame');
  return (
    <div aria-busy="true" className={classNames(css.region, className)}>
      <span role="status" className={visuallyHidden}>
        {t('loading')}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
