import { useActionData } from '@remix-run/react';
import type { TaskAnswer } from '~/forms/task-answer';

export function useTaskAnswer<Answer extends TaskAnswer = TaskAnswer>(form: string): Answer | undefined {
  const answer = useActionData<Answer>();
  return answer?.form === form ? answer : undefined;
}
