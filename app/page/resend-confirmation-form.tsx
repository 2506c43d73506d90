import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { action } from '~/routes/resend-confirmation';
import { Notice } from '~/ui/feedback/notice';
import { Button, type ButtonProps } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

interface ResendConfirmationFormProps extends Partial<Pick<ButtonProps, 'variant' | 'size' | 'block'>> {
  /** Where to be afterwards without JavaScript; with it the page stays. */
  returnTo: string;
  /** On the button; without one it says what is sent. */
  label?: string;
}

/** Sends the confirmation mail once more, and says beside the button what came of it (SHELL-18, ACC-09, ACC-10). */
export function ResendConfirmationForm({ returnTo, label, ...button }: ResendConfirmationFormProps) {
  const { t } = useTranslation('problem');
  const fetcher = useFetcher<typeof action>();
  const pending = fetcher.state !== 'idle';
  const { data: outcome } = fetcher;
  return (
    <Stack gap="s3">
      <fetcher.Form method="post" action="/resend-confirmation">
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" pending={pending} pendingLabel={t('emailNotConfirmed.sending')} {...button}>
          {label ?? t('emailNotConfirmed.resend')}
        </Button>
      </fetcher.Form>
      {outcome && !pending && (
        <Notice tone={outcome.tone} role={outcome.tone === 'danger' ? 'alert' : 'status'}>
          {outcome.texts.join(' ')}
        </Notice>
      )}
    </Stack>
  );
}
