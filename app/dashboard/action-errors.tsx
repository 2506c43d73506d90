import { useActionData } from '@remix-run/react';
import type { TaskAnswer } from '~/forms/task-answer';
import { useMessage } from '~/i18n/use-message';
import { Notice } from '~/ui/feedback/notice';

export function ActionErrors({ shownForms }: { shownForms: readonly (string | null | undefined)[] }) {
  const answer = useActionData<TaskAnswer>();
  const message = useMessage();
  if (answer?.result.status !== 'error' || shownForms.includes(answer.form)) return null;
  const texts = Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? []);
  const [first, ...others] = texts.map((text) => message(text));
  if (first === undefined) return null;
  return (
    <Notice tone="danger" role="alert" title={first}>
      {others.length > 0 && others.join(' ')}
    </Notice>
  );
}
