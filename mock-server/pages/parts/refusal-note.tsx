import { useTexts } from '../live/page-context';
import * as css from './notice.css';

export interface RefusedForm {
  readonly text: string;
  /** Error codes of the API; empty without any. */
  readonly codes: string;
}

export function RefusalNote({ refusedForm }: { refusedForm: RefusedForm | null }) {
  const t = useTexts('pages');
  return (
    refusedForm && (
      <p className={css.notice} data-tone="bad" role="alert" id="refused">
        <b>{t('refused')}</b> <span>{refusedForm.text}</span>{' '}
        {refusedForm.codes && <code>{refusedForm.codes}</code>}
      </p>
    )
  );
}
