import { useTranslation } from 'react-i18next';
import { Stack } from 'ui/layout/layout';
import { h1 } from 'ui/theme/text.css';
import type { ClaimRefusal } from './phone-link.server';

export function PhoneLinkRefused({ reason }: { reason: ClaimRefusal }) {
  const { t } = useTranslation('documents');
  return (
    <Stack gap="s2">
      <h1 className={h1}>{t(`phone.refused.${reason}.title`)}</h1>
      <p>{t(`phone.refused.${reason}.text`)}</p>
    </Stack>
  );
}
