import { LANGUAGES } from 'contracts/api/enumerations';
import { useEffect, useId, useRef, useState } from 'react';
import { joinClassNames } from 'ui/layout/layout';
import { getLocalizedText, setLocalizedText } from '../../form-editor/field/localized';
import { type FormText, findTextGaps, listFormTexts } from '../../form-editor/field/texts';
import { setFormText } from '../../form-editor/findings/set-form-text';
import { findMissingLanguages } from '../../rules/own-form/missing-languages';
import { needsScripts } from '../base/needs-scripts.css';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { scrollable } from '../parts/scrollable';
import { useEditor } from './editor-context';
import { INITIAL_TEXT_ROWS } from './editor-data';
import * as css from './form-editor.css';
import { nameOfFindingSubject } from './names';
import { SaveWithoutScripts } from './property-form';

export function TextsTable({ rows }: { rows: number }) {
  const { draft, apply, revision, textLanguage, address } = useEditor();
  const { language } = usePage();
  const t = useTexts('form-editor');
  const [onlyGaps, setOnlyGaps] = useState(false);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(rows);
  const newestRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (count > rows) newestRow.current?.querySelector('textarea')?.focus();
  }, [count, rows]);
  // Sorts only once: filling a gap must not reorder the rows.
  const [initialGaps] = useState(
    () =>
      new Set(
        listFormTexts(draft)
          .filter(hasGap)
          .map(({ path }) => path),
      ),
  );
  const id = useId();
  const texts = listFormTexts(draft);
  const gaps = findTextGaps(texts);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const searchedText = query.trim().toLowerCase();
  const visibleTexts = texts
    .filter(({ path }) => !onlyGaps || initialGaps.has(path))
    .filter(({ text }) => searchedText === '' || JSON.stringify(text).toLowerCase().includes(searchedText))
    .toSorted((left, right) => Number(initialGaps.has(right.path)) - Number(initialGaps.has(left.path)));

  function write(formText: FormText, code: (typeof LANGUAGES)[number], value: string) {
    const text = setLocalizedText(formText.text, typeof formText.text === 'string' ? 'all' : code, value);
    const document = setFormText(draft, formText, text);
    apply({ kind: 'replace', document }, t('change.text'), `${formText.path} ${code}`);
  }

  return (
    <form
      className={css.texts}
      method="post"
      action={`${address}&rows=${count}`}
      aria-labelledby={id}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={id}>{t('textsTitle')}</h2>
      <ul className={css.progressList}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <b>{names.of(code)}</b>{' '}
            <span>
              {t('textsDone', { done: gaps.textCount - gaps.missingByLanguage[code], count: gaps.textCount })}
            </span>
            <progress
              max={gaps.textCount}
              value={gaps.textCount - gaps.missingByLanguage[code]}
              aria-label={names.of(code)}
            />
          </li>
        ))}
      </ul>
      <div className={joinClassNames(css.buttonRow, needsScripts)}>
        <label>
          <input type="checkbox" checked={onlyGaps} onChange={() => setOnlyGaps(!onlyGaps)} />{' '}
          <span>{t('onlyGaps', { count: gaps.incompleteCount })}</span>
        </label>
        <label>
          <span className={visuallyHidden}>{t('searchTexts')}</span>
          <input
            type="search"
            placeholder={t('searchTexts')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      </div>
      <p className={css.quietText}>
        {gaps.totalCount === 0 ? t('noGaps') : t('gapsHint', { count: gaps.totalCount })}
      </p>
      <section className={css.scrollingTable} aria-labelledby={id} {...scrollable}>
        <table key={revision}>
          <thead>
            <tr>
              <th scope="col">{t('text')}</th>
              {LANGUAGES.map((code) => (
                <th key={code} scope="col">
                  {names.of(code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleTexts.slice(0, count).map((text, index) => {
              const owner = nameOfFindingSubject(
                draft,
                {
                  purpose: text.purpose,
                  ...(text.step !== undefined && { step: text.step }),
                  ...(text.field !== undefined && { field: text.field }),
                },
                textLanguage,
              );
              const rowLabel = `${owner}, ${t(`member.${text.kind}`)}`;
              const isOne = typeof text.text === 'string';
              return (
                <tr key={text.path} ref={index === count - INITIAL_TEXT_ROWS ? newestRow : undefined}>
                  <th scope="row">
                    <b>{owner}</b> <span>{t(`member.${text.kind}`)}</span>
                  </th>
                  {isOne ? (
                    <td colSpan={LANGUAGES.length}>
                      <textarea
                        rows={1}
                        name={`text:all:${text.path}`}
                        aria-label={`${rowLabel}: ${t('sameInAll')}`}
                        defaultValue={getLocalizedText(text.text, 'all')}
                        onInput={({ currentTarget }) => write(text, 'de', currentTarget.value)}
                      />
                    </td>
                  ) : (
                    LANGUAGES.map((code) => {
                      const value = getLocalizedText(text.text, code);
                      return (
                        <td key={code} data-gap={value === '' || undefined}>
                          <textarea
                            rows={2}
                            lang={code}
                            dir="auto"
                            name={`text:${code}:${text.path}`}
                            aria-label={`${rowLabel}: ${names.of(code)}`}
                            placeholder={t('missing')}
                            defaultValue={value}
                            onInput={({ currentTarget }) => write(text, code, currentTarget.value)}
                          />
                        </td>
                      );
                    })
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {visibleTexts.length > count && (
        <ButtonLink
          href={`${address}&tab=texts&rows=${count + INITIAL_TEXT_ROWS}`}
          onClick={(event) => {
            event.preventDefault();
            setCount(count + INITIAL_TEXT_ROWS);
          }}
        >
          {t('moreTexts', { count: visibleTexts.length - count })}
        </ButtonLink>
      )}
      <SaveWithoutScripts intent="texts" />
    </form>
  );
}

const hasGap = ({ text }: FormText) => findMissingLanguages(text).length > 0;
