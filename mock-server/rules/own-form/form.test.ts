import { describe, expect, it } from 'vitest';
import {
  COMPANY_DEFINITION,
  createDefinition,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
} from '../../testing/small-form';
import { countFormParts, createFormFromDocument } from './form';

const ALL = (text: string) => ({ de: text, en: text, fr: text, pl: text });

describe('DYN-09 createFormFromDocument', () => {
  it('keeps the currencies, steps and fields of each purpose in order', () => {
    const otherDefinition = createDefinition('other', { value_type: 'int' });
    const form = createFormFromDocument(
      createSmallForm({
        fields: [COMPANY_DEFINITION, createDefinition('detail'), otherDefinition],
        purposes: [
          createPurpose('lease', ['other'], { currencies: ['CHF'] }),
          createPurpose('loan', ['detail', 'companyName'], { currencies: ['EUR', 'PLN'] }),
        ],
        shownPurposes: [
          createUiPurpose('loan', [
            createStep('who', [createUiField('companyName')]),
            createStep('what', [createUiField('detail')]),
          ]),
          createUiPurpose('lease', [createStep('all', [createUiField('other', 'number')])], {
            label: 'Lease',
          }),
        ],
      }),
    );
    expect(form.purposes).toEqual([
      {
        name: 'loan',
        label: ALL('Loan'),
        currencies: ['EUR', 'PLN'],
        steps: [
          {
            id: 'who',
            title: ALL('Step'),
            fields: [{ definition: COMPANY_DEFINITION, ui: createUiField('companyName') }],
          },
          {
            id: 'what',
            title: ALL('Step'),
            fields: [{ definition: createDefinition('detail'), ui: createUiField('detail') }],
          },
        ],
      },
      {
        name: 'lease',
        label: ALL('Lease'),
        currencies: ['CHF'],
        steps: [
          {
            id: 'all',
            title: ALL('Step'),
            fields: [{ definition: otherDefinition, ui: createUiField('other', 'number') }],
          },
        ],
      },
    ]);
  });

  it('drops repeated fields, fields without a purpose, and fields without a definition', () => {
    const repeatedField = createUiField('detail', 'textarea');
    const form = createFormFromDocument(
      createSmallForm({
        fields: [COMPANY_DEFINITION, createDefinition('detail'), createDefinition('other')],
        purposes: [createPurpose('loan', ['companyName', 'detail', 'nowhere'])],
        shownPurposes: [
          createUiPurpose('loan', [
            createStep('first', [
              createUiField('detail'),
              createUiField('other'),
              createUiField('nowhere'),
              repeatedField,
            ]),
            createStep('second', [repeatedField, createUiField('companyName')]),
          ]),
        ],
      }),
    );
    expect(form.purposes[0]?.steps.map(({ fields }) => fields.map((field) => field.ui))).toEqual([
      [createUiField('detail')],
      [createUiField('companyName')],
    ]);
  });

  it('returns no currencies and fields for a purpose without a definition', () => {
    const [, lease] = createFormFromDocument(
      createSmallForm({
        shownPurposes: [
          createUiPurpose('loan', []),
          createUiPurpose('lease', [createStep('first', [createUiField('detail')])]),
        ],
      }),
    ).purposes;
    expect(lease).toEqual({
      name: 'lease',
      label: ALL('Loan'),
      currencies: [],
      steps: [{ id: 'first', title: ALL('Step'), fields: [] }],
    });
  });

  it.each<[string, string | Record<string, string> | undefined, Record<string, string>]>([
    ['one text for all', 'A', ALL('A')],
    ['all four', { de: 'D', en: 'E', fr: 'F', pl: 'P' }, { de: 'D', en: 'E', fr: 'F', pl: 'P' }],
    ['German for missing languages', { fr: 'F', de: 'D' }, { de: 'D', en: 'D', fr: 'F', pl: 'D' }],
    ['English without German', { pl: 'P', en: 'E' }, { de: 'E', en: 'E', fr: 'E', pl: 'P' }],
    ['the first without either', { fr: 'F', pl: 'P' }, { de: 'F', en: 'F', fr: 'F', pl: 'P' }],
    ['the name without a label', undefined, ALL('name')],
    ['the name for an empty label', {}, ALL('name')],
  ])('translates labels and titles into four languages: %s', (_, said, expected) => {
    const shownPurposes = [
      createUiPurpose('name', [createStep('name', [], { title: said })], { label: said }),
    ];
    const [named] = createFormFromDocument(createSmallForm({ shownPurposes })).purposes;
    expect([named?.label, named?.steps[0]?.title]).toEqual([expected, expected]);
  });

  it('parses a document only once and counts the contents', () => {
    const shownPurposes = [
      createUiPurpose('loan', [
        createStep('who', [createUiField('companyName')]),
        createStep('what', [createUiField('detail')]),
      ]),
      createUiPurpose('lease', [createStep('all', [createUiField('companyName')])]),
    ];
    const purposes = [
      createPurpose('loan', ['companyName', 'detail']),
      createPurpose('lease', ['companyName']),
    ];
    const document = createSmallForm({ purposes, shownPurposes });
    expect(createFormFromDocument(document)).toBe(createFormFromDocument(document));
    expect(countFormParts(createFormFromDocument(document))).toEqual({ purposes: 2, steps: 3, fields: 3 });
  });
});
