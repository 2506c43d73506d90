import type { FoundCompany } from '~/application/journey/rules/company';
import type { Typed } from '~/domain/typed';
import type { WizardConfig } from './wizard-config';

/** What a field's rules may depend on. */
export interface FieldContext {
  readonly typed: Typed;
  readonly config: WizardConfig;
  /** Writes the amounts that messages mention. */
  readonly language: string;
}

/** A field of a classic step, written once: form, what is sent and the check of the answers follow from it. Its name keys its label and its rule (`field-schema.ts`). */
export interface Field {
  /** False while nobody is asked; without it, everybody is. */
  readonly isAsked?: (context: FieldContext) => boolean;
  /** What is sent while nobody is asked, because there is one choice; nothing unless given. */
  readonly onlyChoice?: (context: FieldContext) => string | undefined;
  /** May stay empty: the form says so. */
  readonly isOptional?: boolean;
  /** What a company that the search has found says of it (CLA-08). */
  readonly ofCompany?: (company: FoundCompany, config: WizardConfig) => string;
}

/** The fields of a step, in the order of its page. */
export type Fields = Readonly<Record<string, Field>>;

/** The names of a step's fields, in the order of its page. */
export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  // Object.keys gives exactly the names of a record that is written out.
  return Object.keys(fields) as (keyof F & string)[];
}

/** The names of the fields that are asked for with what is typed. */
export function askedNames<F extends Fields>(fields: F, context: FieldContext): (keyof F & string)[] {
  return namesOf(fields).filter((name) => fields[name]?.isAsked?.(context) ?? true);
}
