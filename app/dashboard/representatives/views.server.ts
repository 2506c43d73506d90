import type { Application } from '~/api/applications.server';
import type { Signatory } from '~/api/signatories.server';
import { loadConfiguredForm } from '~/configured-form/configured-form.server';
import type { DynamicField } from '~/configured-form/rules/field';
import { createStartingTexts, fieldsOfPurpose } from '~/configured-form/rules/form';
import {
  type CustomValue,
  toFormTexts as customFieldTexts,
  toTypedValue,
} from '~/configured-form/rules/value';
import { readStoredAppointment } from '~/dashboard/appointments/booked-appointments.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { contentVersionOf, joinNameList } from '~/dashboard/tab-tasks.server';
import { listCountries } from '~/domain/countries';
import { limitList, selectListPage } from '~/domain/lists';
import { getDisplayNames } from '~/domain/locale';
import { formatShare, toBasisPoints, WHOLE_COMPANY_BASIS_POINTS } from '~/domain/ownership-share';
import { hidesCreditCheck } from '~/domain/wizard-config';
import type { UserRequest } from '~/request/guards.server';
import {
  createRepresentativeCard,
  missingDetailsOf,
  type PersonCardSummary,
  type RepresentativeCard,
} from './rules/card';
import { toFormTexts } from './rules/change';
import {
  type FormContext,
  IS_ME_FIELD,
  type OtherRepresentative,
  SIGNING_FIELD,
  signingAnswerOf,
} from './rules/form';
import {
  canAddRepresentatives,
  isTaskAllowed,
  permissionsOf,
  type RepresentativeTask,
  requestedMembersOf,
  suggestsMorePeople,
} from './rules/permissions';
import { FORM_MEMBERS, fullNameOf, REPRESENTATIVE_MEMBERS } from './rules/record';
import {
  calculateOwnership,
  checkRoster,
  collapsePeople,
  groupSmallHolders,
  isOwnerBelowThreshold,
  isOwnershipKnown,
  isOwnerUndeclared,
  signingModeOf,
} from './rules/roster';
import { PEOPLE_LIST_ID, PERSON_VERSION_FIELD, representativeTaskUrls } from './urls';

export type FormTask = Exclude<RepresentativeTask, 'remove'>;

export type Roster = Pick<LoadedApplication, 'request' | 'application' | 'signatories'>;

export const findPerson = ({ signatories }: Roster, id: string): Signatory | undefined =>
  signatories.find(({ signatory_id }) => signatory_id === id);

export type RefusalReason = 'gone' | 'notAllowed';

export function findRefusalReason(
  roster: Roster,
  task: RepresentativeTask,
  id: string,
): RefusalReason | null {
  const person = findPerson(roster, id);
  if (id !== '' && !person) return 'gone';
  return isTaskAllowed(roster.application.allowed_updates, task, person) ? null : 'notAllowed';
}

export type RepresentativeFormView = Awaited<ReturnType<typeof loadFormView>>;

export async function loadFormView(
  { request, application, signatories }: Roster,
  kind: FormTask,
  person: Signatory | undefined,
) {
  const { config, facts } = request;
  const { language } = facts;
  const otherRepresentatives = listOtherRepresentatives(
    signatories.filter((signatory) => signatory.signatory_id !== person?.signatory_id),
  );
  const countries = listCountries(language, config.countries.supported);
  const recordedTexts: Readonly<Record<string, string>> = person ? toFormTexts(person, language) : {};
  const heldPoints = otherRepresentatives.reduce((sum, { points }) => sum + points, 0);
  const members = requestedMembersOf(application.allowed_updates, kind, person);
  const configured = await configuredFields(request, application);
  const customFields = members.includes('custom_fields_list') ? configured : [];
  const context: FormContext = {
    members,
    recordedValues: recordedTexts,
    otherRepresentatives,
    companyTaxNumber: application.taxIdNumber ?? null,
    countries: countries.map(({ value }) => value),
    homeCountry: config.countries.default,
    today: request.today(),
    language,
    ownEmail: kind === 'add' ? ownEmailOf(request, otherRepresentatives) : null,
    customFields,
  };
  const userDetails = context.ownEmail === null ? {} : await loadKnownUserDetails(request, application);
  const values: Readonly<Record<string, string>> = {
    ...(person ? recordedTexts : newPerson(context, config.countries.default, userDetails)),
    [SIGNING_FIELD]: person ? signingAnswerOf(recordedTexts) : '',
    ...storedTexts(customFields, person?.custom_fields_list, language),
  };
  return {
    kind,
    name: person ? fullNameOf(person) : '',
    /** Detects stale forms. Empty for a new person. */
    version: person ? versionOfRecord(person) : '',
    values,
    known: userDetails,
    context,
    countries,
    currency: application.currency,
    holders: groupSmallHolders(
      signatories
        .filter((signatory) => signatory.signatory_id !== person?.signatory_id)
        .map(({ signatory_id, first_name, last_name, percentage_owned }) => ({
          signatory_id,
          first_name,
          last_name,
          percentage_owned: percentage_owned ?? null,
        })),
    ),
    ownId: person?.signatory_id ?? '',
    unassignedShare: formatShare(Math.max(0, WHOLE_COMPANY_BASIS_POINTS - heldPoints), language),
  };
}

