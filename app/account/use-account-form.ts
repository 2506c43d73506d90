import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { type Typed, typedValues } from '~/domain/typed';
import { type LateSchema, schemasFrom } from '~/ui/fields/form/late-schema';
import { usePortalForm } from '~/ui/fields/form/use-portal-form';

export const accountSchema = schemasFrom(() => import('./rules/account-forms'));

export type AccountSchema<Shape extends z.ZodRawShape> = LateSchema<z.ZodObject<Shape>, Typed>;

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
