import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { type Draft, findField, listPurposes } from '../../form-editor/draft/draft';
import type { FindingSubject } from '../../form-editor/findings/path';
import { createQuestionTexts } from '../../pages/form-editor/question-texts';
import { checkForm } from '../../rules/own-form/check-form';
import { getTexts } from '../../texts/texts';
import { applySubmittedChange } from './submitted-change';

const FORM = structuredClone(FLEET_FORM) as Draft;
const MILEAGE = { purpose: 0, step: 0, field: 4 };
const VEHICLE = { purpose: 0, step: 0, field: 1 };

function send(entries: Record<string, string>, selected: FindingSubject = MILEAGE, draft: Draft = FORM) {
  const t = getTexts('form-editor', 'de');
  const submitted = {
    has: (name: string) => Object.hasOwn(entries, name),
    text: (name: string) => entries[name] ?? '',
    texts: () => [],
    file: () => null,
    entries: () => Object.entries(entries),
  };
  return applySubmittedChange(
    {
      ...{ draft, selected, name: 'application', textLanguage: 'de' },
      findings: checkForm(draft, 'application').findings,
      texts: {
        ...createQuestionTexts(t, 'de'),
        ...{ purpose: t('new.purpose'), step: t('new.step') },
        ...{ choice: t('new.choice'), group: t('new.group') },
      },
    },
    submitted,
  );
}

const idOf = ({ purpose, step = 0, field }: FindingSubject) => {
  const shown = listPurposes(FORM)[purpose]?.steps[step];
  return field === undefined ? shown?.id : shown?.fields[field]?.id;
};

const ASKED = { 'asked.0': 'on' };
const REQUIRED = { 'check.required': 'on' };

