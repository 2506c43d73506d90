import type { Application } from '~/api/applications.server';
import { configuredForm } from '~/configured-form/configured-form.server';
import type { DynamicField } from '~/configured-form/rules/field';
import { fieldsOf } from '~/configured-form/rules/form';
import type { UserVisit } from '~/request/guards.server';
import { SEEN } from './addresses';
import { FORM_MEMBERS } from './rules/record';

/** Names the form's controls have already. */
const TAKEN: ReadonlySet<string> = new Set([...FORM_MEMBERS, SEEN]);

/** The partner's own questions about representatives for the application's purpose (REP-11); none where the form is not configured or not to be had. */
export async function ownFields(
  visit: UserVisit,
  application: Application,
): Promise<readonly DynamicField[]> {
  if (!visit.config.dynamicForm) return [];
  const reading = await configuredForm(visit, 'signatory');
  if (!reading.ok) return [];
  const purpose = reading.form.purposes.find(({ name }) => name === application.allBanksLoanPurpose);
  if (!purpose) return [];
  return fieldsOf(purpose)
    .filter(({ origin, entity }) => origin === 'custom' && entity === 'signatory')
    .map((field) => (TAKEN.has(field.name) ? { ...field, name: `own_${field.name}` } : field));
}
