import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

const DRAFT = '/simulator/forms/application/draft';
const FORM = '/simulator/forms/application';

interface Draft {
  document: typeof FLEET_FORM | null;
  version: string;
  is_own: boolean;
  saved_at: string | null;
  shown_at: string | null;
  findings: { path: string; problem: string; severity: string; message: string }[];
}

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await test
    .sandbox()
    .request(method, path, { ...(body !== undefined && { body }), headers });
  return { status: response.status, draft: response.body as Draft, etag: response.headers.get('etag') };
};

function changeForm(change: (form: typeof FLEET_FORM) => void): typeof FLEET_FORM {
  const form = structuredClone(FLEET_FORM);
  change(form);
  return form;
}

const firstStep = (form: typeof FLEET_FORM) => {
  const step = form.ui_config.config.loan_purposes[0]?.steps[0];
  if (step === undefined) throw new Error('the example has no step');
  return step;
};

const withEmptyStep = () =>
  changeForm((form) => {
    firstStep(form).fields = [];
  });

describe('SIM-15 the draft of a form', () => {
  it('the draft of a form is empty in a sandbox without forms', async () => {
    const { status, draft } = await call('GET', DRAFT);
    expect(status).toBe(200);
    expect(draft).toEqual({
      ...{ document: null, version: draft.version, is_own: false, saved_at: null, shown_at: null },
      findings: [],
    });
  });

  it('the draft of a form becomes the form of the portal at once if the draft has no errors', async () => {
    const { draft } = await call('PUT', DRAFT, FLEET_FORM);
    expect(draft.is_own).toBe(true);
    expect(draft.shown_at).toBe(draft.saved_at);
    expect((await call('GET', FORM)).draft).toEqual(FLEET_FORM);
    expect((await call('GET', DRAFT)).draft.document).toEqual(FLEET_FORM);
  });

  it('the draft of a form with errors reports every error and leaves the form of the portal unchanged', async () => {
    const firstDraft = (await call('PUT', DRAFT, FLEET_FORM)).draft;
    const brokenForm = changeForm((form) => {
      firstStep(form).fields = [];
      form.ui_config.config.loan_purposes[1] = {
        ...form.ui_config.config.loan_purposes[1],
        name: 'elsewhere',
      } as (typeof FLEET_FORM)['ui_config']['config']['loan_purposes'][number];
    });
    const { status, draft } = await call('PUT', `${DRAFT}?lang=de`, brokenForm);
    expect(status).toBe(200);
    const problems = draft.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ problem }) => problem);
    expect(problems).toEqual(expect.arrayContaining(['too_few', 'purpose_not_shown', 'purpose_undefined']));
    expect(draft.findings[0]?.message).toMatch(/Dieser Schritt hat noch kein Feld/);
    expect(draft.shown_at).toBe(firstDraft.shown_at);
    expect((await call('GET', FORM)).draft).toEqual(FLEET_FORM);
    expect((await call('GET', DRAFT)).draft.document).toEqual(brokenForm);
  });

  it('the draft of a form is refused together with the current draft if another window has saved the form in the meantime', async () => {
    const { draft: mine } = await call('PUT', DRAFT, FLEET_FORM);
    const documentOfOther = withEmptyStep();
    const { etag } = await call('PUT', DRAFT, documentOfOther, { 'if-match': `"${mine.version}"` });
    const refused = await call('PUT', DRAFT, FLEET_FORM, { 'if-match': `"${mine.version}"` });
    expect(refused.status).toBe(412);
    expect(refused.draft.document).toEqual(documentOfOther);
    expect(`"${refused.draft.version}"`).toBe(etag);
    expect((await call('PUT', DRAFT, FLEET_FORM, { 'if-match': '*' })).status).toBe(200);
  });

  it('the draft of a form has its earlier version again if its earlier document is saved again', async () => {
    const { draft: first } = await call('PUT', DRAFT, FLEET_FORM);
    const { draft: second } = await call('PUT', DRAFT, withEmptyStep());
    const { draft: third } = await call('PUT', DRAFT, FLEET_FORM);
    expect(second.version).not.toBe(first.version);
    expect(third.version).toBe(first.version);
  });

  it('the draft of a form is deleted by a reset, which changes the version', async () => {
    const { draft } = await call('PUT', DRAFT, withEmptyStep());
    await call('POST', '/simulator/reset');
    const after = (await call('GET', DRAFT)).draft;
    expect([after.document, after.is_own]).toEqual([null, false]);
    expect(after.version).not.toBe(draft.version);
  });

  it('the draft of a form is replaced by a form that a program sets, and discarded on request', async () => {
    await call('PUT', DRAFT, withEmptyStep());
    await call('PUT', FORM, FLEET_FORM);
    expect((await call('GET', DRAFT)).draft.document).toEqual(FLEET_FORM);
    await call('PUT', DRAFT, withEmptyStep());
    expect((await call('DELETE', DRAFT)).draft.document).toEqual(FLEET_FORM);
    await call('DELETE', FORM);
    expect((await call('GET', DRAFT)).draft.document).toBeNull();
  });

  it('the draft of a form keeps texts of 10,000 characters, markup and bidi marks, and reports them', async () => {
    const hostile = changeForm((form) => {
      const [field] = firstStep(form).fields;
      if (field) field.label = { ...Object(field.label), de: `<b>\u202e${'x'.repeat(10_000)}` };
    });
    const { status, draft } = await call('PUT', DRAFT, hostile);
    expect(status).toBe(200);
    expect(draft.document).toEqual(hostile);
    expect(new Set(draft.findings.map(({ problem }) => problem))).toContain('too_long');
  });

  it('the draft of a form is refused with the path of each JSON property that the portal does not know', async () => {
    const unknown = changeForm((form) => {
      const [field] = firstStep(form).fields;
      if (field) Object.assign(field, { component: 'file', conditions: [] });
    });
    const response = await test.sandbox().request('PUT', DRAFT, { body: unknown });
    expect(response.status).toBe(422);
    const paths = (response.body as Draft).findings
      .filter(({ severity }) => severity === 'error')
      .map(({ path, problem }) => `${path.split('.').at(-1)} ${problem}`);
    expect([...new Set(paths)]).toEqual(['component not_offered', 'conditions unknown_member']);
    expect((await call('GET', DRAFT)).draft.document).toBeNull();
  });

  it('the draft of a form is refused if the form has more fields than the portal shows', async () => {
    const large = changeForm((form) => {
      const [field] = firstStep(form).fields;
      if (field) firstStep(form).fields = Array(6_000).fill(field);
    });
    const response = await test.sandbox().request('PUT', DRAFT, { body: large });
    expect(response.status).toBe(422);
    expect((response.body as Draft).findings.map(({ problem }) => problem)).toContain('too_many');
    expect((await call('GET', DRAFT)).draft.document).toBeNull();
  });

  it('the draft of a form is restored from a snapshot with its errors', async () => {
    await call('PUT', DRAFT, withEmptyStep());
    const { draft: snapshot } = await call('GET', '/simulator/snapshot');
    await call('POST', '/simulator/reset');
    await call('PUT', '/simulator/snapshot', snapshot);
    expect((await call('GET', DRAFT)).draft.document).toEqual(withEmptyStep());
  });
});

