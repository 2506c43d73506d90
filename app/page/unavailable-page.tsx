import { useTranslation } from 'react-i18next';
import type { FrameData } from '~/ui/frame/frame-data';
import { PageFrame } from '~/ui/frame/page-frame';
import { StatusPage } from '~/ui/frame/status-page';
import type { Shell } from '~/ui/frame/stored-shell';
import { ButtonLink } from '~/ui/layout/button';
import { FRAME_PATHS } from './frame-paths';

/** SHELL-22 */
export function UnavailablePage({ shell }: { shell: Shell }) {
  const { t, i18n } = useTranslation('problem');
  const { theme: _, ...partner } = shell;
  const frame: FrameData = {
    ...partner,
    logo: null,
    language: i18n.language,
    languages: [],
    keyInspection: false,
    showsKeys: false,
    user: null,
    paths: FRAME_PATHS,
    here: '/',
    mainForm: null,
    consent: { analytics: false, marketing: false, decided: true, required: false },
  };
  return (
    <PageFrame frame={frame} tone="dashboard">
      <StatusPage
        title={t('unavailable.title')}
        lines={[t('unavailable.text')]}
        supportHint={t('error.supportHint')}
        support={shell.support}
      >
        <ButtonLink variant="primary" to="/" reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      </StatusPage>
    </PageFrame>
  );
}
