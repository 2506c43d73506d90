import ArrowDown from 'virtual:icon/arrow-down';
import ArrowUp from 'virtual:icon/arrow-up';
import CircleX from 'virtual:icon/circle-x';
import GripVertical from 'virtual:icon/grip-vertical';
import Layers from 'virtual:icon/layers';
import Plus from 'virtual:icon/plus';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { type FieldAddress, type Purpose, purposesOf, type Step } from '../../form-editor/draft/draft';
import { neighbouringPlace } from '../../form-editor/draft/fields';
import type { Subject } from '../../form-editor/findings/path';
import { QUESTIONS } from '../../form-editor/questions/questions';
import { unseen } from '../base/unseen.css';
import { usePage, useTexts } from '../live/page-context';
import { useEditing } from './editor-context';
import * as css from './form-editor.css';
import {
  findingsWithin,
  iconOf,
  isSameSubject,
  isWithin,
  nameOfField,
  nameOfPurpose,
  nameOfStep,
  nameOfSubject,
} from './names';

const idOf = ({ purpose, step, field }: Subject) =>
  [purpose, step, field].filter((part) => part !== undefined).join(' ');

function subjectIn(id: unknown): Subject {
  const [purpose = 0, step, field] = String(id).split(' ').map(Number);
  return {
    purpose,
    ...(step !== undefined && { step }),
    ...(field !== undefined && { field }),
  };
}

interface Props {
  addField: (at: FieldAddress) => void;
}

export function Outline({ addField }: Props) {
  const { draft, textLanguage, apply, select } = useEditing();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  const move = useMove();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown) => nameOfSubject(draft, subjectIn(id), textLanguage);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('drag.over', { name: nameOf(active.id), other: nameOf(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('drag.end', { name: nameOf(active.id), other: nameOf(over.id) }) : t('drag.cancel'),
    onDragCancel: () => t('drag.cancel'),
  };

  function drop({ active, over }: DragEndEvent) {
    if (over === null || active.id === over.id) return;
    if (!move(subjectIn(active.id), subjectIn(over.id))) announce(t('drag.refused'));
  }

  function addPurpose() {
    const name = t('new.purpose');
    apply({ kind: 'add_purpose', label: { [textLanguage]: name } }, t('change.added', { name }));
    select({ purpose: purposesOf(draft).length });
  }

  const purposes = purposesOf(draft);
  return (
    <section className={css.pane} aria-labelledby="outline-title">
      <div className={css.paneHead}>
        <h2 id="outline-title">{t('outline')}</h2>
        <AddButton intent="add_purpose" label={t('purpose')} onAdd={addPurpose} />
      </div>
      <p id="drag-how" className={unseen}>
        {t('drag.how')}
      </p>
      <DndContext
        id="outline"
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements,
        }}
      >
        <SortableContext
          items={purposes.map((_, purpose) => idOf({ purpose }))}
          strategy={verticalListSortingStrategy}
        >
          <ul className={css.tree}>
            {purposes.map((shown, purpose) => (
              <PurposeRow key={idOf({ purpose })} purpose={purpose} shown={shown} addField={addField} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p className={css.quiet}>
        <b>{t('portalSteps')}</b> <span>{t('portalStepsHint')}</span>
      </p>
    </section>
  );
}

function PurposeRow({ purpose, shown, addField }: Props & { purpose: number; shown: Purpose }) {
  const { textLanguage, selected, apply, select } = useEditing();
  const t = useTexts('form-editor');
  const isSelected = selected.purpose === purpose;
  const [isOpen, setOpen] = useState(isSelected);
  const count = shown.steps.reduce((sum, { fields }) => sum + fields.length, 0);

  function addStep() {
    const name = t('new.step');
    const at = { purpose, step: shown.steps.length };
    apply({ kind: 'add_step', at, title: { [textLanguage]: name } }, t('change.added', { name }));
    select(at);
  }

  return (
    <Row
      subject={{ purpose }}
      icon={<Icon of={Layers} size={16} />}
      name={nameOfPurpose(shown, textLanguage)}
      count={count}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shown.steps.map((_, step) => idOf({ purpose, step }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.branch}>
          {shown.steps.map((step, index) => (
            <StepRow
              key={idOf({ purpose, step: index })}
              at={{ purpose, step: index }}
              shown={step}
              addField={addField}
            />
          ))}
        </ul>
      </SortableContext>
      <AddButton
        intent="add_step"
        label={t('step')}
        at={{ purpose, step: shown.steps.length }}
        onAdd={addStep}
      />
    </Row>
  );
}

function StepRow({ at, shown, addField }: Props & { at: { purpose: number; step: number }; shown: Step }) {
  const { textLanguage, selected } = useEditing();
  const t = useTexts('form-editor');
  const isSelected = selected.purpose === at.purpose && selected.step === at.step;
  const [isOpen, setOpen] = useState(isSelected);
  const place = { ...at, field: shown.fields.length };
  return (
    <Row
      subject={at}
      name={nameOfStep(shown, textLanguage)}
      count={shown.fields.length}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shown.fields.map((_, field) => idOf({ ...at, field }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.branch}>
          {shown.fields.map((field, index) => (
            <Row
              key={idOf({ ...at, field: index })}
              subject={{ ...at, field: index }}
              icon={<Icon of={iconOf(field)} size={16} />}
              name={nameOfField(field, textLanguage)}
            />
          ))}
        </ul>
      </SortableContext>
      <AddButton intent="add_fields" label={t('field')} at={place} onAdd={() => addField(place)}>
        <QuestionsWithoutScripts />
      </AddButton>
    </Row>
  );
}

interface RowProps {
  subject: Subject;
  name: string;
  icon?: ReactNode;
  count?: number;
  open?: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
  children?: ReactNode;
}

function Row({ subject, name, icon, count, open, children }: RowProps) {
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
          className={css.grip}
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

function MoveButtons({ subject, name }: { subject: Subject; name: string }) {
  const { address } = useEditing();
  const t = useTexts('form-editor');
  const step = useStepBy();
  return (
    <form className={css.moves} method="post" action={address} aria-label={t('drag.handle', { name })}>
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
            step(subject, direction);
          }}
        >
          <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={16} />
          <span>{t(`move.${direction}`)}</span>
        </button>
      ))}
    </form>
  );
}

