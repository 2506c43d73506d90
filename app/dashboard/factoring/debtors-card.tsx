import Pencil from 'virtual:icon/pencil';
import Plus from 'virtual:icon/plus';
import Trash2 from 'virtual:icon/trash';
import Users from 'virtual:icon/users';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import { ErrorSummary } from 'ui/fields/form/error-summary';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardBody, CardHeader } from 'ui/layout/card';
import { WithSpokenText } from 'ui/layout/layout';
import { Segments } from 'ui/layout/segments';
import { visuallyHidden } from 'ui/theme/text.css';
import type { Debtor } from '~/api/factoring.server';
import { ListPager } from '~/dashboard/list-links';
import { addListQuery } from '~/dashboard/rules/tabs';
import { createEmptySchema, useTaskForm } from '~/dashboard/task-form';
import { TaskLink } from '~/dashboard/task-link';
import { formatCents, formatSales, toCents } from '~/domain/cents';
import { type ListPages, shownPageParam } from '~/domain/lists';
import { INTENT_FIELD } from '~/forms/intents';
import { CoverTag } from './cover-tag';
import * as css from './factoring.css';
import { coverStatusOf, REQUESTED_DEBTOR_COUNT, type StoredSales, sumDebtorSales } from './rules/debtor';
import { COVER_INTENT, coverFormIdOf, DEBTOR_FIELD, factoringTaskUrls } from './urls';

export interface DebtorView {
  debtor: Debtor;
  country: string;
  insurable: boolean;
}

interface DebtorsCardProps {
  debtors: readonly DebtorView[];
  pages: ListPages;
  /** Includes debtors on other pages. */
  sales: readonly StoredSales[];
  applicationId: string;
  mayChange: boolean;
}

export function DebtorsCard({ debtors, pages, sales: stored, applicationId, mayChange }: DebtorsCardProps) {
  const { t, i18n } = useTranslation('factoring');
  const sums = sumDebtorSales(stored);
  const sales = sums.map(({ cents, currency }) => formatCents(cents, currency, i18n.language)).join(' + ');
  const { total } = pages;
  const place = { expanded: null, page: shownPageParam(pages) };
  const taskPath: TaskPath = (kind, id = '') =>
    addListQuery(factoringTaskUrls.path(applicationId, kind, id), place);
  const add = (
    <ButtonLink
      to={taskPath('debtor')}
      preventScrollReset
      variant={total === 0 ? 'primary' : 'outline'}
      size={total === 0 ? 'm' : 's'}
      icon={Plus}
    >
      {t('debtors.add')}
    </ButtonLink>
  );
  const entered = Math.min(total, REQUESTED_DEBTOR_COUNT);
  return (
    <Card labelledBy="debtors">
      <CardHeader
        id="debtors"
        title={t('debtors.title')}
        meta={
          total > REQUESTED_DEBTOR_COUNT
            ? t('debtors.entered', { entered: total })
            : t('debtors.progress', { entered: total, asked: REQUESTED_DEBTOR_COUNT })
        }
      />
      {total === 0 ? (
        <EmptyState icon={Users} level={3} title={t('debtors.emptyTitle')} action={mayChange && add}>
          {t('debtors.text')}
        </EmptyState>
      ) : (
        <>
          <CardBody>
            <p>{t('debtors.text')}</p>
            <Segments doneParts={entered} total={REQUESTED_DEBTOR_COUNT} className={css.progress} />
            <p className={css.salesTotal}>{t('debtors.total', { sales })}</p>
          </CardBody>
          <ul className={css.debtorList}>
            {debtors.map((shown) => (
              <DebtorRow key={shown.debtor.debitor_id} {...{ ...shown, taskPath, mayChange }} />
            ))}
          </ul>
          {pages.last > 1 && (
            <CardBody>
              <ListPager pages={pages} list="debtors" />
            </CardBody>
          )}
          {mayChange && <CardBody>{add}</CardBody>}
        </>
      )}
    </Card>
  );
}

type TaskPath = (kind: 'debtor' | 'sales' | 'deletion', id?: string) => string;

interface DebtorRowProps extends DebtorView {
  taskPath: TaskPath;
  mayChange: boolean;
}

function DebtorRow({ debtor, country, insurable, taskPath, mayChange }: DebtorRowProps) {
  const { t, i18n } = useTranslation(['factoring', 'dashboard']);
  const { debitor_id: id, company, currency, insurance_cover: cover } = debtor;
  const name = company.company_name;
  const sales = toCents(debtor.annual_sales_previous_year);
  const status = coverStatusOf(cover);
  return (
    <li className={css.debtor}>
      <p className={css.debtorName}>
        <span translate="no">{name}</span>
        <span className={css.debtorPlace}>{country}</span>
      </p>
      <p className={css.debtorSales}>
        <span className={visuallyHidden}>{`${t('debtors.salesShort')} `}</span>
        <span>{formatSales(sales, currency, i18n.language, t('debtors.million'))}</span>
      </p>
      <div className={css.debtorCover}>
        <span className={visuallyHidden}>{`${t('debtors.cover')} `}</span>
        {status ? <CoverTag status={status} /> : <span>{t('debtors.noCover')}</span>}
        {typeof cover?.cover_amount === 'number' && (
          <span>
            {t('debtors.covered', {
              amount: formatCents(
                toCents(cover.cover_amount),
                cover.cover_currency ?? currency,
                i18n.language,
              ),
            })}
          </span>
        )}
      </div>
      {mayChange && insurable && <CoverRequest id={id} name={name} />}
      {mayChange && (
        <div className={css.debtorActions}>
          <TaskLink to={taskPath('sales', id)} itemName={name} icon={Pencil}>
            {t('debtors.edit')}
          </TaskLink>
          <TaskLink to={taskPath('deletion', id)} itemName={name} icon={Trash2} variant="danger-ghost">
            {t('dashboard:task.remove')}
          </TaskLink>
        </div>
      )}
    </li>
  );
}

function CoverRequest({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('factoring');
  const { form } = useTaskForm(coverFormIdOf(id), createEmptySchema);
  return (
    <div className={css.problem}>
      <PortalForm form={form} preventScrollReset>
        <input type="hidden" name={INTENT_FIELD} value={COVER_INTENT} />
        <input type="hidden" name={DEBTOR_FIELD} value={id} />
        <ErrorSummary form={form} labels={{}} />
        <SubmitButton variant="outline" size="s" pendingLabel={t('debtors.requesting')}>
          <WithSpokenText spokenText={name}>{t('debtors.request')}</WithSpokenText>
        </SubmitButton>
      </PortalForm>
    </div>
  );
}
