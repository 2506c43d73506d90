import { describe, expect, it } from 'vitest';
import { fieldsOfPurpose } from './form';
import { findUsualCountry } from './read-field';
import { readForm } from './read-form';
import type { FormSource } from './source';
import { CONTEXT, createFormSource, TWO_PURPOSES } from './testing/source';

const read = (sent: FormSource) => readForm(sent, CONTEXT);

function createBrokenSource(
  definition: Partial<NonNullable<NonNullable<FormSource['definitions']>['loan_purposes']>[number]> | null,
  ui: { steps?: [] | undefined } = {},
): FormSource {
  const { definitions, uiConfig } = TWO_PURPOSES;
  const [definedPurpose, ...otherDefinedPurposes] = definitions?.loan_purposes ?? [];
  const [shownPurpose, ...otherShownPurposes] = uiConfig?.loan_purposes ?? [];
  if (!definedPurpose || !shownPurpose) throw new Error('no purposes');
  return {
    definitions: {
      ...definitions,
      loan_purposes: [
        ...(definition === null ? [] : [{ ...definedPurpose, ...definition }]),
        ...otherDefinedPurposes,
      ],
    },
    uiConfig: { loan_purposes: [{ ...shownPurpose, ...ui }, ...otherShownPurposes] },
  };
}

