import { Icon, type IconProps } from '~/ui/layout/icon';
import * as styles from './choice-cards-field.css';
import { FieldGroup, type FieldHandle, type FieldTexts, radioProps, useFormField } from './field';

export type Choice = {
  value: string;
  title: string;
  /** One line on what it is for. */
  text?: string;
  icon?: IconProps['of'];
};

type ChoiceCardsFieldProps = FieldTexts & {
  field: FieldHandle;
  choices: readonly Choice[];
};

/** One of a few weighty answers, each a card; the whole card is the target. Below 768 px one under the other. */
export function ChoiceCardsField({ field, choices, ...texts }: ChoiceCardsFieldProps) {
  const state = useFormField(field);
  return (
    <FieldGroup state={state} {...texts}>
      <div key={state.key} className={styles.cards}>
        {choices.map(({ value, title, text, icon }, index) => {
          const radio = radioProps(state, value, index);
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
    </FieldGroup>
  );
}
