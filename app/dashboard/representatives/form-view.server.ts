import type { Signatory } from '~/api/signatories.server';
import type { DynamicField } from '~/configured-form/rules/field';
import type { OpenApplication } from '~/dashboard/open-application.server';
import { countriesIn } from '~/domain/countries';
import { basisPoints, formatShare, WHOLE_COMPANY } from '~/domain/share';
import { ownTexts } from './own-fields';
import { versionOfRecord } from './record-version.server';
import { formTexts } from './rules/change';
import type { FormContext, Other } from './rules/form';
import { askedMembers, type RepresentativeTask } from './rules/permissions';
import { nameOf } from './rules/record';

/** Tasks with a form about a person's details. */
export type FormTask = Exclude<RepresentativeTask, 'remove'>;

/** What the form of a representative needs, on the server and in the browser. */
export type FormView = ReturnType<typeof formView>;

/** What a form is told besides, when it is not done. */
export type SeenRecord = Pick<FormView, 'seen'>;

/** An application with the people who represent its company. */
export type OpenRoster = Pick<OpenApplication, 'visit' | 'application' | 'signatories'>;

/** The form for a task, about a person or, with `undefined`, a newcomer. */
export function formView(
  { visit, application, signatories }: OpenRoster,
  kind: FormTask,
  person: Signatory | undefined,
  fields: readonly DynamicField[] = [],
) {
  const { language, config } = visit;
  const others = othersOf(signatories.filter((other) => other.signatory_id !== person?.signatory_id));
  const countries = countriesIn(language, config.countries.supported);
  const recorded: Readonly<Record<string, string>> = person ? formTexts(person, language) : {};
  const taken = others.reduce((sum, { points }) => sum + points, 0);
  const members = askedMembers(application.allowed_updates, kind, person);
  const asked = members.includes('custom_fields_list') ? fields : [];
  const context: FormContext = {
    members,
    recorded,
    others,
    companyTaxNumber: application.taxIdNumber ?? null,
    countries: countries.map(({ value }) => value),
    homeCountry: config.countries.default,
    today: visit.today(),
    language,
  };
  return {
    kind,
    /** Empty for a newcomer. */
    name: person ? nameOf(person) : '',
    /** The record as it is now: a form made of another is stale. Empty for a newcomer. */
    seen: person ? versionOfRecord(person) : '',
    values: {
      ...(person ? recorded : { country: config.countries.default }),
      ...ownTexts({ fields: asked }, person?.custom_fields_list, { language }),
    },
    context,
    countries,
    /** What the partner wants to know beside everything else (REP-11). */
    own: { fields: asked, currency: application.currency, country: config.countries.default },
    /** What of the company nobody else holds, in words. */
    free: formatShare(Math.max(0, WHOLE_COMPANY - taken), language),
  };
}

/** People as the form of another person is judged by them. */
export function othersOf(people: readonly Signatory[]): Other[] {
  return people.map(({ email, percentage_owned }) => ({
    email: email ?? null,
    points: basisPoints(percentage_owned) ?? 0,
  }));
}
