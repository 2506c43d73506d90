import type { DynamicForm } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import {
  COMPANY_DEFINITION,
  createDefinition,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
  describeFindings,
} from '../../testing/small-form';
import { findPurposeFindings } from './check-purposes';
import type { FormDocument } from './form-document';

const findProblems = (form: Parameters<typeof createSmallForm>[0], name: DynamicForm = 'application') =>
  describeFindings(findPurposeFindings(createSmallForm(form), name));

const FIRST = createStep('first', [createUiField('companyName'), createUiField('detail')]);
const BOTH = ['companyName', 'detail'];
const SHOWN = 'ui_config.config.loan_purposes[0]';

describe('DYN-09 purposes of a configured form', () => {
  it('The purposes are valid if the purpose, the definitions and the steps name the same fields', () => {
    expect(findProblems({})).toEqual([]);
  });

  it.each<[string, Parameters<typeof createSmallForm>[0], string[]]>([
    [
      'a duplicate field definition',
      { fields: [COMPANY_DEFINITION, createDefinition('detail'), createDefinition('companyName')] },
      ['error definitions.fields[2].id twice'],
    ],
    [
      'a duplicate purpose definition',
      { purposes: [createPurpose('loan', BOTH), createPurpose('loan', BOTH)] },
      ['error definitions.loan_purposes[1].name twice'],
    ],
    [
      'a duplicate purpose in the UI',
      { shownPurposes: [createUiPurpose('loan', [FIRST]), createUiPurpose('loan', [FIRST])] },
      ['error ui_config.config.loan_purposes[1].name twice'],
    ],
    [
      'a purpose that is not shown',
      { purposes: [createPurpose('loan', BOTH), createPurpose('lease', BOTH)] },
      ['error definitions.loan_purposes[1].name purpose_not_shown name=lease -> error_screen'],
    ],
    [
      'an undefined purpose',
      {
        shownPurposes: [
          createUiPurpose('lease', [createStep('account-creation', [])]),
          createUiPurpose('loan', [FIRST]),
        ],
      },
      [`error ${SHOWN}.name purpose_undefined name=lease -> error_screen`],
    ],
    [
      'an undefined field',
      { fields: [COMPANY_DEFINITION] },
      [
        'error definitions.loan_purposes[0].fields[1] no_definition name=detail -> failure',
        `error ${SHOWN}.steps[0].fields[1].id no_definition name=detail -> failure`,
      ],
    ],
    [
      'a duplicate field and a duplicate currency',
      { purposes: [createPurpose('loan', [...BOTH, 'detail'], { currencies: ['EUR', 'CHF', 'EUR'] })] },
      [
        'error definitions.loan_purposes[0].fields[2] twice',
        'error definitions.loan_purposes[0].currencies[2] twice',
      ],
    ],
    [
      'a purpose without the company’s name',
      {
        fields: [createDefinition('detail')],
        purposes: [createPurpose('loan', ['detail'])],
        shownPurposes: [createUiPurpose('loan', [createStep('first', [createUiField('detail')])])],
      },
      ['error definitions.loan_purposes[0].fields needed name=companyName'],
    ],
    [
      'a field that no step asks for, of the second purpose',
      {
        purposes: [createPurpose('loan', BOTH), createPurpose('lease', BOTH)],
        shownPurposes: [
          createUiPurpose('loan', [FIRST]),
          createUiPurpose('lease', [createStep('first', [createUiField('companyName')])]),
        ],
      },
      ['note definitions.loan_purposes[1].fields[1] never_asked name=detail'],
    ],
    [
      'a label that lacks languages',
      { shownPurposes: [createUiPurpose('loan', [FIRST], { label: { fr: 'A', de: 'A' } })] },
      [
        `note ${SHOWN}.label language_missing language=en`,
        `note ${SHOWN}.label language_missing language=pl`,
      ],
    ],
  ])('the finding has the path of the wrong purpose: %s', (_, form, expected) => {
    expect(findProblems(form)).toEqual(expected);
  });

  it('purposes need no company in the form of signatories', () => {
    const [fields, shownPurposes] = [
      [createDefinition('detail')],
      [createUiPurpose('loan', [createStep('first', [createUiField('detail')])])],
    ];
    expect(
      findProblems({ fields, shownPurposes, purposes: [createPurpose('loan', ['detail'])] }, 'signatory'),
    ).toEqual([]);
  });

  it.each([
    [200, []],
    [201, ['error definitions.loan_purposes[0].fields too_many max=200']],
  ])(
    'DYN-07 purposes are limited to 200 custom fields besides standard fields: %i custom fields',
    (count, expected) => {
      const own = Array.from({ length: count }, (_, index) => `own.${index}`);
      const ids = ['companyName', ...own];
      const form: Partial<FormDocument['definitions']> = {
        fields: [COMPANY_DEFINITION, ...own.map((id) => createDefinition(id))],
      };
      const shownPurposes = [
        createUiPurpose('loan', [
          createStep(
            'first',
            ids.map((id) => createUiField(id)),
          ),
        ]),
      ];
      expect(findProblems({ ...form, purposes: [createPurpose('loan', ids)], shownPurposes })).toEqual(
        expected,
      );
    },
  );
});