function AddButton({
  intent,
  label,
  at,
  onAdd,
  children,
}: {
  intent: string;
  label: string;
  at?: Subject;
  onAdd: () => void;
  children?: ReactNode;
}) {
  const { address } = useEditing();
  return (
    <form method="post" action={address}>
      {at && <SubjectInputs subject={at} />}
      {children}
      <button
        type="submit"
        className={css.addButton}
        name="intent"
        value={intent}
        onClick={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <Icon of={Plus} size={16} />
        <span>{label}</span>
      </button>
    </form>
  );
}

function QuestionsWithoutScripts() {
  const t = useTexts('form-editor');
  if (useHydrated()) return null;
  return (
    <select name="question" aria-label={t('ask.question')} defaultValue="text">
      {QUESTIONS.map((question) => (
        <option key={question} value={question}>
          {t(`question.${question}`)}
        </option>
      ))}
    </select>
  );
}

/** Entries of a field have a `step` of their own, its size. */
export function SubjectInputs({ subject: { purpose, step, field } }: { subject: Subject }) {
  return (
    <>
      <input type="hidden" name="at.purpose" value={purpose} />
      {step !== undefined && <input type="hidden" name="at.step" value={step} />}
      {field !== undefined && <input type="hidden" name="at.field" value={field} />}
    </>
  );
}

/** Moves one purpose, step or field to the place of another one. False if it cannot be there. */
function useMove() {
  const { draft, apply, select, scope, textLanguage } = useEditing();
  const t = useTexts('form-editor');
  return (from: Subject, to: Subject): boolean => {
    const label = t('change.moved', { name: nameOfSubject(draft, from, textLanguage) });
    if (from.step === undefined) {
      apply({ kind: 'move_purpose', purpose: from.purpose, to: to.purpose }, label);
      select({ purpose: to.purpose });
      return true;
    }
    if (from.purpose !== to.purpose || to.step === undefined) return false;
    const at = { purpose: from.purpose, step: from.step };
    if (from.field === undefined) {
      apply({ kind: 'move_step', at, to: to.step, scope }, label);
      select({ purpose: to.purpose, step: to.step });
      return true;
    }
    const place = { step: to.step, field: to.field ?? 0 };
    apply({ kind: 'move_field', at: { ...at, field: from.field }, to: place, scope }, label);
    select({ purpose: to.purpose, ...place });
    return true;
  };
}

export function useStepBy() {
  const { draft } = useEditing();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  const move = useMove();
  return (subject: Subject, direction: 'up' | 'down') => {
    const { purpose, step, field } = subject;
    const by = direction === 'up' ? -1 : 1;
    const purposes = purposesOf(draft);
    let to: Subject | null = null;
    if (step === undefined) to = purposes[purpose + by] ? { purpose: purpose + by } : null;
    else if (field === undefined)
      to = purposes[purpose]?.steps[step + by] ? { purpose, step: step + by } : null;
    else {
      const place = neighbouringPlace(draft, { purpose, step, field }, direction);
      to = place && { purpose, ...place };
    }
    if (to === null || !move(subject, to)) announce(t('move.end'));
    else announce(t(`move.${direction}`));
  };
}
