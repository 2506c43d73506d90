// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getTexts } from '../../texts/texts';
import { TestPage } from '../testing/test-page';
import { FileInput } from './file-input';

afterEach(cleanup);

it('SIM-15: the name of a chosen file replaces the hint', () => {
  render(
    <TestPage language="de">
      <FileInput name="file" accept=".json" label="Bank" />
    </TestPage>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Bank');
  expect(screen.queryByText(getTexts('shell', 'de')('noFile'))).not.toBeNull();
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'bank.json')] });
  fireEvent.change(input);
  expect(screen.queryByText('bank.json')).not.toBeNull();
  expect(screen.queryByText(getTexts('shell', 'de')('noFile'))).toBeNull();
});
