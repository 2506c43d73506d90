import { type ActionFunctionArgs, data } from '@remix-run/node';
import { type Typed, typedValues } from '~/domain/typed';
import { INTENT } from '~/forms/intents';
import { refusedAnswer } from '~/forms/refused-form.server';
import { runTask, type Task } from '~/forms/run-task.server';
import type { TaskAnswer } from '~/forms/task-answer';
import { uploadLimits } from '~/forms/upload-limits.server';
import type { FormBounds } from '~/request/body/body-bounds.server';
import { formOf, readForm, releaseForm } from '~/request/body/form-body.server';
import { readUploadForm, type UploadedFile } from '~/request/body/upload-form.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/open-request.server';
import { drain } from './documents/upload/received-file.server';
import type { ApplicationToChange } from './open-application.server';
import type { AskedTask, TaskAddresses } from './task-address';

export interface SentForm {
  form: FormData;
  typed: Typed;
  /** A stream that can be read once; null without a file. */
  file: UploadedFile | null;
  signal: AbortSignal;
}

type Declare<On, More extends object> = (
  on: On & SentForm & { id: string },
) => Task<More> | Promise<Task<More>>;

export interface ShownPart {
  title: string;
  form: string | null;
}

export interface TabTask<Page, On, Shown extends ShownPart, More extends object> {
  show: (page: Page, id: string) => Shown | null | Promise<Shown | null>;
  change?: Declare<On, More>;
}

export interface TabTasks<On extends ApplicationToChange, Kind extends string, More extends object> {
  addresses: TaskAddresses<Kind>;
  open: (args: RequestArgs, applicationId: string | undefined) => Promise<On>;
  tasks: Readonly<Record<Kind, { show: unknown; change?: Declare<On, More> }>>;
  intents?: Readonly<Record<string, Declare<On, More>>>;
  bounds?: FormBounds;
  takesFiles?: boolean;
}

/**
 * Dispatches by the form's `intent`, else by the query.
 * @throws redirect on success; 400 for an unknown form
 */
export async function changeTab<On extends ApplicationToChange, Kind extends string, More extends object>(
  args: ActionFunctionArgs,
  tab: TabTasks<On, Kind, More>,
) {
  try {
    return await changeByForm(args, tab);
  } catch (thrown) {
    const refused = await refusedAnswer(args, thrown);
    if (refused === null) throw thrown;
    const { status, ...answer } = refused;
    // Safe cast: a refusal carries no members of `More`.
    return data(answer as TaskAnswer & Partial<More>, { status });
  } finally {
    releaseForm(args.request);
  }
}

async function changeByForm<On extends ApplicationToChange, Kind extends string, More extends object>(
  { request: httpRequest, context, params }: ActionFunctionArgs,
  { addresses, open, tasks, intents = {}, bounds, takesFiles = false }: TabTasks<On, Kind, More>,
) {
  // Applies the tab's limits first, so that a large form survives a login redirect.
  if (bounds) await formOf(httpRequest, bounds);
  const request = await requireUser({ request: httpRequest, context });
  const isUpload = takesFiles && httpRequest.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const { fields: form, file } = isUpload
    ? await readUploadForm(httpRequest)
    : { fields: await readForm(httpRequest, bounds), file: null };
  const intent = String(form.get(INTENT) ?? '');
  const asked = addresses.asked(request.facts.url.searchParams);
  const declare = Object.hasOwn(intents, intent) ? intents[intent] : asked && tasks[asked.kind].change;
  const { signal } = httpRequest;
  try {
    if (!declare) throw new Response(null, { status: 400 });
    // Only the first of two identical requests loads the application: the second may find the change made.
    return await runTask(request, { form, file }, async () => {
      const on = await open({ request: httpRequest, context }, params.id);
      return declare({ ...on, form, file, signal, typed: typedValues(form), id: asked?.id ?? '' });
    });
  } finally {
    // Drains refused files too, so that browsers read the response.
    if (file) await drain(file.bytes, uploadLimits(request).maxBytes);
  }
}

export type ShownTask<Tasks> = {
  [Kind in keyof Tasks & string]: Tasks[Kind] extends {
    show: (...given: never[]) => infer Part;
  }
    ? AskedTask<Kind> & NonNullable<Awaited<Part>>
    : never;
}[keyof Tasks & string];

export async function shownTask<
  Page extends Pick<ApplicationToChange, 'request'>,
  Kind extends string,
  Tasks extends Record<Kind, { show: (page: Page, id: string) => unknown }>,
>(
  page: Page,
  { addresses, tasks }: { addresses: TaskAddresses<Kind>; tasks: Tasks },
): Promise<ShownTask<Tasks> | null> {
  const asked = addresses.asked(page.request.facts.url.searchParams);
  if (asked === null) return null;
  const shown = await tasks[asked.kind].show(page, asked.id);
  // Safe cast: `kind` selects the matching task.
  return shown === null ? null : (Object.assign(asked, shown) as unknown as ShownTask<Tasks>);
}