const MAX_LISTED_OTHERS = 50;

/** D-271. For long lists, only the server checks for equal e-mail addresses. */
export function summarizeOthers(
  representatives: readonly OtherRepresentative[],
): readonly OtherRepresentative[] {
  if (representatives.length <= MAX_LISTED_OTHERS) return representatives;
  return [{ email: null, points: representatives.reduce((sum, { points }) => sum + points, 0) }];
}

/** The first person is usually the user. */
function newPerson(
  { ownEmail, otherRepresentatives }: FormContext,
  country: string,
  userDetails: KnownUserDetails,
): Record<string, string> {
  const isFirst = ownEmail !== null && otherRepresentatives.length === 0;
  return { country, nationality: country, [IS_ME_FIELD]: isFirst ? 'on' : '', ...(isFirst && userDetails) };
}

type KnownUserDetails = Partial<Record<'first_name' | 'last_name' | 'telephone', string>>;

/** The profile has no name. A booked appointment has the user's name and number. */
async function loadKnownUserDetails(
  request: UserRequest,
  { applicationId }: Pick<Application, 'applicationId'>,
): Promise<KnownUserDetails> {
  const contact = (await readStoredAppointment(request, applicationId))?.contact;
  return contact
    ? { first_name: contact.firstName, last_name: contact.lastName, telephone: contact.phone }
    : {};
}

/** Null if a listed person has the account's address (D-61). */
export function ownEmailOf(
  { user }: Pick<UserRequest, 'user'>,
  representatives: readonly OtherRepresentative[],
): string | null {
  const ownEmail = user.email.trim().toLowerCase();
  return representatives.some(({ email }) => email?.trim().toLowerCase() === ownEmail) ? null : ownEmail;
}

export function listOtherRepresentatives(people: readonly Signatory[]): OtherRepresentative[] {
  return people.map(({ email, percentage_owned }) => ({
    email: email ?? null,
    points: toBasisPoints(percentage_owned) ?? 0,
  }));
}

/** Hashes the values too, because `updated_at` is too coarse for two quick changes. */
export function versionOfRecord(
  person: Pick<Signatory, (typeof REPRESENTATIVE_MEMBERS)[number] | 'updated_at'>,
): string {
  return contentVersionOf([
    person.updated_at,
    ...REPRESENTATIVE_MEMBERS.map((member) => person[member] ?? null),
  ]);
}

const RESERVED_FIELDS: ReadonlySet<string> = new Set([...FORM_MEMBERS, PERSON_VERSION_FIELD]);

async function configuredFields(
  request: UserRequest,
  application: Application,
): Promise<readonly DynamicField[]> {
  if (!request.config.dynamicForm) return [];
  const reading = await loadConfiguredForm(request, 'signatory');
  if (!reading.ok) return [];
  const purpose = reading.form.purposes.find(({ name }) => name === application.allBanksLoanPurpose);
  if (!purpose) return [];
  return fieldsOfPurpose(purpose)
    .filter(({ origin, entity }) => origin === 'custom' && entity === 'signatory')
    .map((field) => (RESERVED_FIELDS.has(field.name) ? { ...field, name: `own_${field.name}` } : field));
}

function storedTexts(
  fields: readonly DynamicField[],
  storedValues: readonly CustomValue[] | undefined,
  language: string,
): Record<string, string> {
  if (storedValues === undefined) return createStartingTexts(fields);
  const texts = fields.map((field) => {
    const value = storedValues.find(({ field_id }) => field_id === field.id)?.field_value;
    return value === undefined ? {} : customFieldTexts(field, toTypedValue(field, value, { language }));
  });
  return Object.assign({}, ...texts);
}

