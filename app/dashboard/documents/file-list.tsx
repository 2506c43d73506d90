import ChevronDown from 'virtual:icon/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { collapsible, collapsibleChevron, collapsibleSummary } from 'ui/layout/layout.css';
import { ExpandLink, ListPager, ListPosition } from '~/dashboard/list-links';
import { addListQuery } from '~/dashboard/rules/tabs';

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
  const { shownFiles, olderFiles } = files;
  const olderId = `older-${files.list}`;
  const row = (file: FileView, kind = kindOf?.(file.type)) => (
    <FileRow key={file.id} {...{ applicationId, taskPath, file }} {...(kind && { typeLabel: kind })} />
  );
  const isPaged = (olderFiles?.pages.last ?? 1) > 1;
  const kinds = isPaged ? [] : [...new Set(kindOf && olderFiles?.files.map(({ type }) => kindOf(type)))];
  return (
    <>
      {(shownFiles.length > 0 || children) && (
        <ul className={css.fileRows}>
          {shownFiles.map((file) => row(file))}
          {children}
        </ul>
      )}
      {files.collapsed > 0 && (
        <ExpandLink list={files.list} isExpanded={olderFiles !== null}>
          <WithSpokenText spokenText={name}>{t('older', { count: files.collapsed })}</WithSpokenText>
        </ExpandLink>
      )}
      {olderFiles !== null && (
        <div className={css.collapsibleContent}>
          <ListPosition pages={olderFiles.pages} list={olderId} />
          {kinds.length > 1 ? (
            kinds.map((kind) => {
              const ownFiles = olderFiles.files.filter(({ type }) => kindOf?.(type) === kind);
              return (
                <details key={kind} className={collapsible}>
                  <summary className={collapsibleSummary}>
                    <span>{`${kind} (${ownFiles.length})`}</span>
                    <Icon of={ChevronDown} size={16} className={collapsibleChevron} />
                  </summary>
                  <ul className={`${css.fileRows} ${css.collapsibleContent}`}>
                    {ownFiles.map((file) => row(file, ''))}
                  </ul>
                </details>
              );
            })
          ) : (
            <ul className={css.fileRows}>{olderFiles.files.map((file) => row(file))}</ul>
          )}
          <ListPager
            pages={olderFiles.pages}
            list={olderId}
            pagePath={(page) => addListQuery('', { expanded: files.list, page })}
          />
        </div>
      )}
    </>
  );
}
