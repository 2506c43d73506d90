import { describe, expect, it } from 'vitest';
import { FORM_ID_FIELD } from '~/domain/form-values';
import { openPortal } from '~/testing/portal';
import { IDENTIFICATION_FORM_ID } from './urls';

const visit = openPortal();

describe('SIGN-05 D-27 failed manual identification', () => {
  it('sends one request for several clicks, and gives the second click the same response', async () => {
    const visitor = await visit('identification-manual-failed', { as: 'applicant' });
    const path = `/dashboard/applications/${visitor.world.application()}/signatures`;
    const form = (await visitor.get(path)).form({ [FORM_ID_FIELD]: IDENTIFICATION_FORM_ID });
    const responses = [
      await visitor.post(form.action, form.fields),
      await visitor.post(form.action, form.fields),
    ];
    expect(responses.map(({ status, location }) => [status, location])).toEqual([
      [303, path],
      [303, path],
    ]);
  });
});
