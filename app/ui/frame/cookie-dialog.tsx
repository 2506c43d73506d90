import { useTranslation } from 'react-i18next';
import { Stack } from '~/ui/layout/layout';
import { Dialog } from '~/ui/overlays/dialog';
import { CookieSettingsForm, type CookieSettingsFormProps } from './cookie-settings';

interface CookieDialogProps extends CookieSettingsFormProps {
  open: boolean;
  onClose: () => void;
}

export default function CookieDialog({ open, onClose, ...form }: CookieDialogProps) {
  const { t } = useTranslation('frame');
  return (
    <Dialog open={open} onClose={onClose} title={t('cookies.title')}>
      <Stack gap="s4">
        <p>{t('cookies.intro')}</p>
        <CookieSettingsForm {...form} onSent={onClose} />
      </Stack>
    </Dialog>
  );
}
