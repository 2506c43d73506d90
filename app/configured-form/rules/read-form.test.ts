import { describe, expect, it } from 'vitest';
import { fieldsOf } from './form';
import { readForm } from './read-form';
import type { FormSource } from './source';
import { CONTEXT, source, TWO_PURPOSES } from './testing/source';

const read = (sent: FormSource) => readForm(sent, CONTEXT);

/** The form with parts of its first purpose replaced. */
function broken(
  definition: Partial<NonNullable<NonNullable<FormSource['definitions']>['loan_purposes']>[number]> | null,
  ui: { steps?: [] | undefined } = {},
): FormSource {
  const { definitions, uiConfig } = TWO_PURPOSES;
  const [defined, ...otherDefined] = definitions?.loan_purposes ?? [];
  const [shown, ...otherShown] = uiConfig?.loan_purposes ?? [];
  if (!defined || !shown) throw new Error('no purposes');
  return {
    definitions: {
      ...definitions,
      loan_purposes: [...(definition === null ? [] : [{ ...defined, ...definition }]), ...otherDefined],
    },
    uiConfig: { loan_purposes: [{ ...shown, ...ui }, ...otherShown] },
  };
}

describe('readForm', () => {
  it('DYN-01, DYN-09: gives each purpose its steps and fields, in the language', () => {
    const reading = read(TWO_PURPOSES);
    if (!reading.ok) throw new Error(reading.problem.missing);
    const [foundation, devices] = reading.form.purposes;
    expect(foundation.label).toBe('foundation (de)');
    expect(foundation.steps.map(({ title }) => title)).toEqual(['who (de)', 'what (de)', 'more (de)']);
    expect(devices?.steps.map(({ id }) => id)).toEqual(['who', 'what']);
    expect(reading.form.country).toBe('DE');
  });

  it('DYN-09: leaves out fields that are not the purpose’s, and steps without any', () => {
    const reading = read(broken({ fields: ['companyName', 'opening'] }));
    if (!reading.ok) throw new Error(reading.problem.missing);
    expect(fieldsOf(reading.form.purposes[0]).map(({ id }) => id)).toEqual(['companyName', 'opening']);
    expect(reading.form.purposes[0].steps.map(({ id }) => id)).toEqual(['who', 'more']);
  });

  it.each([
    ['definitions', { ...TWO_PURPOSES, definitions: null }, 'definitions'],
    ['UI config', { ...TWO_PURPOSES, uiConfig: null }, 'UI config'],
    ['anything in the definitions', { ...TWO_PURPOSES, definitions: {} }, 'definitions'],
    ['anything in the UI config', { ...TWO_PURPOSES, uiConfig: {} }, 'UI config'],
    ['steps', broken({}, { steps: [] }), 'steps of the purpose foundation'],
    ['steps that are not sent', broken({}, { steps: undefined }), 'steps of the purpose foundation'],
    ['currencies', broken({ currencies: [] }), 'currencies of the purpose foundation'],
    [
      'currencies that are not sent',
      broken({ currencies: undefined }),
      'currencies of the purpose foundation',
    ],
    ['fields', broken({ fields: [] }), 'fields of the purpose foundation'],
    ['the definition of a purpose', broken(null), 'fields of the purpose foundation'],
  ])('DYN-11: without %s the error screen shows, and the log names it', (_, sent, missing) => {
    expect(read(sent)).toEqual({ ok: false, problem: { severity: 'screen', missing } });
  });

  it('DYN-11: a purpose that is defined but shown nowhere lacks its steps', () => {
    const shown = TWO_PURPOSES.uiConfig?.loan_purposes?.slice(0, 1);
    expect(read({ ...TWO_PURPOSES, uiConfig: { loan_purposes: shown } })).toEqual({
      ok: false,
      problem: { severity: 'screen', missing: 'steps of the purpose devices' },
    });
  });

  it('DYN-11: a field without its configuration is a hard failure that is named', () => {
    const fields = TWO_PURPOSES.definitions?.fields?.filter(({ id }) => id !== 'opening');
    const sent = { ...TWO_PURPOSES, definitions: { ...TWO_PURPOSES.definitions, fields } };
    expect(read(sent)).toEqual({
      ok: false,
      problem: { severity: 'failure', missing: 'field configuration of opening' },
    });
  });

  it.each([
    ['country', 'countries for place', { countries: [] }],
    ['company_type', 'company types for place', { companyTypes: {} }],
  ])('DYN-11: without the list behind %s it is a hard failure', (component, missing, lists) => {
    const sent = source({ any: { one: [{ id: 'place', component }] } });
    const context = { ...CONTEXT, providers: { ...CONTEXT.providers, ...lists } };
    expect(readForm(sent, context)).toEqual({ ok: false, problem: { severity: 'failure', missing } });
  });

  it('DYN-11: without loan purposes it is a hard failure', () => {
    expect(read({ definitions: { loan_purposes: [], fields: [] }, uiConfig: { loan_purposes: [] } })).toEqual(
      {
        ok: false,
        problem: { severity: 'failure', missing: 'loan purposes' },
      },
    );
  });

  it.each(['account-creation', 'application-result'])('has no room for a step called %s', (id) => {
    const sent = source({ any: { [id]: [{ id: 'a', component: 'text' }] } });
    expect(read(sent)).toMatchObject({ ok: false, problem: { severity: 'screen' } });
  });
});
