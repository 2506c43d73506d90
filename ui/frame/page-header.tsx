import ChevronDown from 'virtual:icon/chevron-down';
import LayoutList from 'virtual:icon/layout-list';
import LogOut from 'virtual:icon/log-out';
import Settings from 'virtual:icon/settings';
import User from 'virtual:icon/user';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { Container, joinClassNames } from 'ui/layout/layout';
import { onlyOnNarrowScreens, onlyOnWideScreens } from 'ui/layout/layout.css';
import { Menu } from 'ui/overlays/menu';
import { divider, item, note, oneLineText, trigger } from 'ui/overlays/menu.css';
import { Avatar } from 'ui/records/avatar';
import { visuallyHidden } from 'ui/theme/text.css';
import type { FrameData } from './frame-data';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import * as css from './page-frame.css';

type ProfileMenuProps = { email: string; paths: FrameData['paths'] };

function ProfileMenu({ email, paths }: ProfileMenuProps) {
  const { t } = useTranslation('frame');
  return (
    <Menu
      group="frame"
      trigger={
        <>
          <Avatar of={email} />
          <span className={visuallyHidden}>{t('account.profile', { email })}</span>
          <Icon of={ChevronDown} size={16} className={onlyOnWideScreens} />
        </>
      }
    >
      <p className={note}>
        <span>{t('account.signedInAs')}</span>
        <b className={oneLineText} title={email} translate="no">
          {email}
        </b>
      </p>
      <hr className={divider} />
      <Link to={paths.applications} className={item}>
        <Icon of={LayoutList} size={18} />
        <span>{t('account.applications')}</span>
      </Link>
      <Link to={paths.settings} className={item}>
        <Icon of={Settings} size={18} />
        <span>{t('account.settings')}</span>
      </Link>
      <hr className={divider} />
      <Form method="post" action={paths.logout}>
        <button type="submit" className={item}>
          <Icon of={LogOut} size={18} />
          <span>{t('account.logout')}</span>
        </button>
      </Form>
    </Menu>
  );
}

export function PageHeader({ frame }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const { partnerName, logo, support, user, paths } = frame;
  return (
    <header className={css.header}>
      <Container className={css.bar}>
        <div className={css.brand}>
          <Logo name={partnerName} href={paths.home} image={logo} />
        </div>
        <p className={css.contact}>{contactLine(support)}</p>
        <div className={css.tools}>
          <HelpMenu support={support} />
          <LanguageMenu frame={frame} />
          {user === null && (
            <>
              <ButtonLink
                to={paths.login}
                size="s"
                className={joinClassNames(css.loginLink, onlyOnWideScreens)}
              >
                {t('account.login')}
              </ButtonLink>
              <Link to={paths.login} className={joinClassNames(trigger, onlyOnNarrowScreens)}>
                <Icon of={User} />
                <span className={visuallyHidden}>{t('account.login')}</span>
              </Link>
            </>
          )}
          {user !== null && user !== 'hidden' && <ProfileMenu email={user.email} paths={paths} />}
        </div>
      </Container>
    </header>
  );
}

function contactLine({ phone, email }: FrameData['support']): string {
  return [phone?.replaceAll(' ', '\u00a0'), email].filter(Boolean).join(' · ');
}
