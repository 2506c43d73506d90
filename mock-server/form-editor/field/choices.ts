import type { FieldValueType, Language } from 'contracts/api/enumerations';
import { createIdFromLabel, type Field, findFreeName, moveEntry } from '../draft/draft';
import { getLocalizedText, type LocalizedText } from './localized';

export type Choice = NonNullable<Field['values']>[number];

export interface ChoicePlace {
  readonly group: number | null;
  readonly choice: number;
}

export function listChoiceGroups({
  values,
  grouped_values,
}: Field): { group: number | null; values: Choice[] }[] {
  return [
    ...(values === undefined ? [] : [{ group: null, values }]),
    ...(grouped_values ?? []).map((group, index) => ({ group: index, values: group.values })),
  ];
}

export function listChoices(field: Field): Choice[] {
  return listChoiceGroups(field).flatMap(({ values }) => values);
}

export function replaceChoices(
  field: Field,
  group: number | null,
  change: (list: Choice[]) => Choice[],
): Field {
  if (group === null) {
    const values = change(field.values ?? []);
    const { values: _, ...fieldWithoutValues } = field;
    return values.length === 0 ? fieldWithoutValues : { ...field, values };
  }
  if (field.grouped_values?.[group] === undefined) return field;
  return {
    ...field,
    grouped_values: field.grouped_values.map((entry, index) =>
      index === group ? { ...entry, values: change(entry.values) } : entry,
    ),
  };
}

export function addChoices(field: Field, group: number | null, newChoices: readonly Choice[]): Field {
  return replaceChoices(field, group, (list) => [...list, ...newChoices]);
}

export function removeChoice(field: Field, { group, choice }: ChoicePlace): Field {
  return replaceChoices(field, group, (list) => list.toSpliced(choice, 1));
}

export function moveChoice(field: Field, { group, choice }: ChoicePlace, target: ChoicePlace): Field {
  if (group === target.group)
    return replaceChoices(field, group, (list) => moveEntry(list, choice, target.choice));
  const item = listChoiceGroups(field).find((candidate) => candidate.group === group)?.values[choice];
  if (item === undefined) return field;
  return replaceChoices(removeChoice(field, { group, choice }), target.group, (list) =>
    list.toSpliced(target.choice, 0, item),
  );
}

/** A field's first group receives all its choices. */
export function addGroup(field: Field, label: Record<string, string>): Field {
  const { values, ...otherMembers } = field;
  const groups = field.grouped_values ?? [];
  const isFirst = groups.length === 0;
  return { ...otherMembers, grouped_values: [...groups, { label, values: isFirst ? (values ?? []) : [] }] };
}

/** Moves the group's choices to a neighbouring group; the last group's become ungrouped. */
export function removeGroup(field: Field, group: number): Field {
  const groups = field.grouped_values ?? [];
  const removedGroup = groups[group];
  if (removedGroup === undefined) return field;
  const { grouped_values: _, ...otherMembers } = field;
  if (groups.length === 1)
    return { ...otherMembers, values: [...(field.values ?? []), ...removedGroup.values] };
  const neighbourIndex = group === 0 ? 1 : group - 1;
  return {
    ...field,
    grouped_values: groups
      .map((entry, index) =>
        index === neighbourIndex
          ? {
              ...entry,
              values:
                group === 0
                  ? [...removedGroup.values, ...entry.values]
                  : [...entry.values, ...removedGroup.values],
            }
          : entry,
      )
      .toSpliced(group, 1),
  };
}

export function createChoiceKey(field: Field, label: string, type: FieldValueType): Choice['key'] {
  const keys = new Set(listChoices(field).map(({ key }) => String(key)));
  if (type === 'int' || type === 'decimal') {
    let number = Number(label.replace(',', '.'));
    // Beyond the safe integers, adding 1 changes nothing.
    if (label.trim() === '' || !Number.isSafeInteger(Math.trunc(number))) number = 1;
    while (keys.has(String(number))) number += 1;
    return number;
  }
  if (type === 'boolean') return !keys.has('true');
  return findFreeName(createIdFromLabel(label, 'choice'), keys);
}

export interface PastedChoice {
  readonly label: string;
  readonly key: Choice['key'];
  /** `known` choices exist already. `group` is the label of their group. */
  readonly state: 'new' | 'repeated' | 'known';
  readonly group?: LocalizedText;
}

const MAX_PASTED_LINES = 1_000;

