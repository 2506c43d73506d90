import {
  CURRENCIES,
  type DynamicForm,
  FIELD_ENTITIES,
  FIELD_TYPES,
  FIELD_VALUE_TYPES,
  LANGUAGES,
  type Language,
} from 'contracts/api/enumerations';
import { changeDraft, type DraftChange } from '../../form-editor/draft/change';
import {
  type ChangeScope,
  type Draft,
  findDefinition,
  findField,
  findPurposeDefinition,
  findStep,
  listPurposes,
} from '../../form-editor/draft/draft';
import { findNeighbouringPosition } from '../../form-editor/draft/fields';
import { applyChoiceChange, CHOICE_CHANGES, type ChoiceChange } from '../../form-editor/field/choices';
import { applyFieldEntries } from '../../form-editor/field/entries';
import { setLocalizedText, type TextLanguage } from '../../form-editor/field/localized';
import { listFormTexts } from '../../form-editor/field/texts';
import { type FormPartAddress, parseFindingPath, readValueAt } from '../../form-editor/findings/path';
import { applyRemedy, REMEDIES } from '../../form-editor/findings/remedies';
import { setFormText } from '../../form-editor/findings/set-form-text';
import { createFieldsFor, QUESTIONS, type QuestionTexts } from '../../form-editor/questions/questions';
import type { Finding } from '../../rules/finding';
import type { SubmittedForm } from '../bank/submitted-form';

export interface SubmittedChangeResult {
  readonly draft: Draft;
  readonly selectedPart: FormPartAddress;
}

interface Context {
  readonly draft: Draft;
  readonly selectedPart: FormPartAddress;
  readonly name: DynamicForm;
  readonly findings: readonly Finding[];
  readonly textLanguage: Language;
  readonly texts: QuestionTexts & Readonly<Record<'purpose' | 'step' | 'choice' | 'group', string>>;
}

/** Handles forms of browsers without scripts. Every button also saves the typed values. */
export function applySubmittedChange(context: Context, submittedForm: SubmittedForm): SubmittedChangeResult {
  const savedContext = { ...context, draft: withTyped(context, submittedForm) };
  const intent = submittedForm.text('intent');
  if (intent.startsWith('remedy:')) return applySubmittedRemedy(savedContext, intent.slice('remedy:'.length));
  const { draft, selectedPart, texts } = savedContext;
  const [name, place = ''] = intent.split(':');
  const choiceChange = CHOICE_CHANGES.find((candidate) => candidate === name);
  if (choiceChange) {
    const targetGroup = submittedForm.text(`into.${place}`);
    return withChoicesOf(
      savedContext,
      choiceChange,
      targetGroup === '' ? place : `${place}.${targetGroup}`,
      submittedForm,
    );
  }
  const scope = readScope(submittedForm);
  const applyChange = (
    change: DraftChange,
    nextSelected: FormPartAddress = selectedPart,
  ): SubmittedChangeResult => ({
    draft: changeDraft(draft, change),
    selectedPart: nextSelected,
  });
  const { purpose, step, field } = selectedPart;
  const { language } = texts;
  switch (intent) {
    case 'add_purpose':
      return applyChange(
        { kind: 'add_purpose', label: { [language]: texts.purpose } },
        { purpose: listPurposes(draft).length },
      );
    case 'add_step': {
      const stepAddress = { purpose, step: listPurposes(draft)[purpose]?.steps.length ?? 0 };
      return applyChange(
        { kind: 'add_step', address: stepAddress, title: { [language]: texts.step } },
        stepAddress,
      );
    }
    case 'add_fields': {
      const question = QUESTIONS.find((candidate) => candidate === submittedForm.text('question')) ?? 'text';
      const currentStep = findStep(draft, { purpose, step: step ?? 0 });
      const fieldAddress = { purpose, step: step ?? 0, field: field ?? currentStep?.fields.length ?? 0 };
      const fields = createFieldsFor(question, draft, texts, context.name);
      return applyChange({ kind: 'add_fields', address: fieldAddress, fields, scope }, fieldAddress);
    }
    case 'up':
    case 'down':
      return moveSelected(savedContext, intent, scope);
    case 'duplicate':
      if (step === undefined) return applyChange({ kind: 'duplicate_purpose', purpose });
      if (field === undefined) return applyChange({ kind: 'duplicate_step', address: { purpose, step } });
      return applyChange({ kind: 'duplicate_field', address: { purpose, step, field }, scope });
    case 'remove':
      if (step === undefined) return applyChange({ kind: 'remove_purpose', purpose }, { purpose: 0 });
      if (field === undefined)
        return applyChange({ kind: 'remove_step', address: { purpose, step }, scope }, { purpose });
      return applyChange(
        { kind: 'remove_field', address: { purpose, step, field }, scope },
        { purpose, step },
      );
    default:
      return { draft, selectedPart };
  }
}

