import { describe, expect, it } from 'vitest';
import {
  createDefinition,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
} from '../../testing/small-form';
import { changeDraft, type DraftChange } from './change';
import { type Draft, listPurposes, listSharedFields, listSharedSteps } from './draft';
import { findNeighbouringPosition } from './fields';

const FIRST = () =>
  createStep('first', [createUiField('companyName', 'company_search'), createUiField('detail')], {
    title: { de: 'Anfang' },
  });

const createDraftWithTwoPurposes = (): Draft =>
  createSmallForm({
    fields: [
      createDefinition('companyName', { field_type: 'standard', related_entity: 'company' }),
      createDefinition('detail'),
      createDefinition('own'),
    ],
    purposes: [
      createPurpose('cars', ['companyName', 'detail']),
      createPurpose('tools', ['companyName', 'detail', 'own']),
    ],
    shownPurposes: [
      createUiPurpose('cars', [FIRST()]),
      createUiPurpose('tools', [FIRST(), createStep('second', [createUiField('own')])]),
    ],
  });

/**
 * Format: `cars: first(companyName detail) | fields companyName detail` per purpose, then the definitions.
 */
function outline(draft: Draft): string[] {
  return [
    ...listPurposes(draft).map(({ name, steps }) => {
      const fields = draft.definitions.loan_purposes.find((each) => each.name === name)?.fields ?? [];
      const shown = steps.map(
        ({ id, fields: asked }) => `${id}(${asked.map((field) => field.id).join(' ')})`,
      );
      return `${name}: ${shown.join(' ')} | ${fields.join(' ')}`;
    }),
    draft.definitions.fields.map(({ id }) => id).join(' '),
  ];
}

const newField = (id: string) => ({ definition: createDefinition(id), ui: createUiField(id) });

