import { useTexts } from '../live/page-context';
import { documentField } from '../parts/document-field.css';
import * as css from './form-editor.css';

export function JsonForm({ address, text, rows }: { address: string; text: string; rows: number }) {
  const t = useTexts('form-editor');
  return (
    <form method="post" action={address} className={css.jsonForm}>
      <textarea
        name="document"
        className={documentField}
        aria-label={t('document')}
        rows={rows}
        defaultValue={text}
        required
        spellCheck={false}
      />
      <div>
        <button type="submit" className={css.smallButton} name="intent" value="document">
          {t('start.check')}
        </button>
      </div>
    </form>
  );
}
