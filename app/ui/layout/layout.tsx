import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { vars } from '~/theme/tokens.css';
import { classNames } from './class-names';
import * as css from './layout.css';

/** A step of the spacing scale: s1 4, s2 8, s3 12, s4 16, s5 20, s6 24, s7 32, s8 40, s9 48, s10 64 px. */
export type Gap = keyof typeof vars.space;

type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; gap?: Gap; children?: ReactNode };

/** Children below each other, as wide as the place allows. */
export function Stack({ as: Tag = 'div', gap = 's6', className, ...rest }: BoxProps) {
  return <Tag {...rest} className={classNames(css.stack, css.gaps[gap], className)} />;
}

export type RowProps = BoxProps & {
  align?: keyof typeof css.rowAlign;
  justify?: keyof typeof css.rowJustify;
  wrap?: boolean;
};

/** Children beside each other. */
export function Row({ as: Tag = 'div', gap = 's3', align, justify, wrap, className, ...rest }: RowProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        css.row,
        css.gaps[gap],
        align && css.rowAlign[align],
        justify && css.rowJustify[justify],
        wrap && css.wraps,
        className,
      )}
    />
  );
}

/** The ways on from what is said: beside each other, on phones below each other and equally wide. */
export function Buttons({ className, ...rest }: Omit<RowProps, 'wrap'>) {
  return <Row {...rest} wrap className={classNames(css.buttons, className)} />;
}

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  /** `content` 1120 px, `narrow` 680 px, both with the page's gutter. */
  width?: keyof typeof css.container;
};

/** Centres content at the page's width. */
export function Container({ as: Tag = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={classNames(css.container[width], className)} />;
}

export type SplitProps = {
  children: ReactNode;
  /** The side column, 344 px wide; below 992 px it follows the main column. */
  aside: ReactNode;
  /** Name of the side column for screen readers; it is a landmark only with a name. */
  asideLabel?: string;
  /** Keeps the side column in view while the main column scrolls. */
  sticky?: boolean;
};

/** Main column and side column (SHELL-26: one column below 992 px). */
export function Split({ children, aside, asideLabel, sticky = false }: SplitProps) {
  const Side = asideLabel ? 'aside' : 'div';
  return (
    <div className={css.split}>
      <div>{children}</div>
      <Side aria-label={asideLabel} className={classNames(css.stack, css.gaps.s6, sticky && css.sticky)}>
        {aside}
      </Side>
    </div>
  );
}
