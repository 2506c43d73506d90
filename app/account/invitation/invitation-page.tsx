import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SupportLine } from 'ui/frame/support-line';
import { ButtonLink } from 'ui/layout/button';
import { smallText } from 'ui/theme/text.css';
import {
  AccountForm,
  type AccountFormResult,
  AccountPage,
  accountSchema,
  EmailField,
} from '~/account/account-page';
import type { InvalidTokenReason } from '~/account/password/invalid-token';
import {
  NewPasswordFields,
  TermsFields,
  useRegistrationLabels,
} from '~/account/registration/registration-fields';
import { usePageFrame } from '~/page/use-page-frame';

interface InvitationPageProps {
  partnerTerms: boolean;
  lastResult: AccountFormResult;
}

export function InvitationPage({ partnerTerms, lastResult }: InvitationPageProps) {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      id="invite"
      screen="invite"
      schema={accountSchema(({ invitationSchema }, typed) => invitationSchema({ partnerTerms }, typed))}
      lastResult={lastResult}
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

interface InvalidInvitationProps {
  reason: InvalidTokenReason;
  loginQuery: string;
  /** Link to the form, because the lender may have renewed an accepted invitation. */
  retryQuery?: string;
}

export function InvalidInvitationPage({ reason, loginQuery, retryQuery }: InvalidInvitationProps) {
  const { t } = useTranslation('account');
  const { support } = usePageFrame();
  return (
    <AccountPage isResultPage title={t('invite.deadTitle')} leadText={t(`invite.${reason}`)}>
      <SupportLine phone={support.phone} email={support.email} />
      <ButtonLink
        to={`/login${loginQuery}`}
        variant={reason === 'used' ? 'primary' : 'outline'}
        size="l"
        block
      >
        {t('toLogin')}
      </ButtonLink>
      {retryQuery && (
        <p className={smallText}>
          <span>{t('invite.againQuestion')}</span> <Link to={retryQuery}>{t('invite.again')}</Link>
        </p>
      )}
    </AccountPage>
  );
}
