import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { definitionsOf, uiConfigOf } from 'fixtures/forms/form';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../rules/own-form/check-form';
import { changeDraft, type DraftChange } from './draft/change';
import { type Draft, findDefinition, findField, listPurposes } from './draft/draft';
import { createHistory, recordEntry, undoEntry } from './draft/history';
import { applyFieldEntries, readFieldEntries } from './field/entries';

const FORMS: readonly [string, Draft][] = [
  ['the fleet', structuredClone(FLEET_FORM) as Draft],
  ...Object.values(DEPLOYMENTS).flatMap(({ id }) =>
    DYNAMIC_FORMS.flatMap((name): [string, Draft][] => {
      const form = findForm(id, name, '2026-03-02');
      if (form === undefined) return [];
      return [[`${id}, ${name}`, { definitions: definitionsOf(form), ui_config: uiConfigOf(form) } as Draft]];
    }),
  ),
];

const addressesOf = (draft: Draft) =>
  listPurposes(draft).flatMap(({ steps }, purpose) =>
    steps.flatMap(({ fields }, step) => fields.map((_, field) => ({ purpose, step, field }))),
  );

describe.each(FORMS)('the form of %s', (_, form) => {
  it.each(LANGUAGES)('the form is unchanged when every field is opened and saved in %s', (language) => {
    const saved = addressesOf(form).reduce((draft, at) => {
      const field = findField(draft, at);
      const definition = field && findDefinition(draft, field.id);
      if (field === undefined || definition === undefined) throw new Error('no field');
      const entries = readFieldEntries(field, definition, language);
      return changeDraft(draft, {
        kind: 'set_field',
        address: at,
        field: applyFieldEntries(field, definition, entries, language),
        scope: 'everywhere',
      });
    }, form);
    expect(JSON.stringify(saved)).toBe(JSON.stringify(form));
  });

  it('the form is unchanged when its steps and purposes are saved without edits', () => {
    const savedForm = listPurposes(form).reduce((before, { name, label, steps }, purpose) => {
      const currencies = form.definitions.loan_purposes.find((each) => each.name === name)?.currencies ?? [];
      const renamedForm = changeDraft(before, {
        kind: 'set_purpose',
        purpose,
        members: { name, label, currencies },
      });
      return steps.reduce(
        (draft, { id, title, question, lead }, step) =>
          changeDraft(draft, {
            kind: 'set_step',
            address: { purpose, step },
            members: { id, title, question, lead },
            scope: 'everywhere',
          }),
        renamedForm,
      );
    }, form);
    expect(savedForm).toEqual(form);
  });
});

const index = fc.nat(5);
const address = fc.record({ purpose: fc.nat(3), step: fc.nat(5), field: fc.nat(8) });
const scope = fc.constantFrom('everywhere' as const, 'here' as const);
const label = fc.record({ de: fc.string() });
const newField = fc.record({
  definition: fc.record({
    id: fc.string({ minLength: 1 }),
    field_type: fc.constant('custom' as const),
    value_type: fc.constantFrom('text' as const, 'int' as const),
    related_entity: fc.constant('application' as const),
  }),
  component: fc.constantFrom('text' as const, 'number' as const),
});

const change: fc.Arbitrary<DraftChange> = fc.oneof(
  fc.record({ kind: fc.constant('add_purpose' as const), label }),
  fc.record({ kind: fc.constant('duplicate_purpose' as const), purpose: index }),
  fc.record({ kind: fc.constant('remove_purpose' as const), purpose: index }),
  fc.record({ kind: fc.constant('move_purpose' as const), purpose: index, to: index }),
  fc.record({ kind: fc.constant('add_step' as const), address, title: label }),
  fc.record({ kind: fc.constant('duplicate_step' as const), address }),
  fc.record({ kind: fc.constant('remove_step' as const), address, scope }),
  fc.record({ kind: fc.constant('move_step' as const), address, to: index, scope }),
  fc.record({
    kind: fc.constant('set_step_purpose' as const),
    address,
    purpose: index,
    isShown: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('add_fields' as const),
    address,
    fields: fc.array(
      newField.map(({ definition, component }) => ({
        definition,
        ui: { id: definition.id, component, label: 'L' },
      })),
      { maxLength: 3 },
    ),
    scope,
  }),
  fc.record({ kind: fc.constant('duplicate_field' as const), address, scope }),
  fc.record({ kind: fc.constant('remove_field' as const), address, scope }),
  fc.record({
    kind: fc.constant('move_field' as const),
    address,
    to: fc.record({ step: index, field: index }),
    scope,
  }),
  fc.record({
    kind: fc.constant('set_field_purpose' as const),
    address,
    purpose: index,
    isIncluded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('rename_field' as const),
    id: fc.constantFrom('companyName', 'mileage', 'plate[0]'),
    newId: fc.string({ minLength: 1 }),
  }),
);

describe('a random series of edits in the form editor', () => {
  const start = structuredClone(FLEET_FORM) as Draft;

  it('random edits keep definitions and steps consistent', () => {
    const inconsistencies = ['no_definition', 'purpose_not_shown', 'purpose_undefined', 'not_of_purpose'];
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const draft = changes.reduce(changeDraft, start);
        const { findings } = checkForm(draft, 'application');
        expect(findings.filter(({ problem }) => inconsistencies.includes(problem))).toEqual([]);
        const defined = draft.definitions.fields.map(({ id }) => id);
        expect(new Set(defined).size).toBe(defined.length);
        for (const { name, steps } of listPurposes(draft)) {
          const asked = steps.flatMap(({ fields }) => fields.map(({ id }) => id));
          const listed = draft.definitions.loan_purposes.find((purpose) => purpose.name === name)?.fields;
          expect(new Set(listed)).toEqual(new Set(asked));
          for (const id of asked) expect(defined).toContain(id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('undo reverts the edits one by one, back to the original document', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        let history = createHistory<Draft, string>(start);
        for (const each of changes)
          history = recordEntry(history, changeDraft(history.present, each), each.kind);
        while (history.past.length > 0) history = undoEntry(history);
        expect(history.present).toBe(start);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a random text in an input of the form editor', () => {
  const form = structuredClone(FLEET_FORM) as Draft;
  const addresses = addressesOf(form);

  it('a random text appears again as typed, or the editor ignores the text', () => {
    fc.assert(
      fc.property(
        fc.nat(addresses.length - 1),
        fc.constantFrom(...LANGUAGES),
        fc.nat(80),
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.double().map(String),
          fc.constant('x'.repeat(10_000)),
        ),
        (position, language, entry, text) => {
          const place = addresses[position];
          const field = place && findField(form, place);
          const definition = field && findDefinition(form, field.id);
          if (field === undefined || definition === undefined) throw new Error('no field');
          const entries = readFieldEntries(field, definition, language);
          const names = Object.keys(entries);
          const name = names[entry % names.length] ?? '';
          const after = applyFieldEntries(field, definition, { [name]: text }, language);
          expect(
            applyFieldEntries(after, definition, readFieldEntries(after, definition, language), language),
          ).toBe(after);
          const untouched = applyFieldEntries(after, definition, { [name]: entries[name] ?? '' }, language);
          expect(Object.keys(readFieldEntries(untouched, definition, language)).length).toBeGreaterThan(0);
          expect(after.id).toBe(field.id);
        },
      ),
      { numRuns: 500 },
    );
  });
});
