import type { Sandbox } from '../../store/sandbox';
import type { Sandboxes } from '../../store/sandboxes';
import type { Deed } from './compare/what-if';

/**
 * Why a branch is there: the world that the others come from, what stood when somebody went back, what went on from a moment, or what the
 * lender did at one.
 */
type BranchKind = 'main' | 'stood' | 'from' | Deed;

/** One of the worlds that come from the same. */
export interface Branch {
  /** Of its sandbox. */
  readonly id: string;
  readonly kind: BranchKind;
  /** Virtual instant at which it was made, or begins; null for the main course. */
  readonly at: Date | null;
}

/** Branches that are listed of one world; beyond it the oldest are no longer. */
const MAX_BRANCHES = 20;

/** Which worlds are branches of one another. Whoever knows one of them sees them all: they come from what was theirs. */
export class Branches {
  readonly #families = new WeakMap<Sandbox, Branch[]>();

  /** Notes that a world was made of another. */
  add(branch: Sandbox, of: Sandbox, kind: Exclude<BranchKind, 'main'>, at: Date): void {
    const family = this.#families.get(of) ?? [{ id: of.id, kind: 'main', at: null }];
    family.push({ id: branch.id, kind, at });
    // The first is the main course.
    if (family.length > MAX_BRANCHES) family.splice(1, 1);
    this.#families.set(of, family);
    this.#families.set(branch, family);
  }

  /** Those of a world's branches that are still there, itself among them; none where it has no other. */
  of(sandbox: Sandbox, sandboxes: Sandboxes): readonly Branch[] {
    return (this.#families.get(sandbox) ?? []).filter(({ id }) => sandboxes.has(id));
  }
}
