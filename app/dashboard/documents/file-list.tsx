import ChevronDown from 'virtual:icon/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/layout/icon';
import { WithSpoken } from '~/ui/layout/layout';
import * as css from './documents.css';
import type { ShownFile } from './documents-view.server';
import { FileRow } from './file-row';
import { foldFiles } from './rules/folded-files';

interface FileListProps {
  applicationId: string;
  files: readonly ShownFile[];
  name: string;
  newest: number;
  kindOf?: ((type: string) => string) | undefined;
  children?: ReactNode;
}

/** DOC-01 */
export function FileList({ applicationId, files, name, newest, kindOf, children }: FileListProps) {
  const { t } = useTranslation('documents');
  const { shown, folded } = foldFiles(files, newest);
  const row = (file: ShownFile, kind = kindOf?.(file.type)) => (
    <FileRow key={file.id} {...{ applicationId, file }} {...(kind && { kind })} />
  );
  const kinds = [...new Set(kindOf && folded.map(({ type }) => kindOf(type)))];
  return (
    <>
      {(shown.length > 0 || children) && (
        <ul className={css.fileRows}>
          {shown.map((file) => row(file))}
          {children}
        </ul>
      )}
      {folded.length > 0 && (
        <Fold title={t('older', { count: folded.length })} of={name}>
          {kinds.length > 1 ? (
            kinds.map((kind) => {
              const own = folded.filter(({ type }) => kindOf?.(type) === kind);
              return (
                <Fold key={kind} title={`${kind} (${own.length})`}>
                  <ul className={css.fileRows}>{own.map((file) => row(file, ''))}</ul>
                </Fold>
              );
            })
          ) : (
            <ul className={css.fileRows}>{folded.map((file) => row(file))}</ul>
          )}
        </Fold>
      )}
    </>
  );
}

function Fold({ title, of, children }: { title: string; of?: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary className={css.foldSummary}>
        <WithSpoken more={of}>{title}</WithSpoken>
        <Icon of={ChevronDown} size={16} className={css.foldChevron} />
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  );
}
