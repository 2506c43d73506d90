import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { type Draft, findField, listPurposes } from '../../form-editor/draft/draft';
import type { FormPartAddress } from '../../form-editor/findings/path';
import { createQuestionTexts } from '../../pages/form-editor/question-texts';
import { checkForm } from '../../rules/own-form/check-form';
import { getTexts } from '../../texts/texts';
import { applySubmittedChange } from './submitted-change';

const FORM = structuredClone(FLEET_FORM) as Draft;
const MILEAGE_ADDRESS = { purpose: 0, step: 0, field: 4 };
const VEHICLE_ADDRESS = { purpose: 0, step: 0, field: 1 };

function send(
  entries: Record<string, string>,
  selectedPart: FormPartAddress = MILEAGE_ADDRESS,
  draft: Draft = FORM,
) {
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
      ...{ draft, selectedPart, name: 'application', textLanguage: 'de' },
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

const idOf = ({ purpose, step = 0, field }: FormPartAddress) => {
  const shown = listPurposes(FORM)[purpose]?.steps[step];
  return field === undefined ? shown?.id : shown?.fields[field]?.id;
};

const ASKED_ENTRY = { 'asked.0': 'on' };
const REQUIRED_ENTRY = { 'check.required': 'on' };

describe('SIM-15 the form editor without scripts', () => {
  it('saves the changed settings of a field', () => {
    const { draft, selectedPart } = send({
      intent: 'save',
      text: 'de',
      'label.de': 'Strecke',
      ...ASKED_ENTRY,
    });
    expect(findField(draft, MILEAGE_ADDRESS)?.label).toMatchObject({ de: 'Strecke', en: 'Mileage' });
    expect(selectedPart).toEqual(MILEAGE_ADDRESS);
  });

  it('saves typed values when the user presses a button other than Save', () => {
    const { draft, selectedPart } = send({
      intent: 'duplicate',
      text: 'de',
      'label.de': 'Strecke',
      ...ASKED_ENTRY,
    });
    const labels = listPurposes(draft)[0]
      ?.steps[0]?.fields.slice(4)
      .map(({ label }) => Object(label).de);
    expect(labels).toEqual(['Strecke', 'Strecke']);
    expect(selectedPart).toEqual(MILEAGE_ADDRESS);
  });

  it('changes nothing if the user typed nothing', () => {
    expect(send({ intent: 'save', text: 'de', ...ASKED_ENTRY }).draft).toEqual(FORM);
  });

  it.each<[string, FormPartAddress]>([
    ['a field of one purpose', MILEAGE_ADDRESS],
    ['a field of all purposes', { purpose: 0, step: 1, field: 0 }],
    ['a step of all purposes', { purpose: 0, step: 1 }],
  ])('keeps %s if the user unticks all purposes', (_, selected) => {
    const purposes = (draft: Draft) =>
      listPurposes(draft).map(({ steps }) => steps.map(({ fields }) => fields.map(({ id }) => id)));
    expect(purposes(send({ intent: 'save', text: 'de' }, selected).draft)).toEqual(purposes(FORM));
  });

  it.each<[string, FormPartAddress]>([
    ['field', MILEAGE_ADDRESS],
    ['step', { purpose: 0, step: 0 }],
  ])('moves a %s to the purpose that the user ticks instead', (_, selected) => {
    const { draft } = send({ intent: 'save', text: 'de', 'asked.1': 'on' }, selected);
    const purposesWith = (id = '') =>
      listPurposes(draft).map((purpose) => JSON.stringify(purpose).includes(`"id":"${id}"`));
    expect(purposesWith(idOf(selected))).toEqual([false, true, false]);
  });

  it('moves, adds and removes fields, steps and purposes', () => {
    expect(send({ intent: 'up' }).selectedPart).toEqual({ ...MILEAGE_ADDRESS, field: 3 });
    expect(send({ intent: 'down' }).selectedPart).toEqual({ purpose: 0, step: 1, field: 0 });
    const added = send({ intent: 'add_fields', question: 'date' }, { purpose: 0, step: 0, field: 5 });
    expect(findField(added.draft, { purpose: 0, step: 0, field: 5 })?.component).toBe('date');
    expect(listPurposes(send({ intent: 'add_purpose' }).draft)).toHaveLength(4);
    expect(listPurposes(send({ intent: 'add_step' }, { purpose: 0 }).draft)[0]?.steps).toHaveLength(4);
    expect(findField(send({ intent: 'remove' }).draft, MILEAGE_ADDRESS)).toBeUndefined();
    expect(listPurposes(send({ intent: 'remove' }, { purpose: 0 }).draft)).toHaveLength(2);
    expect(send({ intent: 'up' }, { purpose: 0 }).draft).toBe(FORM);
  });

  it('applies the suggested correction of an error', () => {
    const broken = send({ intent: 'save', text: 'de', 'check.max': '-5', ...ASKED_ENTRY }).draft;
    const [finding] = checkForm(broken, 'application').findings;
    const fixed = send(
      { intent: `remedy:swap_bounds ${finding?.problem} ${finding?.path}` },
      MILEAGE_ADDRESS,
      broken,
    );
    const staleText = { severity: 'note', problem: 'error_names_other_bound' };
    expect(checkForm(fixed.draft, 'application').findings).toMatchObject([staleText, staleText]);
    expect(send({ intent: 'remedy:swap_bounds nothing here' }, MILEAGE_ADDRESS, broken).draft).toBe(broken);
  });

  it('saves the table of texts in all purposes that share a text', () => {
    const path = 'ui_config.config.loan_purposes[0].steps[1].title';
    const { draft } = send({ intent: 'texts', [`text:fr:${path}`]: 'Société', 'text:xx:nothing': 'x' });
    const titles = listPurposes(draft).flatMap(({ steps }) => steps.map(({ title }) => Object(title).fr));
    expect(titles.filter((title) => title === 'Société').length).toBeGreaterThan(1);
  });

  it('adds, moves and removes choices and groups', () => {
    const keysAfter = (intent: string) => {
      const field = findField(send({ intent }, VEHICLE_ADDRESS).draft, VEHICLE_ADDRESS);
      return {
        keys: field?.values?.map(({ key }) => key),
        groups: field?.grouped_values?.map(({ values }) => values.length),
      };
    };
    const keysBefore = findField(FORM, VEHICLE_ADDRESS)?.values?.map(({ key }) => key) ?? [];
    const [firstKey, secondKey, ...otherKeys] = keysBefore;
    expect(otherKeys.length).toBeGreaterThan(0);
    expect(keysAfter('choice_down:.0').keys).toEqual([secondKey, firstKey, ...otherKeys]);
    expect(keysAfter('choice_up:.1').keys).toEqual([secondKey, firstKey, ...otherKeys]);
    expect(keysAfter('choice_up:.0').keys).toEqual(keysBefore);
    expect(keysAfter('choice_remove:.0').keys).toEqual(keysBefore.slice(1));
    expect(keysAfter('choice_add:').keys).toEqual([...keysBefore, 'neue_antwort']);
    expect(keysAfter('group_add:')).toEqual({ keys: undefined, groups: [keysBefore.length] });
    for (const unknownIntent of ['choice_remove:.99', 'choice_up:9.1', 'group_remove:7', 'choice_down:x'])
      expect(send({ intent: unknownIntent }, VEHICLE_ADDRESS).draft).toEqual(FORM);
  });

  it('moves a choice into a different group', () => {
    const grouped = send(
      { intent: 'group_add:' },
      VEHICLE_ADDRESS,
      send({ intent: 'group_add:' }, VEHICLE_ADDRESS).draft,
    ).draft;
    const groupsAfter = (entries: Record<string, string>) =>
      findField(send(entries, VEHICLE_ADDRESS, grouped).draft, VEHICLE_ADDRESS)?.grouped_values?.map(
        ({ values }) => values.map(({ key }) => key),
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
    const before = findField(FORM, VEHICLE_ADDRESS)?.values?.map(({ key }) => key) ?? [];
    const pasted = 'Sattelzug\nBus;bus_1\nSattelzug\n';
    const { draft } = send(
      { intent: 'choices_paste:', text: 'de', pasted, ...ASKED_ENTRY, ...REQUIRED_ENTRY },
      VEHICLE_ADDRESS,
    );
    expect(findField(draft, VEHICLE_ADDRESS)?.values?.map(({ key }) => key)).toEqual([
      ...before,
      'sattelzug',
      'bus_1',
    ]);
    expect(findField(draft, VEHICLE_ADDRESS)?.values?.at(-1)?.label).toEqual({ de: 'Bus' });
    expect(
      send(
        { intent: 'choices_paste:7', text: 'de', pasted, ...ASKED_ENTRY, ...REQUIRED_ENTRY },
        VEHICLE_ADDRESS,
      ).draft,
    ).toEqual(FORM);
  });

  it('ignores values that no button sends', () => {
    expect(send({ intent: '__proto__' }).draft).toBe(FORM);
    expect(send({ intent: 'remove' }, { purpose: 99 }).draft).toBe(FORM);
  });
});
