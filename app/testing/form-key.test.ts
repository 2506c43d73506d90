import { FORM_KEY_FIELD as RENDERED_NAME } from 'ui/fields/form/form-contexts';
import { expect, it } from 'vitest';
import { FORM_KEY_FIELD as READ_NAME } from '~/domain/form-values';

it('forms send the form key under the name that the server reads', () => {
  expect(RENDERED_NAME).toBe(READ_NAME);
});
