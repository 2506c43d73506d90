import Search from 'virtual:icon/search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from 'ui/layout/icon';
import type { FieldAddress } from '../../form-editor/draft/draft';
import {
  createFieldsFor,
  findUnavailableReason,
  QUESTION_GROUPS,
  QUESTIONS,
  type Question,
  type QuestionGroup,
  UNSUPPORTED_QUESTIONS,
  type UnsupportedQuestion,
} from '../../form-editor/questions/questions';
import { findQuestions } from '../../form-editor/questions/search';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { createQuestionTexts } from './question-texts';

interface Props {
  fieldAddress: FieldAddress;
  close: () => void;
}

export function QuestionDialog({ fieldAddress, close }: Props) {
  const { draft, name: form, apply, select, scope, textLanguage, focusAfter } = useEditor();
  const { texts } = usePage();
  const t = useTexts('form-editor');
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  const searchableQuestions = [
    ...QUESTIONS.map((kind) => ({
      kind: kind as Question | UnsupportedQuestion,
      name: t(`question.${kind}`),
      synonyms: [t(`questionHint.${kind}`), t(`questionWords.${kind}`)],
    })),
    ...UNSUPPORTED_QUESTIONS.map((kind) => ({
      kind: kind as Question | UnsupportedQuestion,
      name: t(`absent.${kind}.name`),
      synonyms: [t(`absent.${kind}.words`)],
    })),
  ];
  const foundKinds = findQuestions(query, searchableQuestions);
  const isQuestion = (kind: string): kind is Question => QUESTIONS.some((candidate) => candidate === kind);
  const questions = foundKinds.filter(isQuestion);
  const unsupportedQuestions =
    query.trim() === '' ? [] : (foundKinds.filter((kind) => !isQuestion(kind)) as UnsupportedQuestion[]);
  const isNothingFound = questions.length === 0 && unsupportedQuestions.length === 0;
  const status = isNothingFound ? t('ask.none') : t('ask.found', { count: questions.length });
  const availableQuestions = questions.filter(
    (kind) => findUnavailableReason(kind, draft, { form, purpose: fieldAddress.purpose }) === null,
  );

  function add(question: Question) {
    const fields = createFieldsFor(
      question,
      draft,
      createQuestionTexts(texts('form-editor'), textLanguage),
      form,
    );
    apply(
      { kind: 'add_fields', address: fieldAddress, fields, scope },
      t('change.added', { name: t(`question.${question}`) }),
    );
    select(fieldAddress);
    focusAfter('[name^="label."]');
    close();
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // Escape alone would only clear the search box.
    if (event.key === 'Escape') return close();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const focusableElements = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('input, button[data-question]'),
    ];
    const focusedIndex = focusableElements.indexOf(document.activeElement as HTMLElement);
    focusableElements[Math.min(Math.max(focusedIndex + step, 0), focusableElements.length - 1)]?.focus();
  }

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={t('ask.title')}
      onClose={close}
      onKeyDown={handleKey}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [firstQuestion] = availableQuestions;
          if (query.trim() !== '' && firstQuestion !== undefined) add(firstQuestion);
        }}
      >
        <label className={css.search}>
          <Icon of={Search} size={18} />
          <span className={visuallyHidden}>{t('ask.question')}</span>
          <input
            type="search"
            placeholder={t('ask.question')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            maxLength={200}
            autoComplete="off"
          />
        </label>
      </form>
      <p className={css.quietText} role="status">
        {query.trim() === '' ? t('ask.keys') : status}
      </p>
      {unsupportedQuestions.map((kind) => (
        <UnsupportedQuestionNote key={kind} kind={kind} />
      ))}
      {query.trim() === '' || isNothingFound
        ? (Object.keys(QUESTION_GROUPS) as QuestionGroup[]).map((group) => (
            <div key={group} className={css.questionGroup}>
              <h3>{t(`questionGroup.${group}`)}</h3>
              <QuestionList questions={QUESTION_GROUPS[group]} purpose={fieldAddress.purpose} add={add} />
            </div>
          ))
        : questions.length > 0 && (
            <QuestionList questions={questions} purpose={fieldAddress.purpose} add={add} />
          )}
      <Button type="button" onClick={close}>
        {t('cancel')}
      </Button>
    </dialog>
  );
}

function QuestionList({
  questions,
  purpose,
  add,
}: {
  questions: readonly Question[];
  purpose: number;
  add: (question: Question) => void;
}) {
  const { draft, name: form } = useEditor();
  const t = useTexts('form-editor');
  return (
    <ul className={css.questions}>
      {questions.map((kind) => {
        const unavailableReason = findUnavailableReason(kind, draft, { form, purpose });
        return (
          <li key={kind}>
            <button
              type="button"
              data-question={kind}
              disabled={unavailableReason !== null}
              onClick={() => add(kind)}
            >
              <b>{t(`question.${kind}`)}</b>
              <span>
                {unavailableReason === null
                  ? t(`questionHint.${kind}`)
                  : t(`unavailable.${unavailableReason}`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function UnsupportedQuestionNote({ kind }: { kind: UnsupportedQuestion }) {
  const { bankPage } = useEditor();
  const t = useTexts('form-editor');
  return (
    <div className={css.note}>
      <div>
        <p>
          <b>{t(`absent.${kind}.name`)}</b> <span>{t(`absent.${kind}.where`)}</span>
        </p>
        {kind === 'file' && <a href={bankPage}>{t('absent.file.way')}</a>}
      </div>
    </div>
  );
}
