import Check from 'virtual:icon/check';
import LogOut from 'virtual:icon/log-out';
import Monitor from 'virtual:icon/monitor';
import Smartphone from 'virtual:icon/smartphone';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { Row } from 'ui/layout/layout';
import type { Overlay } from 'ui/overlays/with-overlay';
import { Tag } from 'ui/records/status-tag';
import { mutedText, smallText, visuallyHidden } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';
import { ALL_SESSIONS, LOG_OUT_INTENT, SESSION_FIELD } from '../logout/session-choice';
import * as css from './settings.css';
import { SettingsSection } from './settings-sections';

export interface SessionView {
  key: string;
  name: string;
  isMobile: boolean;
  note: string;
  isOwn: boolean;
}

export function SessionsSection({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection id="settings-sessions" title={t('sessions')} leadText={t('sessionsLead')}>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.key} className={css.session}>
            <Icon of={session.isMobile ? Smartphone : Monitor} size={20} className={css.sessionIcon} />
            <div>
              <p className={css.sessionName}>{session.name}</p>
              <p className={css.sessionNote}>{session.note}</p>
            </div>
            <div className={css.sessionEnd}>
              {session.isOwn ? (
                <Tag tone="success" icon={Check} size="s">
                  {t('sessionActive')}
                </Tag>
              ) : (
                <LogOutSession session={session} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <Row wrap gap="s3">
        <ButtonLink
          to={`?${LOG_OUT_INTENT}=${ALL_SESSIONS}`}
          variant="outline"
          icon={LogOut}
          preventScrollReset
        >
          {t('everywhere')}
        </ButtonLink>
        <span className={`${smallText} ${mutedText}`}>{t('everywhereNote')}</span>
      </Row>
    </SettingsSection>
  );
}

function LogOutSession({ session: { key, name, note } }: { session: SessionView }) {
  const { t } = useTranslation('settings');
  const { paths } = usePageFrame();
  return (
    <Form method="post" action={paths.logout} preventScrollReset>
      <input type="hidden" name={SESSION_FIELD} value={key} />
      <Button type="submit" variant="ghost" size="s" className={css.logOutButton}>
        <span>{t('logOutSession')}</span>
        <span className={visuallyHidden}>{` ${name}, ${note}`}</span>
      </Button>
    </Form>
  );
}

const LOG_OUT_FORM_ID = 'log-out-everywhere';

export function useLogOutOverlay(isRequested: boolean): Overlay | null {
  const { t } = useTranslation('settings');
  const { paths, partnerName } = usePageFrame();
  if (!isRequested) return null;
  return {
    title: t('everywhereTitle'),
    closeTo: paths.settings,
    children: (
      <Form id={LOG_OUT_FORM_ID} method="post" action={paths.logout} reloadDocument>
        <input type="hidden" name={SESSION_FIELD} value={ALL_SESSIONS} />
        <p className={mutedText}>{t('everywhereText', { partner: partnerName })}</p>
      </Form>
    ),
    footer: (
      <>
        <ButtonLink to={paths.settings} variant="ghost" preventScrollReset>
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" form={LOG_OUT_FORM_ID} variant="primary">
          {t('everywhere')}
        </Button>
      </>
    ),
  };
}
