import { useTranslation } from 'react-i18next';
import { AccountForm, type FormAnswer } from '~/account/account-form';
import { AccountPage } from '~/account/account-page';
import { EmailField } from '~/account/email-field';
import type { DeadToken } from '~/account/password/dead-token';
import {
  NewPasswordFields,
  TermsFields,
  useRegistrationLabels,
} from '~/account/registration/registration-fields';
import { accountSchema } from '~/account/use-account-form';
import { useFrame } from '~/page/use-frame';
import { SupportLine } from '~/ui/frame/support-line';
import { ButtonLink } from '~/ui/layout/button';

interface InvitationPageProps {
  /** The partner's own terms are asked for too (ACC-05). */
  partnerTerms: boolean;
  answer: FormAnswer;
}

/** The page that an invitation opens: the address it was sent to, a password and the terms (ACC-08). */
export function InvitationPage({ partnerTerms, answer }: InvitationPageProps) {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      id="invite"
      screen="invite"
      schema={accountSchema(({ invitationSchema }, typed) => invitationSchema({ partnerTerms }, typed))}
      answer={answer}
      labels={useRegistrationLabels()}
    >
      {(fields) => (
        <>
          <EmailField field={fields.email} hint={t('invite.emailHint')} />
          <NewPasswordFields fields={fields} label={t('field.password')} />
          <TermsFields fields={fields} partnerTerms={partnerTerms} />
        </>
      )}
    </AccountForm>
  );
}

/** In place of the form: the invitation cannot be accepted any more. @param carried query of the login: where it leads */
export function DeadInvitation({ reason, carried }: { reason: DeadToken; carried: string }) {
  const { t } = useTranslation('account');
  const { support } = useFrame();
  return (
    <AccountPage isOutcome title={t('invite.deadTitle')} lead={t(`invite.${reason}`)}>
      <SupportLine phone={support.phone} email={support.email} />
      <ButtonLink to={`/login${carried}`} variant={reason === 'used' ? 'primary' : 'outline'} size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountPage>
  );
}
