import type { ReactNode } from 'react';
import { meta } from '~/theme/text.css';
import { Card } from '~/ui/layout/card';
import { type Drawing, Icon } from '~/ui/layout/icon';
import * as css from './failed-part.css';
import { SupportLine } from './support-line';

export type FailedPartProps = {
  icon: Drawing;
  title: string;
  /** What has gone wrong, what is safe, what can be done meanwhile: sentences, announced with the title. */
  messages: readonly string[];
  support: { question: string; phone: string | null; email: string | null };
  /** Said to whoever helps: "Fehler 500", and the number of the request. */
  codes: readonly string[];
  /** The way on. */
  children: ReactNode;
};

/** Stands in a page for a part of it that could not be loaded, while all around it stays: see `StatusPage` for a whole page. */
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
