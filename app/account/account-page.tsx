import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { h1, muted } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

interface AccountPageProps {
  title: string;
  lead?: string;
  /** It shows what came of a form, in its place: its heading takes focus, so that it is read. */
  isOutcome?: boolean;
  children: ReactNode;
}

/** A screen of account entry: what it is for, then its form. */
export function AccountPage({ title, lead, isOutcome = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <Stack>
      <Stack as="header" gap="s2">
        <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className={h1}>
          {title}
        </h1>
        {lead && <p className={muted}>{lead}</p>}
      </Stack>
      {children}
    </Stack>
  );
}

interface PasswordSetProps {
  title: string;
  lead: string;
  /** Query of the login: where it leads. */
  carried?: string;
}

/** The password is set: what is left to do is to log in with it. */
export function PasswordSet({ title, lead, carried = '' }: PasswordSetProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage isOutcome title={title} lead={lead}>
      <ButtonLink to={`/login${carried}`} variant="primary" size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountPage>
  );
}
