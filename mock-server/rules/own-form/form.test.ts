import { describe, expect, it } from 'vitest';
import { COMPANY, definition, purpose, shownPurpose, smallForm, step, ui } from '../../testing/small-form';
import { countsOf, formFrom } from './form';

const ALL = (text: string) => ({ de: text, en: text, fr: text, pl: text });

describe('DYN-09 formFrom', () => {
  it('keeps currencies, steps and fields of each purpose in order', () => {
    const other = definition('other', { value_type: 'int' });
    const form = formFrom(
      smallForm({
        fields: [COMPANY, definition('detail'), other],
        purposes: [
          purpose('lease', ['other'], { currencies: ['CHF'] }),
          purpose('loan', ['detail', 'companyName'], { currencies: ['EUR', 'PLN'] }),
        ],
        shown: [
          shownPurpose('loan', [step('who', [ui('companyName')]), step('what', [ui('detail')])]),
          shownPurpose('lease', [step('all', [ui('other', 'number')])], { label: 'Lease' }),
        ],
      }),
    );
    expect(form.purposes).toEqual([
      {
        name: 'loan',
        label: ALL('Loan'),
        currencies: ['EUR', 'PLN'],
        steps: [
          { id: 'who', title: ALL('Step'), fields: [{ definition: COMPANY, ui: ui('companyName') }] },
          {
            id: 'what',
            title: ALL('Step'),
            fields: [{ definition: definition('detail'), ui: ui('detail') }],
          },
        ],
      },
      {
        name: 'lease',
        label: ALL('Lease'),
        currencies: ['CHF'],
        steps: [
          { id: 'all', title: ALL('Step'), fields: [{ definition: other, ui: ui('other', 'number') }] },
        ],
      },
    ]);
  });

  it('drops repeated fields, fields without a purpose, and undefined fields', () => {
    const again = ui('detail', 'textarea');
    const form = formFrom(
      smallForm({
        fields: [COMPANY, definition('detail'), definition('other')],
        purposes: [purpose('loan', ['companyName', 'detail', 'nowhere'])],
        shown: [
          shownPurpose('loan', [
            step('first', [ui('detail'), ui('other'), ui('nowhere'), again]),
            step('second', [again, ui('companyName')]),
          ]),
        ],
      }),
    );
    expect(form.purposes[0]?.steps.map(({ fields }) => fields.map((field) => field.ui))).toEqual([
      [ui('detail')],
      [ui('companyName')],
    ]);
  });

  it('returns no currencies and fields for a purpose without a definition', () => {
    const [, lease] = formFrom(
      smallForm({
        shown: [shownPurpose('loan', []), shownPurpose('lease', [step('first', [ui('detail')])])],
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
    const shown = [shownPurpose('name', [step('name', [], { title: said })], { label: said })];
    const [named] = formFrom(smallForm({ shown })).purposes;
    expect([named?.label, named?.steps[0]?.title]).toEqual([expected, expected]);
  });

  it('parses a document once and counts its contents', () => {
    const shown = [
      shownPurpose('loan', [step('who', [ui('companyName')]), step('what', [ui('detail')])]),
      shownPurpose('lease', [step('all', [ui('companyName')])]),
    ];
    const purposes = [purpose('loan', ['companyName', 'detail']), purpose('lease', ['companyName'])];
    const document = smallForm({ purposes, shown });
    expect(formFrom(document)).toBe(formFrom(document));
    expect(countsOf(formFrom(document))).toEqual({ purposes: 2, steps: 3, fields: 3 });
  });
});
