import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnsweredForm, type AnsweredFormProps, digitsSchema } from 'ui/testing/answered-form';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from './checkbox/checkbox-field';
import { ComboboxField } from './combobox/combobox-field';
import type { FieldHandle } from './field/field';
import { ErrorSummary } from './form/error-summary';
import { NumberField } from './number/number-field';
import { PasswordField } from './password/password-field';
import { ChoiceCardsField, RadioGroupField } from './radio/choice-cards-field';
import { RangeField } from './range/range-field';
import { SelectField } from './select/select-field';
import { TextAreaField } from './text/text-area-field';
import { TextField } from './text/text-field';

const YES_NO_OPTIONS = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nein' },
];

const cards = YES_NO_OPTIONS.map(({ value, label }) => ({ value, title: label }));

const html = (setup: AnsweredFormProps) => renderToStaticMarkup(<AnsweredForm {...setup} />);

function controls(markup: string, attribute: string): string[] {
  return (markup.match(/<(?:input|select|textarea|option)\b[^>]*>/g) ?? []).filter((tag) =>
    tag.includes(attribute),
  );
}
const attribute = (tag: string | undefined, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1];

function value(markup: string): string | undefined {
  const [chosen] = [...controls(markup, ' selected'), ...controls(markup, ' checked')];
  return attribute(chosen ?? controls(markup, 'type="text"')[0], 'value');
}

describe('error of a missing answer', () => {
  it.each<[string, string, string, (handle: FieldHandle, label: string) => ReactNode]>([
    ['required', 'Ort', 'Füllen Sie „Ort“ aus', (f, label) => <TextField field={f} label={label} />],
    [
      'required',
      'Preis',
      'Füllen Sie „Preis“ aus',
      (f, label) => <NumberField field={f} label={label} unit="€" text={digitsSchema} />,
    ],
    [
      'required',
      'Passwort',
      'Füllen Sie „Passwort“ aus',
      (f, label) => <PasswordField field={f} label={label} autoComplete="new-password" />,
    ],
    [
      'choose',
      'Zweck',
      'Wählen Sie bei „Zweck“ etwas aus',
      (f, label) => <SelectField field={f} label={label} options={YES_NO_OPTIONS} />,
    ],
    [
      'choose',
      'Kunden?',
      'Beantworten Sie „Kunden?“',
      (f, label) => <RadioGroupField field={f} label={label} options={YES_NO_OPTIONS} />,
    ],
    [
      'choose',
      'Art',
      'Wählen Sie bei „Art“ etwas aus',
      (f, label) => <ChoiceCardsField field={f} label={label} choices={cards} />,
    ],
  ])('the error names its field (message %j, field %j)', (rule, label, words, render) => {
    const markup = html({ errors: { it: [rule] }, children: (field) => render(field('it'), label) });
    expect(markup).toContain(words);
  });
});

