import Minus from 'virtual:icon/minus';
import Plus from 'virtual:icon/plus';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { createControlProps, FieldError, type FieldHandle, useFormField } from '../field/field';
import * as fieldStyles from '../field/field.css';
import { typeIntoControl } from '../form/control';
import { type NumberTextFormat, normalizeNumber } from '../number/number-field';
import * as styles from './range-field.css';
import {
  clampToScale,
  findNearestStop,
  moveBySteps,
  RangeList,
  RangeSlider,
  type SliderScale,
  toNativeValue,
} from './range-slider';

type RangeFieldProps = SliderScale & {
  field: FieldHandle;
  label: ReactNode;
  hint?: ReactNode;
  typedMax: number;
  unit: string;
  isUnitFirst?: boolean;
  text: NumberTextFormat;
  /** Returns text such as "250.000 €", also for `aria-valuetext`. */
  formatValue: (value: number) => string;
  tickInterval: number;
  /** Allows typing values above the slider's end (CLA-05). */
  isTypingAllowed: boolean;
  isHeadline?: boolean;
  quickPicks?: readonly number[];
  inputMode?: 'numeric' | 'decimal';
};

const STEP_BUTTONS = [
  { by: -1, name: 'less', icon: Minus },
  { by: 1, name: 'more', icon: Plus },
] as const;

/** Quick presses announce only their last value. */
const STEP_ANNOUNCEMENT_DELAY_MS = 250;

