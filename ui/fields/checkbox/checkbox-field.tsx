import Check from 'virtual:icon/check';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { cellSpans } from 'ui/layout/layout.css';
import {
  createControlProps,
  FieldError,
  type FieldHandle,
  type FieldTexts,
  useFormField,
} from '../field/field';
import { field as frame, hint as hintStyle } from '../field/field.css';
import {
  checkboxFrame,
  checkboxRow,
  checkMark,
  disabledCheckbox,
  printedOnlyIfTicked,
  text,
  tickIcon,
} from './checkbox-field.css';

type CheckboxFieldProps = {
  field: FieldHandle;
  label: ReactNode;
  hint?: ReactNode;
  span?: FieldTexts['span'];
  disabled?: boolean;
  consent?: boolean;
};

export function CheckboxField({ field, label, hint, span, disabled, consent }: CheckboxFieldProps) {
  const state = useFormField(field, label);
  return (
    <div
      className={joinClassNames(frame, consent && printedOnlyIfTicked, span && cellSpans[span])}
      data-field={state.name}
    >
      <label className={joinClassNames(checkboxRow, disabled && disabledCheckbox)}>
        <span className={checkboxFrame}>
          <input
            key={state.key}
            {...createControlProps(state, [Boolean(hint) && state.hintId])}
            type="checkbox"
            data-consent={consent || undefined}
            disabled={disabled}
            defaultChecked={state.initial === 'on'}
            className={checkMark}
          />
          <Icon of={Check} size={14} className={tickIcon} />
        </span>
        <span className={text}>{label}</span>
      </label>
      {hint && (
        <p id={state.hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError state={state} />
    </div>
  );
}
