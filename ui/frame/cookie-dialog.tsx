import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from 'ui/layout/layout';
import { Dialog } from 'ui/overlays/dialog';

interface CookieDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export default function CookieDialog({ open, onClose, children }: CookieDialogProps) {
  const { t } = useTranslation('frame');
  return (
    <Dialog open={open} onClose={onClose} title={t('cookies.title')}>
      <Stack gap="s4">
        <p>{t('cookies.intro')}</p>
        {children}
      </Stack>
    </Dialog>
  );
}