describe('DYN-11 steps of a configured form', () => {
  it.each<[string, ReturnType<typeof createStep>[], string[]]>([
    [
      'the name of a step that every portal has',
      [FIRST, createStep('account-creation', [createUiField('companyName')])],
      [
        `error ${SHOWN}.steps[1].id reserved_step name=account-creation -> error_screen`,
        `error ${SHOWN}.steps[1].fields[0].id twice -> left_out`,
      ],
    ],
    [
      'the names of the other steps that every portal has',
      [
        createStep('check-answers', [createUiField('companyName')]),
        createStep('application-result', [createUiField('detail')]),
      ],
      [
        `error ${SHOWN}.steps[0].id reserved_step name=check-answers -> error_screen`,
        `error ${SHOWN}.steps[1].id reserved_step name=application-result -> error_screen`,
      ],
    ],
    [
      'a duplicate step',
      [createStep('first', [createUiField('companyName')]), createStep('first', [createUiField('detail')])],
      [`error ${SHOWN}.steps[1].id twice -> error_screen`],
    ],
    [
      'the name of a step that every portal has, in capitals',
      [FIRST, createStep('Account-Creation', [createUiField('companyName')])],
      [
        `error ${SHOWN}.steps[1].id reserved_step name=Account-Creation -> error_screen`,
        `error ${SHOWN}.steps[1].fields[0].id twice -> left_out`,
      ],
    ],
    ...['.', '..'].map((id): [string, ReturnType<typeof createStep>[], string[]] => [
      `the id “${id}”, which is no address`,
      [createStep(id, [createUiField('companyName'), createUiField('detail')])],
      [`error ${SHOWN}.steps[0].id no_step_address name=${id} -> error_screen`],
    ]),
    ...[
      ['your plans?', 'your%20plans%3F'],
      ['a/b', 'a%2Fb'],
      ['a#b', 'a%23b'],
      ['50%', '50%25'],
      ['über-uns', '%C3%BCber-uns'],
      ['a&b', 'a%26b'],
    ].map(([id = '', address]): [string, ReturnType<typeof createStep>[], string[]] => [
      `the id “${id}”, which an address cannot show`,
      [createStep(id, [createUiField('companyName'), createUiField('detail')])],
      [`note ${SHOWN}.steps[0].id encoded_step_address name=${id} address=${address}`],
    ]),
    ...['first', 'Step_2', 'a.b~c', '1'].map((id): [string, ReturnType<typeof createStep>[], string[]] => [
      `nothing for the valid id “${id}”`,
      [createStep(id, [createUiField('companyName'), createUiField('detail')])],
      [],
    ]),
    [
      'a duplicate field in a step',
      [createStep('first', [createUiField('companyName'), createUiField('detail'), createUiField('detail')])],
      [`error ${SHOWN}.steps[0].fields[2].id twice -> left_out`],
    ],
    [
      'a title that lacks languages',
      [
        createStep('first', [createUiField('companyName'), createUiField('detail')], {
          title: { en: 'A', pl: 'A' },
        }),
      ],
      [
        `note ${SHOWN}.steps[0].title language_missing language=de`,
        `note ${SHOWN}.steps[0].title language_missing language=fr`,
      ],
    ],
  ])('the finding has the path of the wrong step: %s', (_, steps, expected) => {
    expect(findProblems({ shownPurposes: [createUiPurpose('loan', steps)] })).toEqual(expected);
  });

  it('steps omit a field of another purpose, and are omitted if no field remains', () => {
    const fields = [COMPANY_DEFINITION, createDefinition('detail'), createDefinition('other')];
    const steps = [
      createStep('first', [createUiField('companyName'), createUiField('other'), createUiField('detail')]),
      createStep('second', [createUiField('other')]),
    ];
    expect(findProblems({ fields, shownPurposes: [createUiPurpose('loan', steps)] })).toEqual([
      `note ${SHOWN}.steps[0].fields[1].id not_of_purpose name=other -> left_out`,
      `note ${SHOWN}.steps[1].fields[0].id not_of_purpose name=other -> left_out`,
      `note ${SHOWN}.steps[1].fields not_of_purpose name=second -> left_out`,
    ]);
  });

  it('Steps are omitted if none of their fields belongs to the purpose', () => {
    const fields = [COMPANY_DEFINITION, createDefinition('other')];
    const shownPurposes = [createUiPurpose('loan', [createStep('first', [createUiField('other')])])];
    expect(
      findProblems({ fields, shownPurposes, purposes: [createPurpose('loan', ['companyName'])] }),
    ).toEqual([
      `note ${SHOWN}.steps[0].fields[0].id not_of_purpose name=other -> left_out`,
      `note ${SHOWN}.steps[0].fields not_of_purpose name=first -> left_out`,
      'note definitions.loan_purposes[0].fields[0] never_asked name=companyName',
      `error ${SHOWN}.steps too_few min=1 -> error_screen`,
    ]);
  });
});
