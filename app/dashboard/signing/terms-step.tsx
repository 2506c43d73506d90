import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '~/dashboard/file-link';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { Button } from '~/ui/layout/button';
import { Row, Stack } from '~/ui/layout/layout';
import { Step, type StepPlace } from './step';
import { termsSchema } from './terms';
import { useStepForm } from './use-step-form';

interface TermsStepProps extends StepPlace {
  /** Numbers of the steps that come first and are not done. */
  lockedBy: readonly number[];
  /** See `Asked`. */
  seal: string;
  /** What is signed, in one sentence. */
  summary: string;
  account: string | null;
  /** Address of the contract. */
  contract: string;
}

/** The signature itself (SIGN-02). Its controls stay disabled until everything before is done. */
export function TermsStep({ lockedBy, seal, summary, account, contract, ...place }: TermsStepProps) {
  const { t, i18n } = useTranslation('signatures');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const steps = list.format(lockedBy.map(String));
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
      {state !== 'done' && (
        // What is ticked was ticked for what was shown: when that changes, the form begins anew.
        <TermsForm key={seal} {...{ seal, account, contract }} lockedBy={isLocked ? lockedId : null} />
      )}
    </Step>
  );
}

interface TermsFormProps extends Pick<TermsStepProps, 'seal' | 'account' | 'contract'> {
  /** Id of the text that says what comes first; null when nothing does. */
  lockedBy: string | null;
}

function TermsForm({ seal, account, contract, lockedBy }: TermsFormProps) {
  const { t } = useTranslation('signatures');
  const [form, fields] = useStepForm('sign', termsSchema);
  const isLocked = lockedBy !== null;
  const legalSignature = t('terms.legalSignature');
  const sepaMandate = account === null ? t('terms.sepaMandate') : t('terms.sepaMandateFor', { account });
  return (
    <PortalForm form={form}>
      <Stack gap="s4">
        <ErrorSummary form={form} labels={{ legalSignature, sepaMandate }} />
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="seal" value={seal} />
        <Row>
          <FileLink to={contract} small>
            {t('terms.contract')}
          </FileLink>
        </Row>
        <CheckboxField field={fields.legalSignature} label={legalSignature} disabled={isLocked} />
        <CheckboxField field={fields.sepaMandate} label={sepaMandate} disabled={isLocked} />
        <Row>
          {isLocked ? (
            // No submit button: without scripts it would send.
            <Button variant="primary" aria-disabled aria-describedby={lockedBy}>
              {t('terms.sign')}
            </Button>
          ) : (
            <SubmitButton pendingLabel={t('terms.signing')}>{t('terms.sign')}</SubmitButton>
          )}
        </Row>
      </Stack>
    </PortalForm>
  );
}
