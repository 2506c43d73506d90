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
  whyNone: string | null;
  partner: DeploymentId;
  left: readonly string[];
}

export function createRecordedWorld(exchanges: readonly ReplacedExchange[]): RecordedWorld {
  const seen = findRecordedParts(exchanges);
  const partner = DEPLOYMENT_IDS.find((id) => id === seen.partner) ?? DEFAULT_DEPLOYMENT;
  const { world, left } = worldOf(seen);
  const now = exchanges.at(-1)?.at;
  const like = SCENARIOS.find((scenario) => scenario.partner === partner);
  const emptyWorld = (whyNone: string): RecordedWorld => ({ snapshot: null, whyNone, partner, left });
  if (world.users.length === 0 || now === undefined) return emptyWorld('nobody logged in');
  if (like === undefined) return emptyWorld(`the simulator has no scenario with the deployment ${partner}`);
  const wholeSeconds = new Date(Math.ceil(now.getTime() / 1_000) * 1_000);
  const scenario = { ...like, build: () => world };
  const sandbox = new Sandbox('recorded', { scenario, seed: 1, now: wholeSeconds });
  return { snapshot: takeSnapshot(sandbox), whyNone: null, partner, left };
}

function worldOf(seen: RecordedParts): { world: World; left: string[] } {
  const users = usersOf(seen);
  const keyOf = (session: number) => users.find(({ email }) => email === seen.users.get(session)?.email)?.key;
  const applications = [...seen.applications.values()].flatMap(({ owner, is }) => {
    const key = keyOf(owner);
    return key === undefined ? [] : [applicationIn(is, key)];
  });
  const known = new Set(applications.map(({ applicationId }) => applicationId));
  const within = <Of extends RecordedPart<unknown>>(parts: ReadonlyMap<string, Of>): Of[] =>
    [...parts.values()].filter(({ application }) => known.has(application));
  const issued = new Set(
    [...seen.requirements.values()].flatMap(({ required_other_documents: documents }) =>
      documents.flatMap(({ document_id, signed_document_id }) => [document_id, signed_document_id ?? '']),
    ),
  );
  const objects = within(seen.financeObjects).map(createFinanceObjectPart);
  const debtors = within(seen.debtors).map((each) => createDebtorPart(each, CURRENCIES, each.at));
  const unopened = [...seen.listed].filter((id) => !known.has(id)).length;
  const world: World = {
    users,
    applications,
    signatories: within(seen.signatories).map((each) =>
      createSignatoryPart(each, seen.requirements.get(each.is.signatory_id)),
    ),
    documents: within(seen.documents).flatMap((each) => createDocumentPart(each, issued) ?? []),
    financeObjects: objects.flatMap((each) => each ?? []),
    debtors: debtors.flatMap((each) => each ?? []),
    companies: [...seen.companies].flatMap(([companyId, { owner, is }]) => {
      const key = keyOf(owner);
      return key === undefined ? [] : [{ ...is, companyId, owner: key }];
    }),
    appointments: [...seen.appointments].flatMap(([appointment_id, { application, is }]) =>
      known.has(application)
        ? [{ ...is, appointment_id, application, minutes: seen.appointmentMinutes }]
        : [],
    ),
  };
  const unknown = [...objects, ...debtors].filter((each) => each === null).length;
  return {
    world,
    left: [
      ...(unopened > 0 ? [`${unopened} applications that were listed and never opened`] : []),
      ...(unknown > 0 ? [`${unknown} objects or debtors with values that the contract does not know`] : []),
    ],
  };
}

function applicationIn(
  application: RecordedParts['applications'] extends ReadonlyMap<string, { is: infer Of }> ? Of : never,
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
  const byEmail = new Map([...parts.users.values()].map((user) => [user.email.toLowerCase(), user]));
  return [...byEmail].map(([email, { emailVerified, language }], index) => ({
    key: `recorded-${index + 1}`,
    email,
    password: RECORDED_PASSWORD,
    emailVerified,
    language: LANGUAGES.find((known) => known === language) ?? 'de',
  }));
}
