import ArrowDown from 'virtual:icon/arrow-down';
import ArrowUp from 'virtual:icon/arrow-up';
import CircleX from 'virtual:icon/circle-x';
import GripVertical from 'virtual:icon/grip-vertical';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import type { FindingSubject } from '../../form-editor/findings/path';
import { needsScripts } from '../base/needs-scripts.css';
import { unseen } from '../base/unseen.css';
import { useTexts } from '../live/page-context';
import { useEditing } from './editor-context';
import * as css from './form-editor.css';
import { useStepBy } from './move-subject';
import { findingsWithin, isSameSubject, isWithin } from './names';
import { SubjectInputs } from './subject-inputs';

interface RowProps {
  subject: FindingSubject;
  name: string;
  icon?: ReactNode;
  count?: number;
  open?: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
  children?: ReactNode;
}

export function Row({ subject, name, icon, count, open, children }: RowProps) {
  const { located, selected, select, hrefOf } = useEditing();
  const t = useTexts('form-editor');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: idOf(subject) });
  const isSelected = isSameSubject(selected, subject);
  const found = findingsWithin(located, subject);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? css.dragged : undefined}>
      <div className={css.row} data-selected={isSelected || undefined}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={joinClassNames(css.grip, needsScripts)}
          {...attributes}
          {...listeners}
          aria-describedby="drag-how"
          aria-label={t('drag.handle', { name })}
        >
          <Icon of={GripVertical} size={16} />
        </button>
        <a
          className={css.rowName}
          href={hrefOf(subject)}
          aria-current={isSelected || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open?.setOpen(!(open.isOpen && isWithin(selected, subject)));
            select(subject);
          }}
        >
          {icon}
          <span>{name}</span>
        </a>
        <span className={css.rowEnd}>
          {errors > 0 ? (
            <span className={css.bad}>
              <Icon of={CircleX} size={16} />
              <span className={unseen}>{t('errors', { count: errors })}</span>
            </span>
          ) : (
            found.length > 0 && (
              <span className={css.warn}>
                <Icon of={TriangleAlert} size={16} />
                <span className={unseen}>{t('notes', { count: found.length })}</span>
              </span>
            )
          )}
          {count !== undefined && (
            <span>
              <span>{count}</span>
              <span className={unseen}>{` ${t('fieldCount', { count })}`}</span>
            </span>
          )}
        </span>
      </div>
      {isSelected && <MoveButtons subject={subject} name={name} />}
      {open?.isOpen && children}
    </li>
  );
}

function MoveButtons({ subject, name }: { subject: FindingSubject; name: string }) {
  const { address } = useEditing();
  const t = useTexts('form-editor');
  const step = useStepBy();
  return (
    <form
      className={css.moves}
      data-moves
      method="post"
      action={address}
      aria-label={t('drag.handle', { name })}
    >
      <SubjectInputs subject={subject} />
      {(['up', 'down'] as const).map((direction) => (
        <button
          type="submit"
          key={direction}
          className={css.smallButton}
          name="intent"
          value={direction}
          onClick={(event) => {
            event.preventDefault();
            step(subject, direction, `[data-moves] button[value="${direction}"]`);
          }}
        >
          <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={16} />
          <span>{t(`move.${direction}`)}</span>
        </button>
      ))}
    </form>
  );
}

export const idOf = ({ purpose, step, field }: FindingSubject) =>
  [purpose, step, field].filter((part) => part !== undefined).join(' ');
