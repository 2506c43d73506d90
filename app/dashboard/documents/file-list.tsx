import ChevronDown from 'virtual:icon/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { foldable, foldChevron, foldSummary } from 'ui/layout/layout.css';
import { UnfoldLink } from '~/dashboard/unfold-link';

import * as css from './documents.css';
import type { FilesView, FileView } from './documents-view.server';
import { FileRow, useTaskPath } from './file-row';

interface FileListProps {
  applicationId: string;
  files: FilesView;
  name: string;
  kindOf?: ((type: string) => string) | undefined;
  children?: ReactNode;
}

export function FileList({ applicationId, files, name, kindOf, children }: FileListProps) {
  const { t } = useTranslation('documents');
  const taskPath = useTaskPath(applicationId);
  const { shown, older } = files;
  const row = (file: FileView, kind = kindOf?.(file.type)) => (
    <FileRow key={file.id} {...{ applicationId, taskPath, file }} {...(kind && { kind })} />
  );
  const kinds = [...new Set(kindOf && older?.map(({ type }) => kindOf(type)))];
  return (
    <>
      {(shown.length > 0 || children) && (
        <ul className={css.fileRows}>
          {shown.map((file) => row(file))}
          {children}
        </ul>
      )}
      {files.folded > 0 && (
        <UnfoldLink list={files.list} isUnfolded={older !== null}>
          <WithSpokenText more={name}>{t('older', { count: files.folded })}</WithSpokenText>
        </UnfoldLink>
      )}
      {older !== null && (
        <div className={css.foldedContent}>
          {kinds.length > 1 ? (
            kinds.map((kind) => {
              const own = older.filter(({ type }) => kindOf?.(type) === kind);
              return (
                <details key={kind} className={foldable}>
                  <summary className={foldSummary}>
                    <span>{`${kind} (${own.length})`}</span>
                    <Icon of={ChevronDown} size={16} className={foldChevron} />
                  </summary>
                  <ul className={`${css.fileRows} ${css.foldedContent}`}>
                    {own.map((file) => row(file, ''))}
                  </ul>
                </details>
              );
            })
          ) : (
            <ul className={css.fileRows}>{older.map((file) => row(file))}</ul>
          )}
        </div>
      )}
    </>
  );
}