describe('readForm (configuration of a configured form)', () => {
  it('DYN-01, DYN-09: returns each purpose with its steps and fields in the language of the page', () => {
    const reading = read(TWO_PURPOSES);
    if (!reading.ok) throw new Error(reading.problem.missing);
    const [foundation, devices] = reading.form.purposes;
    expect(foundation.label).toBe('foundation (de)');
    expect(foundation.steps.map(({ title }) => title)).toEqual(['who (de)', 'what (de)', 'more (de)']);
    expect(devices?.steps.map(({ id }) => id)).toEqual(['who', 'what']);
    expect(reading.form.country).toBe('DE');
  });

  it('DYN-09: omits fields of other purposes, and steps without fields', () => {
    const reading = read(createBrokenSource({ fields: ['companyName', 'opening'] }));
    if (!reading.ok) throw new Error(reading.problem.missing);
    expect(fieldsOfPurpose(reading.form.purposes[0]).map(({ id }) => id)).toEqual(['companyName', 'opening']);
    expect(reading.form.purposes[0].steps.map(({ id }) => id)).toEqual(['who', 'more']);
  });

  it.each([
    ['definitions', { ...TWO_PURPOSES, definitions: null }, 'definitions'],
    ['UI config', { ...TWO_PURPOSES, uiConfig: null }, 'UI config'],
    ['all members of the definitions', { ...TWO_PURPOSES, definitions: {} }, 'definitions'],
    ['all members of the UI config', { ...TWO_PURPOSES, uiConfig: {} }, 'UI config'],
    ['steps', createBrokenSource({}, { steps: [] }), 'steps of the purpose foundation'],
    ['the list of steps', createBrokenSource({}, { steps: undefined }), 'steps of the purpose foundation'],
    ['currencies', createBrokenSource({ currencies: [] }), 'currencies of the purpose foundation'],
    [
      'the list of currencies',
      createBrokenSource({ currencies: undefined }),
      'currencies of the purpose foundation',
    ],
    ['fields', createBrokenSource({ fields: [] }), 'fields of the purpose foundation'],
    ['the definition of a purpose', createBrokenSource(null), 'fields of the purpose foundation'],
  ])('DYN-11: reports missing form data with the error screen and a log entry: %s', (_, sent, missing) => {
    expect(read(sent)).toEqual({ ok: false, problem: { severity: 'screen', missing } });
  });

  it('DYN-11: reports missing steps of a purpose that is defined but not shown', () => {
    const shown = TWO_PURPOSES.uiConfig?.loan_purposes?.slice(0, 1);
    expect(read({ ...TWO_PURPOSES, uiConfig: { loan_purposes: shown } })).toEqual({
      ok: false,
      problem: { severity: 'screen', missing: 'steps of the purpose devices' },
    });
  });

  it('DYN-11: fails for a field without configuration, and names the field', () => {
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
  ])('DYN-11: fails without the list of options for the field %s', (component, missing, lists) => {
    const sent = createFormSource({ any: { one: [{ id: 'place', component }] } });
    const context = { ...CONTEXT, providers: { ...CONTEXT.providers, ...lists } };
    expect(readForm(sent, context)).toEqual({ ok: false, problem: { severity: 'failure', missing } });
  });

  it('DYN-11: fails without loan purposes', () => {
    expect(read({ definitions: { loan_purposes: [], fields: [] }, uiConfig: { loan_purposes: [] } })).toEqual(
      {
        ok: false,
        problem: { severity: 'failure', missing: 'loan purposes' },
      },
    );
  });

  it('DYN-11: fails if the configuration shows no purposes', () => {
    const problem = { severity: 'failure', missing: 'loan purposes' };
    const { definitions, uiConfig } = TWO_PURPOSES;
    const known = { ...definitions, loan_purposes: [] };
    expect(read({ definitions: known, uiConfig })).toEqual({ ok: false, problem });
    expect(read({ definitions: { fields: definitions?.fields }, uiConfig })).toEqual({ ok: false, problem });
    expect(read({ definitions: known, uiConfig: { loan_purposes: [] } })).toEqual({ ok: false, problem });
  });

  it('DYN-11: fails for an undefined field of a purpose, shown or not', () => {
    expect(read(createBrokenSource({ fields: ['companyName', 'unheard_of'] }))).toEqual({
      ok: false,
      problem: { severity: 'failure', missing: 'field configuration of unheard_of' },
    });
    expect(
      read({ ...TWO_PURPOSES, definitions: { ...TWO_PURPOSES.definitions, fields: undefined } }),
    ).toEqual({
      ok: false,
      problem: { severity: 'failure', missing: 'field configuration of companyName' },
    });
  });

  it('DYN-11: fails for a field whose id is not usable in a form', () => {
    const id = 'é'.repeat(40);
    expect(read(createFormSource({ any: { one: [{ id, component: 'text' }] } }))).toEqual({
      ok: false,
      problem: { severity: 'failure', missing: `field configuration of ${id}` },
    });
  });

  it('DYN-11: reports missing fields of a purpose that has no field in any step', () => {
    const { definitions } = TWO_PURPOSES;
    const fields = [...(definitions?.fields ?? [])];
    const hiddenField = {
      id: 'unshown',
      value_type: 'text',
      field_type: 'custom',
      related_entity: 'company',
    };
    const sent = createBrokenSource({ fields: ['unshown'] });
    const definitionsWithHiddenField = { ...sent.definitions, fields: [...fields, hiddenField] };
    expect(read({ ...sent, definitions: definitionsWithHiddenField })).toEqual({
      ok: false,
      problem: { severity: 'screen', missing: 'fields of the purpose foundation' },
    });
  });

  it('DYN-14: omits a duplicate field, with a warning', () => {
    const city = { id: 'city', component: 'text' };
    const reading = read(
      createFormSource({ any: { one: [city], two: [{ id: 'street', component: 'text' }, city] } }),
    );
    if (!reading.ok) throw new Error(reading.problem.missing);
    const [purpose] = reading.form.purposes;
    expect(purpose.steps.map((step) => step.fields.map(({ id }) => id))).toEqual([['city'], ['street']]);
    expect(reading.warnings).toEqual(['city: duplicate field in the purpose any; the second one is omitted']);
  });

  it('logs no warning for a valid configuration', () => {
    expect(read(TWO_PURPOSES)).toMatchObject({ ok: true, warnings: [] });
  });

  it('DYN-09: returns labels for the purposes, and for the currencies of a purpose', () => {
    const askedFields = [
      { id: 'allBanksLoanPurpose', component: 'loan_purpose' },
      { id: 'currency', component: 'currency' },
    ];
    const sent = createFormSource({ first: { one: askedFields } }, ['EUR', 'CHF']);
    const reading = readForm(sent, { ...CONTEXT, currencyName: (code) => `${code} in Worten` });
    if (!reading.ok) throw new Error(reading.problem.missing);
    const controls = fieldsOfPurpose(reading.form.purposes[0]).map(({ control }) => control);
    expect(controls).toMatchObject([
      { groups: [{ options: [{ value: 'first', label: 'first (de)' }] }] },
      {
        groups: [
          {
            options: [
              { value: 'EUR', label: 'EUR in Worten' },
              { value: 'CHF', label: 'CHF in Worten' },
            ],
          },
        ],
      },
    ]);
  });

  it("DYN-10: returns the deployment's country as the country of the form", () => {
    const context = { ...CONTEXT, providers: { ...CONTEXT.providers, country: 'CH' } };
    expect(readForm(TWO_PURPOSES, context)).toMatchObject({ form: { country: 'CH' } });
  });

  it.each([
    [['CH', 'AT'], 'CH'],
    [['CH', 'DE'], 'DE'],
    [[], 'DE'],
  ])(
    'DYN-10: findUsualCountry chooses from %o the country %s: Germany if offered, else the first',
    (countries, expected) => {
      expect(findUsualCountry(countries)).toBe(expected);
    },
  );

  it('rethrows a programming error instead of reporting an invalid configuration', () => {
    const currencyName = () => {
      throw new RangeError('no such currency');
    };
    expect(() => readForm(TWO_PURPOSES, { ...CONTEXT, currencyName })).toThrow(RangeError);
  });

  it('refuses a step without an id for its URL', () => {
    const sent = createFormSource({ any: { '': [{ id: 'a', component: 'text' }] } });
    expect(read(sent)).toMatchObject({ ok: false, problem: { severity: 'screen' } });
  });

  it('refuses two steps with the same URL', () => {
    const { definitions, uiConfig } = createFormSource({
      any: { one: [{ id: 'a', component: 'text' }], two: [{ id: 'b', component: 'text' }] },
    });
    const purposes = uiConfig?.loan_purposes?.map((purpose) => ({
      ...purpose,
      steps: purpose.steps?.map((step) => ({ ...step, id: 'one' })),
    }));
    expect(read({ definitions, uiConfig: { loan_purposes: purposes } })).toEqual({
      ok: false,
      problem: {
        severity: 'screen',
        missing: 'an address of its own for the step one of the purpose any',
      },
    });
  });

  it.each(['account-creation', 'application-result', 'Account-Creation', '.', '..'])(
    'refuses a step with the id %s, which cannot be a URL segment of the wizard',
    (id) => {
      const sent = createFormSource({ any: { [id]: [{ id: 'a', component: 'text' }] } });
      expect(read(sent)).toMatchObject({ ok: false, problem: { severity: 'screen' } });
    },
  );
});
