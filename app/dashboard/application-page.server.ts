import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import type { OpenApplication } from './open-application.server';
import type { ShownPart } from './tab-tasks.server';

export function applicationPage<Task extends ShownPart | null, Rest extends object>(
  { request, head }: Pick<OpenApplication, 'request' | 'head'>,
  title: string,
  task: Task,
  rest: Rest,
) {
  const named = { title: joinNames(task?.title, title), mainForm: task?.form };
  return page(request, { ...rest, ...named, application: head, task });
}
