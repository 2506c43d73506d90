import ArrowDown from 'virtual:icon/arrow-down';
import ArrowUp from 'virtual:icon/arrow-up';
import X from 'virtual:icon/x';
import { type MouseEvent, useRef } from 'react';
import { Icon } from 'ui/layout/icon';
import type { Choice, ChoiceChange } from '../../form-editor/field/choices';
import { type FieldEntries, languageOfText } from '../../form-editor/field/entries';
import { getDisplayedText } from '../../form-editor/field/localized';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';

const MAX_GROUP_BUTTONS = 3;

/** Without scripts, the button submits the field's form. */
export function changeButton(change: ChoiceChange | 'choices_read', place: string, run: () => void) {
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
  /** Place in the list, in the format of `applyChoiceChange`. */
  place: string;
  choice: Choice;
  name: string;
  entries: FieldEntries;
  moveUp: (() => void) | null;
  moveDown: (() => void) | null;
  otherGroups: readonly { group: number; name: string; move: () => void }[];
  remove: () => void;
}

export function ChoiceRow({
  choice,
  place,
  name,
  entries,
  moveUp,
  moveDown,
  otherGroups,
  remove,
}: ChoiceRowProps) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const labelLanguage = languageOfText(choice.label, textLanguage);
  const label = `${name}.label.${labelLanguage}`;
  const shownLabel = getDisplayedText(choice.label, textLanguage) ?? String(choice.key);
  return (
    <li className={css.choice}>
      <input
        key={label}
        aria-label={t('choice')}
        name={label}
        defaultValue={entries[label] ?? ''}
        dir="auto"
      />
      <input
        className={css.key}
        aria-label={t('keyOf', { name: shownLabel })}
        name={`${name}.key`}
        defaultValue={entries[`${name}.key`] ?? ''}
        spellCheck={false}
      />
      <span className={css.choiceMoveButtons}>
        {moveUp && (
          <button
            {...changeButton('choice_up', place, moveUp)}
            className={css.iconButton}
            aria-label={t('moveUpOf', { name: shownLabel })}
          >
            <Icon of={ArrowUp} size={16} />
          </button>
        )}
        {moveDown && (
          <button
            {...changeButton('choice_down', place, moveDown)}
            className={css.iconButton}
            aria-label={t('moveDownOf', { name: shownLabel })}
          >
            <Icon of={ArrowDown} size={16} />
          </button>
        )}
        {otherGroups.length > MAX_GROUP_BUTTONS ? (
          <GroupChoice place={place} name={shownLabel} otherGroups={otherGroups} />
        ) : (
          otherGroups.map((otherGroup) => (
            <Button
              key={otherGroup.group}
              {...changeButton('choice_into', `${place}.${otherGroup.group}`, otherGroup.move)}
              aria-label={t('intoGroupOf', { name: shownLabel, group: otherGroup.name })}
            >
              {t('intoGroup', { name: otherGroup.name })}
            </Button>
          ))
        )}
        <button
          {...changeButton('choice_remove', place, remove)}
          className={css.iconButton}
          aria-label={t('removeOf', { name: shownLabel })}
        >
          <Icon of={X} size={16} />
        </button>
      </span>
    </li>
  );
}

function GroupChoice({ place, name, otherGroups }: Pick<ChoiceRowProps, 'place' | 'name' | 'otherGroups'>) {
  const t = useTexts('form-editor');
  const select = useRef<HTMLSelectElement>(null);
  return (
    <>
      <select ref={select} name={`into.${place}`} className={css.select} aria-label={t('groupOf', { name })}>
        {otherGroups.map((otherGroup) => (
          <option key={otherGroup.group} value={otherGroup.group}>
            {otherGroup.name}
          </option>
        ))}
      </select>
      <Button
        {...changeButton('choice_into', place, () =>
          otherGroups.find(({ group }) => String(group) === select.current?.value)?.move(),
        )}
        aria-label={t('moveToGroup', { name })}
      >
        {t('moveNow')}
      </Button>
    </>
  );
}
