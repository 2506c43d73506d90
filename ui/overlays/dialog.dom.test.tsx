// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog';

const closed = vi.fn();
afterEach(() => closed.mockReset());

function Page({ initialFocus = '' }: Pick<DialogProps, 'initialFocus'>) {
  const [step, setStep] = useState<string | null>(null);
  const close = () => {
    closed();
    setStep(null);
  };
  return (
    <GermanTexts>
      <button type="button" onClick={() => setStep('Adresse')}>
        Ändern
      </button>
      <Dialog
        open={step !== null}
        onClose={close}
        title={step ?? ''}
        initialFocus={initialFocus}
        footer={<button type="button">Speichern</button>}
      >
        <input aria-label="Straße" defaultValue="Hafen 1" />
        <button type="button" onClick={() => setStep('Bestätigung')}>
          Weiter
        </button>
      </Dialog>
    </GermanTexts>
  );
}

async function opened(props: Pick<DialogProps, 'initialFocus'> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  return {
    user,
    dialog: screen.getByRole('dialog', { name: 'Adresse' }),
    street: screen.getByRole('textbox'),
  };
}

const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));
const readFocusedLabel = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it.each([
  ['title', '', 'Adresse'],
  ['named field', 'input', 'Straße'],
  ['title if the named field is missing', 'select', 'Adresse'],
])(
  'Dialog moves the focus to its %s and returns the focus to the control that opened the dialog',
  async (_, initialFocus, first) => {
    const { dialog } = await opened({ initialFocus });
    expect([readFocusedLabel(), dialog.matches('dialog[open]')]).toEqual([first, true]);
    pressEscape(dialog);
    expect([closed.mock.calls.length, screen.queryByRole('dialog'), readFocusedLabel()]).toEqual([
      1,
      null,
      'Ändern',
    ]);
  },
);

it('Dialog moves the focus to the title of its next step', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect([screen.queryByRole('dialog', { name: 'Bestätigung' }) !== null, readFocusedLabel()]).toEqual([
    true,
    'Bestätigung',
  ]);
});

it('Dialog labels the scrollable content with the title of the dialog, because the content can receive focus', async () => {
  const { dialog } = await opened();
  const body = within(dialog).getByRole('group', { name: 'Adresse' });
  expect(body.contains(screen.getByRole('textbox'))).toBe(true);
});

it('Dialog asks before values typed in an earlier step are lost', async () => {
  const { dialog, street } = await opened();
  street.setAttribute('data-typed', '');
  pressEscape(dialog);
  expect([closed.mock.calls.length, (await screen.findByRole('alertdialog')).isConnected]).toEqual([0, true]);
});

it.each([
  ['Escape', (dialog: HTMLElement) => Promise.resolve(pressEscape(dialog))],
  [
    'its button',
    (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' })),
  ],
  [
    'the browser',
    (dialog: HTMLElement) => Promise.resolve(dialog instanceof HTMLDialogElement && dialog.close()),
  ],
])('Dialog closed by %s asks before typed values are lost', async (_, close) => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  await close(dialog);
  const question = await screen.findByRole(
    'alertdialog',
    { name: 'Eingaben verwerfen?' },
    { timeout: 30_000 },
  );
  expect([closed.mock.calls.length, dialog.matches('dialog[open]')]).toEqual([0, true]);
  expect(question.textContent).toContain('noch nicht gespeichert');
  expect([readFocusedLabel(), screen.queryByRole('button', { name: 'Speichern' })]).toEqual([
    'Weiter bearbeiten',
    null,
  ]);
});

function pressUncancellableEscape(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('it is no dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: false }));
  const open = dialog.showModal.bind(dialog);
  dialog.showModal = () => {
    open();
    within(dialog).getByRole('button', { name: 'Schließen' }).focus();
  };
  act(() => {
    screen.getByRole('button', { name: 'Ändern', hidden: true }).focus();
    dialog.close();
  });
  dialog.showModal = open;
}

it.each([
  ['a cancelable Escape', pressEscape],
  ['an Escape that the page cannot cancel', pressUncancellableEscape],
])(
  'Dialog restores the focus when the user keeps the typed values, by button or by %s',
  async (_, pressKey) => {
    const { user, dialog, street } = await opened();
    await user.type(street, '2');
    pressKey(dialog);
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect([readFocusedLabel(), street]).toEqual(['Straße', expect.objectContaining({ value: 'Hafen 12' })]);
    pressKey(dialog);
    expect(readFocusedLabel()).toBe('Weiter bearbeiten');
    pressKey(dialog);
    expect([readFocusedLabel(), screen.queryByRole('alertdialog'), closed.mock.calls.length]).toEqual([
      'Straße',
      null,
      0,
    ]);
  },
);

it('Dialog moves the focus to its title if the focused element is gone when the user keeps the typed values', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  pressEscape(dialog);
  await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(readFocusedLabel()).toBe('Adresse');
});

it('Dialog keeps the focus where the user moved it while the question about unsaved input was open', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  pressEscape(dialog);
  act(() => screen.getByRole('button', { name: 'Weiter' }).focus());
  pressEscape(dialog);
  expect([readFocusedLabel(), screen.queryByRole('alertdialog')]).toEqual(['Weiter', null]);
});

it('Dialog keeps the focus on the question about unsaved input when its next step arrives late', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  pressEscape(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect([readFocusedLabel(), dialog.getAttribute('aria-labelledby')]).toEqual([
    'Weiter bearbeiten',
    screen.getByRole('heading', { name: 'Bestätigung' }).id,
  ]);
});

it('Dialog lets the browser close the dialog once no typed values are left', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  pressEscape(dialog);
  await user.type(street, '{Backspace}');
  pressUncancellableEscape(dialog);
  expect([closed.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
});

it('Dialog moves the focus to the question about unsaved input when the close button is pressed again', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  pressEscape(dialog);
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect([readFocusedLabel(), closed.mock.calls.length]).toEqual(['Weiter bearbeiten', 0]);
});

it('Dialog closes when typed values are discarded and opens again without the question about unsaved input', async () => {
  const { user, dialog, street } = await opened();
  await user.type(street, '2');
  pressEscape(dialog);
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect([closed.mock.calls.length, screen.queryByRole('dialog'), readFocusedLabel()]).toEqual([
    1,
    null,
    'Ändern',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  ['no value was typed', '', 1],
  ['a value was typed', '2', 0],
])('Dialog closes on a backdrop press while %s', async (_, typed, closeCount) => {
  const { user, dialog, street } = await opened();
  if (typed) await user.type(street, typed);
  await user.click(dialog);
  expect([closed.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([closeCount, null]);
});
