import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { TextField } from 'ui/fields/text/text-field';
import { useTaskAnswer, useTaskForm } from '~/dashboard/task-form';
import { asStored } from '~/domain/message';
import { type CompanyTaxNumberKind, companyTaxNumberKind, companyTaxNumberRule } from '~/domain/tax-number';
import { TAX_NUMBER_FORM } from './addresses';
import { CardForm } from './card-form';
import type { OverviewAnswer } from './overview-page.server';
import { taxNumberSchema } from './rules/company-tax-number';
import type { ShownTaxNumber } from './tax-number.server';

const HINTS = {
  uid: 'taxNumber.hintSwiss',
  nip: 'taxNumber.hintPolish',
  usual: 'taxNumber.hint',
} as const satisfies Record<CompanyTaxNumberKind, string>;

/** OVER-08 */
export function TaxNumberForm({ taxNumber }: { taxNumber: ShownTaxNumber }) {
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
        hint={t(HINTS[kind])}
        inputMode={kind === 'uid' ? 'text' : undefined}
        autoComplete="off"
        spellCheck={false}
        tidy={asStored(companyTaxNumberRule(taxNumber.country))}
      />
    </CardForm>
  );
}
