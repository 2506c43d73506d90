import { Link, type LinkProps } from '@remix-run/react';
import { type Drawing, Icon } from './icon';
import * as css from './icon-button.css';

type IconLinkProps = Omit<LinkProps, 'children' | 'className' | 'title'> & {
  icon: Drawing;
  label: string;
  size?: keyof typeof css.sizes;
};

export function IconLink({ icon, label, size = 'm', ...link }: IconLinkProps) {
  return (
    <Link {...link} className={css.sizes[size]} aria-label={label} title={label}>
      <Icon of={icon} size={size === 'm' ? 18 : 14} />
    </Link>
  );
}
