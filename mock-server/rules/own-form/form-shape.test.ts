import { describe, expect, it } from 'vitest';
import { changeForm, createSmallForm, describeFindings } from '../../testing/small-form';
import { checkForm } from './check-form';

const FIELD = 'ui_config.config.loan_purposes[0].steps[0].fields[1]';

describe('DYN-11 errors in the structure of a form', () => {
  it.each<[string, unknown, string]>([
    ['no value', undefined, 'empty expected=object'],
    ['the value null', null, 'empty expected=object'],
    ['an empty object', {}, 'empty'],
    ['a text', 'form', 'wrong_type expected=object'],
    ['a number', 7, 'wrong_type expected=object'],
    ['a list', [createSmallForm()], 'wrong_type expected=object'],
  ])('errors in the structure of a form are reported for %s as document', (_, value, expected) => {
    const { document, findings } = checkForm(value, 'application');
    expect([document, describeFindings(findings)]).toEqual([null, [`error  ${expected}`]]);
  });

  it.each<[string, unknown, string]>([
    [`${FIELD}.component`, 'numbr', 'not_offered given=numbr nearest=number -> other_control'],
    [`${FIELD}.component`, undefined, 'missing -> other_control'],
    [`${FIELD}.component`, 5, 'wrong_type expected=string'],
    ['definitions.fields[1].value_type', 'txt', 'not_offered given=txt nearest=text -> other_control'],
    [
      'definitions.fields[1].field_type',
      'costum',
      'not_offered given=costum nearest=custom -> other_control',
    ],
    ['definitions.fields[1].field_type', undefined, 'missing -> other_control'],
    ['definitions.fields[1].value_type', undefined, 'missing -> other_control'],
    ['definitions.fields[1].value_type', 5, 'wrong_type expected=string'],
    ['definitions.fields[1].related_entity', undefined, 'missing -> other_control'],
    ['definitions.fields[1].related_entity', 5, 'wrong_type expected=string'],
    [`${FIELD}.validations`, 5, 'wrong_type expected=array'],
    [`${FIELD}.note`, 'A', 'unknown_member name=note -> left_out'],
    ['definitions', undefined, 'missing -> error_screen'],
    ['definitions.loan_purposes', undefined, 'missing -> error_screen'],
    ['definitions.loan_purposes', {}, 'wrong_type expected=array'],
    ['definitions.loan_purposes[0].name', undefined, 'missing'],
    ['definitions.loan_purposes[0].fields', [], 'too_few min=1 -> error_screen'],
    ['definitions.loan_purposes[0].currencies', [], 'too_few min=1 -> error_screen'],
    ['definitions.loan_purposes[0].currencies[0]', 'EURO', 'not_offered given=EURO nearest=EUR'],
    ['definitions.fields', undefined, 'missing -> error_screen'],
    ['ui_config', undefined, 'missing -> error_screen'],
    ['ui_config.config', undefined, 'missing -> error_screen'],
    ['ui_config.config.loan_purposes', [], 'too_few min=1 -> error_screen'],
    ['ui_config.config.loan_purposes[0].steps', undefined, 'missing -> error_screen'],
    ['ui_config.config.loan_purposes[0].steps[0].fields', undefined, 'missing -> error_screen'],
    [`${FIELD}.label`, ' ', 'missing'],
    [`${FIELD}.rows`, 0, 'out_of_range min=1'],
  ])(
    'errors in the structure of a form report the JSON property %s with the value %j',
    (path, value, expected) => {
      const { document, findings } = checkForm(changeForm(path, value), 'application');
      expect([document, describeFindings(findings)]).toEqual([null, [`error ${path} ${expected}`]]);
    },
  );

  it.each([
    ['an unknown type', { type: 'minimum' }, 'not_offered given=minimum nearest=min'],
    ['a missing type', { value: 5 }, 'missing'],
  ])(
    'errors in the structure of a form include an invalid validation after many valid validations: %s',
    (_, check, expected) => {
      const required = Array.from({ length: 10 }, () => ({ type: 'required' }));
      const form = changeForm(`${FIELD}.validations`, [...required, check]);
      const [first] = describeFindings(checkForm(form, 'application').findings);
      expect(first).toBe(`error ${FIELD}.validations[10].type ${expected} -> check_left_out`);
    },
  );

  it('errors in the structure of a form include a text in an unsupported language', () => {
    const form = changeForm(`${FIELD}.label`, { de: 'Betrag', Polish: 'Kwota' });
    expect(describeFindings(checkForm(form, 'application').findings)).toEqual([
      `error ${FIELD}.label.Polish unknown_member name=Polish -> left_out`,
    ]);
  });

  it('errors in the structure of a form include nested errors, but only one error for each path', () => {
    const form = changeForm(
      'definitions.loan_purposes[0].currencies',
      ['EUR', 'EUR'],
      changeForm(`${FIELD}.component`, 'numbr'),
    );
    expect(describeFindings(checkForm(form, 'application').findings)).toEqual([
      `error ${FIELD}.component not_offered given=numbr nearest=number -> other_control`,
      'error definitions.loan_purposes[0].currencies[1] twice',
    ]);
  });

  it.each([
    ['that is nested too deeply', createNested(50), 'too_deep max=40'],
    ['that is too large', Array(300_001).fill(0), 'too_large max=300000'],
  ])('errors in the structure of a form are the only findings of a document %s', (_, value, expected) => {
    const form = changeForm(
      'note',
      value,
      changeForm('definitions.loan_purposes[0].currencies', ['EUR', 'EUR']),
    );
    const { document, findings } = checkForm(form, 'application');
    expect([document, describeFindings(findings)]).toEqual([null, [`error  ${expected}`]]);
  });
});

function createNested(depth: number): unknown {
  return depth === 0 ? 1 : { a: createNested(depth - 1) };
}
