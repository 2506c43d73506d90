import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { TextField } from 'ui/fields/text/text-field';
import { ButtonLink } from 'ui/layout/button';
import { Terms } from 'ui/layout/sheet';
import { type ApplicationHeader, useApplicationTexts } from '~/dashboard/application-header';
import type { AppointmentsView } from '~/dashboard/appointments/appointment-view.server';
import { useBooking } from '~/dashboard/appointments/use-booking';
import { useListQuery } from '~/dashboard/list-links';
import { readSubmittingTab, tabPath } from '~/dashboard/rules/tabs';
import {
  ConfirmationForm,
  FIRST_FIELD_SELECTOR,
  useTaskActionData,
  useTaskForm,
  useTaskOverlay,
} from '~/dashboard/task-form';
import { formatIban } from '~/domain/iban';
import { normalizeIfValid } from '~/domain/message';
import {
  type CompanyTaxNumberKind,
  companyTaxNumberKindOf,
  createCompanyTaxNumberRule,
} from '~/domain/tax-number';
import { INTENT_FIELD } from '~/forms/intents';
import type { BankView } from './bank.server';
import { BankForm, BankReview } from './bank-form';
import { CardForm } from './card-form';
import type { CustomFieldsView } from './custom-fields.server';
import { CustomForm } from './custom-form';
import type { ToDosView } from './open-to-dos.server';
import { taskLinks } from './overview.css';
import type { OverviewActionData } from './overview-page.server';
import type { Recap } from './overview-view.server';
import { createTaxNumberSchema } from './rules/company-tax-number';
import type { OverviewTaskView } from './tasks.server';
import type { TaxNumberView } from './tax-number.server';
import {
  BANK_FORM_ID,
  CHANGE_INTENT,
  overviewTaskUrls,
  SAVE_INTENT,
  SUBMIT_FORM_ID,
  TAX_NUMBER_FORM_ID,
} from './urls';

interface OverlayData {
  application: ApplicationHeader;
  task: OverviewTaskView | null;
  toDos: ToDosView | null;
  recap: Recap | null;
  bank: BankView;
  taxNumber: TaxNumberView;
  custom: CustomFieldsView[];
  appointments: AppointmentsView | null;
}

export function useOverviewOverlay({
  application,
  task,
  toDos,
  recap,
  bank,
  taxNumber,
  custom,
  appointments,
}: OverlayData) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const overview = useListQuery()(overviewTaskUrls.path(application.id));
  const [query] = useSearchParams();
  const booking = useBooking(application.id);
  const review = useTaskActionData<OverviewActionData>(BANK_FORM_ID)?.review;
  const save = { label: t('dashboard:task.save') };
  const customForm = ({ kind }: OverviewTaskView) => {
    const card = custom.find(({ entity }) => `custom-${entity}` === kind);
    return { submit: save, children: card && <CustomForm card={card} /> };
  };
  return useTaskOverlay(task, overview, {
    submit: () => submitBody(application.submission === 'blocked' ? toDos : null),
    appointment: ({ title }) => (appointments ? booking(title, appointments) : { children: null }),
    bank: () =>
      review
        ? {
            title: t('bank.reviewTitle'),
            footer: (
              <>
                <SubmitButton form={BANK_FORM_ID} variant="outline" name={INTENT_FIELD} value={CHANGE_INTENT}>
                  {t('edit.change')}
                </SubmitButton>
                <SubmitButton
                  form={BANK_FORM_ID}
                  name={INTENT_FIELD}
                  value={SAVE_INTENT}
                  pendingLabel={t('dashboard:task.saving')}
                >
                  {t('dashboard:task.save')}
                </SubmitButton>
              </>
            ),
            children: <BankReview key="review" bank={bank} review={review} />,
          }
        : {
            initialFocus: FIRST_FIELD_SELECTOR,
            submit: { label: t('bank.check'), pending: t('bank.checking') },
            children: <BankForm key="form" bank={bank} />,
          },
    'tax-number': () => ({
      initialFocus: FIRST_FIELD_SELECTOR,
      submit: save,
      children: <TaxNumberForm taxNumber={taxNumber} />,
    }),
    'custom-application': customForm,
    'custom-company': customForm,
  });

  function submitBody(blockedBy: ToDosView | null) {
    const isBlocked = application.submission === 'blocked';
    const leaveTo = tabPath(application.id, readSubmittingTab(query, application.tabs));
    const leave = (
      <ButtonLink to={isBlocked ? overview : leaveTo} preventScrollReset>
        {t(isBlocked ? 'submit.back' : 'submit.cancel')}
      </ButtonLink>
    );
    const send = (
      <SubmitButton form={SUBMIT_FORM_ID} pendingLabel={t('submit.pending')}>
        {t('dashboard:submit.button')}
      </SubmitButton>
    );
    return {
      closeTo: isBlocked ? overview : leaveTo,
      footer: isBlocked ? (
        leave
      ) : (
        <>
          {leave}
          {send}
        </>
      ),
      children: (
        <ConfirmationForm id={SUBMIT_FORM_ID}>
          {blockedBy ? (
            <BlockedSubmission toDos={blockedBy} />
          ) : (
            <>
              {recap && <RecapTerms {...{ application, recap, bank, taxNumber }} />}
              <p>{t('submit.text')}</p>
            </>
          )}
        </ConfirmationForm>
      ),
    };
  }
}

