import { useTranslation } from 'react-i18next';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { TextField } from 'ui/fields/text/text-field';
import { Row } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { useTaskForm } from '~/dashboard/task-form';
import { normalizeIfValid } from '~/domain/message';
import { createPersonalTaxNumberRule } from '~/domain/tax-number';
import { INTENT_FIELD } from '~/forms/intents';
import type { SigningView } from './signing-view.server';
import { Step, type StepPosition } from './step';
import { createTaxNumberSchema } from './tax-number';
import { TAX_NUMBER_FORM_ID } from './urls';

type TaxNumber = SigningView['taxNumber'];

export function TaxNumberStep({ taxNumber, ...stepPosition }: StepPosition & { taxNumber: TaxNumber }) {
  const { t } = useTranslation('signatures');
  const { ending, country } = taxNumber;
  if (stepPosition.state === 'done') {
    const introText = ending === null ? t('taxNumber.known') : <MaskedTaxNumber ending={ending} />;
    return <Step {...stepPosition} title={t('taxNumber.title')} introText={introText} />;
  }
  if (stepPosition.state === 'locked') {
    return (
      <Step
        {...stepPosition}
        title={t('taxNumber.title')}
        tag={t('taxNumber.closedTag')}
        introText={t('taxNumber.closed')}
      />
    );
  }
  return (
    <Step
      {...stepPosition}
      title={t('taxNumber.title')}
      introText={country === 'DE' ? t('taxNumber.lead') : t('taxNumber.leadElsewhere')}
    >
      <TaxNumberForm {...taxNumber} isNextStep={stepPosition.isNextStep} />
    </Step>
  );
}

function MaskedTaxNumber({ ending }: { ending: string }) {
  const { t } = useTranslation('signatures');
  return (
    <>
      <span aria-hidden="true" translate="no">{`•• ••• ••• ${ending}`}</span>
      <span className={visuallyHidden}>{t('taxNumber.ending', { ending })}</span>
    </>
  );
}

function TaxNumberForm({ isNextStep, ...context }: TaxNumber & { isNextStep: boolean }) {
  const { t } = useTranslation('signatures');
  const { form, fields } = useTaskForm<'taxNumber'>(TAX_NUMBER_FORM_ID, () => createTaxNumberSchema(context));
  const isGerman = context.country === 'DE';
  const label = isGerman ? t('taxNumber.label') : t('taxNumber.labelElsewhere');
  return (
    <PortalForm form={form} labels={{ taxNumber: label }} gap="s4">
      <input type="hidden" name={INTENT_FIELD} value={TAX_NUMBER_FORM_ID} />
      <TextField
        field={fields.taxNumber}
        label={label}
        hint={isGerman ? t('taxNumber.hint') : undefined}
        inputMode={isGerman ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        tidy={normalizeIfValid(createPersonalTaxNumberRule(context.country))}
      />
      <Row>
        <SubmitButton variant={isNextStep ? 'primary' : 'outline'} pendingLabel={t('taxNumber.saving')}>
          {isGerman ? t('taxNumber.save') : t('taxNumber.saveElsewhere')}
        </SubmitButton>
      </Row>
    </PortalForm>
  );
}
