import CircleHelp from 'virtual:icon/circle-question-mark';
import Mail from 'virtual:icon/mail';
import Phone from 'virtual:icon/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { Menu } from 'ui/overlays/menu';
import { item, note, strongNote, triggerLabelOnWide } from 'ui/overlays/menu.css';
import type { FrameData } from './frame-data';
import { toTelHref } from './support-line';

export type HelpMenuProps = { support: FrameData['support']; className?: string };

export function HelpMenu({ support: { phone, email }, className }: HelpMenuProps) {
  const { t } = useTranslation('frame');
  if (!phone && !email) return null;
  return (
    <Menu
      group="frame"
      className={className}
      trigger={
        <>
          <Icon of={CircleHelp} />
          <span className={triggerLabelOnWide}>{t('help.label')}</span>
        </>
      }
    >
      <p className={note}>
        <b className={strongNote}>{t('help.title')}</b>
        <span>{t('help.text')}</span>
      </p>
      <ul>
        {phone && (
          <li>
            <a href={toTelHref(phone)} className={item}>
              <Icon of={Phone} size={18} />
              <span translate="no">{phone}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={item}>
              <Icon of={Mail} size={18} />
              <span translate="no">{email}</span>
            </a>
          </li>
        )}
      </ul>
    </Menu>
  );
}
