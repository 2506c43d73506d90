import Plus from 'virtual:icon/plus';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { FORM_KEY_FIELD, useFormKey } from 'ui/fields/form/form-contexts';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { collapsibleSummary, onlyWithoutScripts } from 'ui/layout/layout.css';
import * as css from '~/dashboard/documents/documents.css';
import type { CollapsedDocumentsView, RequirementView } from '~/dashboard/documents/documents-view.server';
import { UPLOAD_INTENT, uploadFormIdOf } from '~/dashboard/documents/urls';
import { useTaskActionData } from '~/dashboard/task-form';
import { INTENT_FIELD } from '~/forms/intents';
import { useMessage } from '~/i18n/use-message';
import { AsOfDateField } from './as-of-date';
import { DropZone } from './drop-zone';
import { useUploads } from './uploads';

type UploadFormProps = Pick<RequirementView, 'type' | 'name' | 'needsDate' | 'oldest'> &
  Pick<CollapsedDocumentsView, 'today' | 'accept'> & {
    limits: string;
    hasFiles: boolean;
  };

export function UploadForm({
  type,
  name,
  needsDate,
  oldest,
  today,
  accept,
  limits,
  hasFiles,
}: UploadFormProps) {
  const { t } = useTranslation('documents');
  const hydrated = useHydrated();
  const uploads = useUploads();
  const message = useMessage();
  const { initialValue: submittedValues, error } = useTaskActionData(uploadFormIdOf(type))?.result ?? {};
  const formKey = useFormKey(submittedValues?.[FORM_KEY_FIELD]);
  const errorAt = (fieldName: 'file' | 'asOfDate') => error?.[fieldName]?.map(message).join(' ') ?? null;
  const dateError = errorAt('asOfDate');
  return (
    <form method="post" encType="multipart/form-data" className={css.uploadForm} noValidate>
      <input type="hidden" name={INTENT_FIELD} value={UPLOAD_INTENT} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      {needsDate && !hydrated && (
        <div className={dateError === null ? onlyWithoutScripts : undefined}>
          <AsOfDateField
            {...{ name, oldest, today }}
            label={t('asOfDate')}
            value={String(submittedValues?.asOfDate ?? '')}
            problem={null}
            error={dateError}
          />
        </div>
      )}
      <DropZone
        {...{ name, accept, limits, hasFiles }}
        error={errorAt('file') ?? (hydrated ? dateError : null)}
        onFiles={(files) => uploads?.add(type, files, needsDate)}
      />
    </form>
  );
}

interface AddFileProps {
  type: string;
  name: string;
  children: ReactNode;
}

export function AddFile({ type, name, children }: AddFileProps) {
  const { t } = useTranslation('documents');
  const wasRefused = useTaskActionData(uploadFormIdOf(type)) !== undefined;
  const detailsElement = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={detailsElement}
      className={css.addFile}
      open={wasRefused || undefined}
      onChange={({ target }) => {
        if (detailsElement.current && target instanceof HTMLInputElement && target.type === 'file')
          detailsElement.current.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={collapsibleSummary}
        onClick={() => {
          const file = detailsElement.current?.querySelector<HTMLInputElement>('input[type=file]');
          if (!detailsElement.current?.open) file?.click();
        }}
      >
        <Icon of={Plus} size={16} />
        <WithSpokenText spokenText={name}>{t('upload.another')}</WithSpokenText>
      </summary>
      <div className={css.collapsibleContent}>{children}</div>
    </details>
  );
}
