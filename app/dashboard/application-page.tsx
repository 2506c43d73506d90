import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '~/page/use-frame';
import { Notice } from '~/ui/feedback/notice';
import { usePreservedFocus } from '~/ui/feedback/use-preserved-focus';
import { BottomBar } from '~/ui/frame/bottom-bar';
import { PageFrame } from '~/ui/frame/page-frame';
import { PageHead } from '~/ui/frame/page-head';
import { Counter, TabLinks } from '~/ui/frame/tabs';
import { Figure } from '~/ui/layout/figure';
import { Stack } from '~/ui/layout/layout';
import { type Overlay, WithOverlay } from '~/ui/overlays/with-overlay';
import { StatusTag } from '~/ui/records/status-tag';
import type { ApplicationHead } from './application-head';
import { useApplicationWords } from './application-words';
import { UnlessListIsLoading } from './applications/list-loading';
import { type Tab, tabPath } from './rules/tabs';
import { toDoTab } from './rules/to-do-target';
import { DisabledSubmit, SubmitApplication } from './submit-control';
import * as css from './submit-control.css';

interface ApplicationPageProps {
  application: ApplicationHead;
  tab: Tab;
  overlay: Overlay | null;
  showsReview?: boolean;
  children: ReactNode;
}

/** OVER-01, OVER-02 */
export function ApplicationPage({
  application,
  tab,
  overlay,
  showsReview = false,
  children,
}: ApplicationPageProps) {
  const { t } = useTranslation(['dashboard', 'enums']);
  const { amount, loanType, duration } = useApplicationWords(application);
  const { number, status, companyName, submission } = application;
  const submits = submission === 'ready';
  usePreservedFocus();
  const head = (
    <PageHead
      crumbs={{
        label: t('overview.path'),
        items: [
          { name: t('overview.applications'), to: '/dashboard/applications' },
          { name: `${amount} · ${number}`, translate: 'no' },
        ],
      }}
      title={<Figure as="h1">{amount}</Figure>}
      status={
        submits ? (
          <StatusTag status="ready" label={t('submit.ready')} />
        ) : application.isOffered ? (
          <StatusTag status="offered" label={t('review.offered.status')} />
        ) : (
          <StatusTag status={status} label={t(`enums:displayStatus.${status}`)} />
        )
      }
      subtitle={[loanType, duration, companyName].filter(Boolean).join(', ')}
      action={
        submits ? (
          <div className={css.inHead}>
            <SubmitApplication applicationId={application.id} from={tab} />
          </div>
        ) : (
          submission !== 'closed' && <DisabledSubmit application={application} tab={tab} />
        )
      }
      tabs={<Tabs application={application} />}
    />
  );
  return (
    <UnlessListIsLoading>
      <PageFrame frame={useFrame()} tone="dashboard" head={head}>
        <Stack>
          {!showsReview && <ReviewNotice {...application} />}
          <WithOverlay overlay={overlay}>
            <div>{children}</div>
            {submits && (
              <BottomBar>
                <SubmitApplication applicationId={application.id} from={tab} inBar />
              </BottomBar>
            )}
          </WithOverlay>
        </Stack>
      </PageFrame>
    </UnlessListIsLoading>
  );
}

/** OVER-04 */
function ReviewNotice({ status, isPreCheck, isOffered, pending }: ApplicationHead) {
  const { t } = useTranslation('dashboard');
  if (isPreCheck) {
    const text = pending?.length === 0 ? 'review.preCheck.prepared' : 'review.preCheck.text';
    return <Notice title={t('review.preCheck.title')}>{t(text)}</Notice>;
  }
  if (isOffered) return <Notice title={t('review.offered.title')}>{t('review.offered.text')}</Notice>;
  if (status !== 'in_review' && status !== 'in_review_after_signature') return null;
  return <Notice title={t(`review.${status}.title`)}>{t(`review.${status}.text`)}</Notice>;
}

function Tabs({ application: { id, tabs, pending } }: { application: ApplicationHead }) {
  const { t } = useTranslation('dashboard');
  const places = (pending ?? []).map(({ name }) => toDoTab(name));
  const openIn = (tab: Tab) =>
    places.filter((place) => place === tab || (tab === 'overview' && !tabs.includes(place))).length;
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={tabs.map((tab) => ({
        name: t(`tabs.${tab}`),
        to: tabPath(id, tab),
        count: openIn(tab) > 0 && <Counter value={openIn(tab)} label={t('tabs.open')} tone="warning" />,
      }))}
    />
  );
}
