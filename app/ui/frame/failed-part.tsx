import type { ReactNode } from 'react';
import { meta } from '~/theme/text.css';
import { Card } from '~/ui/layout/card';
import { type Drawing, Icon } from '~/ui/layout/icon';
import * as css from './failed-part.css';
import { SupportLine } from './support-line';

export type FailedPartProps = {
  icon: Drawing;
  title: string;
  messages: readonly string[];
  support: { question: string; phone: string | null; email: string | null };
  codes: readonly string[];
  children: ReactNode;
};

export function FailedPart({ icon, title, messages, support, codes, children }: FailedPartProps) {
  return (
    <Card className={css.failed}>
      <span className={css.tile}>
        <Icon of={icon} />
      </span>
      <div role="alert" className={css.statement}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{messages.join(' ')}</p>
      </div>
      <div className={css.ways}>{children}</div>
      <SupportLine {...support} bare />
      <p className={meta}>{codes.join(' · ')}</p>
    </Card>
  );
}