export function readScope(submittedForm: SubmittedForm): ChangeScope {
  return submittedForm.text('scope') === 'here' ? 'here' : 'everywhere';
}

function moveSelected(
  { draft, selectedPart }: Context,
  direction: 'up' | 'down',
  scope: ChangeScope,
): SubmittedChangeResult {
  const { purpose, step, field } = selectedPart;
  const offset = direction === 'up' ? -1 : 1;
  if (step === undefined) {
    const targetPurposeIndex = purpose + offset;
    if (listPurposes(draft)[targetPurposeIndex] === undefined) return { draft, selectedPart };
    return {
      draft: changeDraft(draft, { kind: 'move_purpose', purpose, to: targetPurposeIndex }),
      selectedPart: { purpose: targetPurposeIndex },
    };
  }
  const stepAddress = { purpose, step };
  if (field === undefined) {
    const targetStep = step + offset;
    if (findStep(draft, { purpose, step: targetStep }) === undefined) return { draft, selectedPart };
    return {
      draft: changeDraft(draft, { kind: 'move_step', address: stepAddress, to: targetStep, scope }),
      selectedPart: { purpose, step: targetStep },
    };
  }
  const targetPosition = findNeighbouringPosition(draft, { ...stepAddress, field }, direction);
  if (targetPosition === null) return { draft, selectedPart };
  return {
    draft: changeDraft(draft, {
      kind: 'move_field',
      address: { ...stepAddress, field },
      to: targetPosition,
      scope,
    }),
    selectedPart: { purpose, ...targetPosition },
  };
}

function withChoicesOf(
  { draft, selectedPart, textLanguage, texts }: Context,
  change: ChoiceChange,
  place: string,
  submittedForm: SubmittedForm,
): SubmittedChangeResult {
  const { purpose, step, field } = selectedPart;
  if (step === undefined || field === undefined) return { draft, selectedPart };
  const fieldAddress = { purpose, step, field };
  const currentField = findField(draft, fieldAddress);
  const definition = currentField && findDefinition(draft, currentField.id);
  if (currentField === undefined || definition === undefined) return { draft, selectedPart };
  const changedField = applyChoiceChange(currentField, change, place, {
    type: definition.value_type,
    language: textLanguage,
    choice: texts.choice,
    group: texts.group,
    pasted: submittedForm.text('pasted'),
  });
  const scope = readScope(submittedForm);
  return {
    draft: changeDraft(draft, { kind: 'set_field', address: fieldAddress, field: changedField, scope }),
    selectedPart,
  };
}

function applySubmittedRemedy(
  { draft, selectedPart, findings }: Context,
  remedyText: string,
): SubmittedChangeResult {
  const [name, problem, ...pathParts] = remedyText.split(' ');
  const knownRemedy = REMEDIES.find((candidate) => candidate === name);
  const finding = findings.find(
    (candidate) => candidate.problem === problem && candidate.path === pathParts.join(' '),
  );
  if (knownRemedy === undefined || finding === undefined) return { draft, selectedPart };
  // Safe cast: remedies keep the shape of a draft.
  return { draft: applyRemedy(draft, finding, knownRemedy) as Draft, selectedPart };
}

function withTyped(context: Context, submittedForm: SubmittedForm): Draft {
  const { draft, selectedPart, textLanguage } = context;
  if (submittedForm.text('intent') === 'texts') return withTexts(draft, submittedForm);
  const scope = readScope(submittedForm);
  const { purpose, step, field } = selectedPart;
  // Buttons outside the properties send no values.
  if (!submittedForm.has('text')) return draft;
  if (step === undefined) return withTypedPurpose(draft, purpose, submittedForm);
  if (field === undefined) return withTypedStep(draft, { purpose, step }, submittedForm, scope);
  const fieldAddress = { purpose, step, field };
  const ui = findField(draft, fieldAddress);
  const definition = ui && findDefinition(draft, ui.id);
  if (ui === undefined || definition === undefined) return draft;
  // Browsers send no unticked boxes.
  const entries: Record<string, string> = {
    'check.required': '',
    ...Object.fromEntries(submittedForm.entries()),
  };
  const members = {
    field_type: FIELD_TYPES.find((candidate) => candidate === entries.field_type) ?? definition.field_type,
    value_type:
      FIELD_VALUE_TYPES.find((candidate) => candidate === entries.value_type) ?? definition.value_type,
    related_entity:
      FIELD_ENTITIES.find((candidate) => candidate === entries.related_entity) ?? definition.related_entity,
  };
  const changes: DraftChange[] = [
    {
      kind: 'set_field',
      address: fieldAddress,
      field: applyFieldEntries(ui, definition, entries, textLanguage),
      scope,
    },
    { kind: 'set_definition', id: ui.id, members },
    ...readPurposeTicks(draft, purpose, submittedForm).map(
      ([index, isIncluded]): DraftChange => ({
        kind: 'set_field_purpose',
        address: fieldAddress,
        purpose: index,
        isIncluded,
      }),
    ),
    ...(entries.id && entries.id !== ui.id
      ? [{ kind: 'rename_field' as const, id: ui.id, newId: entries.id }]
      : []),
  ];
  return changes.reduce(changeDraft, draft);
}

