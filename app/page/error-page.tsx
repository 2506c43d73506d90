import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFocusOnReplacement } from 'ui/feedback/use-focus-on-arrival';
import type { FrameData } from 'ui/frame/frame-data';
import { BareFrame, PageFrame } from 'ui/frame/page-frame';
import { StatusPage } from 'ui/frame/status-page';
import { useStoredShell } from 'ui/frame/stored-shell';
import { ButtonLink } from 'ui/layout/button';
import type { ProblemData } from '~/request/problem-data.server';
import { AccountUnreachablePage, UnavailablePage } from './outage-pages';
import { ResendConfirmationForm } from './resend-confirmation-form';
import { RateLimitPage, StoreOutagePage } from './unsent-form-pages';

interface NotFoundPageProps {
  usersMayApply: boolean;
  applications: string | null;
}

function NotFoundPage({ usersMayApply, applications }: NotFoundPageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  return (
    // The visitor may run an outdated version, so links load documents.
    <StatusPage
      kicker={t('error.status', { status: 404 })}
      title={t('notFound.title')}
      lines={[t('notFound.subtitle')]}
      elsewhere={
        usersMayApply && (
          <Link to="/application/loan-info" reloadDocument>
            {t('notFound.newApplication')}
          </Link>
        )
      }
    >
      <ButtonLink variant="primary" to="/" reloadDocument>
        {t('notFound.home')}
      </ButtonLink>
      {applications && (
        <ButtonLink to={applications} reloadDocument>
          {t('frame:account.applications')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}

export function kindOfError(error: unknown): 'notFound' | 'emailNotConfirmed' | 'error' {
  if (!isRouteErrorResponse(error)) return 'error';
  if (error.status === 404) return 'notFound';
  return isProblem(error.data) && error.data.emailNotConfirmed ? 'emailNotConfirmed' : 'error';
}

export function FailedPage() {
  useFocusOnReplacement();
  const error = useRouteError();
  const rootData = useRouteLoaderData<{ frame: FrameData | null; usersMayApply: boolean }>('root');
  return (
    <ErrorPage
      frame={rootData?.frame ?? null}
      usersMayApply={rootData?.usersMayApply ?? false}
      status={isRouteErrorResponse(error) ? error.status : null}
      problem={isRouteErrorResponse(error) ? error.data : null}
    />
  );
}

interface ErrorPageProps {
  frame: FrameData | null;
  usersMayApply: boolean;
  status: number | null;
  problem: unknown;
}

export function ErrorPage({ frame, usersMayApply, status, problem }: ErrorPageProps) {
  const shell = useStoredShell(frame === null);
  if (shell) return <UnavailablePage shell={shell} />;
  const page = <ErrorContent {...{ frame, usersMayApply, status, problem }} />;
  const isAccountHidden = isProblem(problem) && problem.accountUnreachable === true;
  return frame ? (
    <PageFrame frame={isAccountHidden ? { ...frame, user: 'hidden' } : frame} tone="dashboard">
      {page}
    </PageFrame>
  ) : (
    <BareFrame>{page}</BareFrame>
  );
}

function ErrorContent({ frame, usersMayApply, status, problem }: ErrorPageProps) {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  const user = frame?.user === 'hidden' ? null : frame?.user;
  if (status === 404) {
    return (
      <NotFoundPage {...{ usersMayApply }} applications={user ? (frame?.paths.applications ?? null) : null} />
    );
  }

  const known = isProblem(problem) ? problem : null;
  const number = known?.requestNumber && t('error.number', { number: known.requestNumber });
  if (known?.emailNotConfirmed) {
    const text = user ? t('emailNotConfirmed.textTo', { email: user.email }) : t('emailNotConfirmed.text');
    return (
      <StatusPage
        title={t('emailNotConfirmed.title')}
        lines={[text]}
        supportHint={t('emailNotConfirmed.support')}
        support={frame?.support}
      >
        <ResendConfirmationForm returnTo={pathname + search} checkLabel={t('emailNotConfirmed.check')} />
      </StatusPage>
    );
  }
  if (known?.storeOutage)
    return <StoreOutagePage {...known.storeOutage} messages={known.messages} frame={frame} number={number} />;
  if (known?.tooOften)
    return <RateLimitPage {...known.tooOften} messages={known.messages} frame={frame} number={number} />;
  if (known?.accountUnreachable) return <AccountUnreachablePage frame={frame} number={number} />;
  return (
    <StatusPage
      kicker={status ? t('error.status', { status }) : undefined}
      title={t('error.title')}
      messages={status === 413 ? [t('error.tooLarge')] : known?.messages}
      lines={status === 413 ? [] : [...(user ? [t('error.saved')] : []), t('error.retryHint')]}
      supportHint={t('error.supportHint')}
      support={frame?.support}
      number={number}
    >
      <ButtonLink variant="primary" to={pathname + search} reloadDocument>
        {t('error.retry')}
      </ButtonLink>
    </StatusPage>
  );
}

function isProblem(value: unknown): value is ProblemData {
  return typeof value === 'object' && value !== null && 'messages' in value && Array.isArray(value.messages);
}