describe('SIM-12 the history of a sandbox whose form is edited', () => {
  const events = async () => {
    const address = test.pageUrl('/course');
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const [, count] = /Events: (\d+)/.exec((await response.text()).replaceAll('<!-- -->', '')) ?? [];
    return Number(count ?? 0);
  };
  const save = (label: string) =>
    call(
      'PUT',
      DRAFT,
      changeForm((form) => Object.assign(firstStep(form).fields[0] ?? {}, { label })),
    );

  it('the history records consecutive saves as one event, and a save after a move of the clock as a new event', async () => {
    expect(await events()).toBe(0);
    for (const label of ['Vehicle', 'Vehicles', 'Vehicles?']) expect((await save(label)).status).toBe(200);
    expect(await events()).toBe(1);
    await test.sandbox().advance('P1D');
    await save('Cars');
    expect(await events()).toBe(3);
  });
});

describe('SIM-15 the trial of a pattern', () => {
  it.each([
    ['^[0-9]{5}$', '28195', 'fits'],
    ['^[0-9]{5}$', '2819', 'differs'],
    ['^[0-9', '2819', 'invalid'],
    ['^(a+)+\\1$', `${'a'.repeat(40)}!`, 'too_slow'],
  ])('the trial of %s with the example %s returns %s', async (pattern, example, result) => {
    const body = { pattern, example };
    const response = await test.sandbox().request('POST', '/simulator/pattern-trial', { body });
    expect([response.status, response.body]).toEqual([200, { result }]);
  });

  it('the trial of a pattern refuses an example of more than 10,000 characters', async () => {
    const body = { pattern: 'a', example: 'a'.repeat(10_001) };
    expect((await test.sandbox().request('POST', '/simulator/pattern-trial', { body })).status).toBe(422);
  });
});
