import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FilePlus2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { applications } from '~/api/applications.server';
import { ApplicationsCard } from '~/dashboard/applications/applications-card';
import { confirmationFailed, confirmCarriedToken } from '~/dashboard/applications/carried-token.server';
import { newApplication as newApplicationButton } from '~/dashboard/applications/list.css';
import { listEntry } from '~/dashboard/applications/list-entry';
import { groupApplications } from '~/dashboard/applications/rules/applications-list';
import { listPage } from '~/dashboard/applications/rules/list-page';
import { page } from '~/page/page';
import { newApplicationPath, requireUser } from '~/request/guards.server';
import { problemPage } from '~/request/problem.server';
import { refreshProfile } from '~/request/profile.server';
import { h1 } from '~/theme/text.css';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Notice } from '~/ui/feedback/notice';
import { ButtonLink } from '~/ui/layout/button';
import { Card } from '~/ui/layout/card';
import { Icon } from '~/ui/layout/icon';
import { Row, Stack } from '~/ui/layout/layout';
import { Pager } from '~/ui/records/pager';

export const handle = { i18n: ['dashboard', 'enums', 'account'] };

/** `/dashboard/applications`: what needs the customer, then everything else (LIST-01 to LIST-06). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireUser(args);
  const t = visit.t('dashboard');
  await confirmCarriedToken(visit);

  const [list, { emailVerified }] = await Promise.all([applications.list(visit.api), refreshProfile(visit)]);
  if (!list.ok) throw problemPage(visit, list.error, t('list.failed'));
  const all = groupApplications(list.data);
  const shown = listPage([...all.actionRequired, ...all.others], visit.url.searchParams.get('page'));
  const { actionRequired, others } = groupApplications(shown.entries);
  return page(visit, {
    title: t('list.pageTitle'),
    actionRequired: actionRequired.map(listEntry),
    others: others.map(listEntry),
    counts: { actionRequired: all.actionRequired.length, others: all.others.length },
    pages: { current: shown.page, last: shown.pages, from: shown.from, to: shown.to, total: shown.total },
    newApplication: visit.config.usersMayApply ? newApplicationPath(visit.config) : null,
    confirmationFailed: confirmationFailed(visit) && !emailVerified,
  });
}

export default function Applications() {
  const { t } = useTranslation(['dashboard', 'account']);
  const { actionRequired, others, counts, pages, newApplication, confirmationFailed } =
    useLoaderData<typeof loader>();
  const empty = actionRequired.length === 0 && others.length === 0;
  return (
    <Stack>
      <Row wrap justify="between">
        <h1 className={h1}>{t('list.title')}</h1>
        {newApplication && !empty && (
          <ButtonLink
            to={newApplication}
            icon={<Icon of={Plus} size={18} />}
            className={newApplicationButton}
          >
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
                <ButtonLink to={newApplication} variant="primary" icon={<Icon of={Plus} size={18} />}>
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
        entries={others}
        count={counts.others}
      />
      {pages.last > 1 && (
        <Pager
          label={t('list.pages')}
          range={t('list.range', { from: pages.from, to: pages.to, total: pages.total })}
          previous={
            pages.current > 1 ? { to: `?page=${pages.current - 1}`, name: t('list.previous') } : undefined
          }
          next={
            pages.current < pages.last
              ? { to: `?page=${pages.current + 1}`, name: t('list.next') }
              : undefined
          }
        />
      )}
    </Stack>
  );
}
