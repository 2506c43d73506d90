import { MAX_RESTORED } from './body/body-bounds.server';
import { formOf } from './body/form-body.server';
import { isSecretField } from './body/secret-fields';

export interface UnsentForm {
  action: string;
  values: [string, string][];
}

export async function unsentForm(here: string, request: Request): Promise<UnsentForm | null> {
  const form = await formOf(request);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
  );
  const canBeShown = values.every(([, value]) => value.length <= MAX_RESTORED);
  return values.length > 0 && canBeShown ? { action: here, values } : null;
}
