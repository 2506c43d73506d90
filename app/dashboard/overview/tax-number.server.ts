import { parseWithZod } from '@conform-to/zod/v4';
import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { message } from '~/domain/message';
import { isSameTaxNumber } from '~/domain/tax-number';
import { taxNumberSchema } from './rules/company-tax-number';
import { answersOf } from './save-task.server';
import { isStillShown, versionOf } from './version.server';

/** What the form of the company's tax number shows. */
export interface ShownTaxNumber {
  taxIdNumber: string;
  /** ISO 3166-1 alpha-2: which numbers there are. */
  country: string;
  /** See `SHOWN`. */
  version: string;
  mayChange: boolean;
}

const SAME_AS_PERSONAL = message('companyTaxNumberSameAsPersonal');

export function shownTaxNumber(application: Application): ShownTaxNumber {
  return {
    taxIdNumber: application.taxIdNumber ?? '',
    country: application.companyCountry ?? '',
    version: versionOf([application.taxIdNumber ?? null]),
    mayChange: mayChange(application, 'taxIdNumber'),
  };
}

/** Keeps the company's tax number, which is none of a representative's (OVER-08, D-43). */
export async function keepTaxNumber(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const { applicationId: id } = application;
  const t = visit.t('overview');
  const submission = parseWithZod(form, { schema: taxNumberSchema(application.companyCountry ?? '') });
  const answers = answersOf(inHand, submission);
  if (!mayChange(application, 'taxIdNumber')) return answers.notAllowed();
  if (submission.status !== 'success') return answers.invalid();
  const { taxIdNumber } = submission.value;
  if (taxIdNumber === application.taxIdNumber) return answers.saved(t('taxNumber.saved'));
  if (!isStillShown(form, [application.taxIdNumber ?? null])) return answers.changedMeanwhile();

  const people = await signatories.list(visit.api, id);
  if (!people.ok) return answers.failed(t('taxNumber.failed'), people.error);
  if (people.data.some(({ taxid }) => taxid && isSameTaxNumber(taxid, taxIdNumber))) {
    return answers.wrongField('taxIdNumber', SAME_AS_PERSONAL);
  }
  const kept = await applicationProgress.keepTaxNumber(visit.api, id, taxIdNumber);
  if (kept.ok) return answers.saved(t('taxNumber.saved'));
  // The server's own words for it are meant for the person's field.
  if (hasCode(kept.error, 'err_personal_tin_equals_company_tin')) {
    return answers.wrongField('taxIdNumber', SAME_AS_PERSONAL);
  }
  return answers.failed(t('taxNumber.failed'), kept.error);
}
