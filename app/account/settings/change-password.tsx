import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { PasswordField } from 'ui/fields/password/password-field';
import { Row } from 'ui/layout/layout';
import { type AccountFormResult, accountSchema, useAccountForm } from '~/account/account-page';
import { NewPasswordFields, usePasswordLabels } from '~/account/registration/registration-fields';
import type { FormValues } from '~/domain/form-values';
import { SettingsSection } from './settings-sections';

const CHANGE_PASSWORD_SCHEMA = accountSchema(({ createChangePasswordSchema }, typed: FormValues) =>
  createChangePasswordSchema(typed),
);

export function ChangePasswordSection({
  email,
  actionResult: lastResult,
}: {
  email: string;
  actionResult: AccountFormResult;
}) {
  const { t } = useTranslation(['account', 'settings']);
  const [form, fields] = useAccountForm('change-password', CHANGE_PASSWORD_SCHEMA, lastResult);
  const newPasswordLabel = t('field.newPassword');
  const labels = { oldPassword: t('field.oldPassword'), ...usePasswordLabels(newPasswordLabel) };
  return (
    <SettingsSection
      id="settings-password"
      title={t('settings:password')}
      leadText={t('settings:passwordLead')}
      hasShortField
    >
      <PortalForm form={form} labels={labels}>
        {lastResult?.initialValue === null && (
          <Notice tone="success" announced={t('settings:passwordChanged')} />
        )}
        {/* Password managers read this field. The portal ignores it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          field={fields.oldPassword}
          label={t('field.oldPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields fields={fields} label={newPasswordLabel} />
        <Row>
          <SubmitButton variant="outline" pendingLabel={t('settings:changing')}>
            {t('settings:changePassword')}
          </SubmitButton>
        </Row>
      </PortalForm>
    </SettingsSection>
  );
}
