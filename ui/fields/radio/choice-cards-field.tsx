import ChevronDown from 'virtual:icon/chevron-down';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from 'ui/layout/icon';
import {
  createRadioProps,
  FieldGroup,
  type FieldHandle,
  type FieldTexts,
  type FormFieldState,
  useFormField,
} from '../field/field';
import * as styles from './choice-cards-field.css';
import { optionHint, radioDot } from './choice-cards-field.css';

type Choice = {
  value: string;
  title: string;
  text?: string;
  icon?: IconProps['of'];
};

type ChoiceCardsFieldProps = FieldTexts & {
  field: FieldHandle;
  choices: readonly Choice[];
  /** Collapsed until one of them is selected. */
  moreChoices?: { label: string; choices: readonly Choice[] } | undefined;
};

export function ChoiceCardsField({ field, choices, moreChoices, ...texts }: ChoiceCardsFieldProps) {
  const state = useFormField(field, texts.label);
  return (
    <FieldGroup state={state} {...texts}>
      <div key={state.key}>
        <Cards {...{ state, choices }} firstPosition={0} />
        {moreChoices && (
          <details
            className={styles.moreChoices}
            open={moreChoices.choices.some(({ value }) => value === state.initial)}
          >
            <summary className={styles.moreChoicesLabel}>
              <span>{moreChoices.label}</span>
              <Icon of={ChevronDown} size={16} className={styles.chevron} />
            </summary>
            <Cards state={state} choices={moreChoices.choices} firstPosition={choices.length} />
          </details>
        )}
      </div>
    </FieldGroup>
  );
}

type CardsProps = {
  state: FormFieldState;
  choices: readonly Choice[];
  firstPosition: number;
};

function Cards({ state, choices, firstPosition }: CardsProps) {
  return (
    <div className={styles.cards}>
      {choices.map(({ value, title, text, icon }, index) => {
        const radio = createRadioProps(state, value, firstPosition + index);
        const { id } = radio;
        return (
          <label
            key={value}
            className={styles.card}
            data-invalid={state.error === undefined ? undefined : ''}
          >
            {icon && <Icon of={icon} className={styles.icon} />}
            <b id={`${id}-title`} className={styles.title}>
              {title}
            </b>
            {text && (
              <span id={`${id}-text`} className={styles.text}>
                {text}
              </span>
            )}
            <input
              {...radio}
              aria-labelledby={`${id}-title`}
              aria-describedby={text && `${id}-text`}
              className={styles.dot}
            />
          </label>
        );
      })}
    </div>
  );
}

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode };

type RadioGroupFieldProps = FieldTexts & {
  field: FieldHandle;
  options: readonly RadioOption[];
  appearance?: 'list' | 'inline' | 'chips';
};

const APPEARANCES = {
  list: { group: styles.list, option: styles.option },
  inline: { group: styles.row, option: styles.option },
  chips: { group: styles.chips, option: styles.chip },
};

export function RadioGroupField({ field, options, appearance = 'list', ...texts }: RadioGroupFieldProps) {
  const state = useFormField(field, texts.label);
  return (
    <FieldGroup state={state} {...texts}>
      <div key={state.key} className={APPEARANCES[appearance].group}>
        {options.map((option, index) => {
          const radio = createRadioProps(state, option.value, index);
          const hintId = `${radio.id}-hint`;
          return (
            <label key={option.value} className={APPEARANCES[appearance].option}>
              <input
                {...radio}
                aria-describedby={option.hint ? hintId : undefined}
                data-invalid={state.error === undefined ? undefined : ''}
                className={radioDot}
              />
              <span>{option.label}</span>
              {option.hint && (
                <span id={hintId} className={optionHint}>
                  {option.hint}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
