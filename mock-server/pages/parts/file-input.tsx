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
  isInvalid?: boolean;
  /** False refuses the file and empties the field. @param replace puts another file into the field */
  onChoose?: (file: File | null, replace: (newFile: File | null) => void) => boolean;
}

/** A native file input would use the browser's language. */
export function FileInput({ name, accept, label, id, describedBy, isRequired, isInvalid, onChoose }: Props) {
  const t = useTexts('shell');
  const [fileName, setChosen] = useState<string | null>(null);

  function choose(input: HTMLInputElement) {
    const file = input.files?.[0] ?? null;
    const isAccepted = onChoose?.(file, (newFile) => replace(input, newFile)) ?? true;
    if (!isAccepted) input.value = '';
    setChosen(isAccepted ? (file?.name ?? null) : null);
  }

  function replace(input: HTMLInputElement, newFile: File | null) {
    if (newFile === null) {
      input.value = '';
      setChosen(null);
      return;
    }
    const files = new DataTransfer();
    files.items.add(newFile);
    input.files = files.files;
    setChosen(newFile.name);
  }

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
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
      <span className={button} data-look="outline" aria-hidden="true">
        <span>{t('chooseFile')}</span>
      </span>
      <span className={css.name} aria-hidden="true">
        {fileName ?? t('noFile')}
      </span>
    </span>
  );
}
