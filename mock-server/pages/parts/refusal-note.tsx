import { useTexts } from '../live/page-context';
import * as css from './notice.css';

export interface RefusedForm {
  readonly text: string;
  /** Error codes of the API; empty without any. */
  readonly codes: string;
}

export function RefusalNote({ refused }: { refused: RefusedForm | null }) {
  const t = useTexts('pages');
  return (
    refused && (
      <p className={css.notice} data-tone="bad" role="alert" id="refused">
        <b>{t('refused')}</b> <span>{refused.text}</span> {refused.codes && <code>{refused.codes}</code>}
      </p>
    )
  );
}
