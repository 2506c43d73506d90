import type { FormValues } from '~/domain/form-values';
import type { FoundCompany } from '~/domain/suggestion';
import type { WizardConfig } from '~/domain/wizard-config';

export interface FieldContext {
  readonly typed: FormValues;
  readonly config: WizardConfig;
  readonly language: string;
}

/** The field's name is the key of its label and of its rule (`step-schemas.ts`). */
export interface Field {
  readonly isAsked?: (context: FieldContext) => boolean;
  /** Sent without asking, because there is only one choice. */
  readonly onlyChoice?: (context: FieldContext) => string | undefined;
  readonly isOptional?: boolean;
  readonly valueOfCompany?: (company: FoundCompany, config: WizardConfig) => string;
}

export type Fields = Readonly<Record<string, Field>>;

export function fieldNamesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  // Safe cast: `fields` is a literal record.
  return Object.keys(fields) as (keyof F & string)[];
}

export function askedFieldNames<F extends Fields>(fields: F, context: FieldContext): (keyof F & string)[] {
  return fieldNamesOf(fields).filter((name) => fields[name]?.isAsked?.(context) ?? true);
}
