import { FormProvider, useForm } from '@conform-to/react';
import fc from 'fast-check';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import dynamic from '~/i18n/locales/de/dynamic.json';
import enums from '~/i18n/locales/de/enums.json';
import fields from '~/i18n/locales/de/fields.json';
import { DynamicFields, groupGridItems, splitTrailingOptionalFields } from './dynamic-fields';
import { type DynamicField, OTHER_CHOICE } from './rules/field';
import { createStartingTexts, fieldsOfPurpose } from './rules/form';
import { readForm } from './rules/read-form';
import { anySource } from './rules/testing/arbitrary';
import { CONTEXT, field } from './rules/testing/source';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'de', resources: { de: { dynamic, enums, fields, validation: {} } } }),
);

function StartedForm({ askedFields }: { askedFields: readonly DynamicField[] }) {
  const typed = createStartingTexts(askedFields);
  const [form] = useForm<Record<string, string>>({ id: 'form', defaultValue: typed });
  return (
    <FormProvider context={form.context}>
      <DynamicFields formId="form" fields={askedFields} typed={typed} currency="EUR" country="DE" />
    </FormProvider>
  );
}

function html(...askedFields: DynamicField[]): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StartedForm askedFields={askedFields} />
    </I18nextProvider>,
  );
}

const groups = [
  { label: 'Häufig', values: [{ key: 'a', label: 'A-Fach' }] },
  { label: 'Weitere', values: [{ key: 'b', label: 'B-Fach' }] },
];

describe('DYN-05: DynamicFields (controls of a configured form)', () => {
  it('shows an amount with its currency and the thousands separators of the language', () => {
    const shown = html(
      field({ component: 'number', value_type: 'int', format: 'currency', default: 250_000 }),
    );
    expect(shown).toContain('value="250.000"');
    expect(shown).toContain('€');
    expect(shown).toContain('inputMode="numeric"');
  });

  it('offers a keyboard with a comma for numbers with decimals', () => {
    const decimal = { component: 'number', value_type: 'decimal', format: 'currency' };
    expect(html(field(decimal))).toContain('inputMode="decimal"');
    expect(html(field({ ...decimal, precision: 0 }))).toContain('inputMode="numeric"');
    expect(html(field({ component: 'number', value_type: 'int', unit: 'years' }))).toContain(
      'inputMode="decimal"',
    );
  });

  it('shows a share in percent and a duration in years', () => {
    expect(
      html(field({ component: 'number', value_type: 'decimal', format: 'percent', default: 0.125 })),
    ).toContain('value="12,5"');
    const years = html(
      field({
        component: 'slider',
        value_type: 'int',
        unit: 'years',
        default: 120,
        validations: [{ type: 'max', value: 240 }],
      }),
    );
    expect(years).toContain('value="10"');
    expect(years).toMatch(/20\sJahre/);
  });

  it('shows label, hint, placeholder and number of rows of a text area', () => {
    const shown = html(
      field({ component: 'textarea', rows: 7, label: 'Vorhaben', hint: 'Kurz', placeholder: 'z. B. …' }),
    );
    for (const part of ['Vorhaben', 'Kurz', 'z. B. …', 'rows="7"', '(optional)'])
      expect(shown).toContain(part);
  });

  it('shows grouped options under their headings', () => {
    const shown = html(field({ component: 'select', grouped_values: groups }));
    expect(shown).toContain('<optgroup label="Weitere"><option value="b">B-Fach</option>');
  });

  it('shows quick picks as buttons, and the quick pick "other" with a second list of options', () => {
    const shown = html(field({ component: 'quick_picks', grouped_values: groups, default: 'b' }));
    expect(shown).toMatch(/type="radio"[^>]*value="a"/);
    expect(shown).toMatch(
      new RegExp(
        `type="radio"[^>]*value="${OTHER_CHOICE}"[^>]*checked=""|checked=""[^>]*value="${OTHER_CHOICE}"`,
      ),
    );
    expect(shown).toContain('<option value="b" selected="">B-Fach</option>');
  });

  it('shows the hint of a choice on its card, and below its radio button in a list', () => {
    const values = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, label: key, hint: `Hinweis ${key}` }));
    const cards = html(field({ component: 'radio', values: values.slice(0, 3) }));
    expect(cards).toMatch(/aria-describedby="[^"]*a-text"|<span id="[^"]*-text"[^>]*>Hinweis a/);
    const list = html(field({ component: 'radio', values }));
    expect(list).toMatch(/<span id="[^"]*-hint"[^>]*>Hinweis e/);
  });

  it('shows groups of fields below the headings that label the groups', () => {
    const shown = html(
      field({ id: 'name', component: 'text' }),
      field({ id: 'street', component: 'text', group: 'Wo ist Ihre Praxis?' }),
      field({ id: 'town', component: 'text' }),
      field({ id: 'offers', component: 'text', group: 'Was bieten Sie an?' }),
    );
    const parts = shown.split('<section');
    expect(parts).toHaveLength(3);
    expect(parts[0]).toContain('name="name"');
    expect(parts[1]).toMatch(/aria-labelledby="([^"]+)"[^>]*><h2 id="\1"[^>]*>Wo ist Ihre Praxis\?/);
    expect(parts[1]).toContain('name="town"');
    expect(parts[2]).toContain('name="offers"');
  });

  it('shows a numeric keyboard for fields whose pattern allows only digits', () => {
    expect(html(field({ validations: [{ type: 'regex', value: '^\\d{9}$' }] }))).toContain(
      'inputMode="numeric"',
    );
  });
});

