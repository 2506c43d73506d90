import { reconcileDefinitions } from './definitions';
import {
  createIdFromLabel,
  type Draft,
  findFreeName,
  findPurposeDefinition,
  listPurposes,
  moveEntry,
  type Purpose,
  type PurposeDefinition,
  replacePurposes,
} from './draft';
import { findIdProblem } from './ids';

type Label = Purpose['label'];

export function addPurpose(draft: Draft, label: Record<string, string>): Draft {
  const name = freePurposeName(draft, createIdFromLabel(Object.values(label)[0] ?? '', 'purpose'));
  const [firstPurpose] = listPurposes(draft);
  const firstStep = firstPurpose?.steps[0];
  const steps = firstStep === undefined ? [] : [firstStep];
  const currencies = (firstPurpose && findPurposeDefinition(draft, firstPurpose.name)?.currencies) ?? ['EUR'];
  return insertPurpose(draft, listPurposes(draft).length, { name, label, steps }, [...currencies]);
}

export function duplicatePurpose(draft: Draft, index: number): Draft {
  const purpose = listPurposes(draft)[index];
  if (purpose === undefined) return draft;
  const name = freePurposeName(draft, purpose.name);
  const currencies = findPurposeDefinition(draft, purpose.name)?.currencies ?? ['EUR'];
  return insertPurpose(draft, index + 1, { ...purpose, name }, [...currencies]);
}

export function removePurpose(draft: Draft, index: number): Draft {
  const purpose = listPurposes(draft)[index];
  if (purpose === undefined) return draft;
  const remainingPurposes = listPurposes(draft).toSpliced(index, 1);
  const isShownTwice = remainingPurposes.some(({ name }) => name === purpose.name);
  const loan_purposes = isShownTwice
    ? draft.definitions.loan_purposes
    : draft.definitions.loan_purposes.filter(({ name }) => name !== purpose.name);
  const changedDraft = replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes } },
    remainingPurposes,
  );
  return reconcileDefinitions(draft, changedDraft);
}

export function movePurpose(draft: Draft, fromIndex: number, toIndex: number): Draft {
  const [movedPurpose, displacedPurpose] = [listPurposes(draft)[fromIndex], listPurposes(draft)[toIndex]];
  if (movedPurpose === undefined || displacedPurpose === undefined) return draft;
  const { loan_purposes } = draft.definitions;
  const positionOf = (name: string) => loan_purposes.findIndex((purpose) => purpose.name === name);
  const [source, target] = [positionOf(movedPurpose.name), positionOf(displacedPurpose.name)];
  const movedDefinitions =
    source < 0 || target < 0 ? loan_purposes : moveEntry(loan_purposes, source, target);
  return replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes: movedDefinitions } },
    moveEntry(listPurposes(draft), fromIndex, toIndex),
  );
}

export interface PurposeMembers {
  readonly name: string;
  readonly label: Label;
  readonly currencies: PurposeDefinition['currencies'];
}

/** Ignores another purpose's name, because both purposes would become one. */
export function setPurpose(
  draft: Draft,
  index: number,
  { name: requestedName, label, currencies }: PurposeMembers,
): Draft {
  const currentPurpose = listPurposes(draft)[index];
  if (currentPurpose === undefined) return draft;
  const name =
    findIdProblem(draft, { purpose: index }, requestedName, 'here') === 'taken'
      ? currentPurpose.name
      : requestedName;
  const loan_purposes = draft.definitions.loan_purposes.map((purpose) =>
    purpose.name === currentPurpose.name ? { ...purpose, name, currencies } : purpose,
  );
  const changedPurpose: Purpose = { ...currentPurpose, name, label };
  if (label === undefined) delete changedPurpose.label;
  return replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes } },
    listPurposes(draft).with(index, changedPurpose),
  );
}

function freePurposeName(draft: Draft, name: string): string {
  const existingPurposes = [...draft.definitions.loan_purposes, ...listPurposes(draft)];
  return findFreeName(name, new Set(existingPurposes.map((purpose) => purpose.name)));
}

function insertPurpose(
  draft: Draft,
  index: number,
  purpose: Purpose,
  currencies: PurposeDefinition['currencies'],
): Draft {
  const definitions = draft.definitions.loan_purposes.toSpliced(index, 0, {
    name: purpose.name,
    fields: [],
    currencies,
  });
  const changedDraft = replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes: definitions } },
    listPurposes(draft).toSpliced(index, 0, purpose),
  );
  return reconcileDefinitions(draft, changedDraft);
}
