import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { isConnectionLost } from '~/page/lost-connection';
import { usePortalForm } from '~/ui/fields/use-portal-form';
import type { FormName } from './answer.server';

/** What the page's action answers to a form that was refused. */
export interface Answer {
  intent?: FormName;
  result: SubmissionResult<string[]>;
}

/** One of the page's forms: judged in the browser as on the server, and told only what its own sending came to. */
export function useStepForm<Shape extends z.ZodRawShape>(intent: FormName, schema: z.ZodObject<Shape>) {
  const answer = useActionData<Answer>();
  const sentLast = useSentLast();
  const isMine = answer && (isConnectionLost(answer) ? sentLast() === intent : answer.intent === intent);
  return usePortalForm<z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>>({
    id: intent,
    lastResult: isMine ? answer.result : undefined,
    beginsAnew: intent === 'sign' || intent === 'signPaper',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}

/** For a form in which nothing is typed. */
export const NOTHING_TYPED = z.object({});

/** Which form was sent last: an answer that the browser gave itself does not say. */
function useSentLast(): () => string | null {
  const { formData } = useNavigation();
  const sent = useRef<string | null>(null);
  // The form with a file is the one without.
  const intent = formData && (formData.get('intent') ?? 'uploadPaper');
  useEffect(() => {
    if (typeof intent === 'string') sent.current = intent;
  }, [intent]);
  return () => sent.current;
}
