import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { tabPath } from '~/dashboard/rules/tabs';
import { checkIban, formatIban, ibanCountry } from '~/domain/iban';
import { Notice } from '~/ui/feedback/notice';
import { SubmitButton } from '~/ui/fields/submit-button';
import { TextField } from '~/ui/fields/text-field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import { Terms } from '~/ui/layout/terms';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { ShownBank } from './bank.server';
import { CancelLink, EditForm } from './edit-form';
import { bankSchema } from './rules/bank';
import { STEP, type TaskAnswer } from './task-answer';

export const BANK_FORM = 'edit-bank';

interface BankDialogProps {
  applicationId: string;
  bank: ShownBank;
  answer: TaskAnswer | undefined;
}

/** Bank and IBAN; before they are saved, the IBAN in groups of four and its country (OVER-09). */
export function useBankOverlay({ applicationId, bank, answer }: BankDialogProps): Overlay {
  const { t } = useTranslation('overview');
  const review = answer?.review;
  const closeTo = tabPath(applicationId, 'overview');
  if (review) {
    return {
      title: t('bank.reviewTitle'),
      closeTo,
      footer: (
        <>
          <SubmitButton form={BANK_FORM} variant="outline" name={STEP} value="change">
            {t('edit.change')}
          </SubmitButton>
          <SubmitButton form={BANK_FORM} name={STEP} value="save" pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </SubmitButton>
        </>
      ),
      children: <BankReview key="review" bank={bank} review={review} />,
    };
  }
  return {
    title: t('bank.title'),
    closeTo,
    initialFocus: 'first-field',
    footer: (
      <>
        <CancelLink applicationId={applicationId} />
        <SubmitButton form={BANK_FORM} pendingLabel={t('bank.checking')}>
          {t('bank.check')}
        </SubmitButton>
      </>
    ),
    children: <BankForm key="form" bank={bank} answer={answer} />,
  };
}

function BankForm({ bank, answer }: Pick<BankDialogProps, 'bank' | 'answer'>) {
  const { t } = useTranslation('overview');
  const [form, fields] = usePortalForm<z.input<typeof bankSchema>, z.output<typeof bankSchema>>({
    id: BANK_FORM,
    lastResult: answer?.result,
    defaultValue: { bankName: bank.bankName ?? '', iban: bank.iban === null ? '' : formatIban(bank.iban) },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: bankSchema }),
  });
  const typed = checkIban(String(fields.iban.value ?? ''));
  return (
    <EditForm
      form={form}
      task="bank"
      version={bank.version}
      labels={{ bankName: t('bank.bankName'), iban: t('bank.iban') }}
    >
      <p>{t('bank.lead')}</p>
      {answer?.conflict && bank.iban !== null && <StoredBank bank={bank} />}
      <TextField field={fields.bankName} label={t('bank.bankName')} autoComplete="off" />
      <TextField
        field={fields.iban}
        label={t('bank.iban')}
        hint={t('bank.ibanHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {typed.ok && <BankTerms iban={typed.value} />}
    </EditForm>
  );
}

/** What is stored by now, where it may not be what the form was made for. */
function StoredBank({ bank }: Pick<BankDialogProps, 'bank'>) {
  const { t } = useTranslation('overview');
  return (
    <Notice title={t('edit.now')}>
      {bank.bankName}, {formatIban(bank.iban ?? '')}
    </Notice>
  );
}

interface BankTermsProps {
  bankName?: string;
  iban: string;
}

/** An account as it reads on a statement. */
function BankTerms({ bankName, iban }: BankTermsProps) {
  const { t, i18n } = useTranslation('overview');
  const code = ibanCountry(iban);
  const country = code && new Intl.DisplayNames(i18n.language, { type: 'region', fallback: 'code' }).of(code);
  const items = [
    bankName ? { label: t('bank.bankName'), value: bankName } : null,
    { label: t('bank.iban'), value: formatIban(iban) },
    country ? { label: t('bank.country'), value: country } : null,
  ];
  return <Terms layout="rows" items={items.filter((item) => item !== null)} />;
}

interface BankReviewProps {
  bank: ShownBank;
  review: NonNullable<TaskAnswer['review']>;
}

function BankReview({ bank, review }: BankReviewProps) {
  const { t } = useTranslation('overview');
  const [form] = usePortalForm({ id: BANK_FORM });
  return (
    <EditForm form={form} task="bank" version={bank.version} labels={{}}>
      <input type="hidden" name="bankName" value={review.bankName} />
      <input type="hidden" name="iban" value={review.iban} />
      <p>{t('bank.reviewText')}</p>
      <BankTerms bankName={review.bankName} iban={review.iban} />
    </EditForm>
  );
}
