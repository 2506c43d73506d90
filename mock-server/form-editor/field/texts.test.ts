import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { expect, it } from 'vitest';
import { createSmallForm, createStep, createUiField, createUiPurpose } from '../../testing/small-form';
import type { Draft } from '../draft/draft';
import { findTextGaps, listFormTexts } from './texts';

const label = { de: 'Name', en: 'Name' };

it('findTextGaps counts missing translations once for a step that two purposes share', () => {
  const shared = () =>
    createStep('first', [createUiField('detail', 'text', { label })], {
      title: { de: 'Anfang', fr: 'Début' },
    });
  const texts = listFormTexts(
    createSmallForm({
      shownPurposes: [createUiPurpose('loan', [shared()]), createUiPurpose('lease', [shared()])],
    }),
  );
  expect(texts.map(({ kind, otherPaths }) => `${kind} ${otherPaths.length}`)).toEqual([
    'purpose 0',
    'title 1',
    'label 1',
    'purpose 0',
  ]);
  expect(findTextGaps(texts)).toEqual({
    ...{ textCount: 4, incompleteCount: 2, totalCount: 4 },
    missingByLanguage: { de: 0, en: 1, fr: 1, pl: 2 },
  });
});

it('findTextGaps finds no missing translation in the example form', () => {
  expect(findTextGaps(listFormTexts(structuredClone(FLEET_FORM) as Draft)).totalCount).toBe(0);
});