export function orderPeople(signatories: readonly Signatory[]) {
  const people = signatories.map((person) => ({
    person,
    isOwn: person.is_current_actor,
    missingCount: missingDetailsOf(person),
  }));
  const { shown, collapsed } = collapsePeople(people);
  return [
    ...shown.map((entry) => ({ ...entry, isCollapsed: false })),
    ...collapsed.map((entry) => ({ ...entry, isCollapsed: true })),
  ];
}

export type RepresentativesView = ReturnType<typeof createTabView>;

export function createTabView(loadedApplication: LoadedApplication) {
  const { request, application, signatories, header } = loadedApplication;
  const { allowed_updates, status } = application;
  const mayAddPeople = canAddRepresentatives(allowed_updates);
  const { searchParams } = request.facts.url;
  const requestedTask = representativeTaskUrls.findTask(searchParams);
  const listQuery = listQueryOf(searchParams);
  const isWholeOwnershipKnown = isOwnershipKnown(signatories, mayAddPeople);
  const people = orderPeople(signatories);
  const cardOf = createCards(loadedApplication);
  const rosterChecks = checkRoster(
    signatories,
    (header.pending ?? []).flatMap(({ errors }) => errors.map(({ code }) => code)),
  );
  const failedChecks = rosterChecks.filter(({ isFulfilled }) => !isFulfilled);
  const { entries, pages } = selectListPage(
    people,
    listQuery.page,
    ({ person }) => person.signatory_id === requestedTask?.id,
  );
  const isExpanded = listQuery.expanded === PEOPLE_LIST_ID;
  const cards = (selectsCollapsed: boolean) =>
    entries.filter(({ isCollapsed }) => isCollapsed === selectsCollapsed).map(({ person }) => cardOf(person));
  const collapsedCards = cards(true);
  return {
    shown: cards(false),
    collapsed: isExpanded ? collapsedCards : collapsedCards.map(summarizeCard),
    isExpanded,
    pages,
    ownership: isWholeOwnershipKnown ? calculateOwnership(signatories) : null,
    roster:
      mayAddPeople && isWholeOwnershipKnown
        ? {
            fulfilledRules: rosterChecks.filter(({ isFulfilled }) => isFulfilled).map(({ rule }) => rule),
            failedRules: failedChecks.map(({ rule, code }) => ({
              rule,
              code,
              message: request.t('errors')(code),
            })),
            signing: signingModeOf(signatories),
            incomplete: limitList(
              people
                .filter(({ missingCount }) => missingCount > 0)
                .map(({ person }) => ({ id: person.signatory_id, name: fullNameOf(person) })),
            ),
            ownersBelowThreshold: namesOf(loadedApplication, isOwnerBelowThreshold),
            ownersUndeclared: namesOf(loadedApplication, isOwnerUndeclared),
          }
        : null,
    refusalReason:
      requestedTask && requestedTask.kind !== 'help'
        ? findRefusalReason(loadedApplication, requestedTask.kind, requestedTask.id)
        : null,
    mayAdd: mayAddPeople,
    asksForMore: suggestsMorePeople(allowed_updates, status),
  };
}

function createCards({ request, application }: LoadedApplication) {
  const { language } = request.facts;
  const showsScore = !hidesCreditCheck(request.config.hiddenItems);
  const countries = getDisplayNames(language, 'region');
  return (person: Signatory) => {
    const permissions = permissionsOf(application.allowed_updates, person.is_current_actor);
    const card = createRepresentativeCard(person, { permissions, language, showsScore });
    const facts = card.facts.map((fact) =>
      fact.name === 'nationality' && fact.value
        ? { ...fact, value: countryName(countries, fact.value) }
        : fact,
    );
    return { ...card, facts };
  };
}

/** Collapsed cards offer no changes. */
function summarizeCard({ id, name, position, isOwn, points }: RepresentativeCard): PersonCardSummary {
  return { id, name, position, isOwn, points, mayEdit: false, mayRemove: false };
}

function namesOf(
  { request, signatories }: LoadedApplication,
  matchesRule: (isBeneficialOwner: boolean, points: number | null) => boolean,
): string {
  const matchingSignatories = signatories.filter(({ is_beneficial_owner, percentage_owned }) =>
    matchesRule(is_beneficial_owner, toBasisPoints(percentage_owned)),
  );
  return joinNameList(request, matchingSignatories.map(fullNameOf), (names) => names.join(', '));
}

function countryName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
