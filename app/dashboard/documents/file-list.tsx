import ChevronDown from 'virtual:icon/chevron-down';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { WithSpoken } from 'ui/layout/layout';
import { withOlder } from './addresses';
import * as css from './documents.css';
import type { ShownFile, ShownFiles } from './documents-view.server';
import { FileRow } from './file-row';

interface FileListProps {
  applicationId: string;
  files: ShownFiles;
  name: string;
  kindOf?: ((type: string) => string) | undefined;
  children?: ReactNode;
}

/** DOC-01 */
export function FileList({ applicationId, files, name, kindOf, children }: FileListProps) {
  const { shown, older } = files;
  const row = (file: ShownFile, kind = kindOf?.(file.type)) => (
    <FileRow key={file.id} {...{ applicationId, file }} {...(kind && { kind })} />
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
      {files.folded > 0 && <OlderLink files={files} name={name} />}
      {older !== null && (
        <div className={css.folded}>
          {kinds.length > 1 ? (
            kinds.map((kind) => {
              const own = older.filter(({ type }) => kindOf?.(type) === kind);
              return (
                <details key={kind} className={css.fold}>
                  <summary className={css.foldSummary}>
                    <span>{`${kind} (${own.length})`}</span>
                    <Icon of={ChevronDown} size={16} className={css.foldChevron} />
                  </summary>
                  <ul className={`${css.fileRows} ${css.folded}`}>{own.map((file) => row(file, ''))}</ul>
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

/** Older files are loaded only when the customer asks for them. */
function OlderLink({ files: { list, folded, older }, name }: { files: ShownFiles; name: string }) {
  const { t } = useTranslation('documents');
  return (
    <Link
      to={withOlder('', older === null ? list : null) || '.'}
      className={css.foldSummary}
      aria-expanded={older !== null}
      preventScrollReset
      replace
    >
      <WithSpoken more={name}>{t('older', { count: folded })}</WithSpoken>
      <Icon of={ChevronDown} size={16} className={css.foldChevron} />
    </Link>
  );
}
