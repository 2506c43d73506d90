import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { usePortalForm } from 'ui/fields/form/use-portal-form';
import { TextField } from 'ui/fields/text/text-field';
import { Terms } from 'ui/layout/sheet';
import { useTaskActionData, useTaskForm } from '~/dashboard/task-form';
import { checkIban, formatIban, ibanCountry } from '~/domain/iban';
import type { BankView } from './bank.server';
import { CardForm } from './card-form';
import type { OverviewActionData, OverviewTaskData } from './overview-page.server';
import { canLookUpBank, createBankSchema, needsBankName } from './rules/bank';
import { BANK_FORM_ID } from './urls';

export function BankForm({ bank, showsLeadText = true }: { bank: BankView; showsLeadText?: boolean }) {
  const { t } = useTranslation('overview');
  const hasConflict = useTaskActionData<OverviewActionData>(BANK_FORM_ID)?.hasConflict;
  const {
    form,
    fields,
    typed: typedTexts,
  } = useTaskForm<'bankName' | 'iban'>(
    BANK_FORM_ID,
    ({ iban = '' }) => createBankSchema(needsBankName(iban) ? null : undefined),
    {
      values: { bankName: bank.bankName ?? '', iban: bank.iban === null ? '' : formatIban(bank.iban) },
    },
  );
  const typed = checkIban(typedTexts.iban ?? '');
  const bankName = useBankName(typed.ok && canLookUpBank(typed.value) ? typed.value : null);
  const asksName = bankName === null || (typedTexts.bankName ?? '') !== '';
  return (
    <CardForm
      form={form}
      version={bank.version}
      labels={{ iban: t('bank.iban'), bankName: t('bank.bankName') }}
    >
      {showsLeadText && <p>{t('bank.lead')}</p>}
      {hasConflict && bank.iban !== null && <StoredBank bank={bank} />}
      <TextField
        field={fields.iban}
        label={t('bank.iban')}
        hint={t('bank.ibanHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {asksName && (
        <TextField
          field={fields.bankName}
          label={t('bank.bankName')}
          hint={t('bank.bankNameHint')}
          autoComplete="off"
        />
      )}
      {typed.ok && <BankTerms iban={typed.value} {...(!asksName && { bankName })} />}
    </CardForm>
  );
}

const BANK_NAME = 'bankName';

/** The name field of a known bank disappears, but not while it has the focus or during a press. */
async function waitUntilLeft(name: string): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.name !== name) return;
  let pressPromise: Promise<void> | null = null;
  const startPress = () => {
    pressPromise = waitForClick();
  };
  addEventListener('pointerdown', startPress, true);
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
  removeEventListener('pointerdown', startPress, true);
  await pressPromise;
}

const LONGEST_PRESS_MS = 1_000;

function waitForClick(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

function useBankName(iban: string | null): string | null {
  const [foundBank, setFoundBank] = useState<{ iban: string; name: string | null } | null>(null);
  useEffect(() => {
    if (iban === null) return;
    const abortController = new AbortController();
    const loadBankName = async () => {
      const body = new URLSearchParams({ iban });
      const response = await fetch('/dashboard/bank-name', {
        method: 'POST',
        body,
        signal: abortController.signal,
      });
      const { name }: { name?: unknown } = response.ok ? await response.json() : {};
      await waitUntilLeft(BANK_NAME);
      setFoundBank({ iban, name: typeof name === 'string' ? name : null });
    };
    loadBankName().catch(() => {});
    return () => abortController.abort();
  }, [iban]);
  return foundBank?.iban === iban ? (foundBank?.name ?? null) : null;
}

function StoredBank({ bank }: { bank: BankView }) {
  const { t } = useTranslation('overview');
  return (
    <Notice title={t('edit.now')}>
      <span translate="no">{`${bank.bankName}, ${formatIban(bank.iban ?? '')}`}</span>
    </Notice>
  );
}

function BankTerms({ bankName, iban }: { bankName?: string; iban: string }) {
  const { t, i18n } = useTranslation('overview');
  const code = ibanCountry(iban);
  const country = code && new Intl.DisplayNames(i18n.language, { type: 'region', fallback: 'code' }).of(code);
  const items = [
    bankName ? { label: t('bank.bankName'), value: bankName, translate: 'no' as const } : null,
    { label: t('bank.iban'), value: formatIban(iban), translate: 'no' as const },
    country ? { label: t('bank.country'), value: country } : null,
  ];
  return <Terms layout="rows" items={items.filter((item) => item !== null)} />;
}

export function BankReview({ bank, review }: { bank: BankView; review: OverviewTaskData['review'] }) {
  const { t } = useTranslation('overview');
  const [form] = usePortalForm({ id: BANK_FORM_ID });
  return (
    <CardForm form={form} version={bank.version} labels={{}}>
      <input type="hidden" name="bankName" value={review.bankName} />
      <input type="hidden" name="iban" value={review.iban} />
      <p>{t('bank.reviewText')}</p>
      <BankTerms bankName={review.bankName} iban={review.iban} />
    </CardForm>
  );
}
