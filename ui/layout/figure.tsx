import type { ElementType } from 'react';
import { figureL, figureM, figureUnit, figureXl, visuallyHidden } from 'ui/theme/text.css';

type FigureParts = { before: string; number: string; after: string };

export function splitFigure(text: string): FigureParts {
  const found = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/.exec(text);
  const [, before = '', number = text, after = ''] = found ?? [];
  return { before, number, after };
}

const sizes = { xl: figureXl, l: figureL, m: figureM } as const;

type FigureProps = {
  children: string;
  size?: keyof typeof sizes;
  as?: ElementType;
  id?: string;
  spoken?: string;
};

export function FormattedFigure({ children, size = 'l', as: Tag = 'p', id, spoken }: FigureProps) {
  const { before, number, after } = splitFigure(children);
  const shown = (
    <>
      {before && <span className={figureUnit}>{before}</span>}
      <span>{number}</span>
      {after && <span className={figureUnit}>{after}</span>}
    </>
  );
  if (spoken !== undefined) {
    return (
      <Tag id={id} className={sizes[size]}>
        <span className={visuallyHidden}>{spoken}</span>
        <span aria-hidden="true" translate="no">
          {shown}
        </span>
      </Tag>
    );
  }
  return (
    <Tag id={id} className={sizes[size]} translate="no">
      {shown}
    </Tag>
  );
}
