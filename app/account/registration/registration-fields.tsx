import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from 'ui/fields/checkbox/checkbox-field';
import type { FieldHandle } from 'ui/fields/field/field';
import { PasswordField } from 'ui/fields/password/password-field';
import { visuallyHidden } from 'ui/theme/text.css';
import { EmailField } from '~/account/account-page';
import { MIN_PASSWORD_LENGTH, PASSWORD_RULES } from '~/domain/credentials';
import { RichText } from '~/i18n/rich-text';
import { usePageFrame } from '~/page/use-page-frame';

type Fields<Name extends string> = Readonly<Record<Name, FieldHandle>>;
type PasswordFieldName = 'password' | 'passwordRepeat';
type TermsFieldName = 'acceptedTerms' | 'acceptedPartnerTerms';

interface TermsProps {
  fields: Fields<TermsFieldName>;
  partnerTerms: boolean;
}

export function RegistrationFields({
  fields,
  partnerTerms,
}: TermsProps & { fields: Fields<'email' | PasswordFieldName> }) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField field={fields.email} hint={t('field.emailHint')} />
      <NewPasswordFields fields={fields} label={t('field.password')} />
      <TermsFields fields={fields} partnerTerms={partnerTerms} />
    </>
  );
}

export function useRegistrationLabels(): Record<'email' | PasswordFieldName | TermsFieldName, string> {
  const { t } = useTranslation('account');
  return { email: t('field.email'), ...usePasswordLabels(t('field.password')), ...useTermsLabels() };
}

export function NewPasswordFields({ fields, label }: { fields: Fields<PasswordFieldName>; label: string }) {
  const { t } = useTranslation('account');
  const rules = PASSWORD_RULES.map(({ id, isMet }) => ({
    label: t(`passwordRule.${id}`, { min: MIN_PASSWORD_LENGTH }),
    test: isMet,
  }));
  return (
    <>
      <PasswordField field={fields.password} label={label} autoComplete="new-password" rules={rules} />
      <PasswordField
        field={fields.passwordRepeat}
        label={t('field.passwordRepeat')}
        autoComplete="new-password"
      />
    </>
  );
}

export function usePasswordLabels(password: string): Record<PasswordFieldName, string> {
  const { t } = useTranslation('account');
  return { password, passwordRepeat: t('field.passwordRepeat') };
}

export function TermsFields({ fields, partnerTerms }: TermsProps) {
  const { legalLinks, partnerName } = usePageFrame();
  return (
    <>
      <CheckboxField
        consent
        field={fields.acceptedTerms}
        label={
          <RichText
            text="account:rich.terms"
            components={{
              terms: <LegalLink href={legalLinks.terms} />,
              privacy: <LegalLink href={legalLinks.privacy} />,
            }}
          />
        }
      />
      {partnerTerms && (
        <CheckboxField
          consent
          field={fields.acceptedPartnerTerms}
          label={
            <RichText
              text="account:rich.partnerTerms"
              values={{ partner: partnerName }}
              components={{ terms: <LegalLink href={legalLinks.terms} /> }}
            />
          }
        />
      )}
    </>
  );
}

export function useTermsLabels(): Record<TermsFieldName, string> {
  const { t } = useTranslation('account');
  const { partnerName } = usePageFrame();
  return {
    acceptedTerms: t('field.termsName'),
    acceptedPartnerTerms: t('field.partnerTermsName', { partner: partnerName }),
  };
}

function LegalLink({ href, children }: { href: string | null; children?: ReactNode }) {
  const { t } = useTranslation('frame');
  if (href === null) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className={visuallyHidden}>{` (${t('footer.newTab')})`}</span>
    </a>
  );
}
