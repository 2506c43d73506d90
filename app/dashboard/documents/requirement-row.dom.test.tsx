// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { describe, expect, it, vi } from 'vitest';
import type { CollapsedDocumentsView, RequirementView } from './documents-view.server';
import { RequirementRow } from './requirement-row';
import { UploadsProvider } from './upload/uploads';

vi.mock('./upload/send-file', () => ({
  sendFile: () => ({ result: new Promise(() => {}), cancel: () => {} }),
}));

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function show(needsDate: boolean) {
  const requirement: RequirementView = {
    type: 'debt_ledger',
    name: 'Bankenspiegel',
    description: null,
    tooltip: null,
    templateUrl: null,
    needsDate,
    oldest: null,
    requirementStatus: 'open',
    list: 'debt_ledger',
    shownFiles: [],
    collapsed: 0,
    olderFiles: null,
  };
  const view: CollapsedDocumentsView = {
    today: '2026-11-19',
    required: [requirement],
    optional: [],
    others: { list: 'others', shownFiles: [], collapsed: 0, olderFiles: null },
    scans: [],
    fulfilledCount: 0,
    types: [],
    archive: { files: 0, bytes: 0 },
    mayUpload: true,
    isChanging: false,
    limits: { kinds: ['application/pdf'], maxBytes: 1000 },
    accept: '.pdf',
    baseYear: null,
    baseYears: [],
    yearBoundFiles: 0,
    hasLoanContract: false,
  };
  const element = (
    <GermanTexts>
      <UploadsProvider applicationId="a1" limits={view.limits}>
        <RequirementRow applicationId="a1" {...{ requirement, view }} />
        <input aria-label="elsewhere" />
      </UploadsProvider>
    </GermanTexts>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  const field = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no field for a file.');
    return input;
  };
  return { user: userEvent.setup(), field };
}

const questions = () => screen.getAllByRole('textbox').filter(({ name }: Partial<HTMLInputElement>) => name);

describe('DOC-02 DOC-05 focus after a file is chosen', () => {
  it('moves to the date field of the first of several files', async () => {
    const { user, field } = show(true);
    field().focus();
    await user.upload(field(), [pdf('a.pdf'), pdf('b.pdf')]);
    await expect.poll(questions).toHaveLength(2);
    expect(document.activeElement).toBe(questions()[0]);
  });

  it('moves to the control that chooses a further file if no date is required', async () => {
    const { user, field } = show(false);
    field().focus();
    await user.upload(field(), pdf('a.pdf'));
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('the focus stays in the field in which the user types while a file is dropped', async () => {
    const { field } = show(true);
    const elsewhere = screen.getByLabelText('elsewhere');
    elsewhere.focus();
    const zone = field().parentElement;
    if (zone !== null) fireEvent.drop(zone, { dataTransfer: { items: [], files: [pdf('a.pdf')] } });
    await expect.poll(questions).toHaveLength(1);
    expect(document.activeElement).toBe(elsewhere);
  });
});
