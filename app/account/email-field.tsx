import { useTranslation } from 'react-i18next';
import type { FieldHandle } from '~/ui/fields/field/field';
import { TextField } from '~/ui/fields/text/text-field';

/** Password managers recognise this field as the login (ACC-01 to ACC-03, ACC-06). */
export function EmailField({ field, hint }: { field: FieldHandle; hint?: string }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      field={field}
      label={t('field.email')}
      hint={hint}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
