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
import { type FormPartAddress, isSameSubject } from '../../form-editor/findings/path';
import { needsScripts } from '../base/needs-scripts.css';
import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { useMoveByOne } from './move-subject';
import { isSubjectWithin, listFindingsWithin } from './names';
import { SubjectInputs } from './subject-inputs';

interface RowProps {
  subject: FormPartAddress;
  name: string;
  icon?: ReactNode;
  count?: number;
  open?: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
  children?: ReactNode;
}

export function OutlineRow({ subject, name, icon, count, open, children }: RowProps) {
  const { locatedFindings, selectedPart, select, hrefOf } = useEditor();
  const t = useTexts('form-editor');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: outlineIdOf(subject) });
  const isSelected = isSameSubject(selectedPart, subject);
  const rowFindings = listFindingsWithin(locatedFindings, subject);
  const errors = rowFindings.filter(({ severity }) => severity === 'error').length;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? css.draggedRow : undefined}>
      <div className={css.outlineRow} data-selected={isSelected || undefined}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={joinClassNames(css.dragHandle, needsScripts)}
          {...attributes}
          {...listeners}
          aria-describedby="drag-how"
          aria-label={t('drag.handle', { name })}
        >
          <Icon of={GripVertical} size={16} />
        </button>
        <a
          className={css.outlineRowName}
          href={hrefOf(subject)}
          aria-current={isSelected || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open?.setOpen(!(open.isOpen && isSubjectWithin(selectedPart, subject)));
            select(subject);
          }}
        >
          {icon}
          <span>{name}</span>
        </a>
        <span className={css.outlineRowEnd}>
          {errors > 0 ? (
            <span className={css.errorMark}>
              <Icon of={CircleX} size={16} />
              <span className={visuallyHidden}>{t('errors', { count: errors })}</span>
            </span>
          ) : (
            rowFindings.length > 0 && (
              <span className={css.noteMark}>
                <Icon of={TriangleAlert} size={16} />
                <span className={visuallyHidden}>{t('notes', { count: rowFindings.length })}</span>
              </span>
            )
          )}
          {count !== undefined && (
            <span>
              <span>{count}</span>
              <span className={visuallyHidden}>{` ${t('fieldCount', { count })}`}</span>
            </span>
          )}
        </span>
      </div>
      {isSelected && <MoveButtons subject={subject} name={name} />}
      {open?.isOpen && children}
    </li>
  );
}

function MoveButtons({ subject, name }: { subject: FormPartAddress; name: string }) {
  const { address } = useEditor();
  const t = useTexts('form-editor');
  const moveByOne = useMoveByOne();
  return (
    <form
      className={css.moveButtons}
      data-moves
      method="post"
      action={address}
      aria-label={t('drag.handle', { name })}
    >
      <SubjectInputs subject={subject} />
      {(['up', 'down'] as const).map((direction) => (
        <Button
          icon={direction === 'up' ? ArrowUp : ArrowDown}
          key={direction}
          name="intent"
          value={direction}
          onClick={(event) => {
            event.preventDefault();
            moveByOne(subject, direction, `[data-moves] button[value="${direction}"]`);
          }}
        >
          {t(`move.${direction}`)}
        </Button>
      ))}
    </form>
  );
}

export const outlineIdOf = ({ purpose, step, field }: FormPartAddress) =>
  [purpose, step, field].filter((part) => part !== undefined).join(' ');