describe('SIM-15 the form editor without scripts', () => {
  it('saves the changed settings of a field', () => {
    const { draft, selected } = send({ intent: 'save', text: 'de', 'label.de': 'Strecke', ...ASKED });
    expect(findField(draft, MILEAGE)?.label).toMatchObject({ de: 'Strecke', en: 'Mileage' });
    expect(selected).toEqual(MILEAGE);
  });

  it('saves typed values when the user presses a button other than Save', () => {
    const { draft, selected } = send({ intent: 'duplicate', text: 'de', 'label.de': 'Strecke', ...ASKED });
    const labels = listPurposes(draft)[0]
      ?.steps[0]?.fields.slice(4)
      .map(({ label }) => Object(label).de);
    expect(labels).toEqual(['Strecke', 'Strecke']);
    expect(selected).toEqual(MILEAGE);
  });

  it('changes nothing if the user typed nothing', () => {
    expect(send({ intent: 'save', text: 'de', ...ASKED }).draft).toEqual(FORM);
  });

  it.each<[string, FindingSubject]>([
    ['a field of one purpose', MILEAGE],
    ['a field of all purposes', { purpose: 0, step: 1, field: 0 }],
    ['a step of all purposes', { purpose: 0, step: 1 }],
  ])('keeps %s if the user unticks all purposes', (_, selected) => {
    const purposes = (draft: Draft) =>
      listPurposes(draft).map(({ steps }) => steps.map(({ fields }) => fields.map(({ id }) => id)));
    expect(purposes(send({ intent: 'save', text: 'de' }, selected).draft)).toEqual(purposes(FORM));
  });

  it.each<[string, FindingSubject]>([
    ['field', MILEAGE],
    ['step', { purpose: 0, step: 0 }],
  ])('moves a %s to the purpose that the user ticks instead', (_, selected) => {
    const { draft } = send({ intent: 'save', text: 'de', 'asked.1': 'on' }, selected);
    const purposesWith = (id = '') =>
      listPurposes(draft).map((purpose) => JSON.stringify(purpose).includes(`"id":"${id}"`));
    expect(purposesWith(idOf(selected))).toEqual([false, true, false]);
  });

  it('moves, adds and removes fields, steps and purposes', () => {
    expect(send({ intent: 'up' }).selected).toEqual({ ...MILEAGE, field: 3 });
    expect(send({ intent: 'down' }).selected).toEqual({ purpose: 0, step: 1, field: 0 });
    const added = send({ intent: 'add_fields', question: 'date' }, { purpose: 0, step: 0, field: 5 });
    expect(findField(added.draft, { purpose: 0, step: 0, field: 5 })?.component).toBe('date');
    expect(listPurposes(send({ intent: 'add_purpose' }).draft)).toHaveLength(4);
    expect(listPurposes(send({ intent: 'add_step' }, { purpose: 0 }).draft)[0]?.steps).toHaveLength(4);
    expect(findField(send({ intent: 'remove' }).draft, MILEAGE)).toBeUndefined();
    expect(listPurposes(send({ intent: 'remove' }, { purpose: 0 }).draft)).toHaveLength(2);
    expect(send({ intent: 'up' }, { purpose: 0 }).draft).toBe(FORM);
  });

  it('applies the suggested correction of an error', () => {
    const broken = send({ intent: 'save', text: 'de', 'check.max': '-5', ...ASKED }).draft;
    const [finding] = checkForm(broken, 'application').findings;
    const fixed = send(
      { intent: `remedy:swap_bounds ${finding?.problem} ${finding?.path}` },
      MILEAGE,
      broken,
    );
    const staleText = { severity: 'note', problem: 'error_names_other_bound' };
    expect(checkForm(fixed.draft, 'application').findings).toMatchObject([staleText, staleText]);
    expect(send({ intent: 'remedy:swap_bounds nothing here' }, MILEAGE, broken).draft).toBe(broken);
  });

  it('saves the table of texts in all purposes that share a text', () => {
    const path = 'ui_config.config.loan_purposes[0].steps[1].title';
    const { draft } = send({ intent: 'texts', [`text:fr:${path}`]: 'Société', 'text:xx:nothing': 'x' });
    const titles = listPurposes(draft).flatMap(({ steps }) => steps.map(({ title }) => Object(title).fr));
    expect(titles.filter((title) => title === 'Société').length).toBeGreaterThan(1);
  });

  it('adds, moves and removes choices and groups', () => {
    const keysAfter = (intent: string) => {
      const field = findField(send({ intent }, VEHICLE).draft, VEHICLE);
      return {
        keys: field?.values?.map(({ key }) => key),
        groups: field?.grouped_values?.map(({ values }) => values.length),
      };
    };
    const keysBefore = findField(FORM, VEHICLE)?.values?.map(({ key }) => key) ?? [];
    const [firstKey, secondKey, ...otherKeys] = keysBefore;
    expect(otherKeys.length).toBeGreaterThan(0);
    expect(keysAfter('choice_down:.0').keys).toEqual([secondKey, firstKey, ...otherKeys]);
    expect(keysAfter('choice_up:.1').keys).toEqual([secondKey, firstKey, ...otherKeys]);
    expect(keysAfter('choice_up:.0').keys).toEqual(keysBefore);
    expect(keysAfter('choice_remove:.0').keys).toEqual(keysBefore.slice(1));
    expect(keysAfter('choice_add:').keys).toEqual([...keysBefore, 'neue_antwort']);
    expect(keysAfter('group_add:')).toEqual({ keys: undefined, groups: [keysBefore.length] });
    for (const unknownIntent of ['choice_remove:.99', 'choice_up:9.1', 'group_remove:7', 'choice_down:x'])
      expect(send({ intent: unknownIntent }, VEHICLE).draft).toEqual(FORM);
  });

  it('moves a choice into a different group', () => {
    const grouped = send(
      { intent: 'group_add:' },
      VEHICLE,
      send({ intent: 'group_add:' }, VEHICLE).draft,
    ).draft;
    const groupsAfter = (entries: Record<string, string>) =>
      findField(send(entries, VEHICLE, grouped).draft, VEHICLE)?.grouped_values?.map(({ values }) =>
        values.map(({ key }) => key),
      );
    const [firstGroup = [], secondGroup] = groupsAfter({ intent: 'save' }) ?? [];
    expect(secondGroup).toEqual([]);
    const moved = [[firstGroup[0], ...firstGroup.slice(2)], [firstGroup[1]]];
    expect(groupsAfter({ intent: 'choice_into:0.1.1' })).toEqual(moved);
    expect(groupsAfter({ intent: 'choice_into:0.1', 'into.0.1': '1' })).toEqual(moved);
    for (const unknownIntent of [
      'choice_into:0.1',
      'choice_into:0.1.7',
      'choice_into:0.99.1',
      'choice_into:0.1.0',
    ])
      expect(groupsAfter({ intent: unknownIntent })).toEqual([firstGroup, []]);
  });

  it('adds the new choices of a pasted list', () => {
    const before = findField(FORM, VEHICLE)?.values?.map(({ key }) => key) ?? [];
    const pasted = 'Sattelzug\nBus;bus_1\nSattelzug\n';
    const { draft } = send({ intent: 'choices_paste:', text: 'de', pasted, ...ASKED, ...REQUIRED }, VEHICLE);
    expect(findField(draft, VEHICLE)?.values?.map(({ key }) => key)).toEqual([
      ...before,
      'sattelzug',
      'bus_1',
    ]);
    expect(findField(draft, VEHICLE)?.values?.at(-1)?.label).toEqual({ de: 'Bus' });
    expect(
      send({ intent: 'choices_paste:7', text: 'de', pasted, ...ASKED, ...REQUIRED }, VEHICLE).draft,
    ).toEqual(FORM);
  });

  it('ignores values that no button sends', () => {
    expect(send({ intent: '__proto__' }).draft).toBe(FORM);
    expect(send({ intent: 'remove' }, { purpose: 99 }).draft).toBe(FORM);
  });
});
