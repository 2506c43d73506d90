// @vitest-environment happy-dom
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import { clientAction, isConnectionLost } from './lost-connection';

describe('form whose file is no longer readable', () => {
  const sent = (error: unknown) => {
    document.body.innerHTML = `<form><input name="__form__" value="upload-other"><input type="file" name="other"></form>
      <form aria-busy="true"><input name="__form__" value="upload-paper">
      <input name="formKey" value="k1"><input type="file" name="file"></form>`;
    const rejectRead = () => Promise.reject(new TypeError('Failed to fetch'));
    const request = { clone: () => ({ formData: rejectRead }) };
    const serverAction = () => Promise.reject(error);
    return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
  };

  it.each([
    ['Chromium', new TypeError('Failed to fetch')],
    ['Firefox', new DOMException('gone', 'NotFoundError')],
    ['Safari', new DOMException('changed', 'NotReadableError')],
  ])('shows an error at the file instead of a lost connection: in %s', async (_, error) => {
    const answer = await sent(error);
    if (!(answer instanceof Response)) throw new Error('no answer of its own');
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      form: 'upload-paper',
      result: { status: 'error', error: { file: ['fileUnreadable'] }, initialValue: { formKey: 'k1' } },
    });
    expect(isConnectionLost(body)).toBe(false);
  });

  it('shows no error after the user has left the page of the form', async () => {
    const abortError = new DOMException('left', 'AbortError');
    await expect(sent(abortError)).rejects.toBe(abortError);
  });
});
