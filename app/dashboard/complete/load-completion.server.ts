import type { ActionFunctionArgs } from '@remix-run/node';
import { type LoadedApplication, loadApplication } from '~/dashboard/load-application.server';
import { openToDos } from '~/dashboard/overview/open-to-dos.server';
import { type CompletionPart, completionItems, savedPart, savedPath } from '~/dashboard/rules/completion';
import { isBeforeSubmission } from '~/dashboard/rules/status-flow';
import { tabPath } from '~/dashboard/rules/tabs';
import { applicationPage, type TaskData } from '~/dashboard/tab-tasks.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';

export type LoadedCompletion = Awaited<ReturnType<typeof loadCompletion>>;
export type Completion = LoadedCompletion['completion'];

/**
 * The application with its open items, for the applicant before the submission.
 * @throws redirect to the overview for others, after the submission, or if the open items are unknown
 */
export async function loadCompletion(args: RequestArgs, id: string | undefined) {
  const loaded = await loadApplication(args, id, 'overview');
  const { request, application, isApplicant, head } = loaded;
  const toDos = openToDos(loaded);
  if (toDos === null || !isApplicant || !isBeforeSubmission(application.status)) {
    throw request.redirect(tabPath(head.id, 'overview'));
  }
  const { open, done } = toDos;
  const items = completionItems(open, done);
  const saved = savedPart(request.facts.url.searchParams, items);
  return { ...loaded, completion: { items, open, saved } };
}

export function completionPage<
  Part extends CompletionPart | 'ready',
  Task extends TaskData | null,
  Rest extends object,
>(
  { request, head, completion }: Pick<LoadedApplication, 'request' | 'head'> & { completion: Completion },
  part: Part,
  task: Task,
  rest: Rest,
) {
  const t = request.t('complete');
  const title = t('pageTitle', { title: t(`part.${part}.title`), number: head.number });
  return applicationPage({ request, head }, title, task && { ...task, title: '' }, {
    ...rest,
    completion,
    part,
  });
}

/** Runs a change of a tab. Its success leads to the next open item and shows no toast. */
export async function completionAnswer<Answer>(
  { request: httpRequest, context, params }: ActionFunctionArgs,
  part: CompletionPart,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (thrown) {
    const id = params.id ?? '';
    const isSaved =
      thrown instanceof Response &&
      thrown.status === 303 &&
      thrown.headers.get('Location')?.startsWith(tabPath(id, 'overview'));
    if (!isSaved) throw thrown;
    const request = await requireUser({ request: httpRequest, context });
    await request.session.change((session) => ({
      ...session,
      flashes: session.flashes.filter(({ tone }) => tone !== 'success'),
    }));
    throw request.redirect(savedPath(id, part), 303);
  }
}
