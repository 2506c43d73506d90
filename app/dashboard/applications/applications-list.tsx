import FilePlus2 from 'virtual:icon/file-plus-corner';
import Plus from 'virtual:icon/plus';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import { Notice } from 'ui/feedback/notice';
import { ButtonLink } from 'ui/layout/button';
import { Card } from 'ui/layout/card';
import { Row, Stack } from 'ui/layout/layout';
import { h1 } from 'ui/theme/text.css';
import { ListPager } from '~/dashboard/list-links';
import type { ListPages } from '~/domain/lists';
import { type ApplicationEntryView, ApplicationsCard } from './applications-card';
import { newApplication as newApplicationButton } from './list.css';

interface ApplicationsListProps {
  actionRequired: readonly ApplicationEntryView[];
  otherApplications: readonly ApplicationEntryView[];
  counts: { actionRequired: number; others: number };
  pages: ListPages;
  newApplication: string | null;
  confirmationFailed: boolean;
}

export function ApplicationsList({
  actionRequired,
  otherApplications,
  counts,
  pages,
  newApplication,
  confirmationFailed,
}: ApplicationsListProps) {
  const { t } = useTranslation(['dashboard', 'account']);
  const empty = actionRequired.length === 0 && otherApplications.length === 0;
  return (
    <Stack>
      <Row wrap justify="between">
        <h1 className={h1}>{t('list.title')}</h1>
        {newApplication && !empty && (
          <ButtonLink to={newApplication} icon={Plus} className={newApplicationButton}>
            {t('list.new')}
          </ButtonLink>
        )}
      </Row>
      {confirmationFailed && <Notice tone="danger">{t('account:confirmEmail.failed')}</Notice>}
      {empty && (
        <Card>
          <EmptyState
            icon={FilePlus2}
            title={t('list.emptyTitle')}
            action={
              newApplication && (
                <ButtonLink to={newApplication} variant="primary" icon={Plus}>
                  {t('list.new')}
                </ButtonLink>
              )
            }
          >
            {t(newApplication ? 'list.emptyText' : 'list.emptyTextOnly')}
          </EmptyState>
        </Card>
      )}
      <ApplicationsCard
        id="action-required"
        title={t('list.actionRequired')}
        tone="warning"
        entries={actionRequired}
        count={counts.actionRequired}
      />
      <ApplicationsCard
        id="others"
        title={t(counts.actionRequired === 0 ? 'list.all' : 'list.others')}
        tone="quiet"
        entries={otherApplications}
        count={counts.others}
      />
      <ListPager
        pages={pages}
        range={t('list.range', { from: pages.firstRow, to: pages.lastRow, total: pages.total })}
      />
    </Stack>
  );
}
