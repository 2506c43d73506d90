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
import { type FindingSubject, parseFindingPath, readValueAt } from '../../form-editor/findings/path';
import { applyRemedy, REMEDIES } from '../../form-editor/findings/remedies';
import { setFormText } from '../../form-editor/findings/set-form-text';
import { createFieldsFor, QUESTIONS, type QuestionTexts } from '../../form-editor/questions/questions';
import type { Finding } from '../../rules/finding';
import type { SubmittedForm } from '../bank/submitted-form';

export interface SubmittedChangeResult {
  readonly draft: Draft;
  readonly selected: FindingSubject;
}

interface Context {
  readonly draft: Draft;
  readonly selected: FindingSubject;
  readonly name: DynamicForm;
  readonly findings: readonly Finding[];
  readonly textLanguage: Language;
  readonly texts: QuestionTexts & Readonly<Record<'purpose' | 'step' | 'choice' | 'group', string>>;
}

/** Handles forms of browsers without scripts. Every button also saves the typed values. */
export function applySubmittedChange(context: Context, submitted: SubmittedForm): SubmittedChangeResult {
  const saved = { ...context, draft: withTyped(context, submitted) };
  const intent = submitted.text('intent');
  if (intent.startsWith('remedy:')) return remedy(saved, intent.slice('remedy:'.length));
  const { draft, selected, texts } = saved;
  const [name, place = ''] = intent.split(':');
  const ofChoices = CHOICE_CHANGES.find((known) => known === name);
  if (ofChoices) {
    const into = submitted.text(`into.${place}`);
    return withChoicesOf(saved, ofChoices, into === '' ? place : `${place}.${into}`, submitted);
  }
  const scope = readScope(submitted);
  const made = (change: DraftChange, to: FindingSubject = selected): SubmittedChangeResult => ({
    draft: changeDraft(draft, change),
    selected: to,
  });
  const { purpose, step, field } = selected;
  const { language } = texts;
  switch (intent) {
    case 'add_purpose':
      return made(
        { kind: 'add_purpose', label: { [language]: texts.purpose } },
        { purpose: listPurposes(draft).length },
      );
    case 'add_step': {
      const at = { purpose, step: listPurposes(draft)[purpose]?.steps.length ?? 0 };
      return made({ kind: 'add_step', at, title: { [language]: texts.step } }, at);
    }
    case 'add_fields': {
      const question = QUESTIONS.find((known) => known === submitted.text('question')) ?? 'text';
      const shown = findStep(draft, { purpose, step: step ?? 0 });
      const at = { purpose, step: step ?? 0, field: field ?? shown?.fields.length ?? 0 };
      const fields = createFieldsFor(question, draft, texts, context.name);
      return made({ kind: 'add_fields', at, fields, scope }, at);
    }
    case 'up':
    case 'down':
      return moved(saved, intent, scope);
    case 'duplicate':
      if (step === undefined) return made({ kind: 'duplicate_purpose', purpose });
      if (field === undefined) return made({ kind: 'duplicate_step', at: { purpose, step } });
      return made({ kind: 'duplicate_field', at: { purpose, step, field }, scope });
    case 'remove':
      if (step === undefined) return made({ kind: 'remove_purpose', purpose }, { purpose: 0 });
      if (field === undefined)
        return made({ kind: 'remove_step', at: { purpose, step }, scope }, { purpose });
      return made({ kind: 'remove_field', at: { purpose, step, field }, scope }, { purpose, step });
    default:
      return { draft, selected };
  }
}

export function readScope(submitted: SubmittedForm): ChangeScope {
  return submitted.text('scope') === 'here' ? 'here' : 'everywhere';
}

function moved(
  { draft, selected }: Context,
  direction: 'up' | 'down',
  scope: ChangeScope,
): SubmittedChangeResult {
  const { purpose, step, field } = selected;
  const by = direction === 'up' ? -1 : 1;
  if (step === undefined) {
    const to = purpose + by;
    if (listPurposes(draft)[to] === undefined) return { draft, selected };
    return { draft: changeDraft(draft, { kind: 'move_purpose', purpose, to }), selected: { purpose: to } };
  }
  const at = { purpose, step };
  if (field === undefined) {
    const to = step + by;
    if (findStep(draft, { purpose, step: to }) === undefined) return { draft, selected };
    return {
      draft: changeDraft(draft, { kind: 'move_step', at, to, scope }),
      selected: { purpose, step: to },
    };
  }
  const to = findNeighbouringPosition(draft, { ...at, field }, direction);
  if (to === null) return { draft, selected };
  return {
    draft: changeDraft(draft, { kind: 'move_field', at: { ...at, field }, to, scope }),
    selected: { purpose, ...to },
  };
}

function withChoicesOf(
  { draft, selected, textLanguage, texts }: Context,
  change: ChoiceChange,
  place: string,
  submitted: SubmittedForm,
): SubmittedChangeResult {
  const { purpose, step, field } = selected;
  if (step === undefined || field === undefined) return { draft, selected };
  const at = { purpose, step, field };
  const before = findField(draft, at);
  const definition = before && findDefinition(draft, before.id);
  if (before === undefined || definition === undefined) return { draft, selected };
  const changedField = applyChoiceChange(before, change, place, {
    type: definition.value_type,
    language: textLanguage,
    choice: texts.choice,
    group: texts.group,
    pasted: submitted.text('pasted'),
  });
  const scope = readScope(submitted);
  return { draft: changeDraft(draft, { kind: 'set_field', at, field: changedField, scope }), selected };
}

