import { useTranslation } from 'react-i18next';
import type { DisplayStatus } from '~/dashboard/rules/display-status';
import { Notice } from '~/ui/feedback/notice';
import type { SigningView } from './signing-view.server';

/** How the signature as a whole stands (SIGN-07); that the application is in review then is said on every tab. */
export function SigningNotice({ signing, status }: { signing: SigningView; status: DisplayStatus }) {
  const { t } = useTranslation('signatures');
  const left = signing.steps.filter(({ state }) => state !== 'done').length;
  if (!signing.signed) {
    return left > 0 ? (
      <Notice title={t('notice.incompleteTitle')}>{t('notice.incomplete', { count: left })}</Notice>
    ) : (
      // Everything the person can do is done, and still something is missing.
      <Notice title={t('notice.oursTitle')}>{t('notice.ours')}</Notice>
    );
  }
  return (
    <Notice tone="success" title={t('notice.doneTitle')}>
      {status === 'waiting_for_signatures' ? t('notice.doneWaiting') : t('notice.done')}
    </Notice>
  );
}
