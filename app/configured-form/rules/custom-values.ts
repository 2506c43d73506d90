import type { DynamicField } from './field';

export interface CustomValue {
  readonly field_id: string;
  readonly field_value: string;
}

/** DYN-07 */
export function customValues(values: ReadonlyMap<DynamicField, string | undefined>): CustomValue[] {
  return [...values].flatMap(([{ id, origin }, value]) =>
    origin === 'custom' && value !== undefined ? [{ field_id: id, field_value: value }] : [],
  );
}

export function valuesById(values: readonly CustomValue[]): ReadonlyMap<string, string> {
  return new Map(values.map(({ field_id, field_value }) => [field_id, field_value]));
}

/** Empty means removed. A box that was never ticked counts as unticked. */
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
