import { type Form, type FormField, fieldsOfForm } from 'fixtures/forms/form';
import type { FormDocument } from './form-document';

const forms = new WeakMap<FormDocument, Form>();

export function createFormFromDocument(document: FormDocument): Form {
  const known = forms.get(document) ?? readForm(document);
  forms.set(document, known);
  return known;
}

function readForm({ definitions, ui_config }: FormDocument): Form {
  const fields = new Map(definitions.fields.map((field) => [field.id, field]));
  return {
    purposes: ui_config.config.loan_purposes.map(({ name, label, steps }) => {
      const of = definitions.loan_purposes.find((purpose) => purpose.name === name);
      const open = new Set(of?.fields);
      const asked = (sent: (typeof steps)[number]['fields']): FormField[] =>
        sent.flatMap((ui) => {
          const definition = fields.get(ui.id);
          return definition && open.delete(ui.id) ? [{ definition, ui }] : [];
        });
      return {
        name,
        label: inEveryLanguage(label, name),
        currencies: [...(of?.currencies ?? [])],
        steps: steps.map((step) => ({
          id: step.id,
          title: inEveryLanguage(step.title, step.id),
          ...(step.question && { question: inEveryLanguage(step.question, step.id) }),
          ...(step.lead && { lead: inEveryLanguage(step.lead, step.id) }),
          fields: asked(step.fields),
        })),
      };
    }),
  };
}

function inEveryLanguage(text: string | Readonly<Record<string, string>> | undefined, otherwise: string) {
  const [first = otherwise] = typeof text === 'object' ? Object.values(text) : [text];
  const texts: Readonly<Record<string, string>> = typeof text === 'object' ? text : {};
  const usual = texts.de ?? texts.en ?? first;
  return { de: usual, en: texts.en ?? usual, fr: texts.fr ?? usual, pl: texts.pl ?? usual };
}

export function countFormParts(form: Form): { purposes: number; steps: number; fields: number } {
  return {
    purposes: form.purposes.length,
    steps: form.purposes.reduce((sum, { steps }) => sum + steps.length, 0),
    fields: form.purposes.reduce((sum, purpose) => sum + fieldsOfForm(purpose).length, 0),
  };
}
