import type { Sandbox } from '../../store/sandbox';
import type { Sandboxes } from '../../store/sandboxes';
import type { LenderAction } from './compare/what-if';

type BranchKind = 'main' | 'stood' | 'from' | LenderAction;

export interface WorldBranch {
  readonly id: string;
  readonly kind: BranchKind;
  readonly forkedAt: Date | null;
}

const MAX_BRANCHES = 20;

export class WorldBranches {
  readonly #families = new WeakMap<Sandbox, WorldBranch[]>();

  add(branch: Sandbox, parent: Sandbox, kind: Exclude<BranchKind, 'main'>, branchedAt: Date): void {
    const family = this.#families.get(parent) ?? [{ id: parent.id, kind: 'main', forkedAt: null }];
    family.push({ id: branch.id, kind, forkedAt: branchedAt });
    if (family.length > MAX_BRANCHES) family.splice(1, 1);
    this.#families.set(parent, family);
    this.#families.set(branch, family);
  }

  addCopies(copies: readonly { readonly copy: Sandbox; readonly original: Sandbox }[]): void {
    const family = copies.map(({ copy, original }): WorldBranch => {
      const existingBranch = this.#families.get(original)?.find(({ id }) => id === original.id);
      return { kind: 'main', forkedAt: null, ...existingBranch, id: copy.id };
    });
    for (const { copy } of copies) this.#families.set(copy, family);
  }

  listRelatedBranches(sandbox: Sandbox, sandboxes: Sandboxes): readonly WorldBranch[] {
    return (this.#families.get(sandbox) ?? []).filter(({ id }) => sandboxes.has(id));
  }
}
