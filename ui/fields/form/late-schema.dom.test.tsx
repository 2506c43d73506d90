// @vitest-environment happy-dom
import type { SubmissionResult } from '@conform-to/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import { GermanTexts } from 'ui/testing/answered-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '../text/text-field';
import { PortalForm } from './form';
import { type TypedForm, TypedFormProvider } from './form-contexts';
import { createLazySchemas, type LazySchema, RETRY_PAUSE_MS, usePortalForm } from './use-portal-form';

const FOUR_DIGITS_SCHEMA = z.object({ code: z.string({ error: 'invalid' }).regex(/^\d{4}$/, 'invalid') });
const SCHEMAS = { codeSchema: FOUR_DIGITS_SCHEMA };
const REFUSED: SubmissionResult = {
  status: 'error',
  initialValue: { code: '12' },
  error: { code: ['invalid'] },
};

const CODE_TAKEN: SubmissionResult = {
  status: 'error',
  initialValue: { code: '1234' },
  error: { code: ['taken'] },
};

type LoadSchemas = () => Promise<typeof SCHEMAS>;

function CodeForm({
  schema,
  isRefused,
}: {
  schema: LazySchema<typeof FOUR_DIGITS_SCHEMA>;
  isRefused: boolean;
}) {
  const [form, fields] = usePortalForm<{ code: string; place: string }, { code: string }>({
    id: 'code-form',
    lastResult: useActionData() ?? (isRefused ? REFUSED : undefined),
    schema,
  });
  return (
    <PortalForm form={form}>
      <TextField field={fields.code} label="Code" />
      <TextField field={fields.place} label="Ort" />
      <button type="button" onClick={() => form.update({ name: 'place', value: 'Bremen' })}>
        Ort finden
      </button>
      <button type="submit">Senden</button>
    </PortalForm>
  );
}

