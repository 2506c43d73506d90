import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '~/dashboard/file-link';
import { useTaskForm } from '~/dashboard/task-form';
import { listOf } from '~/domain/list-of';
import { INTENT } from '~/forms/intents';
import { CheckboxField } from '~/ui/fields/checkbox/checkbox-field';
import { PortalForm } from '~/ui/fields/form/form';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { Button } from '~/ui/layout/button';
import { Row, Stack } from '~/ui/layout/layout';
import { TERMS_FORM } from './addresses';
import { termsSchema, VERSION_FIELD } from './consents';
import { Step, type StepPlace } from './step';
import { consents } from './terms-step.css';

interface TermsStepProps extends StepPlace {
  lockedBy: readonly number[];
  version: string;
  summary: string;
  account: string | null;
  contract: string;
  isSigned: boolean;
}

/** SIGN-02 */
export function TermsStep({
  lockedBy,
  version,
  summary,
  account,
  contract,
  isSigned,
  ...place
}: TermsStepProps) {
  const { t, i18n } = useTranslation('signatures');
  const steps = listOf(i18n.language, lockedBy.map(String));
  const lockedId = useId();
  const { state } = place;
  const isLocked = state === 'locked';
  const leads = {
    done: t('terms.done'),
    locked: <span id={lockedId}>{t('terms.locked', { count: lockedBy.length, steps })}</span>,
    open: `${summary} ${t('terms.lead')}`,
  };
  const lead = state === 'done' || state === 'locked' ? leads[state] : leads.open;
  return (
    <Step {...place} title={t('terms.title')} lead={lead}>
      {state === 'done' ? (
        !isSigned && <ContractLink to={contract} />
      ) : (
        // A new version resets the form, because the ticks applied to the old one.
        <TermsForm key={version} {...{ version, account, contract }} lockedBy={isLocked ? lockedId : null} />
      )}
    </Step>
  );
}

interface TermsFormProps extends Pick<TermsStepProps, 'version' | 'account' | 'contract'> {
  lockedBy: string | null;
}

function TermsForm({ version, account, contract, lockedBy }: TermsFormProps) {
  const { t } = useTranslation('signatures');
  const { form, fields } = useTaskForm<keyof typeof termsSchema.shape>(TERMS_FORM, () => termsSchema, {
    startsEmpty: true,
  });
  const isLocked = lockedBy !== null;
  const legalSignature = t('terms.legalSignature');
  const sepaMandate = account === null ? t('terms.sepaMandate') : t('terms.sepaMandateFor', { account });
  return (
    <PortalForm form={form} labels={{ legalSignature, sepaMandate }} gap="s4">
      <input type="hidden" name={INTENT} value={TERMS_FORM} />
      <input type="hidden" name={VERSION_FIELD} value={version} />
      <ContractLink to={contract} />
      <Stack gap="s4" className={consents}>
        <CheckboxField consent field={fields.legalSignature} label={legalSignature} disabled={isLocked} />
        <CheckboxField consent field={fields.sepaMandate} label={sepaMandate} disabled={isLocked} />
      </Stack>
      <Row>
        {isLocked ? (
          // Not a submit button, because without scripts it would submit.
          <Button variant="primary" aria-disabled aria-describedby={lockedBy}>
            {t('terms.sign')}
          </Button>
        ) : (
          <SubmitButton pendingLabel={t('terms.signing')}>{t('terms.sign')}</SubmitButton>
        )}
      </Row>
    </PortalForm>
  );
}

function ContractLink({ to }: { to: string }) {
  const { t } = useTranslation('signatures');
  return (
    <Row>
      <FileLink to={to}>{t('terms.contract')}</FileLink>
    </Row>
  );
}
