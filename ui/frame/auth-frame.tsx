import Mail from 'virtual:icon/mail';
import Phone from 'virtual:icon/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreservedFocus } from 'ui/feedback/use-preserved-focus';
import { Icon } from 'ui/layout/icon';
import { Guilloche } from '../layout/guilloche';
import * as css from './auth-frame.css';
import { CookieControl, CookiePrompt } from './cookie-settings';
import type { FrameData } from './frame-data';
import { HelpMenu } from './help-menu';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { LegalLinks } from './page-footer';
import { link, shell, skipLink } from './page-frame.css';
import { toTelHref } from './support-line';

export type AuthFrameProps = { frame: FrameData; children: ReactNode };

export function AuthFrame({ frame, children }: AuthFrameProps) {
  const { t } = useTranslation('frame');
  const { partnerName, logo, paths, support, legalLinks } = frame;
  usePreservedFocus();
  return (
    <div className={shell}>
      <a href="#content" className={skipLink}>
        {t('skip')}
      </a>
      <CookiePrompt frame={frame} />
      <div className={css.page} data-tone="open">
        <div className={css.brandPanel}>
          <header className={css.topBar}>
            <Logo name={partnerName} href={paths.home} image={logo} />
            <div className={css.headerTools}>
              <HelpMenu support={support} className={css.help} />
              <LanguageMenu frame={frame} />
            </div>
          </header>
          <main id="content" tabIndex={-1} className={css.main}>
            {children}
          </main>
          <footer className={css.footer}>
            <LegalLinks links={legalLinks} className={css.links} linkClassName={link} />
            <CookieControl frame={frame} />
          </footer>
        </div>
        <PartnerPanel support={support} />
      </div>
    </div>
  );
}

function PartnerPanel({ support: { phone, email } }: Pick<FrameData, 'support'>) {
  const { t } = useTranslation('frame');
  return (
    <aside className={css.panel} aria-label={t('help.label')}>
      <Guilloche className={css.rosette} />
      <div>
        <p className={css.slogan}>{t('auth.claim')}</p>
        {(phone || email) && <p>{t('auth.contact')}</p>}
        <ul className={css.contacts}>
          {phone && (
            <li className={css.contact}>
              <Icon of={Phone} size={16} />
              <a href={toTelHref(phone)} translate="no">
                {phone}
              </a>
            </li>
          )}
          {email && (
            <li className={css.contact}>
              <Icon of={Mail} size={16} />
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
