export type ScenarioResult = 'passed' | 'failed' | 'notRun';
export type ShownScenarios = Exclude<ScenarioResult, 'passed'>;

export interface ScenarioStep {
  readonly kind: 'given' | 'when' | 'outcome';
  readonly text: string;
}

export interface ListedScenario {
  readonly key: string;
  readonly name: string;
  readonly feature: string;
  readonly result: ScenarioResult;
  readonly ranAt: string | null;
  /** Null in long lists. */
  readonly steps: readonly ScenarioStep[] | null;
}

interface ResultCounts {
  readonly scenarioCount: number;
  readonly passedCount: number;
  readonly failedCount: number;
}

export interface ListedRequirement extends ResultCounts {
  /** Requirement such as SIGN-01, or empty. */
  readonly id: string;
  readonly joinedFeatureNames: string;
  readonly isOpen: boolean;
  /** Null in the list of everything, unless a scenario failed. */
  readonly listedScenarios: readonly ListedScenario[] | null;
  readonly href: string;
}

export interface ListedArea extends ResultCounts {
  readonly area: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly requirements: readonly ListedRequirement[];
}

export interface AreaLink extends ResultCounts {
  readonly area: string | null;
  readonly name: string;
  readonly href: string;
  readonly isShown: boolean;
}

export const FIDELITY_STATES = ['verified', 'drifted', 'assumed'] as const;
export type FidelityState = (typeof FIDELITY_STATES)[number];

export interface CallFidelity {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly state: FidelityState;
  readonly label: string;
  readonly details: string;
}

export interface AcceptanceData {
  readonly isMissing: boolean;
  readonly hasRun: boolean;
  readonly requirementCount: number;
  readonly scenarioCount: number;
  readonly passedCount: number;
  readonly failedCount: number;
  readonly notRunCount: number;
  readonly lastRunTime: string | null;
  readonly search: string;
  readonly foundCount: number;
  readonly keptParameters: Readonly<Record<string, string>>;
  readonly views: readonly {
    readonly show: ShownScenarios | null;
    readonly href: string;
    readonly isShown: boolean;
  }[];
  readonly links: readonly AreaLink[];
  readonly areas: readonly ListedArea[];
  /** Null in filtered lists. */
  readonly api: { readonly href: string; readonly calls: readonly CallFidelity[] } | null;
}

export interface ScenarioData {
  readonly name: string;
  readonly tags: string;
  /** True without a recorded run: the user ticks the steps. */
  readonly isTickedManually: boolean;
  readonly steps: readonly (ScenarioStep & { readonly isDone: boolean })[];
  /** Null after the last step. */
  readonly tickHref: string | null;
  readonly listHref: string;
  readonly portalHref: string;
}
