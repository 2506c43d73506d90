import type { World, WorldApplication, WorldSignatory, WorldUser } from 'fixtures/world';
import type { WorldDocument } from 'fixtures/world-documents';
import { unrequestedMessages } from '../deployment/configuration';
import type { KnownDeployment } from '../deployment/known-deployment';

export interface Resources {
  mailbox: boolean;
  proxy: boolean;
  offeredCalls: readonly string[] | null;
  knownDeployment: KnownDeployment;
  now: Date;
}

export interface PersonData {
  user: WorldUser;
  applications: readonly WorldApplication[];
  signatories: readonly WorldSignatory[];
  documents: readonly WorldDocument[];
  financeObjects: NonNullable<World['financeObjects']>;
  debtors: NonNullable<World['debtors']>;
  appointments: NonNullable<World['appointments']>;
}

export function findPersonData(world: World, person: string | null): PersonData | null {
  const user = person === null ? world.users[0] : world.users.find(({ key }) => key === person);
  if (!user) return null;
  const applications = world.applications.filter(({ owner }) => owner === user.key);
  const ids = applications.map(({ applicationId }) => applicationId);
  const partsOfApplications = <Part extends { application: string }>(parts: readonly Part[] = []) =>
    parts.filter(({ application }) => ids.includes(application));
  return {
    user,
    applications,
    signatories: partsOfApplications(world.signatories),
    documents: partsOfApplications(world.documents),
    financeObjects: partsOfApplications(world.financeObjects),
    debtors: partsOfApplications(world.debtors),
    appointments: partsOfApplications(world.appointments),
  };
}

/** Maximum age in days, by type (D-58). */
const MAX_DOCUMENT_AGE_DAYS: Readonly<Record<string, number>> = {
  debt_ledger: 14,
  bwa_susa: 88,
  bwa: 88,
  susa: 88,
};

export function listPreparationBlockers(
  world: World,
  person: string | null,
  { mailbox, proxy, offeredCalls, knownDeployment, now }: Resources,
): string[] {
  const personData = findPersonData(world, person);
  if (!personData) return [`there is no person called ${person ?? 'anything'}`];
  const { user, applications, signatories, documents, debtors } = personData;
  const ownSignatories = (world.signatories ?? []).filter(({ email }) => email === user.email);
  const neededCalls = [
    ...(personData.financeObjects.length > 0 ? ['addFinanceObject'] : []),
    ...(debtors.length > 0 ? ['addDebtor'] : []),
    ...(applications.some(({ factoring }) => factoring?.financials) ? ['updateFactoringFinancials'] : []),
  ];
  return [
    ...neededCalls
      .filter((call) => offeredCalls && !offeredCalls.includes(call))
      .map((call) => `it has no ${call}`),
    ...(user.emailVerified && !mailbox ? ['the address is confirmed by mail: set MAILBOX_URL'] : []),
    ...(applications.length === 0 && ownSignatories.length > 0
      ? ['another customer owns the application']
      : []),
    ...(world.faults && !proxy ? ['the lending system fails'] : []),
    ...applications.flatMap(applicationBlockers),
    ...applications.flatMap((application) => configurationBlockers(application, documents, knownDeployment)),
    ...signatories.flatMap(signatoryBlockers),
    ...documents.flatMap((document) => documentBlockers(document, now)),
    ...debtors.filter(({ cover }) => cover?.decided).map(() => 'an insurer has decided'),
    ...(personData.appointments.length > 0 ? ['an advisor has one appointment at a time'] : []),
    ...((world.companies ?? []).length > 0 ? ['companies exist that a customer added'] : []),
  ];
}

function applicationBlockers({ status, iban, allBanksLoanPurpose, factoring }: WorldApplication): string[] {
  return [
    ...(status === 'Open' ? [] : ['only the lender changes the status']),
    ...(allBanksLoanPurpose === 'factoring' && !factoring?.annual_sales_previous_year
      ? ['required sales are missing']
      : []),
    ...(iban?.startsWith('DE00') ? ['a stored bank account would be refused'] : []),
  ];
}

function configurationBlockers(
  { applicationId, allBanksLoanPurpose: type }: WorldApplication,
  documents: readonly WorldDocument[],
  { configuration, documents: requestedDocuments }: KnownDeployment,
): string[] {
  const uploadedDocuments = documents.filter(
    ({ application, isUploaded }) => application === applicationId && isUploaded,
  );
  const offeredTypes = configuration?.['loan types'];
  const requestedTypes = requestedDocuments?.[type];
  return [
    ...(offeredTypes && !offeredTypes.includes(type) ? [`loan types: it lacks ${type}`] : []),
    ...unrequestedMessages(
      type,
      uploadedDocuments.flatMap(({ document_type }) =>
        requestedTypes?.includes(document_type) === false ? document_type : [],
      ),
    ),
  ];
}

function signatoryBlockers(person: WorldSignatory): string[] {
  const requiredFields = [
    person.street,
    person.street_number,
    person.postcode,
    person.location,
    person.nationality,
    person.birthdate,
  ];
  return [
    ...(person.invite_status === 'not_invited' || !person.is_contract_signatory
      ? []
      : ['a signatory was invited']),
    ...(person.signing ? ['a signatory has begun to sign'] : []),
    ...(requiredFields.some((value) => !value) || !person.telephone
      ? ['a stored person would be refused']
      : []),
  ];
}

function documentBlockers(
  { document_type, isUploaded, entity, state, as_of_date, is_client_visible }: WorldDocument,
  now: Date,
): string[] {
  const oldest = MAX_DOCUMENT_AGE_DAYS[document_type];
  const ageDays = as_of_date === null ? 0 : (now.getTime() - Date.parse(as_of_date)) / 86_400_000;
  return [
    ...(isUploaded && entity === null && is_client_visible
      ? []
      : ['a document was issued or is kept by the lender']),
    ...(['clean', 'uploading', 'upload_failed'].includes(state)
      ? []
      : [`a file is ${state.replaceAll('_', ' ')}`]),
    ...(oldest !== undefined && ageDays > oldest ? ['a stored document would be too old'] : []),
  ];
}
