import { Link, type LinkProps } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconDrawing, type IconProps, Spinner } from 'ui/layout/icon';
import {
  button,
  buttonContent,
  buttonContents,
  disabledWithReason,
  emptyReasonBox,
  hiddenContent,
  icon as iconStyle,
  reasonBox,
  reasonText,
} from './button.css';
import { joinClassNames } from './layout';

type ButtonAppearance = {
  variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-ghost';
  size?: 's' | 'm' | 'l';
  block?: boolean;
  icon?: IconDrawing;
  iconEnd?: IconDrawing;
  iconSize?: IconProps['size'];
};

export type ButtonProps = ButtonAppearance &
  ComponentPropsWithoutRef<'button'> & {
    pending?: boolean;
    pendingLabel?: string;
    disabledReason?: ReactNode;
  };

function ButtonContent({
  icon,
  iconEnd,
  iconSize = 18,
  children,
}: Omit<ButtonAppearance, 'variant'> & { children: ReactNode }) {
  const renderIcon = (glyph: IconDrawing) => (
    <span className={iconStyle}>
      <Icon of={glyph} size={iconSize} />
    </span>
  );
  return (
    <>
      {icon && renderIcon(icon)}
      <span>{children}</span>
      {iconEnd && renderIcon(iconEnd)}
    </>
  );
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    block,
    icon,
    iconEnd,
    iconSize,
    pending,
    pendingLabel,
    disabledReason,
    className,
    ...rest
  },
  ref,
) {
  const { t } = useTranslation('fields');
  const reasonId = useId();
  const disabled = Boolean(disabledReason) || rest['aria-disabled'] === true;
  const { children, onClick, ...attributes } = rest;
  const isGhost = variant === 'ghost' || variant === 'danger-ghost';
  const pendingText = pendingLabel ?? t('button.pending');
  const normalContent = <ButtonContent {...{ icon, iconEnd, iconSize }}>{children}</ButtonContent>;
  const control = (
    <button
      type="button"
      {...attributes}
      ref={ref}
      className={joinClassNames(button({ variant, size, block }), className)}
      aria-disabled={disabled || undefined}
      aria-busy={pending || undefined}
      aria-describedby={
        joinClassNames(attributes['aria-describedby'], Boolean(disabledReason) && reasonId) || undefined
      }
      onClick={(event) => {
        if (disabled || pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending === undefined ? (
        <span className={buttonContent}>{normalContent}</span>
      ) : (
        <span className={buttonContents}>
          <span className={joinClassNames(buttonContent, pending && hiddenContent)}>{normalContent}</span>
          {pending ? (
            <span className={buttonContent}>
              <Spinner />
              <span>{pendingText}</span>
            </span>
          ) : (
            <span
              className={joinClassNames(reasonBox, isGhost && emptyReasonBox)}
              data-text={pendingText}
              aria-hidden="true"
            />
          )}
        </span>
      )}
    </button>
  );
  if (!disabledReason) return control;
  return (
    <span className={disabledWithReason({ block })}>
      {control}
      <span id={reasonId} className={reasonText}>
        {disabledReason}
      </span>
    </span>
  );
});

export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  iconSize,
  className,
  children,
  ...link
}: ButtonAppearance & Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...link} className={joinClassNames(button({ variant, size, block }), className)}>
      <span className={buttonContent}>
        <ButtonContent {...{ icon, iconEnd, iconSize }}>{children}</ButtonContent>
      </span>
    </Link>
  );
}
