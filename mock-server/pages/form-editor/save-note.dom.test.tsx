// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, expect, it } from 'vitest';
import type { Draft } from '../../form-editor/draft/draft';
import { mergeDrafts } from '../../form-editor/draft/merge';
import { TestPage } from '../testing/test-page';
import { SaveNote } from './save-note';
import type { DraftEditor } from './use-draft';

const FORM = structuredClone(FLEET_FORM) as Draft;

function labelled(label: string): Draft {
  const draft = structuredClone(FORM);
  const field = draft.ui_config.config.loan_purposes[0]?.steps[0]?.fields.find(({ id }) => id === 'mileage');
  if (field) field.label = { ...Object(field.label), en: label };
  return draft;
}

afterEach(cleanup);

it('SIM-15: the note about two tabs shows the value of each tab', () => {
  const [otherDraft, ownDraft] = [labelled('Kilometres'), labelled(`<b>Miles</b>${'x'.repeat(100)}`)];
  const serverDraft = {
    ...{ document: otherDraft, version: 'v2', is_own: true, saved_at: null, shown_at: null },
    findings: [],
  };
  const editor = {
    ...{
      currentDraft: ownDraft,
      save: { kind: 'conflict', serverDraft, merge: mergeDrafts(FORM, otherDraft, ownDraft) },
    },
    ...{ unsavedChanges: [], retry: () => {}, settle: () => {} },
  };
  render(
    <TestPage>
      <SaveNote editor={editor as unknown as DraftEditor} />
    </TestPage>,
  );
  const [conflictOfOther, ownConflict] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(conflictOfOther).toMatch(/› Label › English: “Kilometres”$/);
  expect(ownConflict).toContain(`› Label › English: “<b>Miles</b>${'x'.repeat(68)}…”`);
});
