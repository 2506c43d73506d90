import Plus from 'virtual:icon/plus';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFormOf } from '~/dashboard/documents/addresses';
import * as css from '~/dashboard/documents/documents.css';
import { useTaskAnswer } from '~/dashboard/use-task-answer';
import { visuallyHidden } from '~/theme/text.css';
import { Icon } from '~/ui/layout/icon';

interface AddFileProps {
  type: string;
  name: string;
  children: ReactNode;
}

/** DOC-02 */
export function AddFile({ type, name, children }: AddFileProps) {
  const { t } = useTranslation('documents');
  const wasRefused = useTaskAnswer(uploadFormOf(type)) !== undefined;
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={fold}
      className={css.more}
      open={wasRefused || undefined}
      onChange={({ target }) => {
        if (fold.current && target instanceof HTMLInputElement && target.type === 'file')
          fold.current.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={css.foldSummary}
        onClick={() => {
          const file = fold.current?.querySelector<HTMLInputElement>('input[type=file]');
          if (!fold.current?.open) file?.click();
        }}
      >
        <Icon of={Plus} size={16} />
        <span>{t('upload.another')}</span>
        <span className={visuallyHidden}>{`, ${name}`}</span>
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  );
}
