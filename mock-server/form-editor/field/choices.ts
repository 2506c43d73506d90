import type { FieldValueType, Language } from 'contracts/api/enumerations';
import { createIdFromLabel, type Field, findFreeName, moveEntry } from '../draft/draft';
import { getLocalizedText, type LocalizedText } from './localized';

export type Choice = NonNullable<Field['values']>[number];

/** `group` is null for choices outside of groups. */
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
    const { values: _, ...rest } = field;
    return values.length === 0 ? rest : { ...field, values };
  }
  if (field.grouped_values?.[group] === undefined) return field;
  return {
    ...field,
    grouped_values: field.grouped_values.map((each, index) =>
      index === group ? { ...each, values: change(each.values) } : each,
    ),
  };
}

export function addChoices(field: Field, group: number | null, added: readonly Choice[]): Field {
  return replaceChoices(field, group, (list) => [...list, ...added]);
}

export function removeChoice(field: Field, { group, choice }: ChoicePlace): Field {
  return replaceChoices(field, group, (list) => list.toSpliced(choice, 1));
}

export function moveChoice(field: Field, { group, choice }: ChoicePlace, to: ChoicePlace): Field {
  if (group === to.group) return replaceChoices(field, group, (list) => moveEntry(list, choice, to.choice));
  const item = listChoiceGroups(field).find((each) => each.group === group)?.values[choice];
  if (item === undefined) return field;
  return replaceChoices(removeChoice(field, { group, choice }), to.group, (list) =>
    list.toSpliced(to.choice, 0, item),
  );
}

/** A field's first group receives all its choices. */
export function addGroup(field: Field, label: Record<string, string>): Field {
  const { values, ...rest } = field;
  const groups = field.grouped_values ?? [];
  const isFirst = groups.length === 0;
  return { ...rest, grouped_values: [...groups, { label, values: isFirst ? (values ?? []) : [] }] };
}

/** Moves the group's choices to a neighbouring group; the last group's become ungrouped. */
export function removeGroup(field: Field, group: number): Field {
  const groups = field.grouped_values ?? [];
  const removed = groups[group];
  if (removed === undefined) return field;
  const { grouped_values: _, ...rest } = field;
  if (groups.length === 1) return { ...rest, values: [...(field.values ?? []), ...removed.values] };
  const heir = group === 0 ? 1 : group - 1;
  return {
    ...field,
    grouped_values: groups
      .map((each, index) =>
        index === heir
          ? {
              ...each,
              values: group === 0 ? [...removed.values, ...each.values] : [...each.values, ...removed.values],
            }
          : each,
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

const MAX_PASTED = 1_000;

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
  const seen = new Set<string>();
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.slice(0, MAX_PASTED).flatMap((line): PastedChoice[] => {
    const [label = '', wishedKey = ''] = line.split(/\t|;/).map((cell) => cell.trim());
    if (label === '') return [];
    const known = places.find(
      ({ choice }) =>
        (wishedKey !== '' && String(choice.key) === wishedKey) ||
        (wishedKey === '' && isAlike(getLocalizedText(choice.label, language), label)),
    );
    if (known) return [{ label, key: known.choice.key, state: 'known', group: known.group }];
    const isSeen = seen.has(label.toLowerCase()) || (wishedKey !== '' && seen.has(`key ${wishedKey}`));
    seen.add(label.toLowerCase());
    if (wishedKey !== '') seen.add(`key ${wishedKey}`);
    const key = wishedKey === '' ? createChoiceKey(draft, label, type) : parseChoiceKey(wishedKey, type);
    if (isSeen) return [{ label, key, state: 'repeated' }];
    draft = addChoices(draft, draft.grouped_values?.length ? 0 : null, [{ key, label }]);
    return [{ label, key, state: 'new' }];
  });
}

export function pickNewChoices(read: readonly PastedChoice[], language: Language): Choice[] {
  return read
    .filter(({ state }) => state === 'new')
    .map(({ key, label }) => ({ key, label: { [language]: label } }));
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

export function parseChoiceKey(text: string, type: FieldValueType): Choice['key'] {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type !== 'int' && type !== 'decimal') return text;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) && text.trim() !== '' ? number : text;
}

/** Names of changes in forms without scripts: `choice_up:0.2`, or `choice_into:0.2.1` for the group 1. */
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

interface Written {
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
  { type, language, choice, group, pasted }: Written,
): Field {
  const read = /^(\d{0,4})\.?(\d{0,4})(?:\.(\d{1,4}))?$/.exec(place);
  if (read === null) return field;
  const [, groupText = '', choiceText = '', into] = read;
  const at = { group: groupText === '' ? null : Number(groupText), choice: Number(choiceText) };
  const values = listChoiceGroups(field).find((each) => each.group === at.group)?.values ?? [];
  switch (change) {
    case 'choice_add':
      return addChoices(field, at.group, [
        { key: createChoiceKey(field, choice, type), label: { [language]: choice } },
      ]);
    case 'choice_up':
    case 'choice_down': {
      const to = at.choice + (change === 'choice_up' ? -1 : 1);
      const isWithin = values[at.choice] !== undefined && values[to] !== undefined;
      return isWithin ? moveChoice(field, at, { ...at, choice: to }) : field;
    }
    case 'choice_into': {
      const target = into === undefined ? undefined : field.grouped_values?.[Number(into)];
      if (target === undefined || Number(into) === at.group) return field;
      return moveChoice(field, at, { group: Number(into), choice: target.values.length });
    }
    case 'choice_remove':
      return values[at.choice] === undefined ? field : removeChoice(field, at);
    case 'choices_paste':
      return addChoices(
        field,
        at.group,
        pickNewChoices(readPastedList(pasted, field, { type, language }), language),
      );
    case 'group_add':
      return addGroup(field, { [language]: group });
    case 'group_remove':
      return at.group === null ? field : removeGroup(field, at.group);
  }
}
