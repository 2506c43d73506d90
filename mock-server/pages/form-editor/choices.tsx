import ArrowDown from 'virtual:icon/arrow-down';
import ArrowUp from 'virtual:icon/arrow-up';
import Plus from 'virtual:icon/plus';
import X from 'virtual:icon/x';
import type { FieldValueType } from 'contracts/api/enumerations';
import { type MouseEvent, useId, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import type { Field, FieldAddress } from '../../form-editor/draft/draft';
import {
  addChoices,
  addGroup,
  type Choice,
  type ChoiceChange,
  choicesOf,
  groupsOf,
  moveChoice,
  newKey,
  type PastedChoice,
  readPastedList,
  removeChoice,
  removeGroup,
} from '../../form-editor/field/choices';
import { type Entries, languageOfText } from '../../form-editor/field/entries';
import { shownText } from '../../form-editor/field/localized';
import { unseen } from '../base/unseen.css';
import { useTexts } from '../live/page-context';
import { useEditing } from './editor-context';
import * as css from './form-editor.css';
import { TextLanguages } from './text-languages';

interface Props {
  at: FieldAddress;
  field: Field;
  type: FieldValueType;
  entries: Entries;
}

/** More inputs than these slow typing down. */
const MAX_SHOWN = 100;

export function Choices({ at, field, type, entries }: Props) {
  const { apply, scope, textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const isHydrated = useHydrated();
  const [generation, setGeneration] = useState(0);
  const [pasting, setPasting] = useState<number | null | undefined>(undefined);

  function set(changed: Field, label: string) {
    apply({ kind: 'set_field', at, field: changed, scope }, label);
    setGeneration((number) => number + 1);
  }

  function add(group: number | null) {
    const label = t('new.choice');
    const choice = { key: newKey(field, label, type), label: { [textLanguage]: label } };
    set(addChoices(field, group, [choice]), t('change.added', { name: label }));
  }

  const groups = groupsOf(field);
  const lists = groups.length > 0 ? groups : [{ group: null, values: [] }];
  let shown = 0;
  return (
    <div key={generation}>
      <TextLanguages texts={choicesOf(field).map(({ label }) => label)} />
      {lists.map(({ group, values }) => (
        <fieldset key={String(group)} className={css.choiceGroup}>
          <legend className={group === null ? unseen : undefined}>
            {group === null ? t('choices') : t('groupNumber', { number: group + 1 })}
          </legend>
          {group !== null && (
            <GroupName
              field={field}
              group={group}
              entries={entries}
              remove={() => set(removeGroup(field, group), t('change.groupRemoved'))}
            />
          )}
          <ul>
            {values.map((choice, index) => {
              shown += 1;
              if (shown > MAX_SHOWN) return null;
              const place = { group, choice: index };
              const input = `choices.${group ?? ''}.${index}`;
              return (
                <ChoiceRow
                  key={input}
                  choice={choice}
                  name={input}
                  entries={entries}
                  place={`${group ?? ''}.${index}`}
                  up={
                    index > 0
                      ? () =>
                          set(moveChoice(field, place, { group, choice: index - 1 }), t('change.choiceMoved'))
                      : null
                  }
                  down={
                    index < values.length - 1
                      ? () =>
                          set(moveChoice(field, place, { group, choice: index + 1 }), t('change.choiceMoved'))
                      : null
                  }
                  others={groups.flatMap((other) =>
                    other.group === group || other.group === null
                      ? []
                      : [
                          {
                            name: shownText(field.grouped_values?.[other.group]?.label, textLanguage) ?? '',
                            move: () =>
                              set(
                                moveChoice(field, place, { group: other.group, choice: other.values.length }),
                                t('change.choiceMoved'),
                              ),
                          },
                        ],
                  )}
                  remove={() => set(removeChoice(field, place), t('change.choiceRemoved'))}
                />
              );
            })}
          </ul>
          <div className={css.buttonRow}>
            <button
              {...changeButton('choice_add', String(group ?? ''), () => add(group))}
              className={css.addButton}
            >
              <Icon of={Plus} size={16} />
              <span>{t('choice')}</span>
            </button>
            {isHydrated && (
              <button type="button" className={css.addButton} onClick={() => setPasting(group)}>
                <span>{t('paste.open')}</span>
              </button>
            )}
          </div>
          {pasting === group && (
            <PastedList
              field={field}
              type={type}
              add={(choices) => {
                set(addChoices(field, group, choices), t('change.choicesAdded', { count: choices.length }));
                setPasting(undefined);
              }}
              cancel={() => setPasting(undefined)}
            />
          )}
        </fieldset>
      ))}
      {shown > MAX_SHOWN && <p className={css.quiet}>{t('choicesHidden', { count: shown - MAX_SHOWN })}</p>}
      <button
        {...changeButton('group_add', '', () =>
          set(addGroup(field, { [textLanguage]: t('new.group') }), t('change.groupAdded')),
        )}
        className={css.addButton}
      >
        <Icon of={Plus} size={16} />
        <span>{t('group')}</span>
      </button>
    </div>
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
  entries: Entries;
  remove: () => void;
}) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const of = languageOfText(field.grouped_values?.[group]?.label, textLanguage);
  const name = `groups.${group}.label.${of}`;
  return (
    <div className={css.choice}>
      <input aria-label={t('groupName')} name={name} defaultValue={entries[name] ?? ''} dir="auto" />
      <span className={css.quiet}>
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

/** Without scripts, the form of the field sends the change. */
function changeButton(change: ChoiceChange, place: string, run: () => void) {
  return {
    type: 'submit',
    name: 'intent',
    value: `${change}:${place}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      run();
    },
  } as const;
}

interface ChoiceRowProps {
  /** In the list, as `withChangedChoices` reads it. */
  place: string;
  choice: Choice;
  name: string;
  entries: Entries;
  up: (() => void) | null;
  down: (() => void) | null;
  others: readonly { name: string; move: () => void }[];
  remove: () => void;
}

function ChoiceRow({ choice, place, name, entries, up, down, others, remove }: ChoiceRowProps) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const of = languageOfText(choice.label, textLanguage);
  const label = `${name}.label.${of}`;
  const shown = shownText(choice.label, textLanguage) ?? String(choice.key);
  return (
    <li className={css.choice}>
      <input aria-label={t('choice')} name={label} defaultValue={entries[label] ?? ''} dir="auto" />
      <input
        className={css.key}
        aria-label={t('keyOf', { name: shown })}
        name={`${name}.key`}
        defaultValue={entries[`${name}.key`] ?? ''}
        spellCheck={false}
      />
      <span className={css.choiceMoves}>
        {up && (
          <button
            {...changeButton('choice_up', place, up)}
            className={css.iconButton}
            aria-label={t('moveUpOf', { name: shown })}
          >
            <Icon of={ArrowUp} size={16} />
          </button>
        )}
        {down && (
          <button
            {...changeButton('choice_down', place, down)}
            className={css.iconButton}
            aria-label={t('moveDownOf', { name: shown })}
          >
            <Icon of={ArrowDown} size={16} />
          </button>
        )}
        {others.slice(0, 3).map((other) => (
          <button key={other.name} type="button" className={css.smallButton} onClick={other.move}>
            <span>{t('intoGroup', { name: other.name })}</span>
          </button>
        ))}
        <button
          {...changeButton('choice_remove', place, remove)}
          className={css.iconButton}
          aria-label={t('removeOf', { name: shown })}
        >
          <Icon of={X} size={16} />
        </button>
      </span>
    </li>
  );
}

function PastedList({
  field,
  type,
  add,
  cancel,
}: {
  field: Field;
  type: FieldValueType;
  add: (choices: Choice[]) => void;
  cancel: () => void;
}) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  const [text, setText] = useState('');
  const id = useId();
  const read = readPastedList(text, field, { type, language: textLanguage });
  const added = read.filter(({ state }) => state === 'new');
  return (
    <div className={css.pasted}>
      <label htmlFor={id}>
        <b>{t('paste.title')}</b> <span>{t('paste.hint')}</span>
      </label>
      {/* The name keeps the text out of the field's entries. */}
      <textarea id={id} rows={5} value={text} onChange={({ target }) => setText(target.value)} dir="auto" />
      {read.length > 0 && (
        <ul className={css.readList} aria-label={t('paste.read')}>
          {read.map((choice) => (
            <li key={`${choice.label} ${String(choice.key)} ${choice.state}`} data-state={choice.state}>
              <span>{choice.label}</span> <PastedState choice={choice} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.buttonRow}>
        <button
          type="button"
          className={css.primaryButton}
          disabled={added.length === 0}
          onClick={() => add(added.map(({ key, label }) => ({ key, label: { [textLanguage]: label } })))}
        >
          {t('paste.add', { count: added.length })}
        </button>
        <button type="button" className={css.smallButton} onClick={cancel}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}

function PastedState({ choice: { state, key, group } }: { choice: PastedChoice }) {
  const { textLanguage } = useEditing();
  const t = useTexts('form-editor');
  if (state === 'new') return <code>{String(key)}</code>;
  const place = shownText(group, textLanguage);
  if (state === 'repeated') return <i>{t('paste.repeated')}</i>;
  return <i>{place === undefined ? t('paste.known') : t('paste.knownIn', { group: place })}</i>;
}
