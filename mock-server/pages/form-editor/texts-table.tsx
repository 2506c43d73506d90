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
  const newest = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (count > rows) newest.current?.querySelector('textarea')?.focus();
  }, [count, rows]);
  // Sorts only once: filling a gap must not reorder the rows.
  const [gapsAtFirst] = useState(
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
  const wanted = query.trim().toLowerCase();
  const shown = texts
    .filter(({ path }) => !onlyGaps || gapsAtFirst.has(path))
    .filter(({ text }) => wanted === '' || JSON.stringify(text).toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(gapsAtFirst.has(other.path)) - Number(gapsAtFirst.has(one.path)));

  function write(of: FormText, code: (typeof LANGUAGES)[number], value: string) {
    const text = setLocalizedText(of.text, typeof of.text === 'string' ? 'all' : code, value);
    const document = setFormText(draft, of, text);
    apply({ kind: 'replace', document }, t('change.text'), `${of.path} ${code}`);
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
            <span>{t('textsDone', { done: gaps.texts - gaps.missing[code], count: gaps.texts })}</span>
            <progress max={gaps.texts} value={gaps.texts - gaps.missing[code]} aria-label={names.of(code)} />
          </li>
        ))}
      </ul>
      <div className={joinClassNames(css.buttonRow, needsScripts)}>
        <label>
          <input type="checkbox" checked={onlyGaps} onChange={() => setOnlyGaps(!onlyGaps)} />{' '}
          <span>{t('onlyGaps', { count: gaps.incomplete })}</span>
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
      <p className={css.quietText}>{gaps.total === 0 ? t('noGaps') : t('gapsHint', { count: gaps.total })}</p>
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
            {shown.slice(0, count).map((text, index) => {
              const owner = nameOfFindingSubject(
                draft,
                {
                  purpose: text.purpose,
                  ...(text.step !== undefined && { step: text.step }),
                  ...(text.field !== undefined && { field: text.field }),
                },
                textLanguage,
              );
              const what = `${owner}, ${t(`member.${text.kind}`)}`;
              const isOne = typeof text.text === 'string';
              return (
                <tr key={text.path} ref={index === count - INITIAL_TEXT_ROWS ? newest : undefined}>
                  <th scope="row">
                    <b>{owner}</b> <span>{t(`member.${text.kind}`)}</span>
                  </th>
                  {isOne ? (
                    <td colSpan={LANGUAGES.length}>
                      <textarea
                        rows={1}
                        name={`text:all:${text.path}`}
                        aria-label={`${what}: ${t('sameInAll')}`}
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
                            aria-label={`${what}: ${names.of(code)}`}
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
      {shown.length > count && (
        <ButtonLink
          href={`${address}&tab=texts&rows=${count + INITIAL_TEXT_ROWS}`}
          onClick={(event) => {
            event.preventDefault();
            setCount(count + INITIAL_TEXT_ROWS);
          }}
        >
          {t('moreTexts', { count: shown.length - count })}
        </ButtonLink>
      )}
      <SaveWithoutScripts intent="texts" />
    </form>
  );
}

const hasGap = ({ text }: FormText) => findMissingLanguages(text).length > 0;
