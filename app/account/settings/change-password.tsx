import type { SubmissionResult } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewPasswordFields, usePasswordLabels } from '~/account/registration-fields';
import { newPasswordFields } from '~/account/rules/registration';
import { useAccountForm } from '~/account/use-account-form';
import { valid } from '~/domain/checked';
import { required, type Typed } from '~/domain/form-schema';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { Notice } from '~/ui/feedback/notice';
import { PortalForm } from '~/ui/fields/form';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/fields/submit-button';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Row, Stack } from '~/ui/layout/layout';

/** The old password has no rules: it is only compared (ACC-11). */
export function changePasswordSchema(typed: Typed) {
  return z.object({ oldPassword: required(valid), ...newPasswordFields(typed) });
}

interface ChangePasswordProps {
  /** What the action answered. */
  answer: SubmissionResult<string[]> | undefined;
  /** The answer was that it is done. */
  changed: boolean;
}

/** The card to change the password (ACC-11). */
export function ChangePassword({ answer, changed }: ChangePasswordProps) {
  const { t } = useTranslation('account');
  const [form, fields] = useAccountForm('change-password', changePasswordSchema, answer);
  const newLabel = t('field.newPassword');
  const labels = { oldPassword: t('field.oldPassword'), ...usePasswordLabels(newLabel) };
  return (
    <Card labelledBy="settings-password">
      <CardHeader id="settings-password" title={t('settings.password')} />
      <CardBody>
        <PortalForm form={form}>
          <Stack gap="s5">
            {changed && (
              <Notice tone="success" role="status">
                {t('settings.passwordChanged')}
              </Notice>
            )}
            <ErrorSummary form={form} labels={labels} />
            <PasswordField
              field={fields.oldPassword}
              label={t('field.oldPassword')}
              autoComplete="current-password"
            />
            <NewPasswordFields fields={fields} label={newLabel} />
            <Row>
              <SubmitButton pendingLabel={t('settings.changing')}>
                {t('settings.changePassword')}
              </SubmitButton>
            </Row>
          </Stack>
        </PortalForm>
      </CardBody>
    </Card>
  );
}