type RecapProps = Pick<OverlayData, 'application' | 'bank' | 'taxNumber'> & { recap: Recap };

function RecapTerms({ application, recap, bank, taxNumber }: RecapProps) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const { amount, duration } = useApplicationTexts(application);
  const list = (values: readonly (string | null | undefined)[]) => values.filter(Boolean).join(', ');
  const items = [
    { label: t('dashboard:overview.application'), value: list([amount, duration]) },
    {
      label: t('bank.title'),
      value: list([bank.bankName, bank.iban && formatIban(bank.iban)]),
      translate: 'no' as const,
    },
    { label: t('taxNumber.label'), value: taxNumber.taxIdNumber, translate: 'no' as const },
    {
      label: t('dashboard:tabs.representatives'),
      value: recap.people,
    },
    {
      label: t('dashboard:tabs.documents'),
      value: recap.documents > 0 ? t('submit.documents', { count: recap.documents }) : '',
    },
    {
      label: t('dashboard:tabs.objects'),
      value: recap.objects,
      translate: 'no' as const,
    },
    {
      label: t('dashboard:tabs.factoring'),
      value: recap.debtors,
      translate: 'no' as const,
    },
  ];
  return <Terms items={items.filter(({ value }) => value !== '')} />;
}

function BlockedSubmission({ toDos }: { toDos: ToDosView }) {
  const { t } = useTranslation('overview');
  return (
    <>
      <p>{t('submit.blocked')}</p>
      <ul className={taskLinks}>
        {toDos.open.map(({ name, to }) => (
          <li key={`${name} ${to}`}>
            {to === null ? t(`item.${name}.title`) : <Link to={to}>{t(`item.${name}.title`)}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}

const TAX_NUMBER_HINTS = {
  uid: 'taxNumber.hintSwiss',
  nip: 'taxNumber.hintPolish',
  usual: 'taxNumber.hint',
} as const satisfies Record<CompanyTaxNumberKind, string>;

function TaxNumberForm({ taxNumber }: { taxNumber: TaxNumberView }) {
  const { t } = useTranslation('overview');
  const hasConflict = useTaskActionData<OverviewActionData>(TAX_NUMBER_FORM_ID)?.hasConflict;
  const { form, fields } = useTaskForm<'taxIdNumber'>(
    TAX_NUMBER_FORM_ID,
    () => createTaxNumberSchema(taxNumber.country),
    { values: { taxIdNumber: taxNumber.taxIdNumber } },
  );
  const kind = companyTaxNumberKindOf(taxNumber.country);
  return (
    <CardForm form={form} version={taxNumber.version} labels={{ taxIdNumber: t('taxNumber.label') }}>
      {hasConflict && taxNumber.taxIdNumber !== '' && (
        <Notice title={t('edit.now')}>{taxNumber.taxIdNumber}</Notice>
      )}
      <TextField
        field={fields.taxIdNumber}
        label={t('taxNumber.label')}
        hint={t(TAX_NUMBER_HINTS[kind])}
        inputMode={kind === 'uid' ? 'text' : undefined}
        autoComplete="off"
        spellCheck={false}
        tidy={normalizeIfValid(createCompanyTaxNumberRule(taxNumber.country))}
      />
    </CardForm>
  );
}
