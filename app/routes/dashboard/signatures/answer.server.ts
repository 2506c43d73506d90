import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { ApiError } from '~/api/result';
import { type Explanation, explain, flashProblem, statusOf } from '~/session/problem.server';
import type { Asked, OpenSigning } from './open-signing.server';

/** The forms of the page, by the name each sends as `intent`. */
export const INTENTS = ['taxNumber', 'identify', 'sign'] as const;
export type Intent = (typeof INTENTS)[number];

/** Signatures as they were opened, with something asked of the person. */
export type AskedSigning = OpenSigning & { readonly asked: Asked };

/** What a form came to, as far as it is answered. */
type Replying = Pick<Submission<unknown, string[]>, 'reply'>;

/** Answers a form that could not be obeyed: with what was typed, and why. */
export function refused(
  { visit }: OpenSigning,
  intent: Intent,
  { submission, status }: { submission: Replying; status: number },
  explanation?: Explanation,
  hideFields: string[] = [],
) {
  const result = submission.reply({ ...explanation, hideFields });
  return data({ intent, result }, { status, headers: visit.headers() });
}

/** The same where there is nothing to be typed, or nothing of it counts: the reason alone, also as a toast. */
export async function refusedFor(opened: OpenSigning, intent: Intent, form: FormData, reason: string) {
  const explanation = { formErrors: [reason], fieldErrors: {} };
  await flashProblem(opened.visit, explanation);
  return refused(opened, intent, { submission: untyped(form), status: 409 }, explanation, TICKS);
}

/** Answers a form whose call has failed. `title`: what did not happen, in one sentence. */
export async function failed(
  opened: OpenSigning,
  intent: Intent,
  error: ApiError,
  { form, title, fields = {} }: { form: FormData; title: string; fields?: Record<string, string> },
) {
  const explained = explain(opened.visit, error, fields);
  const known = new Set(Object.values(fields));
  // What belongs to no field of the form is said about the whole.
  const elsewhere = Object.entries(explained.fieldErrors).flatMap(([name, texts]) =>
    known.has(name) ? [] : texts,
  );
  const fieldErrors = Object.fromEntries(
    Object.entries(explained.fieldErrors).filter(([name]) => known.has(name)),
  );
  const explanation = { formErrors: [title, ...explained.formErrors, ...elsewhere], fieldErrors };
  await flashProblem(opened.visit, explanation);
  return refused(opened, intent, { submission: untyped(form), status: statusOf(error) }, explanation, TICKS);
}

/** What was agreed to once is not agreed to again by itself. */
const TICKS = ['legalSignature', 'sepaMandate'];

function untyped(form: FormData): Replying {
  return parseWithZod(form, { schema: z.object({}) });
}