function createCodePage({
  refused = false,
  answer = null as SubmissionResult | Promise<SubmissionResult> | null,
  typed = null as TypedForm | null,
} = {}) {
  const sent: unknown[] = [];
  let deliverSchemas = () => {};
  let failLoading = () => {};
  const load = vi.fn<LoadSchemas>(
    () =>
      new Promise((resolve, reject) => {
        deliverSchemas = () => resolve(SCHEMAS);
        failLoading = () => reject(new TypeError('gone'));
      }),
  );
  const schema = createLazySchemas(load)(({ codeSchema }) => codeSchema);
  const router = createMemoryRouter([
    {
      path: '/',
      action: async ({ request }) => {
        sent.push((await request.formData()).get('code'));
        return answer;
      },
      element: (
        <GermanTexts>
          <TypedFormProvider value={typed}>
            <CodeForm schema={schema} isRefused={refused} />
          </TypedFormProvider>
          <button type="button">Anderswo</button>
        </GermanTexts>
      ),
    },
  ]);
  const element = <RouterProvider router={router} future={{ v7_startTransition: true }} />;
  const waitForSchemas = () =>
    act(async () => {
      deliverSchemas();
      await import('./validate-form');
      await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    element,
    sent,
    load,
    deliverSchemas: () => deliverSchemas(),
    waitForSchemas,
    fail: () => failLoading(),
  };
}

function showForm(options: Parameters<typeof createCodePage>[0] = {}) {
  const { element, ...page } = createCodePage(options);
  render(element);
  return { user: userEvent.setup(), ...page };
}

const code = () => screen.getByLabelText('Code');
const isInvalid = () => code().getAttribute('aria-invalid') === 'true';

function send() {
  const button = screen.getByText<HTMLButtonElement>('Senden');
  button.form?.requestSubmit(button);
}

/** Client-side validation alone would accept this value. */
const expectError = () =>
  expect(vi.waitFor(() => expect(isInvalid()).toBe(false), { timeout: 200 })).rejects.toThrow();

it('lazily loaded validation schema loads on first focus in the form, not before', async () => {
  const { user, load } = showForm();
  await user.click(screen.getByText('Anderswo'));
  expect(load).not.toHaveBeenCalled();
  await user.click(code());
  await user.click(screen.getByLabelText('Ort'));
  expect(load).toHaveBeenCalledOnce();
});

it('lazily loaded validation schema loads on a press in browsers that do not focus buttons', () => {
  const { load } = showForm();
  fireEvent.pointerDown(screen.getByText('Anderswo'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Senden'));
  expect(load).toHaveBeenCalledOnce();
});

it('lazily loaded validation schema validates a field that the user left before the schema was loaded', async () => {
  const { user, sent, deliverSchemas } = showForm();
  await user.type(code(), '12');
  await user.click(screen.getByLabelText('Ort'));
  expect(isInvalid()).toBe(false);
  deliverSchemas();
  await expect.poll(isInvalid).toBe(true);
  expect(sent).toEqual([]);
});

it('lazily loaded validation schema blocks an invalid submit once loaded', async () => {
  const { user, sent, load, deliverSchemas } = showForm();
  await user.type(code(), '12');
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  deliverSchemas();
  await user.click(screen.getByLabelText('Ort'));
  await expect.poll(isInvalid).toBe(true);
  await user.click(screen.getByText('Senden'));
  expect(sent).toEqual([]);
  await user.type(code(), '34');
  await user.click(screen.getByText('Senden'));
  await expect.poll(() => sent).toEqual(['1234']);
});

it('lazily loaded validation schema leaves validation to the server until loaded', async () => {
  const { user, sent } = showForm();
  await user.type(code(), '12');
  await user.click(screen.getByText('Senden'));
  await expect.poll(() => sent).toEqual(['12']);
});

it('lazily loaded validation schema keeps server errors if loaded after the response', async () => {
  const { user, waitForSchemas } = showForm({ answer: CODE_TAKEN });
  await user.type(code(), '1234');
  await user.click(screen.getByLabelText('Ort'));
  await user.click(screen.getByText('Senden'));
  await expect.poll(isInvalid).toBe(true);
  await waitForSchemas();
  await expectError();
});

function createPendingAnswer() {
  let answerWithError = () => {};
  const answer = new Promise<SubmissionResult>((resolve) => {
    answerWithError = () => resolve(CODE_TAKEN);
  });
  return { answer, refuse: () => answerWithError() };
}

it('lazily loaded validation schema keeps server errors if loaded before the response, with the pointer released after the response', async () => {
  const { answer, refuse } = createPendingAnswer();
  const { user, sent, waitForSchemas } = showForm({ answer });
  await user.type(code(), '1234');
  await user.click(screen.getByLabelText('Ort'));
  fireEvent.pointerDown(screen.getByText('Senden'));
  send();
  await expect.poll(() => sent).toEqual(['1234']);
  await waitForSchemas();
  refuse();
  await expect.poll(isInvalid).toBe(true);
  fireEvent.click(screen.getByText('Anderswo'));
  await expectError();
});

it('lazily loaded validation schema keeps the server error of a field that the user left before the response', async () => {
  const { answer, refuse } = createPendingAnswer();
  const { user, sent, waitForSchemas } = showForm({ answer });
  await user.type(code(), '1234');
  send();
  await expect.poll(() => sent).toEqual(['1234']);
  await user.click(screen.getByLabelText('Ort'));
  refuse();
  await expect.poll(isInvalid).toBe(true);
  await waitForSchemas();
  await expectError();
});

it('lazily loaded validation schema: a suggestion fills in a field and keeps other server errors before loading', async () => {
  const { user, sent } = showForm({ refused: true });
  expect(isInvalid()).toBe(true);
  await user.click(screen.getByText('Ort finden'));
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Ort').value).toBe('Bremen');
  expect(isInvalid()).toBe(true);
  expect(sent).toEqual([]);
});

it('lazily loaded validation schema: if loading fails, the form submits without the schema and loading is retried', async () => {
  const { user, sent, load, fail } = showForm();
  const reloads = vi.fn();
  window.addEventListener('vite:preloadError', reloads);
  await user.type(code(), '12');
  fireEvent(window, new Event('vite:preloadError'));
  fail();
  const focusAndCountLoads = async () => {
    await user.click(screen.getByText('Anderswo'));
    await user.click(code());
    return load.mock.calls.length;
  };
  await expect.poll(focusAndCountLoads).toBeGreaterThan(1);
  expect(reloads).not.toHaveBeenCalled();
  await user.click(screen.getByText('Senden'));
  await expect.poll(() => sent).toEqual(['12']);
});

it('lazily loaded validation schema retries a failed load on a press or after a pause, not on every focus', async () => {
  const { load, fail } = showForm();
  const now = vi.spyOn(performance, 'now');
  const startedAt = performance.now();
  const setTime = (milliseconds: number) => now.mockReturnValue(startedAt + milliseconds);
  const failTimes = async (times: number) => {
    await expect.poll(() => load.mock.calls.length).toBe(times);
    fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  setTime(0);
  fireEvent.focusIn(code());
  await failTimes(1);
  setTime(RETRY_PAUSE_MS - 1);
  for (const label of ['Ort', 'Code', 'Ort']) fireEvent.focusIn(screen.getByLabelText(label));
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(screen.getByText('Senden'));
  await failTimes(2);
  fireEvent.focusIn(code());
  expect(load).toHaveBeenCalledTimes(2);
  setTime(2 * RETRY_PAUSE_MS);
  fireEvent.focusIn(code());
  await failTimes(3);
  now.mockRestore();
});

it('lazily loaded validation schema loads if a field of the form has the focus at hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { load, element } = createCodePage();
  container.innerHTML = renderToString(element);
  container.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  expect(load).not.toHaveBeenCalled();
  render(element, { container, hydrate: true });
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

it('HTTP-03: lazily loaded validation schema shows new errors of a restored form and drops earlier ones', async () => {
  const typed = { form: 'code-form', values: { code: '1234' } };
  const { user, sent } = showForm({ refused: true, answer: CODE_TAKEN, typed });
  expect(isInvalid()).toBe(false);
  await user.click(screen.getByText('Senden'));
  await expect.poll(() => sent).toEqual(['1234']);
  await expect.poll(isInvalid).toBe(true);
});

it('lazily loaded validation schema validates a field on blur by keyboard after a menu swallowed the pointer release', async () => {
  const { user, waitForSchemas } = showForm();
  await user.click(code());
  await waitForSchemas();
  fireEvent.pointerDown(code(), { button: 2 });
  await user.type(code(), '12', { skipClick: true });
  await user.tab();
  await expect.poll(isInvalid).toBe(true);
});
