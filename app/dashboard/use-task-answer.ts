import { useActionData } from '@remix-run/react';
import type { TaskAnswer } from '~/forms/task-answer';

/** The answer to a form of the page; undefined while it was not sent, or another form was. */
export function useTaskAnswer<Answer extends TaskAnswer = TaskAnswer>(form: string): Answer | undefined {
  const answer = useActionData<Answer>();
  return answer?.form === form ? answer : undefined;
}
