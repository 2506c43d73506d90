import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { type Application, applications } from '~/api/applications.server';
import { type ApiError, type ApiResult, mapResult } from '~/api/result';
import { type FormValues, readFormValues } from '~/domain/form-values';
import { joinList, limitList } from '~/domain/lists';
import { encodeMessage } from '~/domain/message';
import { INTENT_FIELD, type TaskActionData } from '~/forms/intents';
import { replyToRefusedForm } from '~/forms/refused-form.server';
import { runTask, type Task } from '~/forms/run-task.server';
import { uploadLimitsOf } from '~/forms/upload-limits.server';
import { joinNames } from '~/i18n/translated-text';
import { page } from '~/page/page';
import { readForm, readValidForm, releaseForm } from '~/request/body/form-body.server';
import type { FormLimits } from '~/request/body/form-limits.server';
import { readUploadForm, type UploadedFile } from '~/request/body/upload-form.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { type ErrorTexts, explainError, translateMessage } from '~/request/problem.server';
import { omitPendingDetails } from './application-header';
import { drainBody } from './documents/upload/received-file.server';
import type { ApplicationToChange, LoadedApplication } from './load-application.server';
import type { RequestedTask, TaskUrls } from './rules/tabs';

export interface SubmittedForm {
  form: FormData;
  typed: FormValues;
  /** Stream that can be read once; null without a file. */
  file: UploadedFile | null;
  signal: AbortSignal;
}

export type TaskInput<Loaded> = Loaded & SubmittedForm & { id: string };

type DeclareTask<Loaded, More extends object> = (
  input: TaskInput<Loaded>,
) => Task<More> | Promise<Task<More>>;

export interface TaskData {
  title: string;
  form: string | null;
}

/** `show` runs in the loader, `change` in the action. */
export interface TabTask<Page, Loaded, Shown extends TaskData, More extends object> {
  /** Null if the task is not possible. */
  show: (page: Page, id: string) => Shown | null | Promise<Shown | null>;
  change?: DeclareTask<Loaded, More>;
}

export interface TabTasks<Loaded extends ApplicationToChange, Kind extends string, More extends object> {
  addresses: TaskUrls<Kind>;
  load: (args: RequestArgs, applicationId: string | undefined) => Promise<Loaded>;
  tasks: Readonly<Record<Kind, { show: unknown; change?: DeclareTask<Loaded, More> }>>;
  intents?: Readonly<Record<string, DeclareTask<Loaded, More>>>;
  bounds?: FormLimits;
  takesFiles?: boolean;
}

/**
 * Dispatches by the form's `intent`, else by the query.
 * @throws redirect on success; 400 for an unknown form
 */
export async function runTabAction<
  Loaded extends ApplicationToChange,
  Kind extends string,
  More extends object,
>(args: ActionFunctionArgs, tab: TabTasks<Loaded, Kind, More>) {
  try {
    return await runSubmittedTask(args, tab);
  } catch (thrown) {
    const refusedForm = await replyToRefusedForm(args, thrown);
    if (refusedForm === null) throw thrown;
    const { status, ...actionData } = refusedForm;
    // Safe cast: a refusal has no members of `More`.
    return data(actionData as TaskActionData & Partial<More>, { status });
  } finally {
    releaseForm(args.request);
  }
}

async function runSubmittedTask<Loaded extends ApplicationToChange, Kind extends string, More extends object>(
  { request: httpRequest, context, params }: ActionFunctionArgs,
  { addresses, load, tasks, intents = {}, bounds, takesFiles = false }: TabTasks<Loaded, Kind, More>,
) {
  // Applies the tab's limits first, so that a large form survives a login redirect.
  if (bounds) await readValidForm(httpRequest, bounds);
  const request = await requireUser({ request: httpRequest, context });
  const isUpload = takesFiles && httpRequest.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const { fields: form, file } = isUpload
    ? await readUploadForm(httpRequest)
    : { fields: await readForm(httpRequest, bounds), file: null };
  const intent = String(form.get(INTENT_FIELD) ?? '');
  const requestedTask = addresses.findTask(request.facts.url.searchParams);
  const declare = Object.hasOwn(intents, intent)
    ? intents[intent]
    : requestedTask && tasks[requestedTask.kind].change;
  const { signal } = httpRequest;
  try {
    if (!declare) throw new Response(null, { status: 400 });
    // Loads in the task: an identical request may have made the change meanwhile.
    return await runTask(request, { form, file }, async () => {
      const loaded = await load({ request: httpRequest, context }, params.id);
      return declare({
        ...loaded,
        form,
        file,
        signal,
        typed: readFormValues(form),
        id: requestedTask?.id ?? '',
      });
    });
  } finally {
    // Drains refused files too, so that browsers read the response.
    if (file) await drainBody(file.bytes, uploadLimitsOf(request).maxBytes);
  }
}

