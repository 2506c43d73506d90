import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { useField } from '@conform-to/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { cellSpans } from 'ui/layout/layout.css';
import { readSuggestion, useMessage } from '~/i18n/use-message';
import { typeIntoControl } from '../form/control';
import { useSubmitState } from '../form/form-contexts';
import * as styles from './field.css';
import { suggestion as style } from './field.css';

function SpellingButton({ id, errorId, suggestion }: { id: string; errorId: string; suggestion: string }) {
  const { t } = useTranslation('fields');
  if (!useHydrated()) return null;
  return (
    <Button
      size="s"
      aria-describedby={errorId}
      className={style}
      onClick={() => {
        const control = document.getElementById(id);
        if (!(control instanceof HTMLInputElement)) return;
        typeIntoControl(control, suggestion);
        control.focus();
      }}
    >
      {t('useSuggestion')}
    </Button>
  );
}

/** Conform's field metadata as a prop would not re-render the child. */
export type FieldHandle = { name: string; formId: string };

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  span?: keyof typeof cellSpans | undefined;
};

export type ControlWidth = keyof typeof styles.controlWidth;

export function useFormField(handle: FieldHandle, label?: ReactNode) {
  const [meta] = useField<string>(handle.name, { formId: handle.formId });
  const message = useMessage();
  const submitState = useSubmitState();
  const firstError = meta.errors?.[0];
  const error = firstError === undefined ? undefined : message(firstError, label);
  const initial = typeof meta.initialValue === 'string' ? meta.initialValue : undefined;

  // The error summary announces errors after a submit; a field validated alone announces its own.
  const announcedError = useRef(error);
  useEffect(() => {
    if (error === announcedError.current) return;
    announcedError.current = error;
    if (submitState?.readLastCheckedField() !== meta.name || error === undefined) return;
    const announceError = () => announce(error);
    const focused = document.activeElement;
    if (focused?.getAttribute('name') !== meta.name) return announceError();
    // Errors about a half-typed value are no help, so wait for the blur.
    focused.addEventListener('blur', announceError, { once: true });
    return () => focused.removeEventListener('blur', announceError);
  }, [error, submitState, meta.name]);

  return {
    key: meta.key,
    id: meta.id,
    name: meta.name,
    formId: meta.formId,
    labelId: `${meta.id}-label`,
    hintId: meta.descriptionId,
    errorId: meta.errorId,
    error,
    suggestion: firstError && readSuggestion(firstError),
    initial,
  };
}

export type FormFieldState = ReturnType<typeof useFormField>;

export function createControlProps(state: FormFieldState, describedBy: (string | false | undefined)[] = []) {
  const ids = [state.error !== undefined && state.errorId, ...describedBy].filter(Boolean);
  return {
    id: state.id,
    name: state.name,
    form: state.formId,
    'aria-invalid': state.error !== undefined || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

export const createRadioProps = (
  { id, name, formId, initial }: FormFieldState,
  value: string,
  index: number,
) => ({
  type: 'radio',
  id: index === 0 ? id : `${id}-${value.replace(/\s/g, '_')}`,
  name,
  form: formId,
  value,
  defaultChecked: initial === value,
});

function OptionalMark() {
  const { t } = useTranslation('fields');
  return <span className={styles.optionalMark}>{` ${t('optional')}`}</span>;
}

export function FieldError({ state }: { state: Pick<FormFieldState, 'error' | 'errorId'> }) {
  if (state.error === undefined) return null;
  return (
    <p id={state.errorId} className={styles.error}>
      <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
      <span>{state.error}</span>
    </p>
  );
}

type FieldProps = FieldTexts & {
  state: FormFieldState;
  action?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

export function Field({ state, label, hint, optional, span, action, aside, children }: FieldProps) {
  return (
    <div className={joinClassNames(styles.field, span && cellSpans[span])} data-field={state.name}>
      <div className={styles.labelRow}>
        <label id={state.labelId} htmlFor={state.id} className={styles.label}>
          <span>{label}</span>
          {optional && <OptionalMark />}
        </label>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {hint && (
        <p id={state.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {(state.error !== undefined || aside) && (
        <div className={styles.belowControl}>
          <FieldError state={state} />
          {aside}
        </div>
      )}
      {state.suggestion && <SpellingButton {...state} suggestion={state.suggestion} />}
    </div>
  );
}

type FieldGroupProps = Omit<FieldProps, 'action' | 'aside'>;

export function FieldGroup({ state, label, hint, optional, span, children }: FieldGroupProps) {
  return (
    <fieldset
      className={joinClassNames(styles.field, span && cellSpans[span])}
      data-field={state.name}
      aria-describedby={
        [hint && state.hintId, state.error !== undefined && state.errorId].filter(Boolean).join(' ') ||
        undefined
      }
    >
      <legend className={styles.legend}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p id={state.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError state={state} />
    </fieldset>
  );
}

export function labelsOf<Name extends string>(names: readonly Name[], label: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
}

export const createLabelledField =
  <Name extends string>(fields: Record<Name, FieldHandle>, labels: Record<Name, string>) =>
  (name: Name) => ({ field: fields[name], label: labels[name] });

export type LabelledField<Name extends string> = ReturnType<typeof createLabelledField<Name>>;
