import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { button } from './button.css';

interface Look {
  look?: 'primary' | 'outline' | 'plain' | 'danger';
  size?: 'block' | 'large';
  icon?: IconDrawing;
  className?: string | undefined;
  children?: ReactNode;
}

export function Button(props: Look & ComponentPropsWithoutRef<'button'>) {
  return <button {...propsOf(props)} />;
}

export function ButtonLink(props: Look & ComponentPropsWithoutRef<'a'>) {
  return <a {...propsOf(props)} />;
}

function propsOf<Props extends Look>({ look = 'outline', size, icon, className, children, ...rest }: Props) {
  return {
    ...rest,
    className: className ? joinClassNames(button, className) : button,
    'data-look': look,
    'data-size': size,
    children: (
      <>
        {icon && <Icon of={icon} size={16} />}
        <span>{children}</span>
      </>
    ),
  };
}
