import { type SubmissionResult, useForm } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationHead } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { SubmitButton } from '~/ui/fields/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { Stack } from '~/ui/layout/layout';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { ShownTasks } from './open-tasks.server';
import { taskLinks } from './overview.css';
import { TASK } from './task-answer';

const FORM = 'submit-application';

interface Submitting {
  application: ApplicationHead;
  /** Null when the server could not say what is open. */
  tasks: ShownTasks | null;
  answer: SubmissionResult<string[]> | undefined;
}

/** What the task is called. */
export function submitTitle(t: TFunction<'overview'>, { submission }: Pick<ApplicationHead, 'submission'>) {
  return t(submission === 'blocked' ? 'submit.blockedTitle' : 'submit.title');
}

/** Asks whether to submit; while items are pending it says which instead (OVER-05). */
export function useSubmitOverlay({ application, tasks, answer }: Submitting): Overlay {
  const { t } = useTranslation('overview');
  const { t: shared } = useTranslation('dashboard');
  const { id, submission } = application;
  const closeTo = tabPath(id, 'overview');
  const blocked = submission === 'blocked';
  const leave = (
    <ButtonLink to={closeTo} preventScrollReset>
      {t(blocked ? 'submit.back' : 'submit.cancel')}
    </ButtonLink>
  );
  return {
    title: submitTitle(t, application),
    closeTo,
    footer: blocked ? (
      leave
    ) : (
      <>
        {leave}
        <SubmitButton form={FORM} pendingLabel={t('submit.pending')}>
          {shared('submit.button')}
        </SubmitButton>
      </>
    ),
    children: (
      <SubmitForm answer={answer}>
        {blocked && tasks ? <Blocked tasks={tasks} /> : <p>{t('submit.text')}</p>}
      </SubmitForm>
    ),
  };
}

function SubmitForm({ answer, children }: { answer: Submitting['answer']; children: ReactNode }) {
  const [form] = useForm({ id: FORM, lastResult: answer });
  return (
    <PortalForm form={form}>
      <input type="hidden" name={TASK} value="submit" />
      <Stack gap="s5">
        <ErrorSummary form={form} labels={{}} />
        {children}
      </Stack>
    </PortalForm>
  );
}

function Blocked({ tasks }: { tasks: ShownTasks }) {
  const { t } = useTranslation('overview');
  return (
    <>
      <p>{t('submit.blocked')}</p>
      <ul className={taskLinks}>
        {tasks.open.map(({ name, to }) => (
          <li key={`${name} ${to}`}>
            {to === null ? t(`item.${name}.title`) : <Link to={to}>{t(`item.${name}.title`)}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}
