import { useState } from 'react';
import { useTexts } from '../live/page-context';
import { button } from './button.css';
import * as css from './file-input.css';

interface Props {
  name: string;
  accept: string;
  label: string;
  id?: string;
  describedBy?: string;
  isRequired?: boolean;
}

/** A native file input would use the browser's language. */
export function FileInput({ name, accept, label, id, describedBy, isRequired }: Props) {
  const t = useTexts('shell');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <span className={css.file}>
      <input
        type="file"
        id={id}
        name={name}
        accept={accept}
        required={isRequired}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0]?.name ?? null)}
      />
      <span className={button} data-look="outline" aria-hidden="true">
        <span>{t('chooseFile')}</span>
      </span>
      <span className={css.name} aria-hidden="true">
        {chosen ?? t('noFile')}
      </span>
    </span>
  );
}
