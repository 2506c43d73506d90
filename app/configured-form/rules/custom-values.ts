import type { DynamicField } from './field';

/** A custom field's value as the wire carries it: always text. */
export interface CustomValue {
  readonly field_id: string;
  readonly field_value: string;
}

/** The values of custom fields as the list that is sent; fields without a value are left out (DYN-07). */
export function customValues(values: ReadonlyMap<DynamicField, string | undefined>): CustomValue[] {
  return [...values].flatMap(([{ id, origin }, value]) =>
    origin === 'custom' && value !== undefined ? [{ field_id: id, field_value: value }] : [],
  );
}

/** Stored values by the id of their field. */
export function valuesById(values: readonly CustomValue[]): ReadonlyMap<string, string> {
  return new Map(values.map(({ field_id, field_value }) => [field_id, field_value]));
}

/** The values of a form's fields that differ from what is stored, empty where one was taken away; a box never ticked counts as unticked. */
export function changedValues(
  fields: readonly Pick<DynamicField, 'id' | 'control'>[],
  now: readonly CustomValue[],
  stored: readonly CustomValue[],
): CustomValue[] {
  const [said, kept] = [valuesById(now), valuesById(stored)];
  return fields.flatMap(({ id, control }) => {
    const unsaid = control.kind === 'checkbox' ? 'false' : '';
    const value = said.get(id) ?? unsaid;
    return value === (kept.get(id) ?? unsaid) ? [] : [{ field_id: id, field_value: value }];
  });
}
