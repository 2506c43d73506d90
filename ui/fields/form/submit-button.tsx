import { useNavigation } from '@remix-run/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { Button } from 'ui/layout/button';
import { FORM_ID_FIELD, useSubmitState } from './form-contexts';

/** Shorter waits are not announced. */
export const WAITING_DELAY_MS = 400;

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'pending'>;

export function SubmitButton({ variant = 'primary', pendingLabel, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation('fields');
  const submitState = useSubmitState();
  const navigation = useNavigation();
  const [clicked, setClicked] = useState(false);
  const ownSubmitter = rest.name ? `${rest.name}=${rest.value ?? ''}` : null;
  const submittedForm = navigation.formData;
  const isOwnForm = clicked && submittedForm?.get(FORM_ID_FIELD) === (rest.form ?? '');
  const isSubmittedOutside =
    isOwnForm && (!rest.name || submittedForm.getAll(rest.name).includes(`${rest.value}`));
  // Never undefined: a later boolean would replace the label during the click, and Safari would submit nothing.
  const isPending: boolean = submitState
    ? submitState.isPending && submitState.submitter === ownSubmitter
    : isSubmittedOutside;
  const text = pendingLabel ?? t('button.pending');
  useAnnouncement(isPending ? text : '', WAITING_DELAY_MS);
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      pending={isPending}
      pendingLabel={text}
      onClick={(event) => {
        setClicked(true);
        rest.onClick?.(event);
      }}
    />
  );
}
