import { type ActionFunctionArgs, data } from '@remix-run/node';
import { type Typed, typedValues } from '~/domain/typed';
import type { FormBounds } from '~/forms/body-bounds.server';
import { formOf, readForm, releaseForm } from '~/forms/form-body.server';
import { INTENT } from '~/forms/intents';
import { refusedAnswer } from '~/forms/refused-form.server';
import { runTask, type Task } from '~/forms/run-task.server';
import type { TaskAnswer } from '~/forms/task-answer';
import { readUploadForm, type UploadedFile } from '~/forms/upload-form.server';
import { uploadLimits } from '~/forms/upload-limits.server';
import { requireUser } from '~/request/guards.server';
import type { RequestArgs } from '~/request/visit.server';
import { drain } from './documents/upload/received-file.server';
import type { ApplicationToChange } from './open-application.server';
import type { AskedTask, TaskAddresses } from './task-address';

/** A form that was sent, as a task gets it. */
export interface SentForm {
  form: FormData;
  typed: Typed;
  /** The file that came with it, still on its way and to be read once; null for none. */
  file: UploadedFile | null;
  /** Ends when whoever sends the form is gone. */
  signal: AbortSignal;
}

/** Declares a change of an opened application, see `task`; `id` is what its address names. */
type Declare<On, More extends object> = (
  on: On & SentForm & { id: string },
) => Task<More> | Promise<Task<More>>;

/** A task as the page shows it: its title and the id of its form; null where nothing is sent. */
export interface ShownPart {
  title: string;
  form: string | null;
}

/** A task with an address of its own: how the tab shows it, and what its form changes. */
export interface TabTask<Page, On, Shown extends ShownPart, More extends object> {
  /** Everything the task shows, for a page that is opened; null when it cannot be done. */
  show: (page: Page, id: string) => Shown | null | Promise<Shown | null>;
  /** Absent where nothing is sent. */
  change?: Declare<On, More>;
}

/** The tasks of a tab, and the changes its page makes by a button alone. */
export interface TabTasks<On extends ApplicationToChange, Kind extends string, More extends object> {
  addresses: TaskAddresses<Kind>;
  open: (args: RequestArgs, applicationId: string | undefined) => Promise<On>;
  tasks: Readonly<Record<Kind, { show: unknown; change?: Declare<On, More> }>>;
  /** By the `intent` of their forms, wherever on the tab these stand. */
  intents?: Readonly<Record<string, Declare<On, More>>>;
  /** Limits of the tab's forms without a file, if wider than the usual ones. */
  bounds?: FormBounds;
  /** Forms may bring a file. */
  takesFiles?: boolean;
}

/** A tab's action: what the form's `intent` or else its address asks for. @throws redirect when done; 400 for a form that asks for nothing here */
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
  { request, context, params }: ActionFunctionArgs,
  { addresses, open, tasks, intents = {}, bounds, takesFiles = false }: TabTasks<On, Kind, More>,
) {
  // With the tab's limits, so that a login after the session's end gives a large form back.
  if (bounds) await formOf(request, bounds);
  const visit = await requireUser({ request, context });
  const isUpload = takesFiles && request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const { fields: form, file } = isUpload
    ? await readUploadForm(request)
    : { fields: await readForm(request, bounds), file: null };
  const intent = String(form.get(INTENT) ?? '');
  const asked = addresses.asked(visit.url.searchParams);
  const declare = Object.hasOwn(intents, intent) ? intents[intent] : asked && tasks[asked.kind].change;
  const { signal } = request;
  try {
    if (!declare) throw new Response(null, { status: 400 });
    // Opened for the first of two alike alone: the second may find the change made already.
    return await runTask(visit, { form, file }, async () => {
      const on = await open({ request, context }, params.id);
      return declare({ ...on, form, file, signal, typed: typedValues(form), id: asked?.id ?? '' });
    });
  } finally {
    // Also of a file that is refused, so that the browser comes to reading why.
    if (file) await drain(file.bytes, uploadLimits(visit).maxBytes);
  }
}

/** A task of the table as the page shows it. */
export type ShownTask<Tasks> = {
  [Kind in keyof Tasks & string]: Tasks[Kind] extends {
    show: (...given: never[]) => infer Part;
  }
    ? AskedTask<Kind> & NonNullable<Awaited<Part>>
    : never;
}[keyof Tasks & string];

/** The task that a page's address asks for, with what it shows; null for none, or for one that cannot be done. Travels to the browser. */
export async function shownTask<
  Page extends Pick<ApplicationToChange, 'visit'>,
  Kind extends string,
  Tasks extends Record<Kind, { show: (page: Page, id: string) => unknown }>,
>(
  page: Page,
  { addresses, tasks }: { addresses: TaskAddresses<Kind>; tasks: Tasks },
): Promise<ShownTask<Tasks> | null> {
  const asked = addresses.asked(page.visit.url.searchParams);
  if (asked === null) return null;
  const shown = await tasks[asked.kind].show(page, asked.id);
  // The kind says which task's part it is, which the compiler cannot follow through the table.
  return shown === null ? null : (Object.assign(asked, shown) as unknown as ShownTask<Tasks>);
}
