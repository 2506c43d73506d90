import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change';
import type { Draft } from './draft';
import { mergeDrafts } from './merge';

const BASE = structuredClone(FLEET_FORM) as Draft;
const address = { purpose: 0, step: 0, field: 4 };

const draftOf = (...changes: DraftChange[]) => changes.reduce(changeDraft, BASE);

const labelled = (label: string): DraftChange => ({
  kind: 'set_field',
  address,
  field: { id: 'mileage', component: 'number', label },
  scope: 'here',
});

const titled = (title: string): DraftChange => ({
  kind: 'set_step',
  address: { purpose: 1, step: 0 },
  members: { id: 'vehicle', title: { de: title } },
  scope: 'here',
});

const addChange: DraftChange = {
  kind: 'add_fields',
  address,
  fields: [
    {
      definition: { id: 'year', field_type: 'custom', value_type: 'int', related_entity: 'application' },
      ui: { id: 'year', component: 'number', label: 'Baujahr' },
    },
  ],
  scope: 'here',
};

describe('edits of a draft form in two tabs', () => {
  it('edits in two tabs are merged if they concern different fields', () => {
    const { mergedDraft, otherChanges, ownChanges, conflicts } = mergeDrafts(
      BASE,
      draftOf(titled('Ziel')),
      draftOf(labelled('Km')),
    );
    expect(conflicts).toEqual([]);
    expect(mergedDraft).toEqual(draftOf(titled('Ziel'), labelled('Km')));
    expect(otherChanges.join()).toContain('title');
    expect(ownChanges.join()).toContain('mileage › label');
  });

  it('edits in two tabs are merged if one tab adds a field and the other tab renames a field of the same step', () => {
    const { mergedDraft, conflicts } = mergeDrafts(BASE, draftOf(addChange), draftOf(labelled('Km')));
    expect(conflicts).toEqual([]);
    const fields = mergedDraft?.ui_config.config.loan_purposes[0]?.steps[0]?.fields ?? [];
    expect(fields.map(({ id }) => id)).toContain('year');
    expect(fields.find(({ id }) => id === 'mileage')?.label).toBe('Km');
    expect(mergedDraft?.definitions.fields.map(({ id }) => id)).toContain('year');
  });

  it('edits in two tabs conflict if both tabs change one text, or one tab changes a field that the other tab removes', () => {
    const both = mergeDrafts(BASE, draftOf(labelled('Strecke')), draftOf(labelled('Km')));
    expect(both.mergedDraft).toBeNull();
    expect(both.conflicts.join()).toContain('mileage › label');
    const removed = mergeDrafts(
      BASE,
      draftOf({ kind: 'remove_field', address, scope: 'here' }),
      draftOf(labelled('Km')),
    );
    expect(removed.mergedDraft).toBeNull();
  });

  it('edits in two tabs do not conflict if both tabs make the same change, or one tab changes nothing', () => {
    expect(mergeDrafts(BASE, draftOf(addChange), draftOf(addChange)).mergedDraft).toEqual(draftOf(addChange));
    expect(mergeDrafts(BASE, BASE, draftOf(addChange)).mergedDraft).toEqual(draftOf(addChange));
    expect(mergeDrafts(BASE, draftOf(addChange), BASE).mergedDraft).toEqual(draftOf(addChange));
  });
});
