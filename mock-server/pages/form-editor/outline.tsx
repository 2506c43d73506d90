import Layers from 'virtual:icon/layers';
import Plus from 'virtual:icon/plus';
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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { type FieldAddress, listPurposes, type Purpose, type Step } from '../../form-editor/draft/draft';
import type { FindingSubject } from '../../form-editor/findings/path';
import { QUESTIONS } from '../../form-editor/questions/questions';
import { withoutScripts } from '../base/needs-scripts.css';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { useMoveTo } from './move-subject';
import { iconOf, nameOfField, nameOfFindingSubject, nameOfPurpose, nameOfStep } from './names';
import { OutlineRow, outlineIdOf } from './outline-row';
import { SubjectInputs } from './subject-inputs';

interface Props {
  addField: (at: FieldAddress) => void;
}

export function FormOutline({ addField }: Props) {
  const { draft, textLanguage, apply, select, focusAfter } = useEditor();
  const { announce } = usePage();
  const t = useTexts('form-editor');
  const move = useMoveTo();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown) => nameOfFindingSubject(draft, subjectIn(id), textLanguage);
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
    select({ purpose: listPurposes(draft).length });
    focusAfter('[name^="label."]');
  }

  const purposes = listPurposes(draft);
  return (
    <section className={css.pane} data-outline aria-labelledby="outline-title">
      <div className={css.paneHead}>
        <h2 id="outline-title">{t('outline')}</h2>
        <AddButton intent="add_purpose" label={t('purpose')} onAdd={addPurpose} />
      </div>
      <p id="drag-how" className={visuallyHidden}>
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
          items={purposes.map((_, purpose) => outlineIdOf({ purpose }))}
          strategy={verticalListSortingStrategy}
        >
          <ul className={css.outlineTree}>
            {purposes.map((shown, purpose) => (
              <PurposeRow
                key={outlineIdOf({ purpose })}
                purpose={purpose}
                shown={shown}
                addField={addField}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p className={css.quietText}>
        <b>{t('portalSteps')}</b> <span>{t('portalStepsHint')}</span>
      </p>
    </section>
  );
}

function PurposeRow({ purpose, shown, addField }: Props & { purpose: number; shown: Purpose }) {
  const { textLanguage, selected, apply, select, focusAfter } = useEditor();
  const t = useTexts('form-editor');
  const isSelected = selected.purpose === purpose;
  const [isOpen, setOpen] = useState(isSelected);
  const count = shown.steps.reduce((sum, { fields }) => sum + fields.length, 0);

  function addStep() {
    const name = t('new.step');
    const at = { purpose, step: shown.steps.length };
    apply({ kind: 'add_step', at, title: { [textLanguage]: name } }, t('change.added', { name }));
    select(at);
    focusAfter('[name^="title."]');
  }

  return (
    <OutlineRow
      subject={{ purpose }}
      icon={<Icon of={Layers} size={16} />}
      name={nameOfPurpose(shown, textLanguage)}
      count={count}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shown.steps.map((_, step) => outlineIdOf({ purpose, step }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.outlineBranch}>
          {shown.steps.map((step, index) => (
            <StepRow
              key={outlineIdOf({ purpose, step: index })}
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
    </OutlineRow>
  );
}

function StepRow({ at, shown, addField }: Props & { at: { purpose: number; step: number }; shown: Step }) {
  const { textLanguage, selected } = useEditor();
  const t = useTexts('form-editor');
  const isSelected = selected.purpose === at.purpose && selected.step === at.step;
  const [isOpen, setOpen] = useState(isSelected);
  const place = { ...at, field: shown.fields.length };
  return (
    <OutlineRow
      subject={at}
      name={nameOfStep(shown, textLanguage)}
      count={shown.fields.length}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shown.fields.map((_, field) => outlineIdOf({ ...at, field }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.outlineBranch}>
          {shown.fields.map((field, index) => (
            <OutlineRow
              key={outlineIdOf({ ...at, field: index })}
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
    </OutlineRow>
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
  at?: FindingSubject;
  onAdd: () => void;
  children?: ReactNode;
}) {
  const { address } = useEditor();
  return (
    <form method="post" action={address}>
      {at && <SubjectInputs subject={at} />}
      {children}
      <Button
        look="plain"
        icon={Plus}
        name="intent"
        value={intent}
        onClick={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        {label}
      </Button>
    </form>
  );
}

function QuestionsWithoutScripts() {
  const t = useTexts('form-editor');
  if (useHydrated()) return null;
  return (
    <select
      name="question"
      className={joinClassNames(css.select, withoutScripts)}
      aria-label={t('ask.question')}
      defaultValue="text"
    >
      {QUESTIONS.map((question) => (
        <option key={question} value={question}>
          {t(`question.${question}`)}
        </option>
      ))}
    </select>
  );
}

function subjectIn(id: unknown): FindingSubject {
  const [purpose = 0, step, field] = String(id).split(' ').map(Number);
  return {
    purpose,
    ...(step !== undefined && { step }),
    ...(field !== undefined && { field }),
  };
}
