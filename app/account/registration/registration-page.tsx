import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mutedText, smallText } from 'ui/theme/text.css';
import { AccountForm, type AccountFormResult, accountSchema } from '~/account/account-page';
import { RegistrationFields, useRegistrationLabels } from './registration-fields';

interface RegistrationPageProps {
  partnerTerms: boolean;
  lastResult: AccountFormResult;
}

export function RegistrationPage({ partnerTerms, lastResult }: RegistrationPageProps) {
  const { t } = useTranslation('account');
  return (
    <AccountForm
      id="register"
      screen="register"
      schema={accountSchema(({ createRegistrationSchema }, typed) =>
        createRegistrationSchema({ partnerTerms }, typed),
      )}
      lastResult={lastResult}
      labels={useRegistrationLabels()}
      links={
        <p className={`${smallText} ${mutedText}`}>
          <span>{t('register.haveAccount')}</span> <Link to="/login">{t('register.login')}</Link>
        </p>
      }
    >
      {(fields) => <RegistrationFields fields={fields} partnerTerms={partnerTerms} />}
    </AccountForm>
  );
}
