import { createHash } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { ApiError, ApiResult } from '~/api/result';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { typedValues } from '~/domain/typed';
import type { Words } from '~/i18n/words';
import { withFlash } from '~/request/flash';
import { type Explanation, explain, flashProblem, statusOf } from '~/request/problem.server';
import type { Flash } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';
import { INTENT } from './intents';
import { isOutcomeUnknown, type Making, type MakingOutcome, makeOnce, outcomeOf } from './make-once.server';
import { answerOnceIn } from './once.server';
import { putBack } from './put-back.server';
import { secretFields } from './secret-fields';
import type { TaskAnswer } from './task-answer';
import type { UploadedFile } from './upload-form.server';

/** What comes of a task, whoever says so: the lending system by a call's answer, or the portal before. */
export type Outcome<Made, More extends object = object> =
  | MakingOutcome<Made>
  /** The portal itself refuses, in words of its own; `more` is said beside them. */
  | { kind: 'refused'; status: number; reasons: Explanation; more?: More }
  /** Nothing is wrong, and nothing done yet: the form goes on with what was typed. */
  | { kind: 'open'; more?: More }
  /** There is nothing (any more) to be done here: the user is led elsewhere, with a word about it. */
  | { kind: 'elsewhere'; to: string; flash: Omit<Flash, 'id'> | null };

/** A change that a form asks for, declared: everything of it that is its own. `runTask` does the rest. */
export interface TaskDeclaration<Schema extends z.ZodType, Made, More extends object> {
  form: string;
  /** Why it may not be done, by this user or now; null when it may. */
  refusal?: Outcome<never, More> | null | undefined;
  /** What buttons of the form ask for besides the task itself, by their `intent`; what is typed is kept unchecked. */
  intents?: Readonly<Record<string, () => Promise<More> | More>>;
  /** What the form must hold; nothing for one that only asks. */
  schema?: Schema;
  /** Does it: by the call of the lending API, or by what makes the call needless. */
  call: (value: z.output<Schema>) => Promise<ApiResult<Made> | Outcome<Made, More>>;
  /** For what makes something: how it is found again, so that the form makes one however often it arrives. */
  once?: (value: z.output<Schema>) => Omit<Making<Made>, 'content' | 'send'>;
  /** Names of the form's fields, where they are not the schema's; reasons at others are said of the form as a whole. */
  fields?: readonly string[];
  /** Names of the form's fields by the names of the request's members, where they differ. */
  members?: Readonly<Record<string, string>>;
  /** Reasons in words of the task's own; null for the codes' words. */
  reasons?: (error: ApiError) => Explanation | null;
  /** What is said beside the reasons. */
  more?: (reasons: Explanation) => More;
  /** What is not put back after a refusal: what was agreed to once is not agreed to again by itself. Passwords never are. */
  hidden?: readonly string[];
  /** Sentences: that it failed (before the reasons), that it is done (on the page it leads to). */
  words: { failed?: Words; done?: Words | ((made: Made, value: z.output<Schema>) => Words | null) };
  /** What is said instead, where an earlier send of the form has made something else; the usual words, where nothing is given. */
  before?: Outcome<never, More>;
  /** What the portal itself remembers of it, once it is done. */
  remember?: (made: Made, value: z.output<Schema>) => Promise<void>;
  /** Where it leads when it is done; null where the page stays, its form emptied. */
  next: string | null | ((made: Made) => string);
}

/** What a task's form is answered while it is not done. */
type Answered<More extends object> = ReturnType<typeof data<TaskAnswer & Partial<More>>>;

/** A declared task of whatever kind. */
export interface Task<More extends object = object> {
  readonly form: string;
  run(visit: Visit, form: FormData): Promise<Answered<More>>;
}

/** Declares a task; what it calls and makes is checked against its schema. */
export function task<Schema extends z.ZodType, Made, More extends object = object>(
  declared: TaskDeclaration<Schema, Made, More>,
): Task<More> {
  return { form: declared.form, run: (visit, form) => answerTo(visit, form, declared) };
}

/**
 * Does what a form asks for, once when the same form is sent again while it is under way, as a double click without scripts does: both
 * get the one answer. Afterwards the same form is a new change: two objects may be alike. Of forms with a file nobody can tell whether they
 * are the same before the files are read: there the key of the form says whether it has made something, see `makeOnce`.
 *
 * @throws redirect when the task is done, or leads elsewhere
 */
export async function runTask<More extends object>(
  visit: Visit,
  { form, file }: { form: FormData; file: UploadedFile | null },
  declare: () => Task<More> | Promise<Task<More>>,
): Promise<Answered<More>> {
  if (file) return (await declare()).run(visit, form);
  const content = createHash('sha256')
    .update(JSON.stringify([...form].filter(([, value]) => typeof value === 'string')))
    .digest('base64');
  return answerOnceIn(visit, `${visit.here} ${content}`, async () => {
    try {
      return await (await declare()).run(visit, form);
    } catch (answer) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
  });
}

