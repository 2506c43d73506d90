import Cookie from 'virtual:icon/cookie';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { Icon } from '~/ui/layout/icon';
import { Stack } from '~/ui/layout/layout';
import { Dialog } from '~/ui/overlays/dialog';
import { CookieSettingsForm } from './cookie-settings';
import * as css from './cookie-settings.css';
import type { FrameData } from './frame-data';

/** SHELL-12. A link without scripts, otherwise a dialog. */
export function CookieControl({ frame: { paths, here, consent } }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={`${paths.cookies}?returnTo=${encodeURIComponent(here)}`}
        className={css.button}
        data-stays=""
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon of={Cookie} />
        <span className={visuallyHidden}>{t('cookies.settings')}</span>
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('cookies.title')}>
        <Stack gap="s4">
          <p>{t('cookies.intro')}</p>
          <CookieSettingsForm
            action={paths.cookies}
            consent={consent}
            returnTo={here}
            onSent={() => setOpen(false)}
          />
        </Stack>
      </Dialog>
    </>
  );
}
