import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import type { LoadedApplication } from './load-application.server';
import type { TaskData } from './tab-tasks.server';

export function applicationPage<Task extends TaskData | null, Rest extends object>(
  { request, head }: Pick<LoadedApplication, 'request' | 'head'>,
  title: string,
  task: Task,
  rest: Rest,
) {
  const named = { title: joinNames(task?.title, title), mainForm: task?.form };
  return page(request, { ...rest, ...named, application: head, task });
}