/** Submits the text if typing is enabled, else the list of stops. */
export function RangeField(props: RangeFieldProps) {
  const { field, label, hint, min, max, step, typedMax, text, formatValue, tickInterval, isTypingAllowed } =
    props;
  const { unit, isUnitFirst = false } = props;
  const { t } = useTranslation('fields');
  const state = useFormField(field, label);
  const scale = { min, max, step };
  const quickPicks = (props.quickPicks ?? []).filter((pick) => pick >= min && pick <= max);
  const hydrated = useHydrated();
  const startValue = text.read(state.initial ?? '') ?? min;
  const initialValue = isTypingAllowed ? startValue : toNativeValue(startValue, scale);
  const [value, setValue] = useState(initialValue);
  const [note, setNote] = useState('');
  const [stepAnnouncement, setStepAnnouncement] = useState('');
  const typedInput = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const lastRequestedValue = useRef(initialValue);

  const showValue = (newValue: number) => {
    const requestedValue = lastRequestedValue.current;
    setValue(newValue);
    const thumb = String(toNativeValue(newValue, scale));
    if (isTypingAllowed) {
      if (slider.current) slider.current.value = thumb;
      if (typedInput.current) typeIntoControl(typedInput.current, text.write(newValue));
    } else if (slider.current) typeIntoControl(slider.current, thumb);
    lastRequestedValue.current = requestedValue;
  };

  const chooseValue = (newValue: number) => {
    lastRequestedValue.current = newValue;
    setNote('');
    setStepAnnouncement('');
    showValue(newValue);
  };

  const applyWithinBounds = (newValue: number) => {
    const clampedValue = clampToScale(newValue, min, isTypingAllowed ? typedMax : max);
    const noteKey = clampedValue > newValue ? 'range.raised' : 'range.lowered';
    showValue(clampedValue);
    setNote(
      clampedValue === newValue
        ? ''
        : t(noteKey, { typed: formatValue(newValue), value: formatValue(clampedValue) }),
    );
  };

  // Other financing changes the bounds. The last requested value returns once it is within them.
  const lastBounds = useRef(`${min} ${max}`);
  const reapplyBounds = useRef(() => {});
  reapplyBounds.current = () => applyWithinBounds(lastRequestedValue.current);
  useEffect(() => {
    if (lastBounds.current === `${min} ${max}`) return;
    lastBounds.current = `${min} ${max}`;
    reapplyBounds.current();
  }, [min, max]);

  const handleTyping = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setNote('');
    const newValue = text.read(currentTarget.value);
    if (newValue === null || newValue === value) return;
    lastRequestedValue.current = newValue;
    setValue(newValue);
    if (slider.current) slider.current.value = String(toNativeValue(newValue, scale));
  };
  const onLeave = () => {
    if (text.read(typedInput.current?.value ?? '') === lastRequestedValue.current)
      applyWithinBounds(lastRequestedValue.current);
  };
  const handleSliding = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const newValue = findNearestStop(Number(currentTarget.value), scale);
    if (newValue !== value) chooseValue(newValue);
  };
  const onChoose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => {
    lastRequestedValue.current = Number(currentTarget.value);
    setValue(lastRequestedValue.current);
    if (slider.current) slider.current.value = currentTarget.value;
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const newValue = valueAfterKey(event.key, value, scale);
    if (newValue === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chooseValue(newValue);
  };

  const beyondMaxNote = value > max ? t('range.beyond', { value: formatValue(value) }) : '';
  const shownNote = state.error === undefined ? note || beyondMaxNote : '';
  useAnnouncement(shownNote);
  useAnnouncement(stepAnnouncement, STEP_ANNOUNCEMENT_DELAY_MS);
  const unitId = `${state.id}-unit`;
  const noteId = `${state.id}-note`;
  const descriptionIds = [Boolean(hint) && state.hintId, shownNote !== '' && noteId];
  const submittedProps = createControlProps(state, descriptionIds);
  const typedUnit = (
    <span id={unitId} className={isUnitFirst ? fieldStyles.prefix : fieldStyles.suffix}>
      {unit}
    </span>
  );
  const shownUnit = <span className={isUnitFirst ? styles.unitBeforeNumber : styles.unit}>{unit}</span>;
  return (
    <div className={styles.range} data-field={state.name}>
      <label id={state.labelId} htmlFor={state.id} className={fieldStyles.label}>
        {label}
      </label>
      {hint && (
        <p id={state.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.rangeHeader}>
        {isTypingAllowed ? (
          <div className={styles.typedInput} data-invalid={state.error === undefined ? undefined : ''}>
            {isUnitFirst && typedUnit}
            <input
              key={state.key}
              ref={typedInput}
              {...submittedProps}
              type="text"
              inputMode={props.inputMode ?? 'numeric'}
              autoComplete="off"
              className={styles.number}
              defaultValue={
                state.initial === undefined ? text.write(initialValue) : normalizeNumber(state.initial, text)
              }
              aria-labelledby={`${state.labelId} ${unitId}`}
              onInput={handleTyping}
              onBlur={onLeave}
            />
            {!isUnitFirst && typedUnit}
          </div>
        ) : (
          <p
            className={joinClassNames(
              props.isHeadline ? styles.headline : styles.shownValue,
              styles.onlyWithScripts,
            )}
          >
            {isUnitFirst && shownUnit}
            <output htmlFor={state.id} aria-live="off" translate="no">
              {text.write(value)}
            </output>
            {!isUnitFirst && shownUnit}
          </p>
        )}
        {!isTypingAllowed && !hydrated && (
          <RangeList
            key={state.key}
            {...submittedProps}
            {...{ scale, formatValue }}
            initialValue={initialValue}
            onInput={onChoose}
          />
        )}
        <div className={joinClassNames(styles.steps, styles.onlyWithScripts)}>
          {STEP_BUTTONS.map(({ by, name, icon }) => (
            <button
              key={name}
              type="button"
              id={`${state.id}-${name}`}
              className={styles.step}
              aria-label={t(`range.${name}`)}
              aria-labelledby={`${state.labelId} ${state.id}-${name}`}
              aria-disabled={value === moveBySteps(value, by, scale)}
              onClick={() => {
                const newValue = moveBySteps(value, by, scale);
                chooseValue(newValue);
                setStepAnnouncement(formatValue(newValue));
              }}
            >
              <Icon of={icon} size={18} />
            </button>
          ))}
        </div>
      </div>
      <RangeSlider
        ref={slider}
        {...(isTypingAllowed || !hydrated
          ? { id: `${state.id}-slider`, form: state.formId }
          : submittedProps)}
        key={`${state.key} slider`}
        {...{ scale, value, tickInterval, formatValue, text }}
        disabled={!hydrated}
        initialValue={toNativeValue(initialValue, scale)}
        aria-labelledby={state.labelId}
        aria-valuetext={beyondMaxNote || formatValue(value)}
        onInput={handleSliding}
        onKeyDown={onKey}
      />
      {quickPicks.length > 0 && (
        <div className={joinClassNames(styles.quickPicks, styles.onlyWithScripts)}>
          {quickPicks.map((pick) => (
            <button
              key={pick}
              type="button"
              className={styles.quickPickValue}
              aria-pressed={pick === value}
              onClick={() => chooseValue(pick)}
            >
              {formatValue(pick)}
            </button>
          ))}
        </div>
      )}
      <p id={noteId} className={styles.note}>
        {shownNote}
      </p>
      <FieldError state={state} />
    </div>
  );
}

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

function valueAfterKey(key: string, value: number, scale: SliderScale): number | null {
  if (key === 'Home') return scale.min;
  if (key === 'End') return scale.max;
  const steps = STEPS.get(key);
  return steps === undefined ? null : moveBySteps(value, steps, scale);
}

export function RangeBlock({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>;
}
