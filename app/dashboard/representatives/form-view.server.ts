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

export type FormTask = Exclude<RepresentativeTask, 'remove'>;

export type FormView = ReturnType<typeof formView>;

export type SeenRecord = Pick<FormView, 'seen'>;

export type OpenRoster = Pick<OpenApplication, 'request' | 'application' | 'signatories'>;

export function formView(
  { request, application, signatories }: OpenRoster,
  kind: FormTask,
  person: Signatory | undefined,
  fields: readonly DynamicField[] = [],
) {
  const { config, facts } = request;
  const { language } = facts;
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
    today: request.today(),
    language,
  };
  return {
    kind,
    name: person ? nameOf(person) : '',
    /** Detects stale forms. Empty for a new person. */
    seen: person ? versionOfRecord(person) : '',
    values: {
      ...(person ? recorded : { country: config.countries.default }),
      ...ownTexts({ fields: asked }, person?.custom_fields_list, { language }),
    },
    context,
    countries,
    /** REP-11 */
    own: { fields: asked, currency: application.currency, country: config.countries.default },
    free: formatShare(Math.max(0, WHOLE_COMPANY - taken), language),
  };
}

export function othersOf(people: readonly Signatory[]): Other[] {
  return people.map(({ email, percentage_owned }) => ({
    email: email ?? null,
    points: basisPoints(percentage_owned) ?? 0,
  }));
}
