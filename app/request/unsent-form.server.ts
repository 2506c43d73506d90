import { MOST_PUT_BACK } from '~/forms/body-bounds.server';
import { formOf } from '~/forms/form-body.server';
import { isSecretField } from '~/forms/secret-fields';

/** A form that could not be taken, as an error page gives it back: to be sent again as it was typed. */
export interface UnsentForm {
  action: string;
  values: [string, string][];
}

/** The form that a request sends to this address, but for passwords; null where it sends none, or one that no page can hold. */
export async function unsentForm(here: string, request: Request): Promise<UnsentForm | null> {
  const form = await formOf(request);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
  );
  const canBeShown = values.every(([, value]) => value.length <= MOST_PUT_BACK);
  return values.length > 0 && canBeShown ? { action: here, values } : null;
}
