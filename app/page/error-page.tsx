import {
  Form,
  isRouteErrorResponse,
  Link,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnReplacement } from 'ui/feedback/use-focus-on-arrival';
import type { FrameData } from 'ui/frame/frame-data';
import { BareFrame, PageFrame } from 'ui/frame/page-frame';
import { StatusPage } from 'ui/frame/status-page';
import { type StoredShell, useStoredShell } from 'ui/frame/stored-shell';
import { Button, ButtonLink } from 'ui/layout/button';
import type { ProblemData, UnsentForm } from '~/request/problem-data.server';
import { ResendConfirmationForm } from './resend-confirmation-form';
import { FRAME_PATHS } from './use-page-frame';

interface NotFoundPageProps {
  usersMayApply: boolean;
  applications: string | null;
}

function NotFoundPage({ usersMayApply, applications }: NotFoundPageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  return (
    // The visitor may run an outdated version, so links load documents.
    <StatusPage
      overline={t('error.status', { status: 404 })}
      title={t('notFound.title')}
      lines={[t('notFound.subtitle')]}
      otherContent={
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

  const knownProblem = isProblem(problem) ? problem : null;
  const number = knownProblem?.requestNumber && t('error.number', { number: knownProblem.requestNumber });
  if (knownProblem?.emailNotConfirmed) {
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
  if (knownProblem?.storeOutage)
    return (
      <StoreOutagePage
        {...knownProblem.storeOutage}
        messages={knownProblem.messages}
        frame={frame}
        number={number}
      />
    );
  if (knownProblem?.tooOften)
    return (
      <RateLimitPage
        {...knownProblem.tooOften}
        messages={knownProblem.messages}
        frame={frame}
        number={number}
      />
    );
  if (knownProblem?.accountUnreachable) return <AccountUnreachablePage frame={frame} number={number} />;
  return (
    <StatusPage
      overline={status ? t('error.status', { status }) : undefined}
      title={t('error.title')}
      messages={status === 413 ? [t('error.tooLarge')] : knownProblem?.messages}
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

function UnavailablePage({ shell }: { shell: StoredShell }) {
  const { t, i18n } = useTranslation('problem');
  useFocusOnReplacement();
  const { theme: _, ...partner } = shell;
  const frame: FrameData = {
    ...partner,
    logo: null,
    language: i18n.language,
    languages: [],
    keyInspection: false,
    showsKeys: false,
    user: null,
    paths: FRAME_PATHS,
    pathAndQuery: '/',
    mainForm: null,
    consent: { analytics: false, marketing: false, decided: true, required: false },
  };
  return (
    <PageFrame frame={frame} tone="dashboard">
      <StatusPage
        title={t('unavailable.title')}
        lines={[t('unavailable.text')]}
        supportHint={t('error.supportHint')}
        support={shell.support}
      >
        <ButtonLink variant="primary" to="/" reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      </StatusPage>
    </PageFrame>
  );
}

interface AccountUnreachablePageProps {
  frame: FrameData | null;
  number: string | undefined;
}

/** The lending API cannot identify the logged-in user (D-71). */
function AccountUnreachablePage({ frame, number }: AccountUnreachablePageProps) {
  const { t } = useTranslation(['problem', 'frame']);
  const { pathname, search } = useLocation();
  const AutomaticRetry = useLazyRetry();
  const [firstNumber] = useState(number);
  return (
    <StatusPage
      title={t('accountUnreachable.title')}
      messages={[t('accountUnreachable.text')]}
      laterMessage={AutomaticRetry && <AutomaticRetry />}
      supportHint={t('error.supportHint')}
      support={frame?.support}
      number={firstNumber}
    >
      <ButtonLink variant="primary" to={pathname + search} reloadDocument>
        {t('error.retry')}
      </ButtonLink>
      <Form method="post" action={FRAME_PATHS.logout}>
        <Button type="submit">{t('frame:account.logout')}</Button>
      </Form>
    </StatusPage>
  );
}

/** Every page's script contains the error pages, so the retry code loads late. */
function useLazyRetry(): ComponentType | null {
  const [retry, setRetry] = useState<{ AutomaticRetry: ComponentType } | null>(null);
  useEffect(() => {
    import('./automatic-retry').then(setRetry, () => undefined);
  }, []);
  return retry?.AutomaticRetry ?? null;
}

function ResendForm({ action, values }: UnsentForm) {
  const { t } = useTranslation('problem');
  return (
    // Not the framework's form, because the response replaces this document.
    <form method="post" action={action}>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('store.resend')}</Button>
    </form>
  );
}

type RateLimitPageProps = NonNullable<ProblemData['tooOften']> & {
  messages: string[];
  frame: FrameData | null;
  number: string | undefined;
};

function RateLimitPage({ messages, back, unsent, frame, number }: RateLimitPageProps) {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  return (
    <StatusPage
      title={t('tooOftenPage.title')}
      messages={messages}
      lines={back !== null || unsent ? [t('tooOftenPage.kept')] : []}
      support={frame?.support}
      number={number}
    >
      {unsent && <ResendForm {...unsent} />}
      {!unsent && (
        <ButtonLink variant="primary" to={back ?? pathname + search} reloadDocument>
          {t(back === null ? 'error.retry' : 'tooOftenPage.back')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}

type StoreOutagePageProps = NonNullable<ProblemData['storeOutage']> & {
  messages: string[];
  frame: FrameData | null;
  number: string | undefined;
};

/** The page resends the form, without passwords. */
function StoreOutagePage({ messages, unsent, frame, number }: StoreOutagePageProps) {
  const { t } = useTranslation('problem');
  const { pathname, search } = useLocation();
  return (
    <StatusPage
      title={t('store.title')}
      messages={messages}
      supportHint={t('error.supportHint')}
      support={frame?.support}
      number={number}
    >
      {unsent ? (
        <ResendForm {...unsent} />
      ) : (
        <ButtonLink variant="primary" to={pathname + search} reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      )}
    </StatusPage>
  );
}
