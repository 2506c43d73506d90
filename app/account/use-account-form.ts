import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { type LateSchema, schemasFrom } from '~/ui/fields/late-schema';
import { usePortalForm } from '~/ui/fields/use-portal-form';

/** The schemas of account forms, for browsers. */
export const accountSchema = schemasFrom(() => import('./rules/account-forms'));

/** The schema of an account form for what was typed. */
export type AccountSchema<Shape extends z.ZodRawShape> = LateSchema<z.ZodObject<Shape>, Typed>;

/** A form judged in the browser by the server's schema, made for what was typed; `answer` is what the action answered, if it was sent. */
export function useAccountForm<Shape extends z.ZodRawShape>(
  id: string,
  { load, of }: AccountSchema<Shape>,
  answer: SubmissionResult<string[]> | undefined,
) {
  return usePortalForm<z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>>({
    id,
    lastResult: answer,
    schema: { load, of: (form) => of(typedValues(form)) },
  });
}
