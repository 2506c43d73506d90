import { Link, type LinkProps } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '~/ui/feedback/spinner';
import type { Drawing } from '~/ui/layout/icon';
import { button, face, faces, hiddenFace, icon as iconStyle, reason, room, withReason } from './button.css';
import { classNames } from './class-names';
import { Icon, type IconProps } from './icon';

type Look = {
  /** One `primary` per card or page region. Default `outline`. */
  variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-ghost';
  /** 36, 44 or 52 px high. Default `m`. */
  size?: 's' | 'm' | 'l';
  block?: boolean;
  /** Decorative: the text names the button. */
  icon?: Drawing;
  iconEnd?: Drawing;
  /** Default 18 px. */
  iconSize?: IconProps['size'];
};

export type ButtonProps = Look &
  ComponentPropsWithoutRef<'button'> & {
    /** Work is under way: spinner, `aria-busy`, further clicks do nothing. Give a boolean, so that the width is kept. */
    pending?: boolean;
    /** Label while sending, "Wird gesendet". */
    pendingLabel?: string;
    /** Why it cannot be used now. Shown under the button; it stays focusable, clicks do nothing. */
    disabledReason?: ReactNode;
  };

function Face({ icon, iconEnd, iconSize = 18, children }: Omit<Look, 'variant'> & { children: ReactNode }) {
  const of = (glyph: Drawing) => (
    <span className={iconStyle}>
      <Icon of={glyph} size={iconSize} />
    </span>
  );
  return (
    <>
      {icon && of(icon)}
      <span>{children}</span>
      {iconEnd && of(iconEnd)}
    </>
  );
}

/** A button of the visual language. Its type is `button` unless told otherwise; forms use `SubmitButton`. */
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
  const pendingText = pendingLabel ?? t('button.pending');
  const normal = <Face {...{ icon, iconEnd, iconSize }}>{children}</Face>;
  const control = (
    <button
      type="button"
      {...attributes}
      ref={ref}
      className={classNames(button({ variant, size, block }), className)}
      aria-disabled={disabled || undefined}
      aria-busy={pending || undefined}
      aria-describedby={
        classNames(attributes['aria-describedby'], Boolean(disabledReason) && reasonId) || undefined
      }
      onClick={(event) => {
        if (disabled || pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending === undefined ? (
        <span className={face}>{normal}</span>
      ) : (
        <span className={faces}>
          <span className={classNames(face, pending && hiddenFace)}>{normal}</span>
          {pending ? (
            <span className={face}>
              <Spinner />
              <span>{pendingText}</span>
            </span>
          ) : (
            <span className={room} data-text={pendingText} aria-hidden="true" />
          )}
        </span>
      )}
    </button>
  );
  if (!disabledReason) return control;
  return (
    <span className={withReason({ block })}>
      {control}
      <span id={reasonId} className={reason}>
        {disabledReason}
      </span>
    </span>
  );
});

/** A link that looks like a button, for going somewhere. */
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
}: Look & Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...link} className={classNames(button({ variant, size, block }), className)}>
      <span className={face}>
        <Face {...{ icon, iconEnd, iconSize }}>{children}</Face>
      </span>
    </Link>
  );
}
