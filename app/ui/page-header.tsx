import { Link } from '@remix-run/react';
import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { ButtonLink } from './button';
import { classNames } from './class-names';
import type { FrameData } from './frame-data';
import { HelpMenu } from './help-menu';
import { Icon } from './icon';
import { LanguageMenu } from './language-menu';
import { Container } from './layout';
import { onlyNarrow, onlyWide } from './layout.css';
import { Logo } from './logo';
import { trigger } from './menu.css';
import * as css from './page-header.css';
import { ProfileMenu } from './profile-menu';

/** Logo, help, language, and either the log-in button or the user's menu (SHELL-10). */
export function PageHeader({ frame }: { frame: FrameData }) {
  const { t } = useTranslation('frame');
  const { partnerName, support, user, paths } = frame;
  return (
    <header className={css.header}>
      <Container className={css.bar}>
        <div className={css.brand}>
          <Logo name={partnerName} href={paths.home} />
        </div>
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
