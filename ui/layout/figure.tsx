import type { ElementType } from 'react';
import { figureL, figureM, figureUnit, figureXl, visuallyHidden } from 'ui/theme/text.css';

type FigureParts = { prefix: string; number: string; suffix: string };

export function splitFigure(text: string): FigureParts {
  const match = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/.exec(text);
  const [, prefix = '', number = text, suffix = ''] = match ?? [];
  return { prefix, number, suffix };
}

const sizes = { xl: figureXl, l: figureL, m: figureM } as const;

type FigureProps = {
  children: string;
  size?: keyof typeof sizes;
  as?: ElementType;
  id?: string;
  spokenText?: string;
};

export function FormattedFigure({ children, size = 'l', as: Tag = 'p', id, spokenText }: FigureProps) {
  const { prefix, number, suffix } = splitFigure(children);
  const visibleFigure = (
    <>
      {prefix && <span className={figureUnit}>{prefix}</span>}
      <span>{number}</span>
      {suffix && <span className={figureUnit}>{suffix}</span>}
    </>
  );
  if (spokenText !== undefined) {
    return (
      <Tag id={id} className={sizes[size]}>
        <span className={visuallyHidden}>{spokenText}</span>
        <span aria-hidden="true" translate="no">
          {visibleFigure}
        </span>
      </Tag>
    );
  }
  return (
    <Tag id={id} className={sizes[size]} translate="no">
      {visibleFigure}
    </Tag>
  );
}
