import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import {
  type ApplicationToChange,
  type LoadedApplication,
  loadApplication,
} from '~/dashboard/load-application.server';
import { createToDosView } from '~/dashboard/overview/open-to-dos.server';
import {
  addSkippedEntry,
  type CompletionItem,
  type CompletionPart,
  completionItemKey,
  completionPath,
  completionTitleKey,
  firstCompletionStep,
  isTooLongToKeep,
  listCompletionItems,
  listUnsavedParts,
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
import { FORM_ID_FIELD, FORM_KEY_FIELD, readFormValues } from '~/domain/form-values';
import {
  ANOTHER_INTENT,
  INTENT_FIELD,
  LATER_INTENT,
  NOTE_INTENT,
  SHOWN_VALUES_FIELD,
  UNCHANGED_FIELD,
} from '~/forms/intents';
import type { TranslatedText } from '~/i18n/translated-text';
import { readValidForm } from '~/request/body/form-body.server';
import type { FormLimits } from '~/request/body/form-limits.server';
import { requireUser } from '~/request/guards.server';
import { toTypedForm } from '~/request/interrupted-forms/interrupted-forms.server';
import type { RequestArgs } from '~/request/open-request.server';
import { addFlashMessage, joinMessages } from '~/request/session.server';
import { settings } from '~/settings/settings.server';

export type LoadedCompletion = Awaited<ReturnType<typeof loadCompletion>>;
export type Completion = LoadedCompletion['completion'];

/** @throws redirect: overview if nothing can be completed, first open item for an unknown part */
export async function loadCompletion(
  args: RequestArgs,
  id: string | undefined,
  part: CompletionPart | 'ready' | null,
) {
  const loadedApplication = await loadApplication(args, id, 'overview');
  const { request, header } = loadedApplication;
  const toDoItems = findItems(loadedApplication);
  if (toDoItems === null) throw request.redirect(tabPath(header.id, 'overview'));
  const { open, items } = toDoItems;
  if (part !== null && !hasPart(items, part)) {
    throw request.redirect(completionPath(header.id, firstCompletionStep(items)));
  }
  const minutes: MinutesPerPart = settings.completionMinutes;
  const savedPart = readSavedPart(request.facts.url.searchParams, items);
  return { ...loadedApplication, completion: { items, open, saved: savedPart, minutes } };
}

/** Null for others than the applicant, after submission, or if the open items are unknown. */
function findItems(loadedApplication: LoadedApplication) {
  const toDos = createToDosView(loadedApplication);
  if (
    toDos === null ||
    !loadedApplication.isApplicant ||
    !isBeforeSubmission(loadedApplication.application.status)
  )
    return null;
  return { open: toDos.open, items: listCompletionItems(toDos.open, toDos.done) };
}

function hasPart(items: readonly CompletionItem[], part: CompletionPart | 'ready'): boolean {
  return part === 'ready' ? firstCompletionStep(items) === 'ready' : items.some((item) => item.part === part);
}

/**
 * @param defaultQuery query of the default task, or null
 * @throws redirect to this task, unless the address names one
 */
export function openDefaultTask(
  { request, header }: Pick<LoadedApplication, 'request' | 'header'>,
  part: CompletionPart,
  addresses: Pick<TaskUrls<string>, 'findTask'>,
  defaultQuery: string | null,
): void {
  const { search, searchParams } = request.facts.url;
  if (defaultQuery === null || addresses.findTask(searchParams)) return;
  throw request.redirect(`${completionPath(header.id, part)}${search ? `${search}&` : '?'}${defaultQuery}`);
}

export function createCompletionPage<
  Part extends CompletionPart | 'ready',
  Task extends TaskData | null,
  Rest extends object,
>(
  { request, header, completion }: Pick<LoadedApplication, 'request' | 'header'> & { completion: Completion },
  part: Part,
  task: Task,
  pageData: Rest,
) {
  const t = request.t('complete');
  const query = request.facts.url.searchParams;
  const item = part === 'ready' ? null : completionItemKey(header.id, part, query);
  const skippedEntry = request.session.data.putOff?.find((entry) => entry.item === item);
  const unsavedParts =
    part === 'ready'
      ? listUnsavedParts(request.session.data.putOff ?? [], {
          applicationId: header.id,
          items: completion.items,
          language: request.facts.language,
        })
      : [];
  const title = t('pageTitle', {
    title: t(completionTitleKey(completion.items, part)),
    number: header.number,
  });
  return createApplicationPage({ request, header }, title, task && { ...task, title: '' }, {
    ...pageData,
    completion,
    part,
    unsavedParts,
    typed: skippedEntry?.language === request.facts.language ? skippedEntry : null,
  });
}

export const createCompletionAction =
  <Loaded extends ApplicationToChange, Kind extends string, More extends object>(
    part: CompletionPart,
    tab: TabTasks<Loaded, Kind, More>,
  ) =>
  (args: ActionFunctionArgs) =>
    answerCompletionForm(args, part, () => runTabAction(args, tab), tab);

/** Success redirects to the next open item or form. Skipping keeps typed values. */
export async function answerCompletionForm<Outcome>(
  args: ActionFunctionArgs,
  part: CompletionPart,
  run: () => Promise<Outcome>,
  { bounds, addresses }: { bounds?: FormLimits; addresses?: Pick<TaskUrls<string>, 'findTask'> } = {},
): Promise<Outcome> {
  const { request: httpRequest, context, params } = args;
  const id = params.id ?? '';
  const item = completionItemKey(id, part, new URL(httpRequest.url).searchParams);
  const form = await readValidForm(httpRequest, bounds);
  const shownValues = form?.get(SHOWN_VALUES_FIELD) ?? null;
  form?.delete(SHOWN_VALUES_FIELD);
  if (form?.get(INTENT_FIELD) === LATER_INTENT) {
    const request = await requireUser({ request: httpRequest, context });
    if (form.has(UNCHANGED_FIELD) || hasShownValues(form, shownValues))
      throw request.redirect(skipPath(id, part), 303);
    const { [INTENT_FIELD]: _, [FORM_KEY_FIELD]: __, ...values } = readFormValues(form);
    const entry = {
      item,
      form: `${form.get(FORM_ID_FIELD) ?? ''}`,
      language: request.facts.language,
      values,
    };
    if (isTooLongToKeep(entry)) {
      const error = { '': [request.t('complete')('tooLong')] };
      const result = { status: 'error', initialValue: values, error };
      // Safe cast: a refusal has no members of its own.
      return data({ form: entry.form, result }, { status: 413 }) as Outcome;
    }
    await request.session.change((session) => ({
      ...session,
      putOff: addSkippedEntry(session.putOff ?? [], entry),
    }));
    throw request.redirect(skipPath(id, part), 303);
  }
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (thrown) {
    const location =
      thrown instanceof Response && thrown.status === 303 ? thrown.headers.get('Location') : null;
    if (!location?.startsWith(tabPath(id, 'overview'))) throw thrown;
    const request = await requireUser({ request: httpRequest, context });
    const { search, searchParams } = new URL(location, httpRequest.url);
    // Nothing is saved, so the item stays open.
    if (form?.get(INTENT_FIELD) === NOTE_INTENT) throw request.redirect(skipPath(id, part), 303);
    if (search && addresses?.findTask(searchParams)) {
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
  await requireShownPart(args, part, outcome, form);
  return outcome;
}

const shownValuesSchema = z.record(z.string(), z.unknown());

/** Names of hidden fields, among them versions of the saved values. */
const HIDDEN = /^_|^(intent|formKey|seen)$/;

/** Compares with the values that the page has shown. An unticked box has no field. */
function hasShownValues(form: FormData, shownValues: FormDataEntryValue | null): boolean {
  if (typeof shownValues !== 'string') return false;
  try {
    const shown = shownValuesSchema.parse(JSON.parse(shownValues));
    const ticked = Object.keys(shown).filter((name) => shown[name] === 'on');
    const names = [...form.keys(), ...ticked].filter((name) => !HIDDEN.test(name));
    return names.every((name) => form.get(name) === (shown[name] ?? ''));
  } catch {
    return false;
  }
}

/** @throws redirect with a message if an item has appeared before the submission */
export async function answerSubmission<Outcome>(
  args: ActionFunctionArgs,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await run();
  await requireShownPart(args, 'ready', outcome);
  return outcome;
}

/** The API refuses changes with these statuses once the application has advanced. */
const REFUSAL_STATUSES: readonly number[] = [403, 409, 422];

/** @throws redirect if the part is no longer open, with a message that the loader's redirect would lose */
async function requireShownPart(
  { request: httpRequest, context, params }: ActionFunctionArgs,
  part: CompletionPart | 'ready',
  outcome: unknown,
  form: FormData | null = null,
): Promise<void> {
  const refusal = readRefusedResponse(outcome);
  if (refusal === null) return;
  const args = { request: httpRequest, context };
  const { acceptsHtml, pathAndQuery } = (await requireUser(args)).facts;
  const mayBeOutdated = REFUSAL_STATUSES.includes(refusal.status);
  const loadedApplication =
    acceptsHtml || mayBeOutdated
      ? await loadApplication(args, params.id, 'overview').catch(() => null)
      : null;
  const toDoItems = loadedApplication && findItems(loadedApplication);
  if (loadedApplication === null || (toDoItems !== null && hasPart(toDoItems.items, part))) return;
  const { request, application, header } = loadedApplication;
  const path = toDoItems
    ? completionPath(header.id, firstCompletionStep(toDoItems.items))
    : tabPath(header.id, 'overview');
  const change =
    mayBeOutdated && !isBeforeSubmission(application.status)
      ? 'movedOn'
      : mayBeOutdated && toDoItems !== null && part === 'ready'
        ? 'appeared'
        : null;
  if (change === null && !acceptsHtml) return;
  const text = change
    ? request.t('complete')(change)
    : (refusal.text ?? request.t('replies')('request.failed'));
  const typedForm = change ? null : toTypedForm(pathAndQuery, form, { remindsToSend: true });
  await request.session.change((session) => ({
    ...addFlashMessage(session, { tone: 'error', text }),
    ...(typedForm && { typedForm }),
  }));
  throw request.redirect(path, 303);
}

const refusedResponse = z.object({
  init: z.object({ status: z.number().min(400) }),
  data: z.object({
    result: z.object({ error: z.record(z.string(), z.array(z.string()).nullable()).nullish() }),
  }),
});

/** Safe cast: form errors are translated texts. */
function readRefusedResponse(response: unknown) {
  const result = refusedResponse.safeParse(response);
  if (!result.success) return null;
  const texts = (result.data.data.result.error?.[''] ?? []) as TranslatedText[];
  return { status: result.data.init.status, text: texts.length > 0 ? joinMessages(texts) : null };
}
