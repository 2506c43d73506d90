import CircleAlert from 'virtual:icon/circle-exclamation-point';
import { useField } from '@conform-to/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionIn, useMessage } from '~/i18n/use-message';
import { classNames } from '~/ui/layout/class-names';
import { span as spans } from '~/ui/layout/form-grid.css';
import { Icon } from '~/ui/layout/icon';
import * as styles from './field.css';
import { useFormConduct } from './form-context';
import { SpellingButton } from './spelling-button';

/** A field of a conform form: only its name and form are used, as metadata handed down does not make a child render again. */
export type FieldHandle = { name: string; formId: string };

/** Props of every field. `hint` says why or in which format; `optional` adds "(optional)", required fields say nothing. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** How much of a line it takes; of a field that stands in a `formGrid`. */
  span?: keyof typeof spans | undefined;
};

/** How wide a control is beside a label that may be longer: what is typed decides. */
export type ControlWidth = keyof typeof styles.controlWidth;

/** One field's live state: ids, the translated error, which names the label where the answer is missing, the value to start with. Must be inside a `PortalForm`. */
export function useFormField(handle: FieldHandle, label?: ReactNode) {
  const [meta] = useField<string>(handle.name, { formId: handle.formId });
  const message = useMessage();
  const conduct = useFormConduct();
  const first = meta.errors?.[0];
  const error = first === undefined ? undefined : message(first, label);
  const initial = typeof meta.initialValue === 'string' ? meta.initialValue : undefined;

  // On a submit the summary speaks for all fields; a field that was checked alone speaks for itself.
  const earlier = useRef(error);
  useEffect(() => {
    if (error === earlier.current) return;
    earlier.current = error;
    if (conduct?.checkedAlone() === meta.name) conduct.announce(error ?? '');
  }, [error, conduct, meta.name]);

  return {
    /** Changes when conform resets or updates the field: the native control must be made anew. */
    key: meta.key,
    id: meta.id,
    name: meta.name,
    formId: meta.formId,
    labelId: `${meta.id}-label`,
    hintId: meta.descriptionId,
    errorId: meta.errorId,
    error,
    /** An accepted spelling that the error offers (D-86). */
    suggestion: first && suggestionIn(first),
    initial,
  };
}

export type FormFieldState = ReturnType<typeof useFormField>;

/** Attributes of the native control: identity, validity and the texts that describe it (ids; falsy ones are left out). */
export function controlProps(state: FormFieldState, describedBy: (string | false | undefined)[] = []) {
  const ids = [state.error !== undefined && state.errorId, ...describedBy].filter(Boolean);
  return {
    id: state.id,
    name: state.name,
    form: state.formId,
    'aria-invalid': state.error !== undefined || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** Attributes of a radio in a group. The first one carries the field's own id, so that an error's link leads to the group. */
export const radioProps = ({ id, name, formId, initial }: FormFieldState, value: string, index: number) => ({
  type: 'radio',
  id: index === 0 ? id : `${id}-${value}`,
  name,
  form: formId,
  value,
  defaultChecked: initial === value,
});

function OptionalMark() {
  const { t } = useTranslation('fields');
  return <span className={styles.optionalMark}>{` ${t('optional')}`}</span>;
}

/** The error under a control: icon and one sentence that says what to do. */
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
  /** A link or button at the right of the label. */
  action?: ReactNode;
  /** Stands right under the control, beside the error: a counter. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of a field, top to bottom: label, hint, control, then error at the left and counter at the right. */
export function Field({ state, label, hint, optional, span, action, aside, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, span && spans[span])} data-field={state.name}>
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
        <div className={styles.under}>
          <FieldError state={state} />
          {aside}
        </div>
      )}
      {state.suggestion && <SpellingButton {...state} suggestion={state.suggestion} />}
    </div>
  );
}

type FieldGroupProps = Omit<FieldProps, 'action' | 'aside'>;

/** The same frame for a group of radios: a fieldset, the question as its legend. */
export function FieldGroup({ state, label, hint, optional, span, children }: FieldGroupProps) {
  return (
    <fieldset
      className={classNames(styles.field, span && spans[span])}
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
