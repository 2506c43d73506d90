import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { ApiError } from '~/api/result';
import { type Explanation, explain, flashProblem, statusOf } from '~/request/problem.server';
import type { Asked, OpenSigning } from './open-signing.server';

/** The forms of the page, by the name each sends as `intent`. */
export const INTENTS = ['taxNumber', 'identify', 'signPaper', 'sign'] as const;
export type Intent = (typeof INTENTS)[number];

/** Every form of the page; the one with a file is known by that. */
export type FormName = Intent | 'uploadPaper';

/** Signatures as they were opened, with something asked of the person. */
export type AskedSigning = OpenSigning & { readonly asked: Asked };

/** What was agreed to once is not agreed to again by itself. */
const TICKS = ['legalSignature', 'sepaMandate', 'read'];

/** Answers a form that was not filled in rightly: with what was typed, and what is wrong with it. */
export function refused(intent: Intent, submission: Pick<Submission<unknown, string[]>, 'reply'>) {
  return data({ intent, result: submission.reply() }, { status: 400 });
}

/** Answers a form that could not be obeyed, for a reason, which is also shown as a toast. */
export async function refusedWith(
  { visit }: OpenSigning,
  intent: FormName,
  form: FormData,
  { status, ...explanation }: Explanation & { status: number },
) {
  await flashProblem(visit, explanation);
  const submission = parseWithZod(form, { schema: z.object({}) });
  const result = submission.reply({ ...explanation, hideFields: TICKS });
  return data({ intent, result }, { status });
}

/** The same for a reason that no field is to blame for. */
export function refusedFor(opened: OpenSigning, intent: FormName, form: FormData, reason: string) {
  return refusedWith(opened, intent, form, { status: 409, formErrors: [reason], fieldErrors: {} });
}

/**
 * The same for a call that has failed.
 *
 * @param title what did not happen, in one sentence
 * @param fields names of the form's fields by the names of the request's members
 */
export function failed(
  opened: OpenSigning,
  intent: Intent,
  error: ApiError,
  { form, title, fields = {} }: { form: FormData; title: string; fields?: Record<string, string> },
) {
  const explained = explain(opened.visit, error, fields);
  const known = new Set(Object.values(fields));
  const at = Object.entries(explained.fieldErrors);
  // What belongs to no field of the form is said about the whole.
  const elsewhere = at.flatMap(([name, texts]) => (known.has(name) ? [] : texts));
  return refusedWith(opened, intent, form, {
    status: statusOf(error),
    formErrors: [title, ...explained.formErrors, ...elsewhere],
    fieldErrors: Object.fromEntries(at.filter(([name]) => known.has(name))),
  });
}
