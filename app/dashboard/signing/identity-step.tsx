import ExternalLink from 'virtual:icon/external-link';
import RotateCcw from 'virtual:icon/rotate-ccw';
import { Form } from '@remix-run/react';
import type { SignatureProvider } from 'contracts/api/enumerations';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { PortalForm, useEncodedAction } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { SupportLine } from 'ui/frame/support-line';
import { Button, ButtonLink } from 'ui/layout/button';
import { Buttons, Row, Stack } from 'ui/layout/layout';
import { metaText } from 'ui/theme/text.css';
import { createEmptySchema, useTaskForm } from '~/dashboard/task-form';
import { INTENT_FIELD } from '~/forms/intents';
import { usePageFrame } from '~/page/use-page-frame';
import { canIdentify, type IdentityState, isStatusPolled, providerPageOf } from './rules/signing-identity';
import { Step, type StepPosition } from './step';
import { IDENTIFICATION_FORM_ID } from './urls';

const NAMES: Record<SignatureProvider, string> = {
  idnow: 'IDnow',
  swisssign: 'SwissSign',
  postident: 'POSTIDENT',
  manual: '',
};

export function IdentityStep({ identity, ...stepPosition }: StepPosition & { identity: IdentityState }) {
  const { t } = useTranslation('signatures');
  if (stepPosition.state === 'done') return <DoneIdentity identity={identity} {...stepPosition} />;
  if (identity.kind === 'unknownProvider') return <UnknownProvider {...stepPosition} />;
  return (
    <Step {...stepPosition} title={t('identity.title')} introText={<Situation identity={identity} />}>
      {canIdentify(identity) && (
        <StartForm button={startButtonKey(identity)} isNextStep={stepPosition.isNextStep} />
      )}
      {isStatusPolled(identity) && (
        <IdentificationPending identity={identity} isNextStep={stepPosition.isNextStep} />
      )}
      {needsSupport(identity) && <SupportContact />}
    </Step>
  );
}

function DoneIdentity({ identity, ...stepPosition }: StepPosition & { identity: IdentityState }) {
  const { t } = useTranslation('signatures');
  const isManual = 'provider' in identity && identity.provider === 'manual';
  const dataChanged = identity.kind === 'done' && identity.dataChanged;
  const text = dataChanged ? 'doneChanged' : isManual ? 'doneManual' : 'done';
  return <Step {...stepPosition} title={t('identity.title')} introText={t(`identity.${text}`)} />;
}

function UnknownProvider(stepPosition: StepPosition) {
  const { t } = useTranslation('signatures');
  return (
    <Step {...stepPosition} title={t('identity.title')}>
      <Notice tone="danger" title={t('identity.unknownTitle')} action={<SupportContact />}>
        {t('identity.unknown')}
      </Notice>
    </Step>
  );
}

type KnownIdentity = Exclude<IdentityState, { kind: 'unknownProvider' }>;

function Situation({ identity }: { identity: KnownIdentity }) {
  const text = useIdentificationText(identity);
  return text && <span>{text}</span>;
}

function useIdentificationText(identity: KnownIdentity): string | null {
  const { t } = useTranslation('signatures');
  if (identity.provider === null) return null;
  const { kind, provider } = identity;
  const values = { provider: NAMES[provider] };
  switch (kind) {
    case 'open':
      return t(`identity.open.${provider}`, values);
    case 'busy':
      return identity.review
        ? t(`identity.review.${provider}`, values)
        : t(`identity.busy.${provider}`, values);
    case 'failed':
      return t(`identity.failed.${provider === 'manual' ? 'manual' : identity.reason}`);
    case 'fraud':
      return t('identity.fraud');
    case 'done':
      return t('identity.done');
  }
}

function needsSupport(identity: KnownIdentity): boolean {
  return identity.kind === 'fraud' || (identity.kind === 'failed' && identity.provider === 'manual');
}

function SupportContact() {
  const { support } = usePageFrame();
  return <SupportLine phone={support.phone} email={support.email} />;
}

function startButtonKey({ kind, provider }: KnownIdentity) {
  if (kind !== 'failed') return 'start';
  return provider === 'manual' ? 'requestAgain' : 'restart';
}

type StartFormProps = { button: ReturnType<typeof startButtonKey>; isNextStep: boolean };

function StartForm({ button, isNextStep }: StartFormProps) {
  const { t } = useTranslation('signatures');
  const { form } = useTaskForm(IDENTIFICATION_FORM_ID, createEmptySchema);
  return (
    <PortalForm form={form} labels={{}} gap="s4">
      <input type="hidden" name={INTENT_FIELD} value={IDENTIFICATION_FORM_ID} />
      <Row>
        <SubmitButton
          variant={isNextStep ? 'primary' : 'outline'}
          icon={button === 'start' ? ExternalLink : RotateCcw}
          pendingLabel={t(button === 'requestAgain' ? 'identity.requesting' : 'identity.starting')}
        >
          {t(`identity.${button}`)}
        </SubmitButton>
      </Row>
    </PortalForm>
  );
}

function IdentificationPending({ identity, isNextStep }: { identity: KnownIdentity; isNextStep: boolean }) {
  const { t } = useTranslation('signatures');
  const ownAction = useEncodedAction();
  const page = providerPageOf(identity);
  const hydrated = useHydrated();
  return (
    <Stack gap="s3">
      <p className={metaText}>{hydrated && t('identity.polling')}</p>
      <Buttons>
        {page !== null && identity.provider !== null && (
          <ButtonLink to={page} variant={isNextStep ? 'primary' : 'outline'} icon={ExternalLink}>
            {t('identity.resume', { provider: NAMES[identity.provider] })}
          </ButtonLink>
        )}
        <Form method="get" action={ownAction} preventScrollReset>
          <Button type="submit">{t('identity.checkAgain')}</Button>
        </Form>
      </Buttons>
    </Stack>
  );
}
