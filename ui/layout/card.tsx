import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import * as css from './card.css';
import { type Gap, joinClassNames, Stack } from './layout';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  labelledBy?: string;
};

export function Card({ as, labelledBy, className, ...rest }: CardProps) {
  const Tag = as ?? (labelledBy ? 'section' : 'div');
  return <Tag {...rest} aria-labelledby={labelledBy} className={joinClassNames(css.card, className)} />;
}

export type CardHeaderProps = {
  title: ReactNode;
  id?: string;
  level?: 2 | 3;
  count?: ReactNode;
  meta?: ReactNode;
  action?: ReactNode;
};

export function CardHeader({ title, id, level = 2, count, meta, action }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.header}>
      <Heading id={id} className={action && !count ? css.headerBesideAction : undefined}>
        {title}
      </Heading>
      {count}
      {meta && <p className={css.meta}>{meta}</p>}
      {action && <div className={css.headerEnd}>{action}</div>}
    </div>
  );
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={joinClassNames(css.body, className)} />;
}

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
