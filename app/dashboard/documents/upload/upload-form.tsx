import { useState } from 'react';
import { UPLOAD, uploadFormOf } from '~/dashboard/documents/addresses';
import * as css from '~/dashboard/documents/documents.css';
import type { DocumentsView, ShownRequirement } from '~/dashboard/documents/documents-view.server';
import { readAsOfDate } from '~/dashboard/documents/rules/document-age';
import { useTaskAnswer } from '~/dashboard/use-task-answer';
import { INTENT } from '~/forms/intents';
import { useMessage } from '~/i18n/use-message';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { FORM_KEY, useFormKey } from '~/ui/fields/form-key';
import { AsOfDateField } from './as-of-date-field';
import { DropZone } from './drop-zone';
import { useUploads } from './uploads';

type UploadFormProps = Pick<ShownRequirement, 'type' | 'name' | 'needsDate' | 'oldest'> &
  Pick<DocumentsView, 'today' | 'accept'> & { hasFiles: boolean };

/** Sends documents of one type: by a form, or with scripts a zone to drop, choose or photograph; locked until a needed as-of date is given (DOC-05). */
export function UploadForm({ type, name, needsDate, oldest, today, accept, hasFiles }: UploadFormProps) {
  const hydrated = useHydrated();
  const uploads = useUploads();
  const message = useMessage();
  // The answer to sending it without scripts.
  const { initialValue: sent, error } = useTaskAnswer(uploadFormOf(type))?.result ?? {};
  const formKey = useFormKey(sent?.[FORM_KEY]);
  const [asOfDate, setAsOfDate] = useState(String(sent?.asOfDate ?? ''));

  const asOf = readAsOfDate(asOfDate, { type, isRequired: needsDate, today });
  const locked = hydrated && !asOf.ok;
  const send = (files: readonly File[]) => {
    if (!locked && asOf.ok && files.length > 0) uploads?.add(type, files, asOf.date ?? '');
  };
  const answeredAt = (place: 'file' | 'asOfDate') => error?.[place]?.map(message).join(' ') ?? null;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={css.uploadForm}
      noValidate
      onSubmit={(event) => {
        // Enter in the date field: with scripts a file goes as soon as it is chosen.
        if (hydrated) event.preventDefault();
      }}
    >
      <input type="hidden" name={INTENT} value={UPLOAD} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name={FORM_KEY} value={formKey} />
      {needsDate && (
        <AsOfDateField
          {...{ name, oldest, today }}
          value={asOfDate}
          onChange={setAsOfDate}
          problem={asOf.ok || asOfDate === '' ? null : asOf.problem}
          answered={answeredAt('asOfDate')}
        />
      )}
      <DropZone {...{ name, accept, locked, hasFiles }} error={answeredAt('file')} onFiles={send} />
    </form>
  );
}
