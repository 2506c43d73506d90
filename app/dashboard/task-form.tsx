import ArrowLeft from 'virtual:icon/arrow-left';
import ChevronDown from 'virtual:icon/chevron-down';
import { parseWithZod } from '@conform-to/zod/v4';
import { useActionData } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { useHydrated } from 'ui/feedback/use-hydrated';
import type { FieldHandle } from 'ui/fields/field/field';
import { PortalForm } from 'ui/fields/form/form';
import { useTypedForm } from 'ui/fields/form/form-contexts';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { usePortalForm } from 'ui/fields/form/use-portal-form';
import { Button, ButtonLink } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { formGrid, onlyWithoutScripts, onlyWithScripts } from 'ui/layout/layout.css';
import type { Overlay } from 'ui/overlays/with-overlay';
import { z } from 'zod';
import { type FormValues, findPartWithErrors, readFormValues } from '~/domain/form-values';
import { hasSecondaryIntent, INTENT_FIELD, NOTE_INTENT, type TaskActionData } from '~/forms/intents';
import { useMessage } from '~/i18n/use-message';
import * as css from './application-page.css';

export const createEmptySchema = () => z.object({});

interface TaskFormOptions {
  values?: Readonly<Record<string, string | undefined>>;
  startsEmpty?: boolean;
  /** Called instead of sending the valid form. */
  onValid?: () => void;
}

/** The form gets only results of its own submits. */
export function useTaskForm<Name extends string>(
  id: string,
  schemaFor: (typed: FormValues) => z.ZodType,
  { values, startsEmpty = false, onValid }: TaskFormOptions = {},
) {
  const actionData = useTaskActionData(id);
  const [form, fields] = usePortalForm<Record<string, string | undefined>, unknown>({
    id,
    lastResult: actionData?.result,
    defaultValue: { ...values },
    startsEmpty,
    onValidate: ({ formData }) => {
      const isSecondary = hasSecondaryIntent(formData) && formData.get(INTENT_FIELD) !== id;
      const schema = isSecondary ? createEmptySchema() : schemaFor(readFormValues(formData));
      return parseWithZod(formData, { schema });
    },
    onSubmit: (event, { formData }) => {
      if (onValid === undefined || hasSecondaryIntent(formData)) return;
      event.preventDefault();
      onValid();
    },
  });
  const typed = Object.entries(form.value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    form,
    // Safe cast: conform creates fields on access.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: Object.fromEntries(typed) as FormValues,
  };
}

export function useTaskActionData<ActionData extends TaskActionData = TaskActionData>(
  form: string,
): ActionData | undefined {
  const actionData = useActionData<ActionData>();
  return actionData?.form === form ? actionData : undefined;
}

/** Restored entries keep the version that the user saw, so a later change is a conflict. */
export function useSeenVersion(form: string, name: string, currentVersion: string): string {
  const restoredForm = useTypedForm();
  const actionData = useTaskActionData(form);
  const seenVersion = restoredForm?.form === form && !actionData ? restoredForm.values[name] : undefined;
  return seenVersion || currentVersion;
}

export function ActionErrors({ shownForms }: { shownForms: readonly (string | null | undefined)[] }) {
  const actionData = useActionData<TaskActionData>();
  const message = useMessage();
  if (actionData?.result.status !== 'error' || shownForms.includes(actionData.form)) return null;
  const texts = Object.values(actionData.result.error ?? {}).flatMap((errors) => errors ?? []);
  const [first, ...otherTexts] = texts.map((text) => message(text));
  if (first === undefined) return null;
  return (
    <Notice tone="danger" role="alert" title={first}>
      {otherTexts.length > 0 && otherTexts.join(' ')}
    </Notice>
  );
}

export function ConfirmationForm({ id, children }: { id: string; children: ReactNode }) {
  const { form } = useTaskForm(id, createEmptySchema);
  return (
    <PortalForm form={form} labels={{}}>
      {children}
    </PortalForm>
  );
}

export type PartNumber = 1 | 2;

interface PartsState {
  readonly shownPart: PartNumber | null;
  readonly hasSeenSecond: boolean;
  readonly actionData: TaskActionData | undefined;
  readonly entry: string;
}

