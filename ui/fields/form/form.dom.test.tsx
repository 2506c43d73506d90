// @vitest-environment happy-dom
import type { SubmissionResult } from '@conform-to/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '../text/text-field';
import { PortalForm } from './form';
import { usePortalForm } from './use-portal-form';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const SCHEMA = z.object({ code: z.string({ error: 'invalid' }).regex(/^\d{4}$/, 'invalid') });

function CodeForm({ sendsFormKey }: { sendsFormKey: boolean }) {
  const [form, fields] = usePortalForm<{ code: string }, { code: string }>({
    id: 'code-form',
    lastResult: useActionData() ?? undefined,
    schema: { load: async () => {}, schemaFor: () => SCHEMA },
  });
  return (
    <PortalForm form={form} sendsFormKey={sendsFormKey}>
      <TextField field={fields.code} label="Code" />
      <button type="submit">Senden</button>
      <button type="submit" name="intent" value="later">
        Später
      </button>
    </PortalForm>
  );
}

const CODE_TAKEN: SubmissionResult = {
  status: 'error',
  initialValue: { code: '1234' },
  error: { code: ['taken'] },
};

function createCodePage({ address = '/', sendsFormKey = false, refused = false } = {}) {
  const sent: string[] = [];
  let answer = () => {};
  const router = createMemoryRouter(
    ['/', '/objects/:id'].map((path) => ({
      path,
      action: async ({ request }: { request: Request }) => {
        sent.push(`${new URL(request.url).pathname} ${(await request.formData()).get('code')}`);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return refused ? CODE_TAKEN : null;
      },
      element: (
        <GermanTexts>
          <CodeForm sendsFormKey={sendsFormKey} />
        </GermanTexts>
      ),
    })),
    { initialEntries: [address] },
  );
  const element = <RouterProvider router={router} future={{ v7_startTransition: true }} />;
  return { element, sent, answer: () => act(async () => answer()) };
}

function showForm(options?: Parameters<typeof createCodePage>[0]) {
  const { element, ...page } = createCodePage(options);
  render(element);
  return page;
}

const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const form = () => code().form;
const type = (value: string) => fireEvent.input(code(), { target: { value } });

async function send(name = 'Senden') {
  const button = screen.getByText<HTMLButtonElement>(name);
  await act(async () => button.form?.requestSubmit(button));
}

it('PortalForm ignores a second submit while the first one is pending, and is busy until the response', async () => {
  const { sent, answer } = showForm();
  type('1234');
  expect(form()?.getAttribute('aria-busy')).toBeNull();
  await send();
  await send('Später');
  await expect.poll(() => sent).toEqual(['/ 1234']);
  expect(form()?.getAttribute('aria-busy')).toBe('true');
  await answer();
  await expect.poll(() => form()?.getAttribute('aria-busy')).toBeNull();
  await send();
  await expect.poll(() => sent.length).toBe(2);
});

it.each([
  ['/objects/a%3Fb?add', '/objects/a%3Fb?add'],
  ['/objects/ab?add', '/objects/ab?add'],
])('PortalForm at the address %s submits to %s', (address, action) => {
  showForm({ address });
  expect(form()?.getAttribute('action')).toBe(action);
});

it.each([true, false])(
  'PortalForm sends an idempotency key if it creates an entry (sendsFormKey: %s)',
  (sendsFormKey) => {
    showForm({ sendsFormKey });
    const names = [...(form()?.querySelectorAll('input[type=hidden]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toHaveLength(sendsFormKey ? 2 : 1);
  },
);

it('PortalForm dispatches an input event for text typed before hydration', async () => {
  const { element } = createCodePage();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const field = container.querySelector<HTMLInputElement>('[name=code]');
  const typed = vi.fn();
  field?.addEventListener('input', typed);
  if (field) field.value = '12';
  await act(async () => void render(element, { container, hydrate: true }));
  expect(typed).toHaveBeenCalledOnce();
});

const isInvalid = () => code().getAttribute('aria-invalid') === 'true';
const wait = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)));

interface LeaveOptions {
  changes?: boolean;
  pressed?: number;
  value?: string;
}

/** The schema loads on the first focus. */
async function leaveField({ changes = true, pressed, value = '12' }: LeaveOptions = {}) {
  const page = showForm({ refused: true });
  await act(async () => code().focus());
  await act(async () => void (await import('./validate-form')));
  await wait(20);
  if (changes) type(value);
  if (pressed !== undefined) fireEvent.pointerDown(screen.getByText('Senden'), { button: pressed });
  await act(async () => code().blur());
  return page;
}

it.each([
  ['that the user has changed', {}, true],
  ['that the user has not changed', { changes: false }, false],
  ['while a menu is opened with another button of the pointer', { pressed: 2 }, true],
  ['while the pointer is pressed', { pressed: 0 }, false],
])('PortalForm checks on leaving a field %s: %j, %s', async (_, given, isChecked) => {
  await leaveField(given);
  expect(isInvalid()).toBe(isChecked);
});

it('PortalForm checks the field once the pressed pointer has clicked', async () => {
  await leaveField({ pressed: 0 });
  fireEvent.click(document.body);
  expect(isInvalid()).toBe(false);
  await wait(20);
  expect(isInvalid()).toBe(true);
});

it.each(['pointerup', 'pointercancel'])(
  'PortalForm checks the field some time after %s, because a click may follow',
  async (event) => {
    await leaveField({ pressed: 0 });
    fireEvent(document.body, new Event(event, { bubbles: true }));
    await wait(100);
    expect(isInvalid()).toBe(false);
    await wait(300);
    expect(isInvalid()).toBe(true);
  },
);

it('PortalForm checks a field that waited for the pointer only once', async () => {
  await leaveField({ pressed: 0 });
  fireEvent.click(document.body);
  await wait(20);
  type('1234');
  expect(isInvalid()).toBe(false);
  code().value = '9';
  fireEvent.click(document.body);
  await wait(20);
  expect(isInvalid()).toBe(false);
});

it('PortalForm keeps the server error of a field that waited for the pointer when the form was sent', async () => {
  const { sent, answer } = await leaveField({ pressed: 0, value: '1234' });
  await send();
  await expect.poll(() => sent).toEqual(['/ 1234']);
  await answer();
  await expect.poll(isInvalid).toBe(true);
  fireEvent.click(document.body);
  await wait(20);
  expect(isInvalid()).toBe(true);
});
