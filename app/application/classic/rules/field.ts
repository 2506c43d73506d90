import { z } from 'zod';
import type { FoundCompany } from '~/application/journey/rules/company';
import { ignored, type Typed } from '~/domain/form-schema';
import type { WizardConfig } from './wizard-config';

/** What a field's rules may depend on. */
export interface FieldContext {
  readonly typed: Typed;
  readonly config: WizardConfig;
  /** Writes the amounts that messages mention. */
  readonly language: string;
}

/** A field of a classic step, written once: form, schema, what is sent and the check of the answers follow from it. Its name keys its label. */
export interface Field {
  /** Its rule while it is asked for; what it gives is sent under the field's name. */
  readonly schema: (context: FieldContext) => z.ZodType;
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

/** The schema of each field; one that is not always asked for may be left out. */
type Shape<F extends Fields> = {
  [Name in keyof F]:
    | ReturnType<F[Name]['schema']>
    | (F[Name] extends { onlyChoice: (context: FieldContext) => infer Only }
        ? z.ZodType<Only>
        : F[Name] extends { isAsked: unknown }
          ? z.ZodType<undefined>
          : never);
};

/** The schema of a step for what is typed. */
export function schemaOf<F extends Fields>(fields: F, context: FieldContext): z.ZodObject<Shape<F>> {
  const shape = Object.entries<Field>(fields).map(([name, { schema, isAsked, onlyChoice }]) => {
    const asked = isAsked?.(context) ?? true;
    return [name, asked ? schema(context) : ignored.transform(() => onlyChoice?.(context))];
  });
  // One schema for every name of the fields, as the type says; Object.fromEntries forgets it.
  return z.object(Object.fromEntries(shape) as Shape<F>);
}

/** The names of a step's fields, in the order of its page. */
export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  // Object.keys gives exactly the names of a record that is written out.
  return Object.keys(fields) as (keyof F & string)[];
}

/** The names of the fields that are asked for with what is typed. */
export function askedNames<F extends Fields>(fields: F, context: FieldContext): (keyof F & string)[] {
  return namesOf(fields).filter((name) => fields[name]?.isAsked?.(context) ?? true);
}
