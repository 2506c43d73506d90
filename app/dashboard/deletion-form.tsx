import { type SubmissionResult, useForm } from '@conform-to/react';
import { ErrorSummary } from '~/ui/feedback/error-summary';
import { PortalForm } from '~/ui/fields/form';
import { Stack } from '~/ui/layout/layout';

export const DELETION_FORM = 'deletion';

/** Asks once more before something is removed; the buttons stand in the overlay's footer. */
export function DeletionForm({
  text,
  answer,
}: {
  text: string;
  answer: SubmissionResult<string[]> | undefined;
}) {
  const [form] = useForm({ id: DELETION_FORM, lastResult: answer });
  return (
    <PortalForm form={form}>
      <Stack gap="s5">
        <ErrorSummary form={form} labels={{}} />
        <p>{text}</p>
      </Stack>
    </PortalForm>
  );
}
