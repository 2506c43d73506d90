import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { h1, muted } from '~/theme/text.css';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';

interface AccountPageProps {
  title: string;
  lead?: string;
  /** The page shows the result of a form. Its heading takes focus, so that screen readers announce the result. */
  isOutcome?: boolean;
  children: ReactNode;
}

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
  loginQuery?: string;
}

export function PasswordSet({ title, lead, loginQuery = '' }: PasswordSetProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage isOutcome title={title} lead={lead}>
      <ButtonLink to={`/login${loginQuery}`} variant="primary" size="l" block>
        {t('toLogin')}
      </ButtonLink>
    </AccountPage>
  );
}