/** Without JavaScript, all parts are on one page. */
export type FormParts = PartsState & { readonly form: string; show: (part: PartNumber) => void };

const startAt = (part: PartNumber, entry: string): PartsState => ({
  shownPart: part,
  hasSeenSecond: part === 2,
  actionData: undefined,
  entry,
});

/** @param firstPart field names; null for a form without parts */
export function useFormParts(
  form: string,
  firstPart: readonly string[] | null,
  { entry, first }: { entry: string; first: PartNumber } = { entry: '', first: 1 },
): FormParts | null {
  const actionData = useTaskActionData(form);
  const fieldsWithErrors = Object.keys(actionData?.result.error ?? {});
  const [state, setState] = useState(() => startAt(first, entry));
  const hasNewErrors = actionData !== state.actionData && fieldsWithErrors.length > 0;
  const stateWithErrors = {
    shownPart: findPartWithErrors(fieldsWithErrors, firstPart ?? []),
    hasSeenSecond: true,
    actionData,
    entry,
  };
  const currentState = state.entry === entry ? state : startAt(first, entry);
  const parts = firstPart && hasNewErrors ? stateWithErrors : currentState;
  if (parts !== state) setState(parts);
  const show = (shownPart: PartNumber) =>
    setState(({ hasSeenSecond, ...otherState }) => ({
      ...otherState,
      shownPart,
      hasSeenSecond: hasSeenSecond || shownPart === 2,
    }));
  return firstPart ? { ...parts, form, show } : null;
}

interface FormPartProps {
  parts: FormParts | null;
  partNumber: PartNumber;
  title: string;
  isNumbered?: boolean;
  children: ReactNode;
}

export function FormPart({ parts, partNumber, title, isNumbered = true, children }: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const hydrated = useHydrated();
  const restoredForm = useTypedForm();
  const element = useRef<HTMLFieldSetElement>(null);
  const isOther = parts !== null && parts.shownPart !== null && parts.shownPart !== partNumber;
  const isHidden = hydrated && isOther;
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden && isNumbered) element.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden, isNumbered]);
  return (
    <fieldset
      ref={element}
      tabIndex={-1}
      data-part={partNumber}
      hidden={isHidden}
      // conform would report fields as missing that the user has not seen.
      disabled={isHidden && partNumber === 2 && !parts?.hasSeenSecond && restoredForm?.form !== parts?.form}
      className={
        isOther ? css.partWithoutScripts : parts?.shownPart === partNumber ? css.formPart : css.secondPart
      }
    >
      <legend className={css.partTitle}>
        {parts !== null && isNumbered && (
          <span className={css.partNumber}>{t('task.part', { number: partNumber })}</span>
        )}
        <span>{title}</span>
      </legend>
      <div className={formGrid}>{children}</div>
    </fieldset>
  );
}

export function BackToFirstPart({ parts, children }: { parts: FormParts | null; children: ReactNode }) {
  if (parts?.shownPart !== 2) return null;
  return (
    <div data-part="back" className={css.backToFirstPart}>
      <Button variant="ghost" size="s" icon={ArrowLeft} onClick={() => parts.show(1)}>
        {children}
      </Button>
    </div>
  );
}

interface CollapsibleFieldsProps {
  collapsedText: ReactNode;
  /** Label of the opening button beside the text. Without a label, the text opens the fields. */
  change?: string;
  /** Opens the fields initially, for example if they have unusual values. */
  isOpen: boolean;
  hasErrors: boolean;
  children: ReactNode;
}

export function CollapsibleFields({
  collapsedText,
  change,
  isOpen,
  hasErrors,
  children,
}: CollapsibleFieldsProps) {
  const [state, setState] = useState({ isShown: isOpen || hasErrors, hasErrors });
  // Correcting an error must not hide the field that the user edits.
  if (state.hasErrors !== hasErrors) setState({ isShown: state.isShown || hasErrors, hasErrors });
  return (
    <details
      className={change ? css.collapsibleRow : css.collapsible}
      open={state.isShown}
      onToggle={({ currentTarget: { open } }) =>
        setState((previousState) => ({ ...previousState, isShown: open }))
      }
    >
      <summary className={change ? css.collapsibleRowSummary : css.collapsibleSummary}>
        <span>{collapsedText}</span>
        {change ? (
          <span className={css.collapsibleAction}>{change}</span>
        ) : (
          <Icon of={ChevronDown} size={16} />
        )}
      </summary>
      <div className={`${formGrid} ${css.collapsibleBody}`}>{children}</div>
    </details>
  );
}

