import {
  IDENT_STATUSES,
  type IdentResult,
  type Language,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import type { IdentificationMatrixData } from '../../pages/situations/identification-matrix';
import { identStatusLabel, outcomeLabel, providerLabel } from './labels';
import type { PageView } from './view';

interface Row {
  code: string;
  label: (language: Language) => string;
  scenarioIdOf: (provider: SignatureProvider) => string | undefined;
}

const RESULTS = {
  SUCCESS_DATA_CHANGED: 'identification-data-changed',
  FRAUD_SUSPICION_CONFIRMED: 'identification-fraud',
  FRAUD_SUSPICION_PENDING: 'identification-fraud-review',
} as const satisfies Partial<Record<IdentResult, string>>;

const ROWS: readonly Row[] = [
  ...IDENT_STATUSES.map((status) => ({
    code: status,
    label: (language: Language) => identStatusLabel(status, language),
    scenarioIdOf: (provider: SignatureProvider) =>
      `identification-${provider}-${status.replaceAll('_', '-')}`,
  })),
  ...(Object.keys(RESULTS) as (keyof typeof RESULTS)[]).map((result) => ({
    code: result,
    label: (language: Language) => outcomeLabel(result, language),
    scenarioIdOf: (provider: SignatureProvider) => (provider === 'idnow' ? RESULTS[result] : undefined),
  })),
];

const IDS = new Set(
  ROWS.flatMap(({ scenarioIdOf }) => SIGNATURE_PROVIDERS.flatMap((provider) => scenarioIdOf(provider) ?? [])),
);

export function isInMatrix({ id }: Scenario): boolean {
  return IDS.has(id);
}

export function createIdentificationMatrix({
  language,
}: Pick<PageView, 'language'>): IdentificationMatrixData {
  return {
    providers: SIGNATURE_PROVIDERS.map((code) => ({ code, label: providerLabel(code, language) })),
    rows: ROWS.map(({ code, label, scenarioIdOf }) => ({
      code,
      label: label(language),
      cells: SIGNATURE_PROVIDERS.map((provider) => scenarioIdOf(provider) ?? null),
    })),
  };
}
