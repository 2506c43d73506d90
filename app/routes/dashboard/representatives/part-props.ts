import type { saidOf } from '~/dashboard/representatives/form';
import type { FormMember } from '~/dashboard/representatives/record';
import type { Typed } from '~/domain/form-schema';
import type { FieldHandle } from '~/ui/field';
import type { FormView } from './form-view.server';

/** What every part of a representative's form gets. */
export interface PartProps {
  view: FormView;
  fields: Record<FormMember, FieldHandle>;
  typed: Typed;
  labels: Record<FormMember, string>;
  /** The answers that decide what else is asked. */
  said: ReturnType<typeof saidOf>;
}
