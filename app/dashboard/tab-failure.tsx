import Banknote from 'virtual:icon/banknote';
import FileText from 'virtual:icon/file-text';
import LayoutList from 'virtual:icon/layout-list';
import Package from 'virtual:icon/package';
import PenLine from 'virtual:icon/pen-line';
import RotateCcw from 'virtual:icon/rotate-ccw';
import Users from 'virtual:icon/users';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFocusOnReplacement } from 'ui/feedback/use-focus-on-arrival';
import { FailedPart } from 'ui/frame/status-page';
import { ButtonLink } from 'ui/layout/button';
import type { IconDrawing } from 'ui/layout/icon';
import { FailedPage } from '~/page/error-page';
import { usePageFrame } from '~/page/use-page-frame';
import { ApplicationPage } from './application-page';
import type { Tab } from './rules/tabs';
import type { TabProblem } from './tab-problem.server';

const ICONS: Readonly<Record<Tab, IconDrawing>> = {
  overview: LayoutList,
  representatives: Users,
  documents: FileText,
  objects: Package,
  signatures: PenLine,
  factoring: Banknote,
};

export function TabFailure() {
  useFocusOnReplacement();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isTabProblem(error.data)) return <FailedPage />;
  const { application, tab } = error.data.failedTab;
  return (
    <ApplicationPage application={application} tab={tab} overlay={null}>
      <FailedContent {...error.data} status={error.status} />
    </ApplicationPage>
  );
}

function FailedContent({ messages, requestNumber, failedTab, status }: TabProblem & { status: number }) {
  const { t } = useTranslation(['dashboard', 'problem']);
  const { pathname, search } = useLocation();
  const { support } = usePageFrame();
  const { tab, otherTabsWork } = failedTab;
  return (
    <FailedPart
      icon={ICONS[tab]}
      title={t(`failed.${tab}`)}
      messages={[...messages, t('problem:error.saved'), ...(otherTabsWork ? [t('failed.othersWork')] : [])]}
      support={{ question: t('problem:error.supportHint'), ...support }}
      codes={[
        t('problem:error.status', { status }),
        ...(requestNumber ? [t('problem:error.number', { number: requestNumber })] : []),
      ]}
    >
      <ButtonLink variant="primary" icon={RotateCcw} to={pathname + search} reloadDocument>
        {t('problem:error.retry')}
      </ButtonLink>
    </FailedPart>
  );
}

function isTabProblem(value: unknown): value is TabProblem {
  return typeof value === 'object' && value !== null && 'failedTab' in value;
}
