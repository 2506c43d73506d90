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
import type { FormPartAddress } from '../../form-editor/findings/path';
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
  addField: (fieldAddress: FieldAddress) => void;
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
      <div className={css.paneHeader}>
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
            {purposes.map((formPurpose, purpose) => (
              <PurposeRow
                key={outlineIdOf({ purpose })}
                purpose={purpose}
                shownPurpose={formPurpose}
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

function PurposeRow({ purpose, shownPurpose, addField }: Props & { purpose: number; shownPurpose: Purpose }) {
  const { textLanguage, selectedPart, apply, select, focusAfter } = useEditor();
  const t = useTexts('form-editor');
  const isSelected = selectedPart.purpose === purpose;
  const [isOpen, setOpen] = useState(isSelected);
  const count = shownPurpose.steps.reduce((sum, { fields }) => sum + fields.length, 0);

  function addStep() {
    const name = t('new.step');
    const stepAddress = { purpose, step: shownPurpose.steps.length };
    apply(
      { kind: 'add_step', address: stepAddress, title: { [textLanguage]: name } },
      t('change.added', { name }),
    );
    select(stepAddress);
    focusAfter('[name^="title."]');
  }

  return (
    <OutlineRow
      subject={{ purpose }}
      icon={<Icon of={Layers} size={16} />}
      name={nameOfPurpose(shownPurpose, textLanguage)}
      count={count}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shownPurpose.steps.map((_, step) => outlineIdOf({ purpose, step }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.outlineBranch}>
          {shownPurpose.steps.map((step, index) => (
            <StepRow
              key={outlineIdOf({ purpose, step: index })}
              stepAddress={{ purpose, step: index }}
              shownStep={step}
              addField={addField}
            />
          ))}
        </ul>
      </SortableContext>
      <AddButton
        intent="add_step"
        label={t('step')}
        subject={{ purpose, step: shownPurpose.steps.length }}
        onAdd={addStep}
      />
    </OutlineRow>
  );
}

function StepRow({
  stepAddress,
  shownStep,
  addField,
}: Props & { stepAddress: { purpose: number; step: number }; shownStep: Step }) {
  const { textLanguage, selectedPart } = useEditor();
  const t = useTexts('form-editor');
  const isSelected = selectedPart.purpose === stepAddress.purpose && selectedPart.step === stepAddress.step;
  const [isOpen, setOpen] = useState(isSelected);
  const place = { ...stepAddress, field: shownStep.fields.length };
  return (
    <OutlineRow
      subject={stepAddress}
      name={nameOfStep(shownStep, textLanguage)}
      count={shownStep.fields.length}
      open={{ isOpen: isOpen || isSelected, setOpen }}
    >
      <SortableContext
        items={shownStep.fields.map((_, field) => outlineIdOf({ ...stepAddress, field }))}
        strategy={verticalListSortingStrategy}
      >
        <ul className={css.outlineBranch}>
          {shownStep.fields.map((field, index) => (
            <OutlineRow
              key={outlineIdOf({ ...stepAddress, field: index })}
              subject={{ ...stepAddress, field: index }}
              icon={<Icon of={iconOf(field)} size={16} />}
              name={nameOfField(field, textLanguage)}
            />
          ))}
        </ul>
      </SortableContext>
      <AddButton intent="add_fields" label={t('field')} subject={place} onAdd={() => addField(place)}>
        <QuestionsWithoutScripts />
      </AddButton>
    </OutlineRow>
  );
}

function AddButton({
  intent,
  label,
  subject,
  onAdd,
  children,
}: {
  intent: string;
  label: string;
  subject?: FormPartAddress;
  onAdd: () => void;
  children?: ReactNode;
}) {
  const { address } = useEditor();
  return (
    <form method="post" action={address}>
      {subject && <SubjectInputs subject={subject} />}
      {children}
      <Button
        variant="plain"
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

function subjectIn(id: unknown): FormPartAddress {
  const [purpose = 0, step, field] = String(id).split(' ').map(Number);
  return {
    purpose,
    ...(step !== undefined && { step }),
    ...(field !== undefined && { field }),
  };
}
