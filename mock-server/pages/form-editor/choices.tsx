import Plus from 'virtual:icon/plus';
import X from 'virtual:icon/x';
import type { FieldValueType } from 'contracts/api/enumerations';
import { useState } from 'react';
import { Icon } from 'ui/layout/icon';
import type { Field, FieldAddress } from '../../form-editor/draft/draft';
import {
  addChoices,
  addGroup,
  createChoiceKey,
  listChoiceGroups,
  listChoices,
  moveChoice,
  removeChoice,
  removeGroup,
} from '../../form-editor/field/choices';
import { type FieldEntries, languageOfText } from '../../form-editor/field/entries';
import { getDisplayedText } from '../../form-editor/field/localized';
import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { ChoiceRow, changeButton } from './choice-row';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { PastedList } from './pasted-list';
import { TextLanguages } from './text-languages';

interface Props {
  fieldAddress: FieldAddress;
  field: Field;
  type: FieldValueType;
  entries: FieldEntries;
}

/** Showing more choices slows typing down. */
const MAX_SHOWN = 100;

export function ChoicesEditor({ fieldAddress, field, type, entries }: Props) {
  const { apply, scope, textLanguage, reply, focusAfter } = useEditor();
  const t = useTexts('form-editor');
  const groups = listChoiceGroups(field);
  const [remountCount, setRemountCount] = useState(0);
  const [pasteGroup, setPasteGroup] = useState<number | null | undefined>(reply.pastedList?.group);

  function applyChange(changedField: Field, label: string, ...focused: readonly string[]) {
    focusAfter(...focused);
    apply({ kind: 'set_field', address: fieldAddress, field: changedField, scope }, label);
    setRemountCount((number) => number + 1);
  }

  function newGroupName(): string {
    const number = (field.grouped_values?.length ?? 0) + 1;
    return number === 1 ? t('new.group') : `${t('new.group')} ${number}`;
  }

  function add(group: number | null) {
    const label = t('new.choice');
    const choice = { key: createChoiceKey(field, label, type), label: { [textLanguage]: label } };
    const { length } = groups.find((candidate) => candidate.group === group)?.values ?? [];
    applyChange(
      addChoices(field, group, [choice]),
      t('change.added', { name: label }),
      labelInput(group, length),
    );
  }

  const lists = groups.length > 0 ? groups : [{ group: null, values: [] }];
  let shownCount = 0;
  return (
    <div key={remountCount}>
      <TextLanguages texts={listChoices(field).map(({ label }) => label)} />
      {lists.map(({ group, values }) => (
        <fieldset key={String(group)} className={css.choiceGroup}>
          <legend className={group === null ? visuallyHidden : undefined}>
            {group === null ? t('choices') : t('groupNumber', { number: group + 1 })}
          </legend>
          {group !== null && (
            <GroupName
              field={field}
              group={group}
              entries={entries}
              remove={() =>
                applyChange(removeGroup(field, group), t('change.groupRemoved'), 'button[value="group_add:"]')
              }
            />
          )}
          <ul>
            {values.map((choice, index) => {
              shownCount += 1;
              if (shownCount > MAX_SHOWN) return null;
              const place = { group, choice: index };
              const input = `choices.${group ?? ''}.${index}`;
              return (
                <ChoiceRow
                  key={input}
                  choice={choice}
                  name={input}
                  entries={entries}
                  place={`${group ?? ''}.${index}`}
                  moveUp={
                    index > 0
                      ? () =>
                          applyChange(
                            moveChoice(field, place, { group, choice: index - 1 }),
                            t('change.choiceMoved'),
                            ...moveButtons('up', group, index - 1),
                          )
                      : null
                  }
                  moveDown={
                    index < values.length - 1
                      ? () =>
                          applyChange(
                            moveChoice(field, place, { group, choice: index + 1 }),
                            t('change.choiceMoved'),
                            ...moveButtons('down', group, index + 1),
                          )
                      : null
                  }
                  otherGroups={groups.flatMap((otherGroup) =>
                    otherGroup.group === group || otherGroup.group === null
                      ? []
                      : [
                          {
                            group: otherGroup.group,
                            name:
                              getDisplayedText(
                                field.grouped_values?.[otherGroup.group]?.label,
                                textLanguage,
                              ) ?? '',
                            move: () =>
                              applyChange(
                                moveChoice(field, place, {
                                  group: otherGroup.group,
                                  choice: otherGroup.values.length,
                                }),
                                t('change.choiceMoved'),
                                labelInput(otherGroup.group, otherGroup.values.length),
                              ),
                          },
                        ],
                  )}
                  remove={() =>
                    applyChange(
                      removeChoice(field, place),
                      t('change.choiceRemoved'),
                      labelInput(group, Math.min(index, values.length - 2)),
                      `button[value="choice_add:${group ?? ''}"]`,
                    )
                  }
                />
              );
            })}
          </ul>
          <div className={css.buttonRow}>
            <Button
              variant="plain"
              icon={Plus}
              {...changeButton('choice_add', String(group ?? ''), () => add(group))}
            >
              {t('choice')}
            </Button>
            <Button
              variant="plain"
              {...changeButton('choices_read', String(group ?? ''), () => setPasteGroup(group))}
            >
              {t('paste.open')}
            </Button>
          </div>
          {pasteGroup === group && (
            <PastedList
              field={field}
              type={type}
              group={group}
              add={(choices) => {
                applyChange(
                  addChoices(field, group, choices),
                  t('change.choicesAdded', { count: choices.length }),
                  labelInput(group, values.length),
                );
                setPasteGroup(undefined);
              }}
              cancel={() => {
                setPasteGroup(undefined);
                focusAfter(`button[value="choices_read:${group ?? ''}"]`);
              }}
            />
          )}
        </fieldset>
      ))}
      {shownCount > MAX_SHOWN && (
        <p className={css.quietText}>{t('choicesHidden', { count: shownCount - MAX_SHOWN })}</p>
      )}
      <Button
        variant="plain"
        icon={Plus}
        {...changeButton('group_add', '', () =>
          applyChange(
            addGroup(field, { [textLanguage]: newGroupName() }),
            t('change.groupAdded'),
            `[name^="groups.${field.grouped_values?.length ?? 0}."]`,
          ),
        )}
      >
        {t('group')}
      </Button>
    </div>
  );
}

const labelInput = (group: number | null, choice: number) =>
  `[name^="choices.${group ?? ''}.${choice}.label."]`;

/** Returns selectors. At an end of the list, the other direction's button gets the focus. */
function moveButtons(direction: 'up' | 'down', group: number | null, choice: number): string[] {
  const oppositeDirection = direction === 'up' ? 'down' : 'up';
  return [direction, oppositeDirection].map(
    (buttonDirection) => `button[value="choice_${buttonDirection}:${group ?? ''}.${choice}"]`,
  );
}

function GroupName({
  field,
  group,
  entries,
  remove,
}: {
  field: Field;
  group: number;
  entries: FieldEntries;
  remove: () => void;
}) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const labelLanguage = languageOfText(field.grouped_values?.[group]?.label, textLanguage);
  const name = `groups.${group}.label.${labelLanguage}`;
  return (
    <div className={css.choice}>
      <input
        key={name}
        aria-label={t('groupName')}
        name={name}
        defaultValue={entries[name] ?? ''}
        dir="auto"
      />
      <span className={css.quietText}>
        {field.component === 'quick_picks' ? t(group === 0 ? 'groupAsButtons' : 'groupBehindOther') : ''}
      </span>
      <button
        {...changeButton('group_remove', String(group), remove)}
        className={css.iconButton}
        aria-label={t('removeGroup')}
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  );
}