export type LoadedTask<Tasks> = {
  [Kind in keyof Tasks & string]: Tasks[Kind] extends {
    show: (...args: never[]) => infer Part;
  }
    ? RequestedTask<Kind> & NonNullable<Awaited<Part>>
    : never;
}[keyof Tasks & string];

export async function loadTask<
  Page extends Pick<ApplicationToChange, 'request'>,
  Kind extends string,
  Tasks extends Record<Kind, { show: (page: Page, id: string) => unknown }>,
>(
  page: Page,
  { addresses, tasks }: { addresses: TaskUrls<Kind>; tasks: Tasks },
): Promise<LoadedTask<Tasks> | null> {
  const requestedTask = addresses.findTask(page.request.facts.url.searchParams);
  if (requestedTask === null) return null;
  const taskData = await tasks[requestedTask.kind].show(page, requestedTask.id);
  // Safe cast: `kind` selects the matching task.
  return taskData === null ? null : (Object.assign(requestedTask, taskData) as unknown as LoadedTask<Tasks>);
}

export function createApplicationPage<Task extends TaskData | null, Rest extends object>(
  { request, header }: Pick<LoadedApplication, 'request' | 'header'>,
  title: string,
  task: Task,
  pageData: Rest,
) {
  const openCount = header.pending?.length ?? 0;
  const titleWithCount = openCount > 0 && !task?.title ? `(${openCount}) ${title}` : title;
  const pageNames = { title: joinNames(task?.title, titleWithCount), mainForm: task?.form };
  return page(request, { ...pageData, ...pageNames, application: omitPendingDetails(header), task });
}

export function contentVersionOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** D-76. Null for other refusals. */
export function explainDuplicateTaxNumber(
  request: PortalRequest,
  error: ApiError,
  field: string,
): ErrorTexts | null {
  const isTaken =
    error.kind === 'refused' &&
    error.errors.some(
      ({ code, field: errorField }) => code === 'err_resource_exists' && errorField === 'taxid',
    );
  if (!isTaken) return null;
  const { formErrors, fieldErrors } = explainError(request, error);
  const text = translateMessage(request, encodeMessage('taxNumberOfOtherRepresentative'));
  const { taxid: _, ...otherErrors } = fieldErrors;
  return { formErrors, fieldErrors: { ...otherErrors, [field]: [text] } };
}

/** @returns undefined as data if the change is not in effect */
export async function verifyApplication(
  { request, application }: ApplicationToChange,
  hasChange: (currentApplication: Application) => boolean,
): Promise<ApiResult<Application | undefined>> {
  const result = await applications.get(request.api, application.applicationId);
  return mapResult(result, (currentApplication) =>
    hasChange(currentApplication) ? currentApplication : undefined,
  );
}

/** @returns null as data if the change is in effect, otherwise undefined */
export async function verifyList<Entry>(
  entriesRequest: Promise<ApiResult<readonly Entry[]>>,
  hasChange: (entries: readonly Entry[]) => boolean,
): Promise<ApiResult<null | undefined>> {
  return mapResult(await entriesRequest, (entries) => (hasChange(entries) ? null : undefined));
}

export function hasMembers(storedRecord: object, sentMembers: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...storedRecord };
  return Object.entries(sentMembers).every(([name, value]) =>
    isDeepStrictEqual(values[name] ?? null, value ?? null),
  );
}

/** D-271. Names the first entries and counts the others. */
export function joinNameList(
  request: Pick<PortalRequest, 'facts' | 't'>,
  names: readonly string[],
  join = (allNames: readonly string[]) => joinList(request.facts.language, allNames),
): string {
  const { first, remainingCount: more } = limitList(names);
  if (more === 0) return join(first);
  return request.t('dashboard')('list.more', { list: first.join(', '), count: more });
}
