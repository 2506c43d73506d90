interface Foldable {
  readonly isOwn: boolean;
  readonly missing: number;
}

const UNFOLDED = 6;

/** A fold must save several cards. */
const MIN_FOLDED = 3;

/** D-173. The user's own card and incomplete cards stay whole. Both parts keep the order of the list. */
export function foldPeople<Person extends Foldable>(people: readonly Person[]) {
  const needsAttention = ({ isOwn, missing }: Person) => isOwn || missing > 0;
  const room = Math.max(0, UNFOLDED - people.filter(needsAttention).length);
  const settled = people.filter((person) => !needsAttention(person));
  const folded = new Set(settled.slice(room));
  if (folded.size < MIN_FOLDED) return { shown: [...people], folded: [] };
  return { shown: people.filter((person) => !folded.has(person)), folded: [...folded] };
}
