import type { Sandbox } from '../../store/sandbox';
import type { Sandboxes } from '../../store/sandboxes';
import type { LenderAction } from './compare/what-if';

type BranchKind = 'main' | 'stood' | 'from' | LenderAction;

export interface WorldBranch {
  readonly id: string;
  readonly kind: BranchKind;
  readonly at: Date | null;
}

const MAX_BRANCHES = 20;

export class WorldBranches {
  readonly #families = new WeakMap<Sandbox, WorldBranch[]>();

  add(branch: Sandbox, parent: Sandbox, kind: Exclude<BranchKind, 'main'>, branchedAt: Date): void {
    const family = this.#families.get(parent) ?? [{ id: parent.id, kind: 'main', at: null }];
    family.push({ id: branch.id, kind, at: branchedAt });
    if (family.length > MAX_BRANCHES) family.splice(1, 1);
    this.#families.set(parent, family);
    this.#families.set(branch, family);
  }

  of(sandbox: Sandbox, sandboxes: Sandboxes): readonly WorldBranch[] {
    return (this.#families.get(sandbox) ?? []).filter(({ id }) => sandboxes.has(id));
  }
}