describe('an edit of a draft form', () => {
  it.each<[string, DraftChange, string[]]>([
    [
      'adds a field in every purpose that has the step',
      {
        kind: 'add_fields',
        address: { purpose: 0, step: 0, field: 1 },
        fields: [newField('year')],
        scope: 'everywhere',
      },
      [
        'cars: first(companyName year detail) | companyName year detail',
        'tools: first(companyName year detail) second(own) | companyName year detail own',
        'companyName detail own year',
      ],
    ],
    [
      'adds a field in one purpose',
      {
        kind: 'add_fields',
        address: { purpose: 0, step: 0, field: 9 },
        fields: [newField('year')],
        scope: 'here',
      },
      [
        'cars: first(companyName detail year) | companyName detail year',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own year',
      ],
    ],
    [
      'gives a new field a free id',
      {
        kind: 'add_fields',
        address: { purpose: 1, step: 1, field: 0 },
        fields: [newField('own')],
        scope: 'here',
      },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName detail) second(own_2 own) | companyName detail own_2 own',
        'companyName detail own own_2',
      ],
    ],
    [
      'removes a field everywhere, with its definition',
      { kind: 'remove_field', address: { purpose: 1, step: 0, field: 1 }, scope: 'everywhere' },
      [
        'cars: first(companyName) | companyName',
        'tools: first(companyName) second(own) | companyName own',
        'companyName own',
      ],
    ],
    [
      'removes a field here and keeps its definition for the other purpose',
      { kind: 'remove_field', address: { purpose: 1, step: 0, field: 1 }, scope: 'here' },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName) second(own) | companyName own',
        'companyName detail own',
      ],
    ],
    [
      'duplicates a field and places the copy behind the original',
      { kind: 'duplicate_field', address: { purpose: 1, step: 1, field: 0 }, scope: 'here' },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName detail) second(own own_2) | companyName detail own own_2',
        'companyName detail own own_2',
      ],
    ],
    [
      'moves a field within a shared step',
      {
        kind: 'move_field',
        address: { purpose: 0, step: 0, field: 1 },
        to: { step: 0, field: 0 },
        scope: 'everywhere',
      },
      [
        'cars: first(detail companyName) | companyName detail',
        'tools: first(detail companyName) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'moves a field into the next step of its purpose only',
      {
        kind: 'move_field',
        address: { purpose: 1, step: 0, field: 1 },
        to: { step: 1, field: 0 },
        scope: 'everywhere',
      },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName) second(detail own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'adds an existing field to another purpose',
      { kind: 'set_field_purpose', address: { purpose: 1, step: 1, field: 0 }, purpose: 0, isIncluded: true },
      [
        'cars: first(companyName detail own) | companyName detail own',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'removes a field from one purpose and keeps its definition',
      {
        kind: 'set_field_purpose',
        address: { purpose: 1, step: 0, field: 1 },
        purpose: 0,
        isIncluded: false,
      },
      [
        'cars: first(companyName) | companyName',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'shows a step in another purpose',
      { kind: 'set_step_purpose', address: { purpose: 1, step: 1 }, purpose: 0, isShown: true },
      [
        'cars: first(companyName detail) second(own) | companyName detail own',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'removes a shared step everywhere',
      { kind: 'remove_step', address: { purpose: 0, step: 0 }, scope: 'everywhere' },
      ['cars:  | ', 'tools: second(own) | own', 'own'],
    ],
    [
      'adds a step with an id from its title, never one of the portal',
      { kind: 'add_step', address: { purpose: 0, step: 1 }, title: { de: 'Account-Creation' } },
      [
        'cars: first(companyName detail) account_creation() | companyName detail',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'duplicates a purpose with its steps and fields',
      { kind: 'duplicate_purpose', purpose: 1 },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'tools_2: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'adds a purpose that starts with the first step',
      { kind: 'add_purpose', label: { de: 'Werkzeuge für Größeres' } },
      [
        'cars: first(companyName detail) | companyName detail',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'werkzeuge_fuer_groesseres: first(companyName detail) | companyName detail',
        'companyName detail own',
      ],
    ],
    [
      'removes a purpose with the fields that no other purpose uses',
      { kind: 'remove_purpose', purpose: 1 },
      ['cars: first(companyName detail) | companyName detail', 'companyName detail'],
    ],
    [
      'moves a purpose in the definitions and in the UI configuration',
      { kind: 'move_purpose', purpose: 1, to: 0 },
      [
        'tools: first(companyName detail) second(own) | companyName detail own',
        'cars: first(companyName detail) | companyName detail',
        'companyName detail own',
      ],
    ],
    [
      'renames a field in the definitions and in the UI configuration',
      { kind: 'rename_field', id: 'detail', newId: 'a?b/ö "c"' },
      [
        'cars: first(companyName a?b/ö "c") | companyName a?b/ö "c"',
        'tools: first(companyName a?b/ö "c") second(own) | companyName a?b/ö "c" own',
        'companyName a?b/ö "c" own',
      ],
    ],
    [
      'never gives a field the id of another one',
      { kind: 'rename_field', id: 'detail', newId: 'own' },
      outline(createDraftWithTwoPurposes()),
    ],
    [
      'renames a purpose in both documents',
      {
        kind: 'set_purpose',
        purpose: 0,
        members: { name: 'vans', label: { de: 'Transporter' }, currencies: ['EUR'] },
      },
      [
        'vans: first(companyName detail) | companyName detail',
        'tools: first(companyName detail) second(own) | companyName detail own',
        'companyName detail own',
      ],
    ],
    [
      'never gives a purpose the name of another one',
      { kind: 'set_purpose', purpose: 0, members: { name: 'tools', label: 'Loan', currencies: ['EUR'] } },
      outline(createDraftWithTwoPurposes()),
    ],
    [
      'ignores an address that does not exist',
      { kind: 'remove_field', address: { purpose: 7, step: 0, field: 0 }, scope: 'everywhere' },
      outline(createDraftWithTwoPurposes()),
    ],
  ])('%s', (_, change, expected) => {
    const before = createDraftWithTwoPurposes();
    expect(outline(changeDraft(before, change))).toEqual(expected);
    expect(before).toEqual(createDraftWithTwoPurposes());
  });

  it('copies a shared step for one purpose if the step changes in that purpose only', () => {
    const address = { purpose: 0, step: 0 };
    const members = { id: 'first', title: { de: 'Anfang' }, question: { de: 'Welches?' }, lead: undefined };
    const changedDraft = changeDraft(createDraftWithTwoPurposes(), {
      kind: 'set_step',
      address,
      members,
      scope: 'everywhere',
    });
    expect(listSharedSteps(changedDraft, address)).toHaveLength(2);
    const here = changeDraft(createDraftWithTwoPurposes(), {
      kind: 'set_step',
      address,
      members,
      scope: 'here',
    });
    expect(listSharedSteps(here, address)).toHaveLength(1);
    expect(listPurposes(here)[0]?.steps[0]).toEqual({ ...FIRST(), question: { de: 'Welches?' } });
    expect(listSharedFields(here, { ...address, field: 1 })).toHaveLength(2);
  });

  it('moves a field by one position, across the boundaries of steps', () => {
    const at = (stepIndex: number, field: number, direction: 'up' | 'down') =>
      findNeighbouringPosition(
        createDraftWithTwoPurposes(),
        { purpose: 1, step: stepIndex, field },
        direction,
      );
    expect(at(0, 0, 'up')).toBeNull();
    expect(at(0, 1, 'up')).toEqual({ step: 0, field: 0 });
    expect(at(0, 1, 'down')).toEqual({ step: 1, field: 0 });
    expect(at(1, 0, 'up')).toEqual({ step: 0, field: 2 });
    expect(at(1, 0, 'down')).toBeNull();
  });
});
