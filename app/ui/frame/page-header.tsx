import User from 'virtual:icon/user';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { classNames } from '~/ui/layout/class-names';
import { Icon } from '~/ui/layout/icon';
import { Container } from '~/ui/layout/layout';
import { onlyNarrow, onlyWide } from '~/ui/layout/layout.css';
import { trigger } from '~/ui/overlays/menu.css';
import type { FrameData } from './frame-data';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import * as css from './page-header.css';
import { ProfileMenu } from './profile-menu';

/** SHELL-10 */
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
              <ButtonLink to={paths.login} size="s" className={classNames(css.login, onlyWide)}>
                {t('account.login')}
              </ButtonLink>
              <Link to={paths.login} className={classNames(trigger, onlyNarrow)}>
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
