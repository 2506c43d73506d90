import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/tabs';
import { ButtonLink } from '~/ui/button';
import { Stack } from '~/ui/layout';
import { Notice } from '~/ui/notice';
import { SubmitButton } from '~/ui/submit-button';
import type { Overlay } from '~/ui/with-overlay';
import type { ApplicationHead } from '../open-application.server';
import type { Asked } from './asked.server';
import { TASK, TASKS } from './paths';
import { Preview } from './preview';

const FORM = 'asked';

interface AskedOverlayProps {
  application: ApplicationHead;
  asked: Asked | null;
  /** What came of answering it. */
  problem: readonly string[];
}

/** What the tab's address asks for, above the list. */
export function useAskedOverlay({ application: { id }, asked, problem }: AskedOverlayProps): Overlay | null {
  const { t } = useTranslation('documents');
  const closeTo = tabPath(id, 'documents');
  switch (asked?.what) {
    case 'remove':
      return {
        title: t('remove.title'),
        closeTo,
        footer: <Answers closeTo={closeTo} yes={t('remove.yes')} />,
        children: (
          <Question task={TASKS.remove} fields={{ document: asked.id }} problem={problem}>
            {t('remove.text', { name: asked.name })}
          </Question>
        ),
      };
    case 'baseYear':
      return {
        title: t('baseYear.title', { year: asked.year }),
        closeTo,
        footer: <Answers closeTo={closeTo} yes={t('baseYear.yes')} />,
        children: (
          <Question task={TASKS.baseYear} fields={{ year: String(asked.year) }} problem={problem}>
            {asked.files === 0 ? t('baseYear.textNone') : t('baseYear.text', { count: asked.files })}
          </Question>
        ),
      };
    case 'preview':
      return {
        title: <bdi>{asked.name}</bdi>,
        closeTo,
        children: <Preview applicationId={id} document={asked} />,
      };
    default:
      return null;
  }
}

function Answers({ closeTo, yes }: { closeTo: string; yes: string }) {
  const { t } = useTranslation('documents');
  return (
    <>
      <ButtonLink to={closeTo} preventScrollReset>
        {t('cancel')}
      </ButtonLink>
      <SubmitButton form={FORM} variant="danger">
        {yes}
      </SubmitButton>
    </>
  );
}

interface QuestionProps {
  task: string;
  fields: Readonly<Record<string, string>>;
  problem: readonly string[];
  children: ReactNode;
}

function Question({ task, fields, problem, children }: QuestionProps) {
  const { t } = useTranslation('documents');
  return (
    <Form method="post" id={FORM} preventScrollReset>
      <input type="hidden" name={TASK} value={task} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="s4">
        {problem.length > 0 && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {problem.join(' ')}
          </Notice>
        )}
        <p>{children}</p>
      </Stack>
    </Form>
  );
}
