import { parseWithZod } from '@conform-to/zod/v4';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { tabPath } from '~/dashboard/rules/tabs';
import { hasSwissUid } from '~/domain/tax-number';
import { Notice } from '~/ui/feedback/notice';
import { SubmitButton } from '~/ui/fields/submit-button';
import { TextField } from '~/ui/fields/text-field';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import type { Overlay } from '~/ui/overlays/with-overlay';
import { CancelLink, EditForm } from './edit-form';
import { taxNumberSchema } from './rules/company-tax-number';
import type { TaskAnswer } from './task-answer';
import type { ShownTaxNumber } from './tax-number.server';

export const TAX_NUMBER_FORM = 'edit-tax-number';

interface TaxNumberDialogProps {
  applicationId: string;
  taxNumber: ShownTaxNumber;
  answer: TaskAnswer | undefined;
}

/** The company's tax number (OVER-08). */
export function useTaxNumberOverlay(props: TaxNumberDialogProps): Overlay {
  const { t } = useTranslation('overview');
  return {
    title: t('taxNumber.title'),
    closeTo: tabPath(props.applicationId, 'overview'),
    initialFocus: 'first-field',
    footer: (
      <>
        <CancelLink applicationId={props.applicationId} />
        <SubmitButton form={TAX_NUMBER_FORM} pendingLabel={t('edit.saving')}>
          {t('edit.save')}
        </SubmitButton>
      </>
    ),
    children: <TaxNumberForm {...props} />,
  };
}

function TaxNumberForm({ taxNumber, answer }: TaxNumberDialogProps) {
  const { t } = useTranslation('overview');
  const schema = taxNumberSchema(taxNumber.country);
  const [form, fields] = usePortalForm<z.input<typeof schema>, z.output<typeof schema>>({
    id: TAX_NUMBER_FORM,
    lastResult: answer?.result,
    defaultValue: { taxIdNumber: taxNumber.taxIdNumber },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const swiss = hasSwissUid(taxNumber.country);
  return (
    <EditForm
      form={form}
      task="tax-number"
      version={taxNumber.version}
      labels={{ taxIdNumber: t('taxNumber.label') }}
    >
      {answer?.conflict && taxNumber.taxIdNumber !== '' && (
        <Notice title={t('edit.now')}>{taxNumber.taxIdNumber}</Notice>
      )}
      <TextField
        field={fields.taxIdNumber}
        label={t('taxNumber.label')}
        hint={t(swiss ? 'taxNumber.hintSwiss' : 'taxNumber.hint')}
        inputMode={swiss ? 'text' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </EditForm>
  );
}
