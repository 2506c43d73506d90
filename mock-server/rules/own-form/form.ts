import { type Form, type FormField, fieldsOfForm } from 'fixtures/forms/form';
import type { FormDocument } from './form-document';

const forms = new WeakMap<FormDocument, Form>();

export function createFormFromDocument(document: FormDocument): Form {
  const form = forms.get(document) ?? readForm(document);
  forms.set(document, form);
  return form;
}

function readForm({ definitions, ui_config }: FormDocument): Form {
  const fields = new Map(definitions.fields.map((field) => [field.id, field]));
  return {
    purposes: ui_config.config.loan_purposes.map(({ name, label, steps }) => {
      const purposeDefinition = definitions.loan_purposes.find((purpose) => purpose.name === name);
      const open = new Set(purposeDefinition?.fields);
      const askedFields = (stepFields: (typeof steps)[number]['fields']): FormField[] =>
        stepFields.flatMap((ui) => {
          const definition = fields.get(ui.id);
          return definition && open.delete(ui.id) ? [{ definition, ui }] : [];
        });
      return {
        name,
        label: inEveryLanguage(label, name),
        currencies: [...(purposeDefinition?.currencies ?? [])],
        steps: steps.map((step) => ({
          id: step.id,
          title: inEveryLanguage(step.title, step.id),
          ...(step.question && { question: inEveryLanguage(step.question, step.id) }),
          ...(step.lead && { lead: inEveryLanguage(step.lead, step.id) }),
          fields: askedFields(step.fields),
        })),
      };
    }),
  };
}

function inEveryLanguage(text: string | Readonly<Record<string, string>> | undefined, otherwise: string) {
  const [firstText = otherwise] = typeof text === 'object' ? Object.values(text) : [text];
  const texts: Readonly<Record<string, string>> = typeof text === 'object' ? text : {};
  const defaultText = texts.de ?? texts.en ?? firstText;
  return {
    de: defaultText,
    en: texts.en ?? defaultText,
    fr: texts.fr ?? defaultText,
    pl: texts.pl ?? defaultText,
  };
}

export function countFormParts(form: Form): { purposes: number; steps: number; fields: number } {
  return {
    purposes: form.purposes.length,
    steps: form.purposes.reduce((sum, { steps }) => sum + steps.length, 0),
    fields: form.purposes.reduce((sum, purpose) => sum + fieldsOfForm(purpose).length, 0),
  };
}