function withTypedStep(
  draft: Draft,
  stepAddress: { purpose: number; step: number },
  submittedForm: SubmittedForm,
  scope: ChangeScope,
): Draft {
  const step = findStep(draft, stepAddress);
  if (step === undefined) return draft;
  const members = {
    id: submittedForm.text('id') || step.id,
    title: typedText(submittedForm, 'title', step.title),
    question: typedText(submittedForm, 'question', step.question),
    lead: typedText(submittedForm, 'lead', step.lead),
  };
  const purposeChanges = readPurposeTicks(draft, stepAddress.purpose, submittedForm).map(
    ([index, isShown]): DraftChange => ({
      kind: 'set_step_purpose',
      address: stepAddress,
      purpose: index,
      isShown,
    }),
  );
  const ownPurposeChanges = purposeChanges.splice(-1);
  const changes: DraftChange[] = [
    ...purposeChanges,
    { kind: 'set_step', address: stepAddress, members, scope },
    ...ownPurposeChanges,
  ];
  return changes.reduce(changeDraft, draft);
}

/** Ignores a form without ticks, so that nothing is lost. The edited purpose is last, because others copy from it. */
function readPurposeTicks(draft: Draft, editedIndex: number, submittedForm: SubmittedForm) {
  const otherPurposes = listPurposes(draft).flatMap((_, index) => (index === editedIndex ? [] : [index]));
  const ticks = [...otherPurposes, editedIndex].map(
    (index) => [index, submittedForm.has(`asked.${index}`)] as const,
  );
  return ticks.some(([, isTicked]) => isTicked) ? ticks : [];
}

function withTypedPurpose(draft: Draft, index: number, submittedForm: SubmittedForm): Draft {
  const purpose = listPurposes(draft)[index];
  if (purpose === undefined) return draft;
  const selectedCurrencies = CURRENCIES.filter((currency) => submittedForm.has(`currency.${currency}`));
  const currentCurrencies = findPurposeDefinition(draft, purpose.name)?.currencies ?? ['EUR'];
  const members = {
    name: submittedForm.text('id') || purpose.name,
    label: typedText(submittedForm, 'label', purpose.label),
    currencies: selectedCurrencies.length > 0 ? selectedCurrencies : currentCurrencies,
  };
  return changeDraft(draft, { kind: 'set_purpose', purpose: index, members });
}

type FormTextValue = string | Record<string, string> | undefined;

function typedText(submittedForm: SubmittedForm, member: string, currentText: FormTextValue): FormTextValue {
  const languages: readonly TextLanguage[] = ['all', ...LANGUAGES];
  const language = languages.find((candidate) => submittedForm.has(`${member}.${candidate}`));
  if (language === undefined) return currentText;
  return setLocalizedText(
    currentText,
    language,
    submittedForm.text(`${member}.${language}`).replace(/\r\n?/g, '\n'),
  );
}

function withTexts(draft: Draft, submittedForm: SubmittedForm): Draft {
  const texts = new Map(listFormTexts(draft).map((text) => [text.path, text]));
  return submittedForm.entries().reduce((now, [name, value]) => {
    const [, code, path = ''] = /^text:(all|[a-z]{2}):(.+)$/.exec(name) ?? [];
    const language = code === 'all' ? code : LANGUAGES.find((candidate) => candidate === code);
    const textAddress = texts.get(path);
    if (language === undefined || textAddress === undefined) return now;
    const currentText = readValueAt(now, parseFindingPath(path)) as FormTextValue;
    const newText = setLocalizedText(currentText, language, value.replace(/\r\n?/g, '\n'));
    return newText === currentText ? now : setFormText(now, textAddress, newText);
  }, draft);
}