describe('after a failed submit without JavaScript', () => {
  type Field = (handle: FieldHandle) => ReactNode;
  it.each<[string, string, string, Field]>([
    ['a text field', 'Bremen', 'Bremen', (f) => <TextField field={f} label="Ort" />],
    [
      'a number field, and groups its digits',
      '84000',
      '84.000',
      (f) => <NumberField field={f} label="Preis" unit="€" text={digitsSchema} />,
    ],
    [
      'a number field with a text that is no number',
      'viel',
      'viel',
      (f) => <NumberField field={f} label="Preis" unit="€" text={digitsSchema} />,
    ],
    ['a select field', 'no', 'no', (f) => <SelectField field={f} label="Zweck" options={YES_NO_OPTIONS} />],
    [
      'a radio group',
      'no',
      'no',
      (f) => <RadioGroupField field={f} label="Kunden?" options={YES_NO_OPTIONS} />,
    ],
    [
      'a group of choice cards',
      'no',
      'no',
      (f) => <ChoiceCardsField field={f} label="Art" choices={cards} />,
    ],
    [
      'a field with suggestions',
      'Lindhof',
      'Lindhof',
      (f) => <ComboboxField field={f} label="Firma" load={async () => []} />,
    ],
  ])('a form keeps the value of %s', (_, sent, expectedValue, render) => {
    expect(value(html({ values: { it: sent }, children: (field) => render(field('it')) }))).toBe(
      expectedValue,
    );
  });

  it.each([
    ['on', 1],
    ['', 0],
  ])('a form sent with the checkbox value %j shows the number of ticked boxes: %i', (sent, ticks) => {
    const markup = html({
      values: { it: sent },
      children: (field) => <CheckboxField field={field('it')} label="AGB" />,
    });
    expect(controls(markup, ' checked')).toHaveLength(ticks);
  });

  it('a form keeps a long text in its text area', () => {
    const markup = html({
      values: { it: 'Stahl' },
      children: (field) => <TextAreaField field={field('it')} label="Vorhaben" />,
    });
    expect(markup).toContain('>Stahl</textarea>');
  });

  it('aria-describedby of a password field names only its rules', () => {
    const rules = ['8 Zeichen', 'eine Ziffer'].map((label) => ({ label, test: () => false }));
    const markup = html({
      values: { it: 'x' },
      children: (field) => (
        <PasswordField field={field('it')} label="Passwort" autoComplete="new-password" rules={rules} />
      ),
    });
    const ids = attribute(controls(markup, 'type="password"')[0], 'aria-describedby')?.split(' ') ?? [];
    const described = ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1]);
    expect([described, /<ul\b/.test(markup)]).toEqual([['8 Zeichen', 'eine Ziffer'], true]);
  });

  it('a form never renders a password, even if the response contains it', () => {
    const markup = html({
      values: { it: 'Sehr-geheim1' },
      children: (field) => <PasswordField field={field('it')} label="Passwort" autoComplete="new-password" />,
    });
    expect(markup).not.toContain('Sehr-geheim1');
  });

  it('aria-describedby of a control names both its error and its hint', () => {
    const markup = html({
      errors: { it: ['Bitte ausfüllen'] },
      children: (field) => <TextField field={field('it')} label="Ort" hint="Sitz der Firma" />,
    });
    const [control] = controls(markup, 'name="it"');
    expect(attribute(control, 'aria-invalid')).toBe('true');
    const texts = (attribute(control, 'aria-describedby') ?? '')
      .split(' ')
      .map((id) => new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(markup)?.[1]?.replace(/<[^>]*>/g, ''));
    expect(texts).toEqual(['Bitte ausfüllen', 'Sitz der Firma']);
  });
});

it.each([
  [false, /<input[^>]*>.*€/],
  [true, /€<\/span><input/],
])(
  'SHELL-27: a field shows its unit on the side of the number that the language uses (unit before the number: %s)',
  (isUnitFirst, order) => {
    const markup = html({
      values: {},
      children: (field) => (
        <NumberField
          field={field('it')}
          label="Preis"
          unit="€"
          isUnitFirst={isUnitFirst}
          text={digitsSchema}
        />
      ),
    });
    expect(markup).toMatch(order);
    const [input] = controls(markup, 'type="text"');
    const [, unitId = ''] = attribute(input, 'aria-labelledby')?.split(' ') ?? [];
    expect(markup).toContain(`<span id="${unitId}"`);
  },
);