function remedy({ draft, selected, findings }: Context, wanted: string): SubmittedChangeResult {
  const [name, problem, ...rest] = wanted.split(' ');
  const known = REMEDIES.find((each) => each === name);
  const finding = findings.find((each) => each.problem === problem && each.path === rest.join(' '));
  if (known === undefined || finding === undefined) return { draft, selected };
  // Safe cast: remedies keep the shape of a draft.
  return { draft: applyRemedy(draft, finding, known) as Draft, selected };
}

function withTyped(context: Context, submitted: SubmittedForm): Draft {
  const { draft, selected, textLanguage } = context;
  if (submitted.text('intent') === 'texts') return withTexts(draft, submitted);
  const scope = readScope(submitted);
  const { purpose, step, field } = selected;
  // Buttons outside the properties send no values.
  if (!submitted.has('text')) return draft;
  if (step === undefined) return withTypedPurpose(draft, purpose, submitted);
  if (field === undefined) return withTypedStep(draft, { purpose, step }, submitted, scope);
  const at = { purpose, step, field };
  const ui = findField(draft, at);
  const definition = ui && findDefinition(draft, ui.id);
  if (ui === undefined || definition === undefined) return draft;
  // Browsers send no unticked boxes.
  const entries: Record<string, string> = {
    'check.required': '',
    ...Object.fromEntries(submitted.entries()),
  };
  const members = {
    field_type: FIELD_TYPES.find((each) => each === entries.field_type) ?? definition.field_type,
    value_type: FIELD_VALUE_TYPES.find((each) => each === entries.value_type) ?? definition.value_type,
    related_entity:
      FIELD_ENTITIES.find((each) => each === entries.related_entity) ?? definition.related_entity,
  };
  const changes: DraftChange[] = [
    { kind: 'set_field', at, field: applyFieldEntries(ui, definition, entries, textLanguage), scope },
    { kind: 'set_definition', id: ui.id, members },
    ...readPurposeTicks(draft, purpose, submitted).map(
      ([index, isAsked]): DraftChange => ({ kind: 'set_field_purpose', at, purpose: index, isAsked }),
    ),
    ...(entries.id && entries.id !== ui.id
      ? [{ kind: 'rename_field' as const, id: ui.id, renamed: entries.id }]
      : []),
  ];
  return changes.reduce(changeDraft, draft);
}

function withTypedStep(
  draft: Draft,
  at: { purpose: number; step: number },
  submitted: SubmittedForm,
  scope: ChangeScope,
): Draft {
  const step = findStep(draft, at);
  if (step === undefined) return draft;
  const members = {
    id: submitted.text('id') || step.id,
    title: typedText(submitted, 'title', step.title),
    question: typedText(submitted, 'question', step.question),
    lead: typedText(submitted, 'lead', step.lead),
  };
  const shown = readPurposeTicks(draft, at.purpose, submitted).map(
    ([index, isShown]): DraftChange => ({ kind: 'set_step_purpose', at, purpose: index, isShown }),
  );
  const own = shown.splice(-1);
  const changes: DraftChange[] = [...shown, { kind: 'set_step', at, members, scope }, ...own];
  return changes.reduce(changeDraft, draft);
}

/** Ignores a form without ticks, so that nothing is lost. Other purposes copy from the edited one, so it is last. */
function readPurposeTicks(draft: Draft, edited: number, submitted: SubmittedForm) {
  const others = listPurposes(draft).flatMap((_, index) => (index === edited ? [] : [index]));
  const ticks = [...others, edited].map((index) => [index, submitted.has(`asked.${index}`)] as const);
  return ticks.some(([, isTicked]) => isTicked) ? ticks : [];
}

function withTypedPurpose(draft: Draft, index: number, submitted: SubmittedForm): Draft {
  const purpose = listPurposes(draft)[index];
  if (purpose === undefined) return draft;
  const chosen = CURRENCIES.filter((currency) => submitted.has(`currency.${currency}`));
  const before = findPurposeDefinition(draft, purpose.name)?.currencies ?? ['EUR'];
  const members = {
    name: submitted.text('id') || purpose.name,
    label: typedText(submitted, 'label', purpose.label),
    currencies: chosen.length > 0 ? chosen : before,
  };
  return changeDraft(draft, { kind: 'set_purpose', purpose: index, members });
}

type Text = string | Record<string, string> | undefined;

function typedText(submitted: SubmittedForm, member: string, before: Text): Text {
  const languages: readonly TextLanguage[] = ['all', ...LANGUAGES];
  const language = languages.find((each) => submitted.has(`${member}.${each}`));
  if (language === undefined) return before;
  return setLocalizedText(before, language, submitted.text(`${member}.${language}`).replace(/\r\n?/g, '\n'));
}

function withTexts(draft: Draft, submitted: SubmittedForm): Draft {
  const texts = new Map(listFormTexts(draft).map((text) => [text.path, text]));
  return submitted.entries().reduce((now, [name, value]) => {
    const [, code, path = ''] = /^text:(all|[a-z]{2}):(.+)$/.exec(name) ?? [];
    const language = code === 'all' ? code : LANGUAGES.find((known) => known === code);
    const of = texts.get(path);
    if (language === undefined || of === undefined) return now;
    const before = readValueAt(now, parseFindingPath(path)) as Text;
    const written = setLocalizedText(before, language, value.replace(/\r\n?/g, '\n'));
    return written === before ? now : setFormText(now, of, written);
  }, draft);
}
