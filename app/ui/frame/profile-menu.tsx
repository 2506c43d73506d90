import ChevronDown from 'virtual:icon/chevron-down';
import LayoutList from 'virtual:icon/layout-list';
import LogOut from 'virtual:icon/log-out';
import Settings from 'virtual:icon/settings';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { Icon } from '~/ui/layout/icon';
import { onlyWide } from '~/ui/layout/layout.css';
import { Menu } from '~/ui/overlays/menu';
import { divider, item, note, oneLine } from '~/ui/overlays/menu.css';
import { Avatar } from '~/ui/records/avatar';
import type { FrameData } from './frame-data';

export type ProfileMenuProps = { email: string; paths: FrameData['paths'] };

/** SHELL-10. Logging out is a POST. */
export function ProfileMenu({ email, paths }: ProfileMenuProps) {
  const { t } = useTranslation('frame');
  return (
    <Menu
      group="frame"
      trigger={
        <>
          <Avatar of={email} />
          <span className={visuallyHidden}>{t('account.profile', { email })}</span>
          <Icon of={ChevronDown} size={16} className={onlyWide} />
        </>
      }
    >
      <p className={note}>
        <span>{t('account.signedInAs')}</span>
        <b className={oneLine} title={email} translate="no">
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
