import { formOf } from '~/forms/form-body.server';
import { isSecretField } from '~/forms/secret-fields';

/** A form that could not be taken, as an error page gives it back: to be sent again as it was typed. */
export interface UnsentForm {
  action: string;
  values: [string, string][];
}

/** The form that a request sends to this address, but for passwords; null where it sends none. */
export async function unsentForm(here: string, request: Request): Promise<UnsentForm | null> {
  const form = await formOf(request);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
  );
  return values.length > 0 ? { action: here, values } : null;
}
