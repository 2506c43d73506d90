import ChevronRight from 'virtual:icon/chevron-right';
import { Form, Link } from '@remix-run/react';
import { type FocusEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { BottomBar } from 'ui/frame/bottom-bar';
import { PageFrame } from 'ui/frame/page-frame';
import { PageTitleArea } from 'ui/frame/page-title-area';
import { TabCounter, TabLinks } from 'ui/frame/tabs';
import { Button } from 'ui/layout/button';
import { FormattedFigure } from 'ui/layout/figure';
import { Icon } from 'ui/layout/icon';
import { Stack } from 'ui/layout/layout';
import { onlyOnNarrowScreens } from 'ui/layout/layout.css';
import { type Overlay, WithOverlay } from 'ui/overlays/with-overlay';
import { StatusTag } from 'ui/records/status-tag';
import { TermsStrip } from '~/application/result/terms-strip';
import { usePreloadedRoutes } from '~/page/prefetched-pages';
import { usePageFrame } from '~/page/use-page-frame';
import { type ApplicationHeader, useApplicationCrumbs, useApplicationTexts } from './application-header';
import * as css from './application-page.css';
import { PageOrListSkeleton } from './applications/list-loading';
import { toDoTabOf } from './rules/pending-items';
import { createSubmitFields, type Tab, tabPath } from './rules/tabs';

interface SubmitButtonProps {
  applicationId: string;
  from: Tab;
  isInBottomBar?: boolean;
  disabledReasonId?: string;
}

function SubmitApplication({
  applicationId,
  from,
  isInBottomBar = false,
  disabledReasonId,
}: SubmitButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Form
      method="get"
      action={tabPath(applicationId, 'overview')}
      preventScrollReset
      data-next-action={disabledReasonId === undefined || undefined}
    >
      {createSubmitFields(from).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="primary"
        size={isInBottomBar ? 'l' : 'm'}
        block={isInBottomBar}
        aria-disabled={disabledReasonId !== undefined}
        aria-describedby={disabledReasonId}
      >
        {t('submit.button')}
      </Button>
    </Form>
  );
}

interface DisabledProps {
  application: Pick<ApplicationHeader, 'id' | 'pending'>;
  tab: Tab;
}

function DisabledSubmit({ application: { id, pending }, tab }: DisabledProps) {
  const { t } = useTranslation('dashboard');
  const tip = useId();
  const { shown: tooltipState, ...watch } = useTooltip();
  const reason = pending ? t('submit.first', { count: pending.length }) : t('submit.unknown');
  return (
    <div className={css.disabledSubmit}>
      <div className={css.tooltipAnchor} data-tip={tooltipState} {...watch}>
        <SubmitApplication applicationId={id} from={tab} disabledReasonId={tip} />
        <p role="tooltip" id={tip} className={css.tooltip}>
          {reason}
        </p>
      </div>
      {tab !== 'overview' && (
        <Link to={tabPath(id, 'overview')} className={`${css.toDos} ${onlyOnNarrowScreens}`}>
          <span>{pending ? t('submit.open', { count: pending.length }) : t('submit.unknown')}</span>
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </div>
  );
}

/** Handles Escape, and taps, which on some devices do not focus the button. */
function useTooltip() {
  const [tooltipState, setShown] = useState<'auto' | 'open' | 'closed'>('auto');
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown('closed');
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-tip]'))) setShown('auto');
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, []);
  return {
    shown: tooltipState,
    onClick: () => setShown('open'),
    onPointerLeave: () => setShown('auto'),
    onBlur: (_: FocusEvent) => setShown('auto'),
  };
}

interface ApplicationPageProps {
  application: ApplicationHeader;
  tab: Tab;
  overlay: Overlay | null;
  showsReview?: boolean;
  hasTerms?: boolean;
  children: ReactNode;
}

export function ApplicationPage({
  application,
  tab,
  overlay,
  showsReview = false,
  hasTerms = false,
  children,
}: ApplicationPageProps) {
  const { t } = useTranslation('dashboard');
  const { amount, status: statusLabel, loanType, duration } = useApplicationTexts(application);
  const { status, companyName, submission, terms } = application;
  const isReadyToSubmit = submission === 'ready';
  const pageHeader = (
    <PageTitleArea
      crumbs={useApplicationCrumbs(application)}
      title={
        <FormattedFigure as="h1" spokenText={t('overview.heading', { amount, tab: t(`tabs.${tab}`) })}>
          {amount}
        </FormattedFigure>
      }
      status={
        isReadyToSubmit ? (
          <StatusTag status="ready" label={t('submit.ready')} />
        ) : application.isOffered ? (
          <StatusTag status="offered" label={t('review.offered.status')} />
        ) : (
          <StatusTag status={status} label={statusLabel} />
        )
      }
      subtitle={[loanType, duration, companyName].filter(Boolean).join(', ')}
      action={
        isReadyToSubmit ? (
          <div className={css.submitInHeader}>
            <SubmitApplication applicationId={application.id} from={tab} />
          </div>
        ) : (
          submission !== 'closed' && <DisabledSubmit application={application} tab={tab} />
        )
      }
      extraContent={
        terms &&
        !hasTerms && (
          <TermsStrip terms={terms.terms} copyableApplicationId={terms.mayAskAgain ? application.id : null} />
        )
      }
      tabs={<Tabs application={application} />}
    />
  );
  return (
    <PageOrListSkeleton>
      <PageFrame frame={usePageFrame()} tone="dashboard" titleArea={pageHeader}>
        <Stack>
          {!showsReview && <ReviewNotice {...application} />}
          <WithOverlay overlay={overlay}>
            <div>{children}</div>
            {isReadyToSubmit && (
              <BottomBar>
                <SubmitApplication applicationId={application.id} from={tab} isInBottomBar />
              </BottomBar>
            )}
          </WithOverlay>
        </Stack>
      </PageFrame>
    </PageOrListSkeleton>
  );
}

function ReviewNotice({ status, isPreCheck, isOffered, pending }: ApplicationHeader) {
  const { t } = useTranslation('dashboard');
  if (isPreCheck) {
    const text = pending?.length === 0 ? 'review.preCheck.prepared' : 'review.preCheck.text';
    return <Notice title={t('review.preCheck.title')}>{t(text)}</Notice>;
  }
  if (isOffered) return <Notice title={t('review.offered.title')}>{t('review.offered.text')}</Notice>;
  if (status !== 'in_review' && status !== 'in_review_after_signature') return null;
  return <Notice title={t(`review.${status}.title`)}>{t(`review.${status}.text`)}</Notice>;
}

function Tabs({ application: { id, tabs, pending } }: { application: ApplicationHeader }) {
  const { t } = useTranslation('dashboard');
  const itemTabs = (pending ?? []).map(({ name }) => toDoTabOf(name));
  const countPendingItems = (tab: Tab) =>
    itemTabs.filter((itemTab) => itemTab === tab || (tab === 'overview' && !tabs.includes(itemTab))).length;
  const preloadTabs = usePreloadedRoutes(tabs.map((tab) => tabPath(id, tab)));
  return (
    <TabLinks
      label={t('tabs.label')}
      onPress={preloadTabs}
      tabs={tabs.map((tab) => ({
        name: t(`tabs.${tab}`),
        to: tabPath(id, tab),
        count: countPendingItems(tab) > 0 && (
          <TabCounter value={countPendingItems(tab)} label={t('tabs.open')} tone="warning" />
        ),
      }))}
    />
  );
}
