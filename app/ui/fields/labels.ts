import type { FieldHandle } from './field';

/** A form's labels by the names of its fields, in the order of the page: for the error summary, and `labelled`. */
export function labelsOf<Name extends string>(names: readonly Name[], label: (name: Name) => string) {
  // Made of exactly these names; Object.fromEntries forgets them.
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
}

/** Gives a field with its label, by its name. */
export const labelled =
  <Name extends string>(fields: Record<Name, FieldHandle>, labels: Record<Name, string>) =>
  (name: Name) => ({ field: fields[name], label: labels[name] });

export type LabelledField<Name extends string> = ReturnType<typeof labelled<Name>>;
