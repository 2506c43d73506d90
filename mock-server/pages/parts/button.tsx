import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { button } from './button.css';

interface Appearance {
  variant?: 'primary' | 'outline' | 'plain' | 'danger';
  size?: 'block' | 'large';
  icon?: IconDrawing;
  className?: string | undefined;
  children?: ReactNode;
}

export function Button(props: Appearance & ComponentPropsWithoutRef<'button'>) {
  return <button {...propsOf(props)} />;
}

export function ButtonLink(props: Appearance & ComponentPropsWithoutRef<'a'>) {
  return <a {...propsOf(props)} />;
}

function propsOf<Props extends Appearance>({
  variant = 'outline',
  size,
  icon,
  className,
  children,
  ...buttonProps
}: Props) {
  return {
    ...buttonProps,
    className: className ? joinClassNames(button, className) : button,
    'data-look': variant,
    'data-size': size,
    children: (
      <>
        {icon && <Icon of={icon} size={16} />}
        <span>{children}</span>
      </>
    ),
  };
}
