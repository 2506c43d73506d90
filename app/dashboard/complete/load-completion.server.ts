import type { ActionFunctionArgs } from '@remix-run/node';
import {
  type ApplicationToChange,
  type LoadedApplication,
  loadApplication,
  loadApplicationForChange,
} from '~/dashboard/load-application.server';
import { createToDosView } from '~/dashboard/overview/open-to-dos.server';
import {
  addSkippedEntry,
  type CompletionPart,
  completionItemKey,
  completionPath,
  firstCompletionStep,
  listCompletionItems,
  type MinutesPerPart,
  pathAfterSave,
  pathToAddAnother,
  readSavedPart,
  removeSkippedEntry,
  skipPath,
} from '~/dashboard/rules/completion';
import { isBeforeSubmission } from '~/dashboard/rules/status-flow';
import { type TaskUrls, tabPath } from '~/dashboard/rules/tabs';
import {
  createApplicationPage,
  runTabAction,
  type TabTasks,
  type TaskData,
} from '~/dashboard/tab-tasks.server';
import { FORM_ID_FIELD, FORM_KEY_FIELD, readFormValues } from '~/domain/typed';
import { ANOTHER_INTENT, INTENT_FIELD, LATER_INTENT, NOTE_INTENT } from '~/forms/intents';
import type { FormBounds } from '~/request/body/body-bounds.server';
import { readValidForm } from '~/request/body/form-body.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { addFlashMessage } from '~/request/session.server';
import { settings } from '~/settings/settings.server';

export type LoadedCompletion = Awaited<ReturnType<typeof loadCompletion>>;
export type Completion = LoadedCompletion['completion'];

/** @throws redirect to the overview unless the applicant can complete open items; to the first open item if the part does not exist */
export async function loadCompletion(
  args: RequestArgs,
  id: string | undefined,
  part: CompletionPart | 'ready' | null,
) {
  const loaded = await loadApplication(args, id, 'overview');
  const { request, application, isApplicant, head } = loaded;
  const toDos = createToDosView(loaded);
  if (toDos === null || !isApplicant || !isBeforeSubmission(application.status)) {
    throw request.redirect(tabPath(head.id, 'overview'));
  }
  const { open, done } = toDos;
  const items = listCompletionItems(open, done);
  const first = firstCompletionStep(items);
  const hasPart = part === 'ready' ? first === 'ready' : items.some((item) => item.part === part);
  if (part !== null && !hasPart) throw request.redirect(completionPath(head.id, first));
  const minutes: MinutesPerPart = settings.completionMinutes;
  const saved = readSavedPart(request.facts.url.searchParams, items);
  return { ...loaded, completion: { items, open, saved, minutes } };
}

/**
 * @param usual query of the task that is usually next, or null
 * @throws redirect to it, unless the address names a task
 */
export function openDefaultTask(
  { request, head }: Pick<LoadedApplication, 'request' | 'head'>,
  part: CompletionPart,
  addresses: Pick<TaskUrls<string>, 'requested'>,
  usual: string | null,
): void {
  const { search, searchParams } = request.facts.url;
  if (usual === null || addresses.requested(searchParams)) return;
  throw request.redirect(`${completionPath(head.id, part)}${search ? `${search}&` : '?'}${usual}`);
}

export function createCompletionPage<
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
  const query = request.facts.url.searchParams;
  const item = part === 'ready' ? null : completionItemKey(head.id, part, query);
  const putOff = request.session.data.putOff?.find((entry) => entry.item === item);
  const title = t('pageTitle', { title: t(`part.${part}.title`), number: head.number });
  return createApplicationPage({ request, head }, title, task && { ...task, title: '' }, {
    ...rest,
    completion,
    part,
    typed: putOff?.language === request.facts.language ? putOff : null,
  });
}

export const createCompletionAction =
  <Loaded extends ApplicationToChange, Kind extends string, More extends object>(
    part: CompletionPart,
    tab: TabTasks<Loaded, Kind, More>,
  ) =>
  (args: ActionFunctionArgs) =>
    answerCompletionForm(args, part, () => runTabAction(args, tab), tab);

/**
 * Success redirects to the next open item without a toast, or to another form of the same tab. Skipping keeps
 * typed values.
 */
