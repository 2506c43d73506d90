import ChevronDown from 'virtual:icon/chevron-down';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import Clock from 'virtual:icon/clock';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { collapsible, collapsibleChevron, collapsibleSummary } from 'ui/layout/layout.css';
import { h3, noPrint } from 'ui/theme/text.css';
import { formatUploadLimits } from '~/domain/file-size';
import * as css from './documents.css';
import type { CollapsedDocumentsView, RequirementView } from './documents-view.server';
import { FileList } from './file-list';
import type { RequirementStatus } from './rules/documents-list';
import { AddFile, UploadForm } from './upload/upload-form';
import { UploadRow } from './upload/upload-rows';
import { useUploads } from './upload/uploads';
import { useUploadFocus } from './upload/use-upload-focus';

interface RequirementRowProps {
  applicationId: string;
  requirement: RequirementView;
  view: CollapsedDocumentsView;
  heading?: 'h2' | 'h3';
}

export function RequirementRow({ applicationId, requirement, view, heading = 'h3' }: RequirementRowProps) {
  const { type, name, needsDate, oldest, shownFiles: files, requirementStatus } = requirement;
  const { t, i18n } = useTranslation('documents');
  const uploads = useUploads();
  const activeUploads = (uploads?.queue ?? []).filter(
    (upload) => upload.type === type && upload.phase !== 'sent',
  );
  const ownUploads = activeUploads.filter(({ isInInbox }) => !isInInbox);
  const requirementElement = useRef<HTMLDivElement>(null);
  useUploadFocus(requirementElement, ownUploads);
  const visibleFiles = files.filter(
    (file) =>
      !activeUploads.some(({ name: fileName, failedDocumentId }) =>
        file.state === 'uploading' ? fileName === file.name : failedDocumentId === file.id,
      ),
  );
  // Keeps the focused control on the page until the list shows the sent file.
  const runningUploads = useRef<{ files: typeof files; keys: readonly string[] } | null>(null);
  if (ownUploads.length > 0) runningUploads.current = { files, keys: ownUploads.map(({ key }) => key) };
  const isSentFileUnlisted =
    ownUploads.length === 0 &&
    runningUploads.current?.files === files &&
    runningUploads.current.keys.some((key) => uploads?.sentKeys.has(key));
  const needsNoAttention =
    isSentFileUnlisted ||
    requirementStatus === 'complete' ||
    requirementStatus === 'checking' ||
    activeUploads.some(({ phase }) => phase !== 'failed' && phase !== 'refused');
  const uploadForm = view.mayUpload && (
    <UploadForm
      {...{ type, name, needsDate, oldest }}
      today={view.today}
      accept={view.accept}
      limits={t('upload.limits', formatUploadLimits(view.limits, i18n.language))}
      hasFiles={visibleFiles.length + ownUploads.length > 0}
    />
  );
  return (
    <div ref={requirementElement} id={type} className={css.requirement}>
      <RequirementDescription {...{ requirement, heading }} />
      <div className={css.files}>
        <FileList {...{ applicationId, name }} files={{ ...requirement, shownFiles: visibleFiles }}>
          {ownUploads.length > 0 &&
            ownUploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                asOfDateLimits={{ type, oldest, today: view.today }}
              />
            ))}
        </FileList>
        {uploadForm && needsNoAttention ? (
          <AddFile type={type} name={name}>
            {uploadForm}
          </AddFile>
        ) : (
          uploadForm
        )}
      </div>
    </div>
  );
}

const MARKS: Record<RequirementStatus, [IconDrawing, string]> = {
  open: [CircleDashed, css.openIcon],
  attention: [TriangleAlert, css.attentionIcon],
  checking: [Clock, css.openIcon],
  complete: [CircleCheck, css.fulfilledIcon],
};

function RequirementDescription({
  requirement,
  heading: Heading,
}: Required<Pick<RequirementRowProps, 'requirement' | 'heading'>>) {
  const { t } = useTranslation('documents');
  const { name, description, tooltip, templateUrl, requirementStatus } = requirement;
  const [mark, className] = MARKS[requirementStatus];
  return (
    <div>
      <div className={css.name}>
        <Icon of={mark} className={className} />
        <Heading className={h3}>
          <WithSpokenText spokenText={requirementStatus !== 'open' && t(`standing.${requirementStatus}`)}>
            {name}
          </WithSpokenText>
        </Heading>
      </div>
      {(description || tooltip || templateUrl) && (
        <div className={css.requirementHints}>
          {description && <p>{description}</p>}
          {tooltip && (
            <details className={collapsible}>
              <summary className={collapsibleSummary}>
                <WithSpokenText spokenText={name}>{t('more')}</WithSpokenText>
                <Icon of={ChevronDown} size={16} className={collapsibleChevron} />
              </summary>
              <p>{tooltip}</p>
            </details>
          )}
          {templateUrl && (
            <p className={noPrint}>
              <a href={templateUrl} target="_blank" rel="noopener noreferrer">
                <WithSpokenText spokenText={name}>{t('template')}</WithSpokenText>
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