/** Parses, calls and answers. @throws redirect when the task is done, or leads elsewhere */
async function answerTo<Schema extends z.ZodType, Made, More extends object>(
  visit: Visit,
  form: FormData,
  declared: TaskDeclaration<Schema, Made, More>,
): Promise<Answered<More>> {
  const { schema, words, intents = {} } = declared;
  const intent = String(form.get(INTENT) ?? '');
  const asks = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  // What is not asked for yet is not checked either.
  const submission = parseWithZod(form, { schema: asks || !schema ? z.object({}) : schema });
  const secrets = secretFields(form.keys());
  const answer = (result: TaskAnswer['result'], status: number, more?: More) =>
    // All of it or nothing of it: what TypeScript cannot tell of a type that is not known yet.
    data(
      {
        form: declared.form,
        result: putBack(result, visit.t('replies')('textCut')),
        ...more,
      } as TaskAnswer & Partial<More>,
      { status },
    );

  const refuse = async (reasons: Explanation, status: number, more?: More) => {
    const told = folded(reasons, declared.fields ?? fieldsOf(schema));
    // What is wrong at fields alone, the fields say.
    if (told.formErrors.length > 0) await flashProblem(visit, told);
    const hideFields = [...(declared.hidden ?? []), ...secrets];
    return answer(submission.reply({ ...told, hideFields }), status, more);
  };
  const failed = (reasons: Explanation, status: number) => {
    const titled = [...(words.failed ? [words.failed] : []), ...reasons.formErrors];
    return refuse({ ...reasons, formErrors: titled }, status, declared.more?.(reasons));
  };
  const lead = async (to: string | null, flash: Omit<Flash, 'id'> | null) => {
    if (flash) await visit.change((session) => withFlash(session, flash));
    if (to === null) return answer(submission.reply({ resetForm: true }), 200);
    throw visit.redirect(to, 303);
  };

  const conclude = async (
    outcome: Outcome<Made, More>,
    value?: z.output<Schema>,
  ): Promise<Answered<More>> => {
    const say = visit.t('replies');
    switch (outcome.kind) {
      case 'made': {
        const { done = null } = words;
        const own = typeof done === 'function' ? done(outcome.data, value as z.output<Schema>) : done;
        const text = outcome.already && own !== null ? say('sentAgain.already') : own;
        await declared.remember?.(outcome.data, value as z.output<Schema>);
        const next = typeof declared.next === 'function' ? declared.next(outcome.data) : declared.next;
        return lead(next, text === null ? null : { tone: 'success', text });
      }
      case 'madeBefore':
        if (declared.before) return conclude(declared.before);
        return failed({ formErrors: [say('sentAgain.before')], fieldErrors: {} }, MADE_BEFORE);
      case 'failed': {
        const { error } = outcome;
        const { formErrors, fieldErrors } =
          declared.reasons?.(error) ?? explain(visit, error, declared.members ?? {});
        const doubt = declared.once && isOutcomeUnknown(error) ? [say('sentAgain.uncertain')] : [];
        return failed({ formErrors: [...formErrors, ...doubt], fieldErrors }, statusOf(error));
      }
      case 'refused':
        return refuse(outcome.reasons, outcome.status, outcome.more ?? declared.more?.(outcome.reasons));
      case 'open':
        return answer({ initialValue: typedValues(form) }, 200, outcome.more);
      case 'elsewhere':
        return lead(outcome.to, outcome.flash);
    }
  };

  if (declared.refusal) return conclude(declared.refusal);
  if (asks) return conclude({ kind: 'open', more: await asks() });
  if (submission.status !== 'success') {
    return answer(submission.reply({ hideFields: secrets }), 400, declared.more?.(NONE));
  }
  // Parsed by the schema, or by none where the task has none.
  const value = submission.value as z.output<Schema>;
  const send = () => declared.call(value);
  const once = declared.once?.(value);
  if (!once) return conclude(concluded(await send()), value);
  let instead: Outcome<Made, More> | null = null;
  const sendOrRefuse = async () => {
    const said = await send();
    if ('ok' in said) return said;
    instead = said;
    return { ok: false, error: NOTHING_SENT } as const;
  };
  const making = { ...once, content: value, send: sendOrRefuse };
  const outcome = await makeOnce<Made>(visit, readFormKey(form.get(FORM_KEY)), making);
  return conclude(instead ?? outcome, value);
}

/** No reasons. */
export const NONE: Explanation = { formErrors: [], fieldErrors: {} };

/** An earlier send of the form has come through after all. */
const MADE_BEFORE = 409;

/** The outcome of a call, or what was said in its place. */
function concluded<Made, More extends object>(
  said: ApiResult<Made> | Outcome<Made, More>,
): Outcome<Made, More> {
  return 'ok' in said ? outcomeOf(said) : said;
}

/** Stands for a call that was not made: the portal itself has said what came of it. */
const NOTHING_SENT: ApiError = { kind: 'refused', status: MADE_BEFORE, errors: [] };

function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** What stands at no field of the form is said of the form as a whole, each thing once. */
function folded({ formErrors, fieldErrors }: Explanation, fields: readonly string[]): Explanation {
  const entries = Object.entries(fieldErrors);
  const elsewhere = entries.filter(([name]) => !fields.includes(name)).flatMap(([, texts]) => texts);
  return {
    formErrors: [...new Set([...formErrors, ...elsewhere])],
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
}

/** What was asked for is so already: nothing is called, and the user is told that it is done. */
export function done<Made>(data: Made): Outcome<Made, never> {
  return { kind: 'made', data, already: false };
}

/** The portal refuses in a sentence about the form as a whole. */
export function refused<More extends object>(status: number, text: Words, more?: More): Outcome<never, More> {
  return { kind: 'refused', status, reasons: { formErrors: [text], fieldErrors: {} }, ...(more && { more }) };
}

/** The portal refuses for what stands in one field. */
export function refusedAt(field: string, status: number, text: Words): Outcome<never, never> {
  return { kind: 'refused', status, reasons: { formErrors: [], fieldErrors: { [field]: [text] } } };
}

/** The portal refuses a change as the lending system would: it is not allowed any more. */
export const updateNotAllowed: Outcome<never, never> = {
  kind: 'failed',
  error: { kind: 'refused', status: 422, errors: [{ code: 'err_update_not_allowed' }] },
};
