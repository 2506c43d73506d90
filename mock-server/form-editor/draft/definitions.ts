import { type Definition, type Draft, listPurposes } from './draft';

/** Adds fields that steps newly ask. Removes fields that no step asks any more, but keeps those never asked. */
export function reconcileDefinitions(
  draftBefore: Draft,
  draftAfter: Draft,
  addedDefinitions: readonly Definition[] = [],
): Draft {
  const loan_purposes = draftAfter.definitions.loan_purposes.map((purpose) => {
    const askedIds = listFieldIdsOfPurpose(draftAfter, purpose.name);
    const askedIdSet = new Set(askedIds);
    const droppedIds = new Set(
      listFieldIdsOfPurpose(draftBefore, purpose.name).filter((id) => !askedIdSet.has(id)),
    );
    const fields = purpose.fields.filter((id) => !droppedIds.has(id));
    for (const [index, id] of askedIds.entries()) {
      if (fields.includes(id)) continue;
      const previous = fields.indexOf(askedIds[index - 1] ?? '');
      fields.splice(previous + 1, 0, id);
    }
    return { ...purpose, fields };
  });
  const listedIds = new Set(loan_purposes.flatMap(({ fields }) => fields));
  const shownBefore = new Set(listShownIds(draftBefore));
  const shownAfter = new Set(listShownIds(draftAfter));
  const isNoLongerShown = (id: string) => shownBefore.has(id) && !shownAfter.has(id) && !listedIds.has(id);
  const keptDefinitions = draftAfter.definitions.fields.filter(({ id }) => !isNoLongerShown(id));
  const definedIds = new Set(keptDefinitions.map(({ id }) => id));
  const fields = [...keptDefinitions, ...addedDefinitions.filter(({ id }) => !definedIds.has(id))];
  return { ...draftAfter, definitions: { ...draftAfter.definitions, loan_purposes, fields } };
}

function listFieldIdsOfPurpose(draft: Draft, name: string): string[] {
  const sameNamePurposes = listPurposes(draft).filter((purpose) => purpose.name === name);
  return [
    ...new Set(
      sameNamePurposes.flatMap(({ steps }) => steps.flatMap(({ fields }) => fields.map(({ id }) => id))),
    ),
  ];
}

function listShownIds(draft: Draft): string[] {
  return listPurposes(draft).flatMap(({ steps }) =>
    steps.flatMap(({ fields }) => fields.map(({ id }) => id)),
  );
}
