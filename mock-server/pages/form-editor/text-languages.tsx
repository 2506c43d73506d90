import { LANGUAGES } from 'contracts/api/enumerations';
import type { LocalizedText } from '../../form-editor/field/localized';
import { findMissingLanguages } from '../../rules/own-form/missing-languages';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { segment, segments } from '../parts/segments.css';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';

export function TextLanguages({ texts }: { texts: readonly LocalizedText[] }) {
  const { textLanguage, setTextLanguage, selectedPart, hrefOf } = useEditor();
  const { language } = usePage();
  const t = useTexts('form-editor');
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <nav className={segments} aria-label={t('textLanguage')}>
      {LANGUAGES.map((code) => {
        const gaps = texts.filter((text) => findMissingLanguages(text).includes(code)).length;
        return (
          <a
            key={code}
            className={segment}
            href={`${hrefOf(selectedPart)}&text=${code}`}
            aria-current={code === textLanguage || undefined}
            onClick={(event) => {
              event.preventDefault();
              setTextLanguage(code);
            }}
          >
            <span>{code}</span>
            <span className={visuallyHidden}>{names.of(code)}</span>
            {gaps > 0 && (
              <span className={css.countPill}>
                <span>{gaps}</span>
                <span className={visuallyHidden}>{` ${t('gapCount', { count: gaps })}`}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
