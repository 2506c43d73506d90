import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { spokenComma, visuallyHidden } from 'ui/theme/text.css';
import type { vars } from 'ui/theme/tokens.css';
import * as css from './layout.css';

export function joinClassNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export type Gap = keyof typeof vars.space;

type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType; gap?: Gap; children?: ReactNode };

export function Stack({ as: Tag = 'div', gap = 's6', className, ...rest }: BoxProps) {
  return <Tag {...rest} className={joinClassNames(css.stack, css.gaps[gap], className)} />;
}

type RowProps = BoxProps & {
  align?: keyof typeof css.rowAlign;
  justify?: keyof typeof css.rowJustify;
  wrap?: boolean;
};

export function Row({ as: Tag = 'div', gap = 's3', align, justify, wrap, className, ...rest }: RowProps) {
  return (
    <Tag
      {...rest}
      className={joinClassNames(
        css.row,
        css.gaps[gap],
        align && css.rowAlign[align],
        justify && css.rowJustify[justify],
        wrap && css.wrappingRow,
        className,
      )}
    />
  );
}

export function Buttons({ className, ...rest }: Omit<RowProps, 'wrap'>) {
  return <Row {...rest} wrap className={joinClassNames(css.buttons, className)} />;
}

type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  width?: keyof typeof css.container;
};

export function Container({ as: Tag = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={joinClassNames(css.container[width], className)} />;
}

type WithSpokenProps = { children: ReactNode; spokenText: string | false | undefined; translate?: 'no' };

/** Screen readers put a space before a hidden element, so the comma is visible. */
export function WithSpokenText({ children, spokenText, translate }: WithSpokenProps) {
  if (!spokenText) return <span>{children}</span>;
  return (
    <>
      <span>
        <span>{children}</span>
        <span className={spokenComma}>,</span>
      </span>
      <span className={visuallyHidden} translate={translate}>{` ${spokenText}`}</span>
    </>
  );
}

type SplitProps = {
  children: ReactNode;
  aside: ReactNode;
  asideLabel?: string;
  sticky?: boolean;
};

export function Split({ children, aside, asideLabel, sticky = false }: SplitProps) {
  const AsideTag = asideLabel ? 'aside' : 'div';
  return (
    <div className={css.split}>
      <div>{children}</div>
      <AsideTag
        aria-label={asideLabel}
        className={joinClassNames(css.stack, css.gaps.s6, sticky && css.stickyColumn)}
      >
        {aside}
      </AsideTag>
    </div>
  );
}
