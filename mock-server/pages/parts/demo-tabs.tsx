import { usePage, useTexts } from '../live/page-context';
import { addWorldToHref } from '../shell/navigation-items';
import { tabs } from './tabs.css';

const TABS = {
  stops: '/simulator/demo',
  film: '/simulator/film',
  shared: '/simulator/shared',
} as const;

export function DemoTabs({ currentTab }: { currentTab: keyof typeof TABS }) {
  const page = usePage();
  const t = useTexts('film');
  return (
    <nav className={tabs} aria-label={t('tabs.name')}>
      {(['stops', 'film', 'shared'] as const).map((tab) => (
        <a
          key={tab}
          href={addWorldToHref(TABS[tab], page)}
          aria-current={tab === currentTab ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
