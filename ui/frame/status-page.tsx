import type { ReactNode } from 'react';
import { Card } from 'ui/layout/card';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { Buttons, Stack } from 'ui/layout/layout';
import { h1, leadText, metaText, smallText } from 'ui/theme/text.css';
import * as css from './status-page.css';
import { SupportLine } from './support-line';

type StatusPageProps = {
  overline?: string | undefined;
  title: string;
  messages?: string[];
  laterMessage?: ReactNode;
  lines?: string[];
  supportHint?: string | undefined;
  support?: { phone: string | null; email: string | null } | undefined;
  number?: string | undefined;
  children?: ReactNode;
  otherContent?: ReactNode;
};

export function StatusPage(props: StatusPageProps) {
  const {
    overline,
    title,
    messages = [],
    laterMessage,
    lines = [],
    supportHint,
    support,
    number,
    children,
    otherContent,
  } = props;
  return (
    <Card className={css.panel}>
      <Stack gap="s5">
        <Stack gap="s2">
          {overline && <p className={metaText}>{overline}</p>}
          <h1 className={h1}>{title}</h1>
        </Stack>
        {(messages.length > 0 || lines.length > 0) && (
          <p className={leadText} data-part="statement">
            {messages.length > 0 && (
              // With `aria-atomic="false"`, screen readers announce only added text.
              <span role="alert" aria-atomic="false">
                <span>{messages.join(' ')}</span> {laterMessage && <span>{laterMessage}</span>}
              </span>
            )}{' '}
            <span>{lines.join(' ')}</span>
          </p>
        )}
        <Buttons data-part="actions">{children}</Buttons>
        {otherContent && <p className={smallText}>{otherContent}</p>}
        {support && <SupportLine question={supportHint} phone={support.phone} email={support.email} />}
        {number && (
          <p className={metaText} translate="no">
            {number}
          </p>
        )}
      </Stack>
    </Card>
  );
}

type FailedPartProps = {
  icon: IconDrawing;
  title: string;
  messages: readonly string[];
  support: { question: string; phone: string | null; email: string | null };
  codes: readonly string[];
  children: ReactNode;
};

export function FailedPart({ icon, title, messages, support, codes, children }: FailedPartProps) {
  return (
    <Card className={css.failedPart}>
      <span className={css.iconTile}>
        <Icon of={icon} />
      </span>
      <div role="alert" className={css.textBlock}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{messages.join(' ')}</p>
      </div>
      <div className={css.actionLinks}>{children}</div>
      <SupportLine {...support} hidesIcon />
      <p className={metaText}>{codes.join(' · ')}</p>
    </Card>
  );
}
