import CircleAlert from 'virtual:icon/circle-exclamation-point';
import FileText from 'virtual:icon/file-text';
import Globe from 'virtual:icon/globe';
import List from 'virtual:icon/list';
import WandSparkles from 'virtual:icon/wand-sparkles';
import Zap from 'virtual:icon/zap';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { addWorldToHref } from '../shell/navigation-items';
import { Card } from './card';
import { SwitchForm } from './switch-form';
import * as css from './tools-card.css';

export interface ToolsData {
  readonly pageName: 'start' | 'development';
  readonly catalogue: string;
  readonly verifiedShare: string;
  /** Null in a hosted demo or within the shared world. */
  readonly sharedWorld: string | null;
  readonly isPreferredStart: boolean;
  readonly requests: number;
  readonly faults: number;
}

export function ToolsCard({
  pageName,
  catalogue,
  verifiedShare,
  sharedWorld,
  isPreferredStart,
  ...sandbox
}: ToolsData) {
  const page = usePage();
  const t = useTexts('pages');
  return (
    <Card id="tools" title={t('tools')} titleId="tools-title" isAboveList>
      <ul>
        {pageName === 'start' && <ToolLinks {...sandbox} />}
        <li>
          <a className={css.tool} href={catalogue} target="_blank" rel="noopener">
            <Icon of={CircleAlert} size={16} /> <span>{t('errorCatalogue')}</span>
          </a>
        </li>
        <ToolItem
          icon={FileText}
          href={addWorldToHref('/simulator/openapi', page)}
          note={`${verifiedShare} ${t('verified')}`}
        >
          OpenAPI
        </ToolItem>
        {sharedWorld !== null && (
          <ToolItem icon={Globe} href={sharedWorld} note={t('sharedWorldHint')}>
            {t('sharedWorld')}
          </ToolItem>
        )}
      </ul>
      <SwitchForm
        action={addWorldToHref('/simulator/begin', page)}
        fields={{ from: pageName, begin: isPreferredStart ? 'off' : 'on' }}
        id="begin-here"
        label={t('beginHere')}
        hint={t('beginHint')}
        isOn={isPreferredStart}
      />
    </Card>
  );
}

function ToolLinks({ requests, faults }: Pick<ToolsData, 'requests' | 'faults'>) {
  const page = usePage();
  const t = useTexts('pages');
  const development = addWorldToHref('/simulator/development', page);
  return (
    <>
      <ToolItem
        id="requests"
        icon={List}
        href={`${development}#requests`}
        note={requests.toLocaleString(page.language)}
      >
        {t('requests')}
      </ToolItem>
      <ToolItem
        id="faults"
        icon={Zap}
        href={`${development}#faults`}
        note={faults === 0 ? t('noFaults') : t('active', { count: faults })}
      >
        {t('faults')}
      </ToolItem>
      <ToolItem id="magic" icon={WandSparkles} href={`${development}#magic`}>
        {t('magic')}
      </ToolItem>
    </>
  );
}

function ToolItem({
  id,
  icon,
  href,
  note,
  children,
}: {
  id?: string;
  icon: IconDrawing;
  href: string;
  note?: string;
  children: string;
}) {
  return (
    <li id={id}>
      <a className={css.tool} href={href}>
        <Icon of={icon} size={16} /> <span>{children}</span> {note && <small>{note}</small>}
      </a>
    </li>
  );
}