describe('slider with a typed number', () => {
  const range = (isTypingAllowed: boolean, value: string, scale = { min: 12, max: 60, step: 2 }) =>
    html({
      values: { it: value },
      children: (field) => (
        <RangeField
          field={field('it')}
          label="Laufzeit"
          {...scale}
          typedMax={240}
          tickInterval={12}
          unit="Monate"
          text={digitsSchema}
          formatValue={(months) => `${months} Monate`}
          isTypingAllowed={isTypingAllowed}
        />
      ),
    });

  it('CLA-05: the slider submits only the typed number if typing is enabled', () => {
    const submittedControls = controls(range(true, '120'), 'name="it"');
    expect(submittedControls.map((tag) => [attribute(tag, 'type'), attribute(tag, 'value')])).toEqual([
      ['text', '120'],
    ]);
  });

  it.each([true, false])(
    'SHELL-27: the slider shows the unit before the number (number can be typed: %s)',
    (isTypingAllowed) => {
      const markup = html({
        values: { it: '48' },
        children: (field) => (
          <RangeField
            field={field('it')}
            label="Amount"
            min={12}
            max={60}
            step={2}
            typedMax={240}
            tickInterval={12}
            unit="€"
            isUnitFirst
            text={digitsSchema}
            formatValue={(amount) => `€${amount}`}
            isTypingAllowed={isTypingAllowed}
          />
        ),
      });
      expect(markup).toMatch(isTypingAllowed ? /€<\/span><input/ : /€<\/span><output/);
    },
  );

  it('CLA-05: the slider keeps the thumb at the end for a larger number and submits the number', () => {
    const [slider] = controls(range(true, '120'), 'type="range"');
    expect(attribute(slider, 'value')).toBe('60');
    expect(attribute(slider, 'aria-valuetext')).toContain('120 Monate');
  });

  it('CLA-05: the slider shows the value as text and submits a list of stops if typing is disabled', () => {
    const markup = range(false, '48');
    const submittedControls = controls(markup, 'name="it"');
    expect(submittedControls).toHaveLength(1);
    expect(submittedControls[0]).toMatch(/^<select/);
    expect(value(markup)).toBe('48');
    expect(markup).toContain('>48 Monate</option>');
    expect(controls(markup, 'type="text"')).toEqual([]);
    expect(markup).toMatch(/<output[^>]*>48<\/output>/);
  });

  it('CLA-05: the slider clamps a larger value to the end if typing is disabled', () => {
    const markup = range(false, '120');
    expect(value(markup)).toBe('60');
    expect(markup).toMatch(/<output[^>]*>60<\/output>/);
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    '%s a number field, the slider is disabled until scripts can announce its value',
    (_, isTypingAllowed) => {
      const [slider] = controls(range(isTypingAllowed, '48'), 'type="range"');
      expect(slider).toContain(' disabled');
    },
  );

  it('D-55: a slider from 3 to 24 in steps of 2 offers 24, also in its list', () => {
    const markup = range(false, '24', { min: 3, max: 24, step: 2 });
    const [slider] = controls(markup, 'type="range"');
    const distanceToStep =
      (Number(attribute(slider, 'max')) - Number(attribute(slider, 'min'))) %
      Number(attribute(slider, 'step'));
    expect(attribute(slider, 'value')).toBe('24');
    expect(distanceToStep).toBe(0);
    expect(value(markup)).toBe('24');
  });
});

describe('ErrorSummary', () => {
  const heading = (errors: Record<string, string[]>) => {
    const labels = { street: 'Straße', postcode: 'Postleitzahl' };
    const markup = html({ errors, children: () => <ErrorSummary form={{ id: 'form' }} labels={labels} /> });
    return /<h2[^>]*>(.*?)<\/h2>/.exec(markup)?.[1];
  };

  it.each([
    ['fields', { street: ['Fehlt'], postcode: ['Fehlt'] }, 'Bitte prüfen Sie 2 Angaben'],
    ['the form and of one field', { '': ['Abgelehnt'], street: ['Fehlt'] }, 'Bitte prüfen Sie eine Angabe'],
    ['the form only', { '': ['Abgelehnt'] }, 'Das hat leider nicht geklappt'],
  ])('shows for errors of %s the title $2', (_, errors, expected) => {
    expect(heading(errors)).toBe(expected);
  });
});

describe('controls without scripts', () => {
  it('a counter shows the limits', () => {
    const markup = html({
      children: (field) => <TextAreaField field={field('it')} label="Zweck" counter={{ min: 5, max: 200 }} />,
    });
    expect(markup).toContain('5 bis 200 Zeichen');
  });

  it('a field with suggestions is a plain text field', () => {
    const markup = html({
      children: (field) => <ComboboxField field={field('it')} label="Firma" load={async () => []} />,
    });
    expect(controls(markup, 'role="combobox"')).toEqual([]);
    expect(controls(markup, 'name="it"')).toHaveLength(1);
  });

  it('a password field has no button to show the password', () => {
    const markup = html({
      children: (field) => (
        <PasswordField field={field('it')} label="Passwort" autoComplete="current-password" />
      ),
    });
    expect(markup).not.toContain('<button');
  });
});
