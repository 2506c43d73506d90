import FileCheck from 'virtual:icon/file-check';
import FileText from 'virtual:icon/file-text';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { metaText } from 'ui/theme/text.css';
import * as css from './file-rows.css';

export type FileRow = {
  key: string;
  name: string;
  note: ReactNode;
  isDone: boolean;
  actions: ReactNode;
};

export function FileRows({ rows, label }: { rows: readonly FileRow[]; label: string }) {
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map(({ key, name, note, isDone, actions }) => (
        <li key={key} className={css.row}>
          <Icon of={isDone ? FileCheck : FileText} className={isDone ? css.doneGlyph : css.glyph} />
          <div className={css.rowText}>
            <b className={css.name}>{name}</b>
            <p className={metaText}>{note}</p>
          </div>
          <div className={css.actions}>{actions}</div>
        </li>
      ))}
    </ul>
  );
}
