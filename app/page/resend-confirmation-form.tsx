import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { Button, type ButtonProps } from 'ui/layout/button';
import { Buttons, Row, Stack } from 'ui/layout/layout';
import { CHECK_INTENT, INTENT_FIELD } from '~/forms/intents';
import type { TranslatedText } from '~/i18n/translated-text';

export interface ResendOutcome {
  tone: 'success' | 'info' | 'danger';
  texts: TranslatedText[];
}

interface ResendConfirmationFormProps extends Partial<Pick<ButtonProps, 'variant' | 'size' | 'block'>> {
  returnTo: string;
  label?: string;
  checkLabel?: string;
}

export function ResendConfirmationForm({
  returnTo,
  label,
  checkLabel,
  ...button
}: ResendConfirmationFormProps) {
  const { t } = useTranslation('problem');
  const fetcher = useFetcher<ResendOutcome>();
  const pending = fetcher.state !== 'idle';
  const isChecking = pending && fetcher.formData?.get(INTENT_FIELD) === CHECK_INTENT;
  const { data: outcome } = fetcher;
  const ButtonLayout = checkLabel ? Buttons : Row;
  return (
    <Stack gap="s3">
      <fetcher.Form method="post" action="/resend-confirmation">
        <ButtonLayout>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button
            type="submit"
            pending={pending && !isChecking}
            pendingLabel={t('emailNotConfirmed.sending')}
            {...button}
          >
            {label ?? t('emailNotConfirmed.resend')}
          </Button>
          {checkLabel && (
            <Button
              type="submit"
              name={INTENT_FIELD}
              value={CHECK_INTENT}
              pending={isChecking}
              pendingLabel={t('emailNotConfirmed.checking')}
              {...button}
            >
              {checkLabel}
            </Button>
          )}
        </ButtonLayout>
      </fetcher.Form>
      {outcome && !pending && <Notice tone={outcome.tone} announced={outcome.texts.join(' ')} />}
    </Stack>
  );
}
