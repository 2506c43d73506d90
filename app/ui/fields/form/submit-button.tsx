import { useNavigation } from '@remix-run/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { Button } from '~/ui/layout/button';
import { FORM_ID, useSubmitState } from './form-contexts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'pending'>;

export function SubmitButton({ variant = 'primary', pendingLabel, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation('fields');
  const conduct = useSubmitState();
  const navigation = useNavigation();
  const [clicked, setClicked] = useState(false);
  const own = rest.name ? `${rest.name}=${rest.value ?? ''}` : null;
  const outside = clicked && navigation.formData?.get(FORM_ID) === (rest.form ?? '');
  const pending = conduct ? conduct.pending && conduct.submitter === own : outside;
  const text = pendingLabel ?? t('button.pending');
  return (
    <>
      <Button
        {...rest}
        type="submit"
        variant={variant}
        pending={pending}
        pendingLabel={text}
        onClick={(event) => {
          setClicked(true);
          rest.onClick?.(event);
        }}
      />
      <span role="status" className={visuallyHidden}>
        {pending ? text : ''}
      </span>
    </>
  );
}
