import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '~/theme/text.css';
import { Icon } from '~/ui/layout/icon';
import * as css from './documents.css';
import type { DocumentsView, ShownRequirement } from './documents-view.server';
import { FileRow } from './file-row';
import { UploadForm } from './upload/upload-form';
import { UploadRow } from './upload/upload-rows';
import { useUploads } from './upload/uploads';

interface RequirementRowProps {
  applicationId: string;
  requirement: ShownRequirement;
  view: DocumentsView;
}

/** One kind of document that is asked for: what it is, what is there, and the way to add to it (DOC-01). */
export function RequirementRow({ applicationId, requirement, view }: RequirementRowProps) {
  const { type, name, needsDate, oldest, files } = requirement;
  const own = (useUploads()?.queue ?? []).filter((upload) => upload.type === type);
  // A file that is being sent from here, or failed to be, has a row of its own.
  const shown = files.filter(
    (file) =>
      !own.some(({ name: sent, leftId }) =>
        file.state === 'uploading' ? sent === file.name : leftId === file.id,
      ),
  );
  return (
    <div id={type} className={css.requirement}>
      <About requirement={requirement} />
      <div className={css.files}>
        {shown.length + own.length > 0 && (
          <ul className={css.fileRows}>
            {shown.map((file) => (
              <FileRow key={file.id} {...{ applicationId, file }} />
            ))}
            {own.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </ul>
        )}
        {view.mayUpload && (
          <UploadForm
            {...{ type, name, needsDate, oldest }}
            today={view.today}
            accept={view.accept}
            hasFiles={shown.length + own.length > 0}
          />
        )}
      </div>
    </div>
  );
}

function About({ requirement }: { requirement: ShownRequirement }) {
  const { t } = useTranslation('documents');
  const { name, description, tooltip, templateUrl, isFulfilled } = requirement;
  return (
    <div>
      <div className={css.name}>
        <Icon
          of={isFulfilled ? CircleCheck : CircleDashed}
          className={isFulfilled ? css.fulfilled : css.open}
        />
        <h3>
          {name}
          {isFulfilled && <span className={visuallyHidden}>, {t('fulfilled')}</span>}
        </h3>
      </div>
      {(description || tooltip || templateUrl) && (
        <div className={css.about}>
          {description && <p>{description}</p>}
          {tooltip && (
            <details>
              <summary>
                {t('more')}
                <span className={visuallyHidden}>, {name}</span>
              </summary>
              <p>{tooltip}</p>
            </details>
          )}
          {templateUrl && (
            <p>
              <a href={templateUrl} target="_blank" rel="noopener noreferrer">
                {t('template')}
                <span className={visuallyHidden}>, {name}</span>
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
