import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import * as css from './card.css';
import { classNames } from './class-names';
import { type Gap, Stack } from './layout';

export type CardProps = HTMLAttributes<HTMLElement> & {
  /** A `section` when it has a heading (`labelledBy`), otherwise a `div`. */
  as?: ElementType;
  /** Id of the heading that names the card. */
  labelledBy?: string;
};

/** A surface with a hairline, on the canvas of the dashboard. Never a card inside a card. */
export function Card({ as, labelledBy, className, ...rest }: CardProps) {
  const Tag = as ?? (labelledBy ? 'section' : 'div');
  return <Tag {...rest} aria-labelledby={labelledBy} className={classNames(css.card, className)} />;
}

export type CardHeaderProps = {
  title: ReactNode;
  /** Id of the heading, for the card's `labelledBy`. */
  id?: string;
  level?: 2 | 3;
  /** A counter beside the title. */
  count?: ReactNode;
  /** Quiet text at the end: "3 von 7 erledigt". */
  meta?: ReactNode;
  /** A small ghost button at the end. */
  action?: ReactNode;
};

export function CardHeader({ title, id, level = 2, count, meta, action }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.header}>
      <Heading id={id} className={action && !count ? css.besideAction : undefined}>
        {title}
      </Heading>
      {count}
      {meta && <p className={css.meta}>{meta}</p>}
      {action && <div className={css.end}>{action}</div>}
    </div>
  );
}

/** The padded inside of a card; lists whose rows run to the edges go without. */
export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(css.body, className)} />;
}

/** A card with a heading above its padded inside; with `gap` its children stand below each other. */
export function TitledCard({
  id,
  gap,
  children,
  ...header
}: CardHeaderProps & { id: string; gap?: Gap; children: ReactNode }) {
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} {...header} />
      <CardBody>{gap ? <Stack gap={gap}>{children}</Stack> : children}</CardBody>
    </Card>
  );
}
