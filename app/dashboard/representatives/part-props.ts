import type { Typed } from '~/domain/form-schema';
import type { FieldHandle } from '~/ui/fields/field';
import type { FormView } from './form-view.server';
import type { saidOf } from './rules/form';
import type { FormMember } from './rules/record';

/** What every part of a representative's form gets. */
export interface PartProps {
  view: FormView;
  fields: Record<FormMember, FieldHandle>;
  typed: Typed;
  labels: Record<FormMember, string>;
  /** The answers that decide what else is asked. */
  said: ReturnType<typeof saidOf>;
}