/** Each line has a choice and, after a tab or semicolon, its key. */
export function readPastedList(
  text: string,
  field: Field,
  { type, language }: { type: FieldValueType; language: Language },
): PastedChoice[] {
  const places = listChoiceGroups(field).flatMap(({ group, values }) =>
    values.map((choice) => ({
      choice,
      group: group === null ? undefined : field.grouped_values?.[group]?.label,
    })),
  );
  let draft = field;
  const seenKeys = new Set<string>();
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.slice(0, MAX_PASTED_LINES).flatMap((line): PastedChoice[] => {
    const [label = '', requestedKey = ''] = line.split(/\t|;/).map((cell) => cell.trim());
    if (label === '') return [];
    const existingChoice = places.find(
      ({ choice }) =>
        (requestedKey !== '' && String(choice.key) === requestedKey) ||
        (requestedKey === '' && isSameLabel(getLocalizedText(choice.label, language), label)),
    );
    if (existingChoice)
      return [{ label, key: existingChoice.choice.key, state: 'known', group: existingChoice.group }];
    const isRepeated =
      seenKeys.has(label.toLowerCase()) || (requestedKey !== '' && seenKeys.has(`key ${requestedKey}`));
    seenKeys.add(label.toLowerCase());
    if (requestedKey !== '') seenKeys.add(`key ${requestedKey}`);
    const key =
      requestedKey === '' ? createChoiceKey(draft, label, type) : parseChoiceKey(requestedKey, type);
    if (isRepeated) return [{ label, key, state: 'repeated' }];
    draft = addChoices(draft, draft.grouped_values?.length ? 0 : null, [{ key, label }]);
    return [{ label, key, state: 'new' }];
  });
}

export function pickNewChoices(read: readonly PastedChoice[], language: Language): Choice[] {
  return read
    .filter(({ state }) => state === 'new')
    .map(({ key, label }) => ({ key, label: { [language]: label } }));
}

function isSameLabel(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.toLowerCase();
}

export function parseChoiceKey(text: string, type: FieldValueType): Choice['key'] {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type !== 'int' && type !== 'decimal') return text;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) && text.trim() !== '' ? number : text;
}

/** Changes in forms without scripts are named `choice_up:0.2` (group, choice), or `choice_into:0.2.1` (to group 1). */
export const CHOICE_CHANGES = [
  'choice_add',
  'choice_up',
  'choice_down',
  'choice_into',
  'choice_remove',
  'choices_paste',
  'group_add',
  'group_remove',
] as const;
export type ChoiceChange = (typeof CHOICE_CHANGES)[number];

interface SubmittedChoice {
  readonly type: FieldValueType;
  readonly language: Language;
  readonly choice: string;
  readonly group: string;
  readonly pasted: string;
}

/** Returns the same field if the place does not exist. */
export function applyChoiceChange(
  field: Field,
  change: ChoiceChange,
  place: string,
  { type, language, choice, group, pasted }: SubmittedChoice,
): Field {
  const read = /^(\d{0,4})\.?(\d{0,4})(?:\.(\d{1,4}))?$/.exec(place);
  if (read === null) return field;
  const [, groupText = '', choiceText = '', targetText] = read;
  const position = { group: groupText === '' ? null : Number(groupText), choice: Number(choiceText) };
  const values =
    listChoiceGroups(field).find((candidate) => candidate.group === position.group)?.values ?? [];
  switch (change) {
    case 'choice_add':
      return addChoices(field, position.group, [
        { key: createChoiceKey(field, choice, type), label: { [language]: choice } },
      ]);
    case 'choice_up':
    case 'choice_down': {
      const targetIndex = position.choice + (change === 'choice_up' ? -1 : 1);
      const isWithin = values[position.choice] !== undefined && values[targetIndex] !== undefined;
      return isWithin ? moveChoice(field, position, { ...position, choice: targetIndex }) : field;
    }
    case 'choice_into': {
      const target = targetText === undefined ? undefined : field.grouped_values?.[Number(targetText)];
      if (target === undefined || Number(targetText) === position.group) return field;
      return moveChoice(field, position, { group: Number(targetText), choice: target.values.length });
    }
    case 'choice_remove':
      return values[position.choice] === undefined ? field : removeChoice(field, position);
    case 'choices_paste':
      return addChoices(
        field,
        position.group,
        pickNewChoices(readPastedList(pasted, field, { type, language }), language),
      );
    case 'group_add':
      return addGroup(field, { [language]: group });
    case 'group_remove':
      return position.group === null ? field : removeGroup(field, position.group);
  }
}
