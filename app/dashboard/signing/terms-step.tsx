import { Link } from '@remix-run/react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { Button } from 'ui/layout/button';
import { Buttons, Row, Stack } from 'ui/layout/layout';
import { smallText } from 'ui/theme/text.css';
import {
  type TermsComparison,
  TermsList,
  TermsTag,
  usePaymentChange,
} from '~/application/result/terms-strip';
import type { TermsView } from '~/dashboard/application-header';
import { FileLink } from '~/dashboard/file-link';
import { useTaskForm } from '~/dashboard/task-form';
import { joinList } from '~/domain/lists';
import { INTENT_FIELD } from '~/forms/intents';
import { SIGNED_VERSION_FIELD, termsSchema } from './consents';
import { Step, type StepPosition } from './step';
import { consents } from './terms-step.css';
import { TERMS_FORM_ID } from './urls';

interface TermsStepProps extends StepPosition {
  lockingSteps: readonly number[];
  version: string;
  summary: string;
  account: string | null;
  contract: string;
  terms: TermsView | null;
  overview: string;
  isSigned: boolean;
}

export function TermsStep({
  lockingSteps,
  version,
  summary,
  account,
  contract,
  terms,
  overview,
  isSigned,
  ...stepPosition
}: TermsStepProps) {
  const { t, i18n } = useTranslation('signatures');
  const steps = joinList(i18n.language, lockingSteps.map(String));
  const lockedReasonId = useId();
  const { state } = stepPosition;
  const isLocked = state === 'locked';
  const leadByState = {
    done: t('terms.done'),
    locked: <span id={lockedReasonId}>{t('terms.locked', { count: lockingSteps.length, steps })}</span>,
    open: `${summary} ${t('terms.lead')}`,
  };
  const introText = state === 'done' || state === 'locked' ? leadByState[state] : leadByState.open;
  return (
    <Step {...stepPosition} title={t('terms.title')} introText={introText}>
      {state === 'done' ? (
        !isSigned && <ContractLink to={contract} />
      ) : (
        // Ticks apply to one version, so a new version resets the form.
        <TermsForm
          key={version}
          {...{ version, account, contract, terms, overview }}
          lockedReasonId={isLocked ? lockedReasonId : null}
        />
      )}
    </Step>
  );
}

interface TermsFormProps
  extends Pick<TermsStepProps, 'version' | 'account' | 'contract' | 'terms' | 'overview'> {
  lockedReasonId: string | null;
}

/** The errors of consents are complete sentences, so the error summary repeats no label. */
const CONSENT_LABELS = { legalSignature: '', sepaMandate: '' };

function TermsForm({ version, account, contract, terms, overview, lockedReasonId }: TermsFormProps) {
  const { t } = useTranslation('signatures');
  const { form, fields } = useTaskForm<keyof typeof termsSchema.shape>(TERMS_FORM_ID, () => termsSchema, {
    startsEmpty: true,
  });
  const isLocked = lockedReasonId !== null;
  const legalSignature = t('terms.legalSignature');
  const sepaMandate = account === null ? t('terms.sepaMandate') : t('terms.sepaMandateFor', { account });
  return (
    <PortalForm form={form} labels={CONSENT_LABELS} gap="s4">
      <input type="hidden" name={INTENT_FIELD} value={TERMS_FORM_ID} />
      <input type="hidden" name={SIGNED_VERSION_FIELD} value={version} />
      {terms && <SignedTerms terms={terms} overview={overview} />}
      <ContractLink to={contract} />
      <Stack gap="s4" className={consents}>
        <CheckboxField consent field={fields.legalSignature} label={legalSignature} disabled={isLocked} />
        <CheckboxField consent field={fields.sepaMandate} label={sepaMandate} disabled={isLocked} />
      </Stack>
      <Buttons>
        {isLocked ? (
          // No submit button, because without scripts it would submit.
          <Button variant="primary" aria-disabled aria-describedby={lockedReasonId}>
            {t('terms.sign')}
          </Button>
        ) : (
          <SubmitButton pendingLabel={t('terms.signing')}>{t('terms.sign')}</SubmitButton>
        )}
      </Buttons>
    </PortalForm>
  );
}

function SignedTerms({ terms: { terms, earlierTerms }, overview }: { terms: TermsView; overview: string }) {
  return (
    <Stack gap="s3">
      <Row>
        <TermsTag terms={terms} />
      </Row>
      <TermsList terms={terms} variant="card" />
      {earlierTerms && <PaymentChange terms={terms} earlier={earlierTerms} overview={overview} />}
    </Stack>
  );
}

function PaymentChange({
  overview,
  ...comparedTerms
}: { overview: string } & ComponentProps<typeof TermsComparison>) {
  const { t } = useTranslation('terms');
  return (
    <p className={smallText}>
      <span>{usePaymentChange(comparedTerms)}</span> <Link to={`${overview}#terms`}>{t('compare.link')}</Link>
    </p>
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
