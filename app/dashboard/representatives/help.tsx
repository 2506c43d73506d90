import { useTranslation } from 'react-i18next';
import { h3 } from '~/theme/text.css';
import { Stack } from '~/ui/layout/layout';

/** Who has to be named, and what happens to them (REP-01). */
export function Help() {
  const { t } = useTranslation('representatives');
  return (
    <Stack gap="s5">
      <p>{t('help.intro')}</p>
      {(['legal', 'owner', 'contact'] as const).map((group) => (
        <div key={group}>
          <h3 className={h3}>{t(`help.${group}Title`)}</h3>
          <p>{t(`help.${group}Text`)}</p>
        </div>
      ))}
    </Stack>
  );
}
