import type { FormPartAddress } from '../../form-editor/findings/path';

/** The prefix avoids a clash with a field's own entry `step`, its increment. */
export function SubjectInputs({ subject: { purpose, step, field } }: { subject: FormPartAddress }) {
  return (
    <>
      <input type="hidden" name="at.purpose" value={purpose} />
      {step !== undefined && <input type="hidden" name="at.step" value={step} />}
      {field !== undefined && <input type="hidden" name="at.field" value={field} />}
    </>
  );
}
