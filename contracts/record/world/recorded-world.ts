import { CURRENCIES, LANGUAGES } from 'contracts/api/enumerations';
import { DEFAULT_DEPLOYMENT, DEPLOYMENT_IDS, type DeploymentId } from 'fixtures/deployments';
import type { World, WorldApplication, WorldUser } from 'fixtures/world';
import { SCENARIOS } from 'fixtures/worlds';
import { Sandbox } from 'mock-server/store/sandbox';
import type { Snapshot } from 'mock-server/store/snapshot';
import { takeSnapshot } from 'mock-server/store/take-snapshot';
import { RECORDED_PASSWORD } from '../replace/draw-replacement';
import type { ReplacedExchange } from '../replace/replace-personal-data';
import { createDebtorPart, createDocumentPart, createFinanceObjectPart, createSignatoryPart } from './parts';
import { findRecordedParts, type RecordedPart, type RecordedParts } from './recorded-parts';

export interface RecordedWorld {
  snapshot: Snapshot | null;
  missingReason: string | null;
  partner: DeploymentId;
  omissions: readonly string[];
}

export function createRecordedWorld(exchanges: readonly ReplacedExchange[]): RecordedWorld {
  const parts = findRecordedParts(exchanges);
  const partner = DEPLOYMENT_IDS.find((id) => id === parts.partner) ?? DEFAULT_DEPLOYMENT;
  const { world, omissions } = worldOf(parts);
  const now = exchanges.at(-1)?.startedAt;
  const baseScenario = SCENARIOS.find((scenario) => scenario.partner === partner);
  const emptyWorld = (missingReason: string): RecordedWorld => ({
    snapshot: null,
    missingReason,
    partner,
    omissions,
  });
  if (world.users.length === 0 || now === undefined) return emptyWorld('nobody logged in');
  if (baseScenario === undefined)
    return emptyWorld(`the simulator has no scenario with the deployment ${partner}`);
  const wholeSeconds = new Date(Math.ceil(now.getTime() / 1_000) * 1_000);
  const scenario = { ...baseScenario, build: () => world };
  const sandbox = new Sandbox('recorded', { scenario, seed: 1, now: wholeSeconds });
  return { snapshot: takeSnapshot(sandbox), missingReason: null, partner, omissions };
}

function worldOf(recordedParts: RecordedParts): { world: World; omissions: string[] } {
  const users = usersOf(recordedParts);
  const keyOf = (session: number) =>
    users.find(({ email }) => email === recordedParts.users.get(session)?.email)?.key;
  const applications = [...recordedParts.applications.values()].flatMap(({ owner, data }) => {
    const key = keyOf(owner);
    return key === undefined ? [] : [createWorldApplication(data, key)];
  });
  const knownIds = new Set(applications.map(({ applicationId }) => applicationId));
  const partsOfKnownApplications = <Part extends RecordedPart<unknown>>(
    parts: ReadonlyMap<string, Part>,
  ): Part[] => [...parts.values()].filter(({ application }) => knownIds.has(application));
  const issuedIds = new Set(
    [...recordedParts.requirements.values()].flatMap(({ required_other_documents: documents }) =>
      documents.flatMap(({ document_id, signed_document_id }) => [document_id, signed_document_id ?? '']),
    ),
  );
  const objects = partsOfKnownApplications(recordedParts.financeObjects).map(createFinanceObjectPart);
  const debtors = partsOfKnownApplications(recordedParts.debtors).map((part) =>
    createDebtorPart(part, CURRENCIES, part.recordedAt),
  );
  const unopenedCount = [...recordedParts.listedIds].filter((id) => !knownIds.has(id)).length;
  const world: World = {
    users,
    applications,
    signatories: partsOfKnownApplications(recordedParts.signatories).map((part) =>
      createSignatoryPart(part, recordedParts.requirements.get(part.data.signatory_id)),
    ),
    documents: partsOfKnownApplications(recordedParts.documents).flatMap(
      (part) => createDocumentPart(part, issuedIds) ?? [],
    ),
    financeObjects: objects.flatMap((part) => part ?? []),
    debtors: debtors.flatMap((part) => part ?? []),
    companies: [...recordedParts.companies].flatMap(([companyId, { owner, data }]) => {
      const key = keyOf(owner);
      return key === undefined ? [] : [{ ...data, companyId, owner: key }];
    }),
    appointments: [...recordedParts.appointments].flatMap(([appointment_id, { application, data }]) =>
      knownIds.has(application)
        ? [{ ...data, appointment_id, application, minutes: recordedParts.appointmentMinutes }]
        : [],
    ),
  };
  const unknownCount = [...objects, ...debtors].filter((part) => part === null).length;
  return {
    world,
    omissions: [
      ...(unopenedCount > 0 ? [`${unopenedCount} applications that were listed and never opened`] : []),
      ...(unknownCount > 0
        ? [`${unknownCount} objects or debtors with values that the contract does not know`]
        : []),
    ],
  };
}

function createWorldApplication(
  application: RecordedParts['applications'] extends ReadonlyMap<string, { data: infer Data }> ? Data : never,
  owner: string,
): WorldApplication {
  const {
    allowed_updates,
    requirements,
    pricing,
    document_configurations,
    canUpload,
    canDelete,
    canChangeClientVisibility,
    ...facts
  } = application;
  return { ...facts, created: new Date(facts.created).toISOString(), owner };
}

function usersOf(parts: RecordedParts): WorldUser[] {
  const usersByEmail = new Map([...parts.users.values()].map((user) => [user.email.toLowerCase(), user]));
  return [...usersByEmail].map(([email, { emailVerified, language }], index) => ({
    key: `recorded-${index + 1}`,
    email,
    password: RECORDED_PASSWORD,
    emailVerified,
    language: LANGUAGES.find((supportedLanguage) => supportedLanguage === language) ?? 'de',
  }));
}
