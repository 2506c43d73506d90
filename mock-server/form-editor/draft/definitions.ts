import { type Definition, type Draft, listPurposes } from './draft';

/** Adds newly asked fields. Removes those no longer asked, but keeps those never asked. */
export function reconcileDefinitions(before: Draft, after: Draft, added: readonly Definition[] = []): Draft {
  const loan_purposes = after.definitions.loan_purposes.map((purpose) => {
    const asked = askedIn(after, purpose.name);
    const known = new Set(asked);
    const dropped = new Set(askedIn(before, purpose.name).filter((id) => !known.has(id)));
    const fields = purpose.fields.filter((id) => !dropped.has(id));
    for (const [index, id] of asked.entries()) {
      if (fields.includes(id)) continue;
      const previous = fields.indexOf(asked[index - 1] ?? '');
      fields.splice(previous + 1, 0, id);
    }
    return { ...purpose, fields };
  });
  const listed = new Set(loan_purposes.flatMap(({ fields }) => fields));
  const shownBefore = new Set(shownIds(before));
  const shown = new Set(shownIds(after));
  const isOrphan = (id: string) => shownBefore.has(id) && !shown.has(id) && !listed.has(id);
  const kept = after.definitions.fields.filter(({ id }) => !isOrphan(id));
  const defined = new Set(kept.map(({ id }) => id));
  const fields = [...kept, ...added.filter(({ id }) => !defined.has(id))];
  return { ...after, definitions: { ...after.definitions, loan_purposes, fields } };
}

function askedIn(draft: Draft, name: string): string[] {
  const of = listPurposes(draft).filter((purpose) => purpose.name === name);
  return [...new Set(of.flatMap(({ steps }) => steps.flatMap(({ fields }) => fields.map(({ id }) => id))))];
}

function shownIds(draft: Draft): string[] {
  return listPurposes(draft).flatMap(({ steps }) =>
    steps.flatMap(({ fields }) => fields.map(({ id }) => id)),
  );
}
