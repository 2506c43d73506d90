import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { AnsweredForm, type AnsweredFormProps } from './answered-form';

afterEach(cleanup);

export function renderForm(form: AnsweredFormProps) {
  const { container } = render(<AnsweredForm {...form} />);
  const element = container.querySelector('form');
  if (element === null) throw new Error('There is no form.');
  const readSubmittedValues = () => Object.fromEntries(new FormData(element));
  return { user: userEvent.setup(), sent: readSubmittedValues, element };
}
