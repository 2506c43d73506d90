import type { DynamicForm } from 'contracts/api/enumerations';
import { findForm } from 'fixtures/forms';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { definitionsOf, uiConfigOf } from 'fixtures/forms/form';
import type { Draft } from '../../form-editor/draft/draft';
import { createFieldsFor, type QuestionTexts } from '../../form-editor/questions/questions';
import { countFormParts, createFormFromDocument } from '../../rules/own-form/form';
import { formDraftSchema } from '../../rules/own-form/form-document';

export interface FormTemplate {
  readonly id: string;
  readonly document: Draft;
}

/** @param today YYYY-MM-DD */
export function listTemplates(name: DynamicForm, today: string): FormTemplate[] {
  const practice = findForm('medic', name, today);
  return [
    ...(name === 'application' ? [{ id: 'fleet', document: formDraftSchema.parse(FLEET_FORM) }] : []),
    ...(practice === undefined
      ? []
      : [
          {
            id: name === 'application' ? 'practice' : 'signatory',
            document: formDraftSchema.parse({
              definitions: definitionsOf(practice),
              ui_config: uiConfigOf(practice),
            }),
          },
        ]),
  ];
}

export function countTemplateParts({ id, document }: FormTemplate) {
  return { id, ...countFormParts(createFormFromDocument(document)) };
}

export function createEmptyForm(
  name: DynamicForm,
  texts: QuestionTexts & { readonly purpose: string; readonly step: string },
): Draft {
  const { language, purpose, step } = texts;
  const emptyDraft: Draft = {
    definitions: { loan_purposes: [], fields: [] },
    ui_config: { config: { loan_purposes: [] } },
  };
  const fields = createFieldsFor(name === 'application' ? 'company_search' : 'text', emptyDraft, texts, name);
  return {
    definitions: {
      loan_purposes: [{ name: 'purpose', fields: fields.map(({ ui }) => ui.id), currencies: ['EUR'] }],
      fields: fields.map(({ definition }) => definition),
    },
    ui_config: {
      config: {
        loan_purposes: [
          {
            name: 'purpose',
            label: { [language]: purpose },
            steps: [{ id: 'start', title: { [language]: step }, fields: fields.map(({ ui }) => ui) }],
          },
        ],
      },
    },
  };
}