export async function answerCompletionForm<Answer>(
  args: ActionFunctionArgs,
  part: CompletionPart,
  run: () => Promise<Answer>,
  { bounds, addresses }: { bounds?: FormBounds; addresses?: Pick<TaskUrls<string>, 'requested'> } = {},
): Promise<Answer> {
  const { request: httpRequest, context, params } = args;
  const id = params.id ?? '';
  const item = completionItemKey(id, part, new URL(httpRequest.url).searchParams);
  const form = await readValidForm(httpRequest, bounds);
  if (form?.get(INTENT_FIELD) === LATER_INTENT) {
    const request = await requireUser({ request: httpRequest, context });
    const { [INTENT_FIELD]: _, [FORM_KEY_FIELD]: __, ...values } = readFormValues(form);
    const entry = {
      item,
      form: `${form.get(FORM_ID_FIELD) ?? ''}`,
      language: request.facts.language,
      values,
    };
    await request.session.change((session) => ({
      ...session,
      putOff: addSkippedEntry(session.putOff ?? [], entry),
    }));
    throw request.redirect(skipPath(id, part), 303);
  }
  let answer: Answer;
  try {
    answer = await run();
  } catch (thrown) {
    const location =
      thrown instanceof Response && thrown.status === 303 ? thrown.headers.get('Location') : null;
    if (!location?.startsWith(tabPath(id, 'overview'))) throw thrown;
    const request = await requireUser({ request: httpRequest, context });
    const { search, searchParams } = new URL(location, httpRequest.url);
    // Nothing is saved, so the item stays open.
    if (form?.get(INTENT_FIELD) === NOTE_INTENT) throw request.redirect(skipPath(id, part), 303);
    if (search && addresses?.requested(searchParams)) {
      throw request.redirect(`${completionPath(id, part)}${search}`, 303);
    }
    await request.session.change((session) => ({
      ...session,
      flashes: session.flashes.filter(({ tone }) => tone !== 'success'),
      putOff: removeSkippedEntry(session.putOff ?? [], item),
    }));
    throw request.redirect(
      form?.has(ANOTHER_INTENT) ? pathToAddAnother(id, part) : pathAfterSave(id, part),
      303,
    );
  }
  if (isRefusedByStatus(answer)) await requireBeforeSubmission({ request: httpRequest, context }, id);
  return answer;
}

/** Status codes with which the API refuses a change of an application whose status has moved on. */
const REFUSALS: readonly unknown[] = [403, 409, 422];

function isRefusedByStatus(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('init' in answer)) return false;
  const { init } = answer;
  return typeof init === 'object' && init !== null && 'status' in init && REFUSALS.includes(init.status);
}

/** @throws redirect to the overview with a message, because a refusal cannot be shown after the submission */
async function requireBeforeSubmission(args: RequestArgs, id: string): Promise<void> {
  // If the application cannot be read, the refused form stays.
  const loaded = await loadApplicationForChange(args, id).catch(() => null);
  if (loaded === null || isBeforeSubmission(loaded.application.status)) return;
  const { request } = loaded;
  const text = request.t('complete')('movedOn');
  await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  throw request.redirect(tabPath(id, 'overview'), 303);
}

/** @throws redirect to the first open item with a message if an item has appeared before the submission */
export async function answerSubmission<Answer>(
  args: ActionFunctionArgs,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { request: httpRequest, context, params } = args;
  const answer = await run();
  if (!isRefusedByStatus(answer)) return answer;
  const elsewhere = await findItemInsteadOfReady({ request: httpRequest, context }, params.id);
  if (elsewhere === null) return answer;
  const request = await requireUser({ request: httpRequest, context });
  const text = request.t('complete')('appeared');
  await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  throw request.redirect(elsewhere, 303);
}

/** Null if nothing is missing, or if the application cannot be read. */
async function findItemInsteadOfReady(args: RequestArgs, id: string | undefined): Promise<string | null> {
  const loaded = await loadApplication(args, id, 'overview').catch(() => null);
  const toDos = loaded && createToDosView(loaded);
  const first = toDos ? firstCompletionStep(listCompletionItems(toDos.open, toDos.done)) : 'ready';
  return loaded === null || first === 'ready' ? null : completionPath(loaded.head.id, first);
}
