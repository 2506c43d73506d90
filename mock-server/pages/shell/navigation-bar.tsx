import Layers from 'virtual:icon/layers';
import MenuIcon from 'virtual:icon/menu';
import SquareArrowOutUpRight from 'virtual:icon/square-arrow-up-right-exit';
import { LANGUAGES, type Language } from 'contracts/api/enumerations/language';
import { Icon } from 'ui/layout/icon';
import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import type { PageShell, ShownSandbox } from '../page-document';
import { LANGUAGE_NAMES } from './language-names';
import { listNavigationItems, portalHref } from './navigation-items';
import * as css from './shell.css';

export function NavigationBar({ shell }: { shell: PageShell }) {
  const { navigationItem, address, language, sandbox, isWithoutNavigation } = shell;
  const t = useTexts('shell');
  return (
    <header className={css.bar} id="top" lang={language} hidden={isWithoutNavigation}>
      <a className={css.brand} href={listNavigationItems(shell)[0]?.href}>
        <Icon of={Layers} size={20} />
        <b>{t('name')}</b>
      </a>
      <button type="button" className={css.menuButton} {...{ popovertarget: 'menu' }}>
        <Icon of={MenuIcon} size={18} />
        <span>{navigationItem ? t(`place.${navigationItem}`) : t('menu')}</span>
      </button>
      <div className={css.menu} id="menu" {...{ popover: '' }}>
        <nav className={css.navigationLinks} aria-label={t('places')}>
          {listNavigationItems(shell).map(({ place, href }) => (
            <a
              key={place}
              className={css.navigationLink}
              href={href}
              aria-current={
                place !== navigationItem ? undefined : pathIn(href) === pathIn(address) ? 'page' : 'true'
              }
            >
              {t(`place.${place}`)}
            </a>
          ))}
        </nav>
        {sandbox && <WorldChip sandbox={sandbox} />}
        <nav className={css.languages} aria-label={t('languages')}>
          {LANGUAGES.map((code) => (
            <a
              key={code}
              className={css.language}
              href={inLanguage(address, code)}
              hrefLang={code}
              lang={code}
              translate="no"
              aria-current={code === language ? 'true' : undefined}
            >
              {code}
              <span className={visuallyHidden}> {LANGUAGE_NAMES[code]}</span>
            </a>
          ))}
        </nav>
      </div>
      {sandbox && (
        <a
          className={css.openPortalLink}
          href={portalHref(sandbox.persona, shell)}
          target="_blank"
          rel="noopener"
        >
          <Icon of={SquareArrowOutUpRight} size={16} />
          <span>{t('openPortal')}</span>
        </a>
      )}
    </header>
  );
}

function WorldChip({ sandbox: { isShared, bank } }: { sandbox: ShownSandbox }) {
  const t = useTexts('shell');
  return (
    <p className={css.worldLabel} title={bank}>
      <i aria-hidden="true" />
      <span>{isShared ? t('shared') : t('world')}</span> <span>{bank}</span>
    </p>
  );
}

const pathIn = (address: string) => new URL(address, 'http://simulator').pathname;

function inLanguage(address: string, language: Language): string {
  const { pathname, searchParams } = new URL(address, 'http://simulator');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}`;
}
