import Check from 'virtual:icon/check';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { classNames } from 'ui/layout/layout';
import { span as spans } from 'ui/layout/layout.css';
import { controlProps, FieldError, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import { field as frame, hint as hintStyle } from '../field/field.css';
import { box, check, mark, off, onPaperOnceTicked, text, tick } from './checkbox-field.css';

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
      className={classNames(frame, consent && onPaperOnceTicked, span && spans[span])}
      data-field={state.name}
    >
      <label className={classNames(check, disabled && off)}>
        <span className={box}>
          <input
            key={state.key}
            {...controlProps(state, [Boolean(hint) && state.hintId])}
            type="checkbox"
            disabled={disabled}
            defaultChecked={state.initial === 'on'}
            className={mark}
          />
          <Icon of={Check} size={14} className={tick} />
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
