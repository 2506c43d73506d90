import type { DynamicField } from './field';
import type { CustomValue } from './new-application';

/**
 * The values of a form's fields that differ from what is stored, empty where one was taken away. A box that was never ticked is as good as
 * an unticked one.
 */
export function changedValues(
  fields: readonly Pick<DynamicField, 'id' | 'control'>[],
  now: readonly CustomValue[],
  stored: readonly CustomValue[],
): CustomValue[] {
  return fields.flatMap(({ id, control }) => {
    const unsaid = control.kind === 'checkbox' ? 'false' : '';
    const said = (values: readonly CustomValue[]) =>
      values.find(({ field_id }) => field_id === id)?.field_value ?? unsaid;
    return said(now) === said(stored) ? [] : [{ field_id: id, field_value: said(now) }];
  });
}
