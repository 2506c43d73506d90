export interface DescribedMember {
  readonly name: string;
  readonly kind: string;
  readonly example?: string;
  readonly members: readonly DescribedMember[];
}

interface BodyDescription {
  readonly members: readonly DescribedMember[];
  readonly example: string;
}

export interface ShownOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly needsSession: boolean;
  readonly fidelityText: string | null;
  readonly parameters: readonly DescribedMember[];
  readonly body: BodyDescription | null;
  readonly responses: readonly {
    readonly status: string;
    readonly description: string;
    /** Null for refusals. */
    readonly content: BodyDescription | null;
  }[];
}

export interface OpenapiData {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly groups: readonly { readonly name: string; readonly operations: readonly ShownOperation[] }[];
}
