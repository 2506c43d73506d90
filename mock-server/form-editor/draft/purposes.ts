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
  const [first] = listPurposes(draft);
  const firstStep = first?.steps[0];
  const steps = firstStep === undefined ? [] : [firstStep];
  const currencies = (first && findPurposeDefinition(draft, first.name)?.currencies) ?? ['EUR'];
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
  const shown = listPurposes(draft).toSpliced(index, 1);
  const isShownTwice = shown.some(({ name }) => name === purpose.name);
  const loan_purposes = isShownTwice
    ? draft.definitions.loan_purposes
    : draft.definitions.loan_purposes.filter(({ name }) => name !== purpose.name);
  const rest = replacePurposes({ ...draft, definitions: { ...draft.definitions, loan_purposes } }, shown);
  return reconcileDefinitions(draft, rest);
}

export function movePurpose(draft: Draft, from: number, to: number): Draft {
  const [one, other] = [listPurposes(draft)[from], listPurposes(draft)[to]];
  if (one === undefined || other === undefined) return draft;
  const { loan_purposes } = draft.definitions;
  const positionOf = (name: string) => loan_purposes.findIndex((purpose) => purpose.name === name);
  const [source, target] = [positionOf(one.name), positionOf(other.name)];
  const defined = source < 0 || target < 0 ? loan_purposes : moveEntry(loan_purposes, source, target);
  return replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes: defined } },
    moveEntry(listPurposes(draft), from, to),
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
  { name: wish, label, currencies }: PurposeMembers,
): Draft {
  const before = listPurposes(draft)[index];
  if (before === undefined) return draft;
  const name = findIdProblem(draft, { purpose: index }, wish, 'here') === 'taken' ? before.name : wish;
  const loan_purposes = draft.definitions.loan_purposes.map((purpose) =>
    purpose.name === before.name ? { ...purpose, name, currencies } : purpose,
  );
  const after: Purpose = { ...before, name, label };
  if (label === undefined) delete after.label;
  return replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes } },
    listPurposes(draft).with(index, after),
  );
}

function freePurposeName(draft: Draft, name: string): string {
  const taken = [...draft.definitions.loan_purposes, ...listPurposes(draft)];
  return findFreeName(name, new Set(taken.map((purpose) => purpose.name)));
}

function insertPurpose(
  draft: Draft,
  at: number,
  purpose: Purpose,
  currencies: PurposeDefinition['currencies'],
): Draft {
  const defined = draft.definitions.loan_purposes.toSpliced(at, 0, {
    name: purpose.name,
    fields: [],
    currencies,
  });
  const after = replacePurposes(
    { ...draft, definitions: { ...draft.definitions, loan_purposes: defined } },
    listPurposes(draft).toSpliced(at, 0, purpose),
  );
  return reconcileDefinitions(draft, after);
}
