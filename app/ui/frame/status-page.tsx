import type { ReactNode } from 'react';
import { h1, lead, meta } from '~/theme/text.css';
import { Container, Row, Stack } from '~/ui/layout/layout';
import { SupportLine } from './support-line';

type StatusPageProps = {
  /** A short line above the title, such as an HTTP status code. */
  kicker?: string | undefined;
  title: string;
  /** Error messages, each a sentence. */
  messages?: string[];
  /** Advice for the visitor, each a sentence. */
  lines: string[];
  support?: { phone: string | null; email: string | null } | undefined;
  /** The ways on: links or forms with a button. */
  children?: ReactNode;
};

/** A page that stands in for one that cannot be shown: calm, says what happened and where to go on. */
export function StatusPage({ kicker, title, messages = [], lines, support, children }: StatusPageProps) {
  return (
    <Container width="narrow">
      <Stack gap="s5">
        {kicker && <p className={meta}>{kicker}</p>}
        <h1 className={h1}>{title}</h1>
        {messages.map((text) => (
          <p key={text} role="alert">
            {text}
          </p>
        ))}
        {lines.map((text) => (
          <p key={text} className={lead}>
            {text}
          </p>
        ))}
        <Row wrap>{children}</Row>
        {support && <SupportLine phone={support.phone} email={support.email} />}
      </Stack>
    </Container>
  );
}