interface ShownTask {
  kind: string;
  title: string;
  form: string | null;
}

/** For forms whose first question matters more than their title. */
export const FIRST_FIELD_SELECTOR = 'input:not([type="hidden"]), select, textarea';

interface TaskBody extends Pick<Overlay, 'children' | 'initialFocus'> {
  title?: string;
  submit?: {
    label: string;
    pending?: string;
    isDestructive?: boolean;
    /** Label of the button that keeps the entry in the session. */
    note?: string;
    parts?: { parts: FormParts | null; next: string };
  };
  footer?: ReactNode;
  closeTo?: string;
}

export interface TaskOverlay extends Overlay {
  form: string | null;
  submitLabel: (save: string) => ReactNode;
  isFirstPart: boolean;
  note: string | null;
}

export function KeepAsNoteButton({
  form,
  isFirstPart,
  size = 'm',
  children,
}: {
  form: string;
  isFirstPart: boolean;
  size?: 'm' | 'l';
  children: ReactNode;
}) {
  return (
    <div className={isFirstPart ? onlyWithoutScripts : undefined}>
      <SubmitButton
        {...{ form, size }}
        variant="outline"
        name={INTENT_FIELD}
        value={NOTE_INTENT}
        formNoValidate
      >
        {children}
      </SubmitButton>
    </div>
  );
}

type TaskBodies<Task extends ShownTask> = {
  [Kind in Task['kind']]: (task: Extract<Task, { kind: Kind }>) => TaskBody;
};

/** D-68. Keeps the open task even if the user may no longer do it. */
function useKeptTask<Task extends ShownTask>(loadedTask: Task | null): [Task | null, boolean] {
  const actionData = useActionData<TaskActionData>();
  const [last, setLastTask] = useState(loadedTask);
  if (loadedTask !== null && loadedTask !== last) setLastTask(loadedTask);
  if (loadedTask !== null) return [loadedTask, false];
  const wasRefused = actionData?.result.status === 'error' && last !== null && actionData.form === last.form;
  return wasRefused ? [last, true] : [null, false];
}

export function useTaskOverlay<Task extends ShownTask>(
  loadedTask: Task | null,
  tab: string,
  bodies: TaskBodies<Task>,
): TaskOverlay | null {
  const { t } = useTranslation('dashboard');
  const [task, isOver] = useKeptTask(loadedTask);
  if (task === null) return null;
  // Safe cast: the table has one body per kind.
  const show = bodies[task.kind as Task['kind']] as (task: Task) => TaskBody;
  const { submit, footer, closeTo = tab, title = task.title, ...body } = show(task);
  const isFirstPart = submit?.parts?.parts?.shownPart === 1;
  const submitLabel = (save: string) => {
    if (!isFirstPart) return save;
    return (
      <>
        <span className={onlyWithScripts}>{submit?.parts?.next}</span>
        <span className={onlyWithoutScripts}>{save}</span>
      </>
    );
  };
  const cancel = (
    <ButtonLink to={closeTo} preventScrollReset>
      {t('task.cancel')}
    </ButtonLink>
  );
  const button = submit && task.form !== null && !isOver && (
    <SubmitButton
      form={task.form}
      {...(submit.isDestructive && { variant: 'danger' as const })}
      pendingLabel={submit.pending ?? t('task.saving')}
    >
      {submitLabel(submit.label)}
    </SubmitButton>
  );
  return {
    ...body,
    form: task.form,
    submitLabel,
    isFirstPart,
    note: submit?.note ?? null,
    title,
    closeTo,
    footer:
      footer ??
      (submit && task.form !== null && (
        <>
          {cancel}
          {button && submit.note && (
            <KeepAsNoteButton form={task.form} isFirstPart={isFirstPart}>
              {submit.note}
            </KeepAsNoteButton>
          )}
          {button}
        </>
      )),
  };
}
