import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/tabs';
import { useFrame } from '~/routes/use-frame';
import { Figure } from '~/ui/figure';
import { PageFrame } from '~/ui/page-frame';
import { PageHead } from '~/ui/page-head';
import { StatusTag } from '~/ui/status-tag';
import { Counter, TabLinks } from '~/ui/tabs';
import { useApplicationWords } from './application-words';
import { UnlessListIsLoading } from './list-loading';
import type { ApplicationHead } from './open-application.server';

interface ApplicationPageProps {
  application: ApplicationHead;
  children: ReactNode;
}

/** The page of every tab of an application: frame, head with the way here, amount and status, tabs (OVER-01, OVER-02). */
export function ApplicationPage({ application, children }: ApplicationPageProps) {
  const { t } = useTranslation(['dashboard', 'enums']);
  const { amount, loanType, duration } = useApplicationWords(application);
  const { number, status, companyName } = application;
  const head = (
    <PageHead
      crumbs={{
        label: t('overview.path'),
        items: [
          { name: t('overview.applications'), to: '/dashboard/applications' },
          { name: `${amount} · ${number}` },
        ],
      }}
      title={<Figure as="h1">{amount}</Figure>}
      status={<StatusTag status={status} label={t(`enums:displayStatus.${status}`)} />}
      subtitle={[loanType, duration, companyName].filter(Boolean).join(', ')}
      tabs={<Tabs application={application} />}
    />
  );
  return (
    <UnlessListIsLoading>
      <PageFrame frame={useFrame()} tone="dashboard" head={head}>
        {children}
      </PageFrame>
    </UnlessListIsLoading>
  );
}

function Tabs({ application: { id, tabs, pending } }: { application: ApplicationHead }) {
  const { t } = useTranslation('dashboard');
  const open = pending?.length ?? 0;
  const count = open > 0 && <Counter value={open} label={t('tabs.open')} tone="warning" />;
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={tabs.map((tab) => ({
        name: t(`tabs.${tab}`),
        to: tabPath(id, tab),
        count: tab === 'overview' && count,
      }))}
    />
  );
}
