import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../base/visually-hidden.css';
import { quietText } from './card.css';
import { EntryProblem } from './entry-problem';
import { field, inputWithProblem } from './field.css';
import { useRefusedForm } from './page-forms';

interface Props extends ComponentPropsWithoutRef<'input'> {
  action: string;
  name: string;
  label: string;
  variant?: 'plain' | 'quiet' | 'visuallyHidden';
  children?: ReactNode;
}

const LABEL_CLASSES = { plain: undefined, quiet: quietText, visuallyHidden } as const;

export function ActionInput({ action, label, variant = 'plain', defaultValue, children, ...input }: Props) {
  const refusedForm = useRefusedForm(action);
  const problem = refusedForm?.problems[input.name];
  const id = useId();
  return (
    <div className={inputWithProblem}>
      <label>
        <span className={LABEL_CLASSES[variant]}>{label}</span>
        <input
          {...input}
          className={field}
          autoComplete="off"
          defaultValue={refusedForm?.values[input.name] ?? defaultValue}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && id}
        />
        {children}
      </label>
      <EntryProblem id={id} text={problem} />
    </div>
  );
}
