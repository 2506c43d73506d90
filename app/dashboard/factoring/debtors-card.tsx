import { type SubmissionResult, useForm } from '@conform-to/react';
import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Debtor } from '~/api/factoring.server';
import { centsOf, formatCents, formatMillions } from '~/domain/cents';
import { INTENT } from '~/forms/intents';
import { visuallyHidden } from '~/theme/text.css';
import { EmptyState } from '~/ui/feedback/empty-state';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Icon } from '~/ui/layout/icon';
import { Segments } from '~/ui/layout/segments';
import { CoverTag } from './cover-tag';
import * as css from './factoring.css';
import type { FactoringAnswer } from './factoring-answer';
import { COVER, DEBTOR, taskPaths } from './factoring-task';
import { coverStatusOf, DEBTORS_ASKED } from './rules/debtor';

/** A debtor as the card shows it. */
export interface ShownDebtor {
  debtor: Debtor;
  country: string;
  /** Cover can be asked for (FACT-07). */
  insurable: boolean;
}

interface DebtorsCardProps {
  debtors: readonly ShownDebtor[];
  tab: string;
  mayChange: boolean;
  answer: FactoringAnswer | undefined;
}

/** The largest debtors, with their sales in millions and how their insurance stands (FACT-05, FACT-07, D-69). */
export function DebtorsCard({ debtors, tab, mayChange, answer }: DebtorsCardProps) {
  const { t } = useTranslation('factoring');
  const add = (
    <ButtonLink
      to={taskPaths(tab).debtor}
      preventScrollReset
      variant={debtors.length === 0 ? 'primary' : 'outline'}
      size={debtors.length === 0 ? 'm' : 's'}
      icon={<Icon of={Plus} size={18} />}
    >
      {t('debtors.add')}
    </ButtonLink>
  );
  const entered = Math.min(debtors.length, DEBTORS_ASKED);
  return (
    <Card labelledBy="debtors">
      <CardHeader
        id="debtors"
        title={t('debtors.title')}
        meta={t('debtors.progress', { entered: debtors.length, asked: DEBTORS_ASKED })}
      />
      {debtors.length === 0 ? (
        <EmptyState icon={Users} level={3} title={t('debtors.emptyTitle')} action={mayChange && add}>
          {t('debtors.text')}
        </EmptyState>
      ) : (
        <>
          <CardBody>
            <p>{t('debtors.text')}</p>
            <Segments done={entered} total={DEBTORS_ASKED} className={css.progress} />
          </CardBody>
          <ul className={css.debtorList}>
            {debtors.map((shown) => (
              <DebtorRow
                key={shown.debtor.debitor_id}
                {...{ ...shown, tab, mayChange }}
                answer={answer?.debitorId === shown.debtor.debitor_id ? answer.result : undefined}
              />
            ))}
          </ul>
          {mayChange && <CardBody>{add}</CardBody>}
        </>
      )}
    </Card>
  );
}

interface DebtorRowProps extends ShownDebtor {
  tab: string;
  mayChange: boolean;
  answer: SubmissionResult<string[]> | undefined;
}

function DebtorRow({ debtor, country, insurable, tab, mayChange, answer }: DebtorRowProps) {
  const { t, i18n } = useTranslation('factoring');
  const { debitor_id: id, company, currency, insurance_cover: cover } = debtor;
  const name = company.company_name;
  const sales = centsOf(debtor.annual_sales_previous_year);
  const ofDebtor = <span className={visuallyHidden}>, {name}</span>;
  const status = coverStatusOf(cover);
  const paths = taskPaths(tab);
  return (
    <li className={css.debtor}>
      <p className={css.debtorName}>
        {name}
        <span className={css.debtorPlace}>{country}</span>
      </p>
      <p className={css.debtorSales}>
        <span className={visuallyHidden}>{t('debtors.salesShort')} </span>
        {formatMillions(sales, currency, i18n.language, t('debtors.million'))}
      </p>
      <div className={css.debtorCover}>
        <span className={visuallyHidden}>{t('debtors.cover')} </span>
        {status ? <CoverTag status={status} /> : <span>{t('debtors.noCover')}</span>}
        {typeof cover?.cover_amount === 'number' &&
          t('debtors.covered', {
            amount: formatCents(centsOf(cover.cover_amount), cover.cover_currency ?? currency, i18n.language),
          })}
      </div>
      {mayChange && insurable && <CoverRequest id={id} name={name} answer={answer} />}
      {mayChange && (
        <div className={css.debtorActions}>
          <ButtonLink
            to={paths.sales(id)}
            preventScrollReset
            variant="ghost"
            size="s"
            icon={<Icon of={Pencil} size={18} />}
          >
            {t('debtors.edit')}
            {ofDebtor}
          </ButtonLink>
          <ButtonLink
            to={paths.deletion(id)}
            preventScrollReset
            variant="danger-ghost"
            size="s"
            icon={<Icon of={Trash2} size={18} />}
          >
            {t('debtors.delete')}
            {ofDebtor}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** Asks the insurer for cover; a refusal is said in the row. */
function CoverRequest({ id, name, answer }: { id: string; name: string; answer: DebtorRowProps['answer'] }) {
  const { t } = useTranslation('factoring');
  const [form] = useForm({ id: `cover-${id}`, lastResult: answer });
  return (
    <div className={css.problem}>
      <PortalForm form={form} preventScrollReset>
        <input type="hidden" name={INTENT} value={COVER} />
        <input type="hidden" name={DEBTOR} value={id} />
        <ErrorSummary form={form} labels={{}} />
        <SubmitButton variant="outline" size="s" pendingLabel={t('debtors.requesting')}>
          {t('debtors.request')}
          <span className={visuallyHidden}>, {name}</span>
        </SubmitButton>
      </PortalForm>
    </div>
  );
}
