import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { TextField } from 'ui/fields/text/text-field';
import { ButtonLink } from 'ui/layout/button';
import { Terms } from 'ui/layout/sheet';
import { type ApplicationHead, useApplicationTexts } from '~/dashboard/application-head';
import type { ShownAppointments } from '~/dashboard/appointments/appointment-view.server';
import { useBooking } from '~/dashboard/appointments/use-booking';
import { submitsFrom, tabPath } from '~/dashboard/rules/tabs';
import {
  ConfirmationForm,
  FIRST_FIELD,
  useTaskAnswer,
  useTaskForm,
  useTaskOverlay,
} from '~/dashboard/task-form';
import { formatIban } from '~/domain/iban';
import { listOf } from '~/domain/list-of';
import { asStored } from '~/domain/message';
import { type CompanyTaxNumberKind, companyTaxNumberKind, companyTaxNumberRule } from '~/domain/tax-number';
import { INTENT_FIELD } from '~/forms/intents';
import { BANK_FORM, CHANGE, overviewAddresses, SAVE, SUBMIT_FORM, TAX_NUMBER_FORM } from './addresses';
import type { ShownBank } from './bank.server';
import { BankForm, BankReview } from './bank-form';
import { CardForm } from './card-form';
import type { ShownCustomFields } from './custom-fields.server';
import { CustomForm } from './custom-form';
import type { ShownToDos } from './open-to-dos.server';
import { taskLinks } from './overview.css';
import type { OverviewAnswer } from './overview-page.server';
import type { Recap } from './overview-view.server';
import { taxNumberSchema } from './rules/company-tax-number';
import type { ShownOverviewTask } from './tasks.server';
import type { ShownTaxNumber } from './tax-number.server';

interface ConfirmationPage {
  application: ApplicationHead;
  task: ShownOverviewTask | null;
  toDos: ShownToDos | null;
  recap: Recap | null;
  bank: ShownBank;
  taxNumber: ShownTaxNumber;
  custom: ShownCustomFields[];
  appointments: ShownAppointments | null;
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
}: ConfirmationPage) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const overview = overviewAddresses.path(application.id);
  const [query] = useSearchParams();
  const booking = useBooking(application.id);
  const review = useTaskAnswer<OverviewAnswer>(BANK_FORM)?.review;
  const save = { label: t('dashboard:task.save') };
  const customForm = ({ kind }: ShownOverviewTask) => {
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
                <SubmitButton form={BANK_FORM} variant="outline" name={INTENT_FIELD} value={CHANGE}>
                  {t('edit.change')}
                </SubmitButton>
                <SubmitButton
                  form={BANK_FORM}
                  name={INTENT_FIELD}
                  value={SAVE}
                  pendingLabel={t('dashboard:task.saving')}
                >
                  {t('dashboard:task.save')}
                </SubmitButton>
              </>
            ),
            children: <BankReview key="review" bank={bank} review={review} />,
          }
        : {
            initialFocus: FIRST_FIELD,
            submit: { label: t('bank.check'), pending: t('bank.checking') },
            children: <BankForm key="form" bank={bank} />,
          },
    'tax-number': () => ({
      initialFocus: FIRST_FIELD,
      submit: save,
      children: <TaxNumberForm taxNumber={taxNumber} />,
    }),
    'custom-application': customForm,
    'custom-company': customForm,
  });

  function submitBody(blockedBy: ShownToDos | null) {
    const isBlocked = application.submission === 'blocked';
    const leaveTo = tabPath(application.id, submitsFrom(query, application.tabs));
    const leave = (
      <ButtonLink to={isBlocked ? overview : leaveTo} preventScrollReset>
        {t(isBlocked ? 'submit.back' : 'submit.cancel')}
      </ButtonLink>
    );
    const send = (
      <SubmitButton form={SUBMIT_FORM} pendingLabel={t('submit.pending')}>
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
        <ConfirmationForm id={SUBMIT_FORM}>
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

type RecapProps = Pick<ConfirmationPage, 'application' | 'bank' | 'taxNumber'> & { recap: Recap };

function RecapTerms({ application, recap, bank, taxNumber }: RecapProps) {
  const { t, i18n } = useTranslation(['overview', 'dashboard']);
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
      value: listOf(i18n.language, recap.people),
    },
    {
      label: t('dashboard:tabs.documents'),
      value: recap.documents > 0 ? t('submit.documents', { count: recap.documents }) : '',
    },
    {
      label: t('dashboard:tabs.objects'),
      value: listOf(i18n.language, recap.objects),
      translate: 'no' as const,
    },
    {
      label: t('dashboard:tabs.factoring'),
      value: listOf(i18n.language, recap.debtors),
      translate: 'no' as const,
    },
  ];
  return <Terms layout="column" items={items.filter(({ value }) => value !== '')} />;
}

function BlockedSubmission({ toDos }: { toDos: ShownToDos }) {
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

function TaxNumberForm({ taxNumber }: { taxNumber: ShownTaxNumber }) {
  const { t } = useTranslation('overview');
  const conflict = useTaskAnswer<OverviewAnswer>(TAX_NUMBER_FORM)?.conflict;
  const { form, fields } = useTaskForm<'taxIdNumber'>(
    TAX_NUMBER_FORM,
    () => taxNumberSchema(taxNumber.country),
    { values: { taxIdNumber: taxNumber.taxIdNumber } },
  );
  const kind = companyTaxNumberKind(taxNumber.country);
  return (
    <CardForm form={form} version={taxNumber.version} labels={{ taxIdNumber: t('taxNumber.label') }}>
      {conflict && taxNumber.taxIdNumber !== '' && (
        <Notice title={t('edit.now')}>{taxNumber.taxIdNumber}</Notice>
      )}
      <TextField
        field={fields.taxIdNumber}
        label={t('taxNumber.label')}
        hint={t(TAX_NUMBER_HINTS[kind])}
        inputMode={kind === 'uid' ? 'text' : undefined}
        autoComplete="off"
        spellCheck={false}
        tidy={asStored(companyTaxNumberRule(taxNumber.country))}
      />
    </CardForm>
  );
}
