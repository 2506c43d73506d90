import ChevronDown from 'virtual:icon/chevron-down';
import Circle from 'virtual:icon/circle';
import CircleCheck from 'virtual:icon/circle-check';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import * as css from './task-list.css';

export type TaskRow = {
  id: string;
  title: string;
  lines: readonly ReactNode[];
  action?: ReactNode;
};

export type TaskListProps = {
  rows: readonly TaskRow[];
  doneItems: { summary: string; items: readonly string[] } | null;
};

export function TaskList({ rows, doneItems }: TaskListProps) {
  return (
    <>
      {rows.length > 0 && (
        <ol>
          {rows.map(({ id, title, lines, action }, position) => {
            const state = position === 0 ? 'next' : 'later';
            return (
              <li key={id} className={css.rows[state]}>
                <Icon of={Circle} size={24} className={css.taskMarks[state]} />
                <div>
                  <h3>{title}</h3>
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and a task's lines change together
                    <p key={index} className={css.detailLine}>
                      {line}
                    </p>
                  ))}
                </div>
                {action && <div className={css.action}>{action}</div>}
              </li>
            );
          })}
        </ol>
      )}
      {doneItems && (
        <details className={css.doneRow}>
          <summary className={css.summary}>
            <Icon of={CircleCheck} size={24} className={css.doneMark} />
            <span>{doneItems.summary}</span>
            <Icon of={ChevronDown} size={18} className={css.chevron} />
          </summary>
          <ul className={css.doneList}>
            {doneItems.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
