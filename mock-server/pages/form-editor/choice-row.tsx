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
  up: (() => void) | null;
  down: (() => void) | null;
  others: readonly { group: number; name: string; move: () => void }[];
  remove: () => void;
}

export function ChoiceRow({ choice, place, name, entries, up, down, others, remove }: ChoiceRowProps) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const of = languageOfText(choice.label, textLanguage);
  const label = `${name}.label.${of}`;
  const shown = getDisplayedText(choice.label, textLanguage) ?? String(choice.key);
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
        aria-label={t('keyOf', { name: shown })}
        name={`${name}.key`}
        defaultValue={entries[`${name}.key`] ?? ''}
        spellCheck={false}
      />
      <span className={css.choiceMoveButtons}>
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
        {others.length > MAX_GROUP_BUTTONS ? (
          <GroupChoice place={place} name={shown} others={others} />
        ) : (
          others.map((other) => (
            <Button
              key={other.group}
              {...changeButton('choice_into', `${place}.${other.group}`, other.move)}
              aria-label={t('intoGroupOf', { name: shown, group: other.name })}
            >
              {t('intoGroup', { name: other.name })}
            </Button>
          ))
        )}
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

function GroupChoice({ place, name, others }: Pick<ChoiceRowProps, 'place' | 'name' | 'others'>) {
  const t = useTexts('form-editor');
  const select = useRef<HTMLSelectElement>(null);
  return (
    <>
      <select ref={select} name={`into.${place}`} className={css.select} aria-label={t('groupOf', { name })}>
        {others.map((other) => (
          <option key={other.group} value={other.group}>
            {other.name}
          </option>
        ))}
      </select>
      <Button
        {...changeButton('choice_into', place, () =>
          others.find(({ group }) => String(group) === select.current?.value)?.move(),
        )}
        aria-label={t('moveToGroup', { name })}
      >
        {t('moveNow')}
      </Button>
    </>
  );
}
