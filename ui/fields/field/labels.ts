import type { FieldHandle } from './field';

export function labelsOf<Name extends string>(names: readonly Name[], label: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
}

export const labelled =
  <Name extends string>(fields: Record<Name, FieldHandle>, labels: Record<Name, string>) =>
  (name: Name) => ({ field: fields[name], label: labels[name] });

export type LabelledField<Name extends string> = ReturnType<typeof labelled<Name>>;
