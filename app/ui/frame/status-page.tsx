import type { ReactNode } from 'react';
import { h1, lead, meta, small } from '~/theme/text.css';
import { Card } from '~/ui/layout/card';
import { Buttons, Stack } from '~/ui/layout/layout';
import * as css from './status-page.css';
import { SupportLine } from './support-line';

type StatusPageProps = {
  /** A short line above the title, such as an HTTP status code. */
  kicker?: string | undefined;
  title: string;
  /** What has just gone wrong, each a sentence; it is announced. */
  messages?: string[];
  /** A sentence that comes later than the messages: it is announced by itself. */
  later?: ReactNode;
  /** Advice for the visitor, said in one breath with the messages. */
  lines?: string[];
  /** Whom to ask, said before the phone and the address. */
  supportHint?: string | undefined;
  support?: { phone: string | null; email: string | null } | undefined;
  /** What whoever helps asks for: "Referenz 1a2b3c4d". */
  number?: string | undefined;
  /** The way on: a link or a form with a button. */
  children?: ReactNode;
  /** A quiet way elsewhere, below. */
  elsewhere?: ReactNode;
};

/** A page that stands in for one that cannot be shown: one heading, one statement, one way on; then quietly whom to ask. */
export function StatusPage(props: StatusPageProps) {
  const {
    kicker,
    title,
    messages = [],
    later,
    lines = [],
    supportHint,
    support,
    number,
    children,
    elsewhere,
  } = props;
  return (
    <Card className={css.panel}>
      <Stack gap="s5">
        <Stack gap="s2">
          {kicker && <p className={meta}>{kicker}</p>}
          <h1 className={h1}>{title}</h1>
        </Stack>
        {(messages.length > 0 || lines.length > 0) && (
          <p className={lead} data-part="statement">
            {messages.length > 0 && (
              // What is added to it is announced without what stands there already.
              <span role="alert" aria-atomic="false">
                <span>{messages.join(' ')}</span> {later && <span>{later}</span>}
              </span>
            )}{' '}
            <span>{lines.join(' ')}</span>
          </p>
        )}
        <Buttons data-part="ways">{children}</Buttons>
        {elsewhere && <p className={small}>{elsewhere}</p>}
        {support && <SupportLine question={supportHint} phone={support.phone} email={support.email} />}
        {number && (
          <p className={meta} translate="no">
            {number}
          </p>
        )}
      </Stack>
    </Card>
  );
}
