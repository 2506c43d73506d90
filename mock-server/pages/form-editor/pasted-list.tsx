import type { FieldValueType } from 'contracts/api/enumerations';
import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import type { Field } from '../../form-editor/draft/draft';
import {
  type Choice,
  type PastedChoice,
  pickNewChoices,
  readPastedList,
} from '../../form-editor/field/choices';
import { getDisplayedText } from '../../form-editor/field/localized';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { changeButton } from './choice-row';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';

export function PastedList({
  field,
  type,
  group: targetGroup,
  add,
  cancel,
}: {
  field: Field;
  type: FieldValueType;
  group: number | null;
  add: (choices: Choice[]) => void;
  cancel: () => void;
}) {
  const { textLanguage, reply } = useEditor();
  const t = useTexts('form-editor');
  const isHydrated = useHydrated();
  const entry = useRef<HTMLTextAreaElement>(null);
  // After hydration, only a press opens the list, so it gets the focus.
  const [isOpened] = useState(isHydrated);
  useEffect(() => {
    if (isOpened) entry.current?.focus();
  }, [isOpened]);
  const [text, setText] = useState(reply.pastedList?.text ?? '');
  const id = useId();
  const read = readPastedList(text, field, { type, language: textLanguage });
  const newChoices = pickNewChoices(read, textLanguage);
  return (
    <div className={css.pastedListBox}>
      <label htmlFor={id}>
        <b>{t('paste.title')}</b> <span>{t('paste.hint')}</span>
      </label>
      <textarea
        ref={entry}
        id={id}
        // Without a name, browsers do not submit the text with the field.
        name={isHydrated ? undefined : 'pasted'}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        dir="auto"
      />
      {read.length > 0 && (
        <ul className={css.pastedChoices} aria-label={t('paste.read')}>
          {read.map((choice) => (
            <li key={`${choice.label} ${String(choice.key)} ${choice.state}`} data-state={choice.state}>
              <span>{choice.label}</span> <PastedState choice={choice} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.buttonRow}>
        {!isHydrated && (
          <Button name="intent" value={`choices_read:${targetGroup ?? ''}`}>
            {t('paste.check')}
          </Button>
        )}
        <Button
          variant="primary"
          {...changeButton('choices_paste', String(targetGroup ?? ''), () => add(newChoices))}
          disabled={newChoices.length === 0}
        >
          {t('paste.add', { count: newChoices.length })}
        </Button>
        <Button
          name="intent"
          value="save"
          onClick={(event) => {
            event.preventDefault();
            cancel();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

function PastedState({ choice: { state, key, group } }: { choice: PastedChoice }) {
  const { textLanguage } = useEditor();
  const t = useTexts('form-editor');
  if (state === 'new') return <code>{String(key)}</code>;
  const place = getDisplayedText(group, textLanguage);
  if (state === 'repeated') return <i>{t('paste.repeated')}</i>;
  return <i>{place === undefined ? t('paste.known') : t('paste.knownIn', { group: place })}</i>;
}