it('DYN-05: DynamicFields renders a control for each field of any complete configuration', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const reading = readForm(source, CONTEXT);
      if (!reading.ok) throw new Error(reading.problem.missing);
      const askedFields = fieldsOfPurpose(reading.form.purposes[0]);
      const shown = html(...askedFields);
      for (const { name } of askedFields) expect(shown).toContain(`name="${name}"`);
    }),
    { numRuns: 40 },
  );
});

describe('groupGridItems (rows of a form)', () => {
  const numbers = (...ids: string[]) =>
    ids.map((id) => field({ id, component: 'number', value_type: 'int' }));
  const text = field({ id: 'text' });
  const widths = (...fields: DynamicField[]) =>
    groupGridItems(fields).map((item) => (item.kind === 'field' ? item.width : item.fields.length));

  it('shows two short fields in one row, and a third short field alone', () => {
    expect(widths(...numbers('a', 'b', 'c'), text)).toEqual(['half', 'half', 'whole', 'whole']);
    expect(widths(text, ...numbers('a'), text)).toEqual(['whole', 'whole', 'whole']);
  });

  it('shows the sliders of amount and duration in one block', () => {
    const slider = { component: 'slider', value_type: 'int', field_type: 'standard' } as const;
    const [amount, duration] = [
      field({ ...slider, id: 'loanSize' }),
      field({ ...slider, id: 'loanDuration' }),
    ];
    expect(widths(text, amount, duration, text)).toEqual(['whole', 2, 'whole']);
    expect(widths(amount, text, duration)).toEqual([1, 'whole', 1]);
  });
});

describe('splitTrailingOptionalFields (optional fields at the end of a step)', () => {
  const validations = [{ type: 'required', value: true }];
  const required = ['a', 'b', 'c', 'd', 'needed'].map((id) => field({ id, validations }));
  const [first, second] = [field({ id: 'first' }), field({ id: 'second' })];
  const collapsed = (...fields: DynamicField[]) =>
    splitTrailingOptionalFields(fields).collapsed.map(({ id }) => id);

  it.each([
    ['two optional fields at the end', [...required, first, second], ['first', 'second']],
    ['a short step', [...required.slice(1), first, second], []],
    ['one optional field at the end', [first, ...required, second], []],
    ['optional fields alone', Array.from({ length: 8 }, (_, at) => field({ id: `f${at}` })), []],
    ['optional fields before a required one', [first, second, ...required], []],
    [
      'an optional choice',
      [...required, first, field({ id: 'tick', component: 'checkbox', value_type: 'boolean' })],
      [],
    ],
    ['a group with a heading', [...required, { ...first, group: 'More' }, second], []],
  ])('DYN-05: collapses two or more optional fields at the end of a long step: %s', (_, fields, expected) => {
    expect(collapsed(...fields)).toEqual(expected);
  });

  it('names the collapsed fields, and expands the fields if a field has a value', () => {
    const shown = html(...required, first, second);
    expect(shown).toContain('Freiwillig: first, second');
    expect(shown).not.toMatch(/<details[^>]* open/);
    expect(html(...required, first, { ...second, initial: 'x' })).toMatch(/<details[^>]* open=""/);
  });
});
