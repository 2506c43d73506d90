import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
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
        <Button name="intent" value="document">
          {t('start.check')}
        </Button>
      </div>
    </form>
  );
}
