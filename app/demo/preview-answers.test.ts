import { describe, expect, it } from 'vitest';
import { field, VALIDATION_CONTEXT } from '~/configured-form/rules/testing/source';
import { validateField } from '~/configured-form/rules/validate-field';
import { parseMessage } from '~/domain/message';
import { createPreviewAnswers } from './preview-answers';

type FieldOptions = Parameters<typeof field>[0];

const choices = [{ key: 'a', label: 'A' }];

describe('SIM-15 example answers in the preview of a form step', () => {
  it.each<[string, FieldOptions, string]>([
    ['a placeholder', { placeholder: 'BRE NW 12' }, 'BRE NW 12'],
    ['the label without a placeholder', { label: 'Fahrer' }, 'Fahrer'],
    [
      'digits for a pattern of digits',
      { label: 'Nummer', validations: [{ type: 'regex', value: '^[0-9]+$' }] },
      '12345',
    ],
    ['the default', { default: 'Kran', placeholder: 'Bagger' }, 'Kran'],
    [
      'the smallest allowed number',
      { component: 'number', value_type: 'int', validations: [{ type: 'min', value: 5_000 }] },
      '5.000',
    ],
    ['a percentage', { component: 'number', value_type: 'decimal', format: 'percent' }, '10'],
    [
      'the first allowed date',
      { component: 'date', value_type: 'date', validations: [{ type: 'date_from', value: '2030-01-02' }] },
      '02.01.2030',
    ],
    ['the first choice', { component: 'radio', values: choices }, 'a'],
    ['a tick', { component: 'checkbox', value_type: 'boolean' }, 'on'],
  ])('example answers fill a field with %s', (_, fieldOptions, text) => {
    const dynamicField = field(fieldOptions);
    const { typed, errors } = createPreviewAnswers([dynamicField], 'filled', VALIDATION_CONTEXT);
    expect(typed).toEqual({ answer: text });
    expect(errors).toEqual({});
    expect(validateField(dynamicField, typed, VALIDATION_CONTEXT).ok).toBe(true);
  });

  const requiredValidation = { type: 'required', error: 'Fehlt.' };

  it.each<[string, FieldOptions, string]>([
    [
      'of a required choice',
      { component: 'radio', values: choices, validations: [requiredValidation] },
      'Fehlt.',
    ],
    ['of a required text', { validations: [requiredValidation] }, 'Fehlt.'],
    [
      'of a limit before that of a required field',
      {
        component: 'number',
        value_type: 'int',
        validations: [requiredValidation, { type: 'max', value: 250_000, error: 'Zu viel.' }],
      },
      'Zu viel.',
    ],
    ['of a length', { validations: [{ type: 'maxLength', value: 5, error: 'Zu lang.' }] }, 'Zu lang.'],
    [
      'of a pattern',
      { validations: [{ type: 'regex', value: '^[A-Z]+$', error: 'Nur Buchstaben.' }] },
      'Nur Buchstaben.',
    ],
    [
      'of a date',
      {
        component: 'date',
        value_type: 'date',
        validations: [{ type: 'date_to', value: '2030-12-31', error: 'Zu spät.' }],
      },
      'Zu spät.',
    ],
    ['of the portal, if the form has none', { validations: [{ type: 'maxLength', value: 5 }] }, 'tooLong'],
    [
      'of a negative length',
      { validations: [{ type: 'maxLength', value: -5, error: 'Zu lang.' }] },
      'Zu lang.',
    ],
    [
      'of a required date instead of a limit that no date exceeds',
      {
        component: 'date',
        value_type: 'date',
        validations: [requiredValidation, { type: 'date_to', value: '9999-12-31', error: 'Zu spät.' }],
      },
      'Fehlt.',
    ],
    [
      'of a required date instead of a limit that no date falls below',
      {
        component: 'date',
        value_type: 'date',
        validations: [requiredValidation, { type: 'date_from', value: '0001-01-01', error: 'Zu früh.' }],
      },
      'Fehlt.',
    ],
  ])('example answers show the error text %s', (_, fieldOptions, text) => {
    const { errors } = createPreviewAnswers([field(fieldOptions)], 'errors', VALIDATION_CONTEXT);
    expect(errors.answer && parseMessage(errors.answer).key).toBe(text);
  });

  it('a date field whose limit is the last possible date has no error', () => {
    const date = field({
      component: 'date',
      value_type: 'date',
      validations: [{ type: 'date_to', value: '9999-12-31', error: 'Zu spät.' }],
    });
    const { typed, errors } = createPreviewAnswers([date], 'errors', VALIDATION_CONTEXT);
    expect({ typed, errors }).toEqual({ typed: { answer: '31.12.9999' }, errors: {} });
  });

  it('a field without checks has no error', () => {
    const { typed, errors } = createPreviewAnswers([field({ label: 'Notiz' })], 'errors', VALIDATION_CONTEXT);
    expect({ typed, errors }).toEqual({ typed: { answer: 'Notiz' }, errors: {} });
  });
});
