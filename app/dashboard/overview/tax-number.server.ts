import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { mayChange } from '~/dashboard/rules/permissions';
import { contentVersion } from '~/dashboard/tab-tasks.server';
import { verifyApplication } from '~/dashboard/verify-change.server';
import { message } from '~/domain/message';
import { isSameTaxNumber } from '~/domain/tax-number';
import { createFieldRefusal, createSuccess, defineTask } from '~/forms/run-task.server';
import { translateMessage } from '~/request/problem.server';
import { TAX_NUMBER_FORM } from './addresses';
import { cardDeclaration, refuseStaleCard } from './card-task.server';
import type { OverviewTask } from './overview-page.server';
import { taxNumberSchema } from './rules/company-tax-number';

export type ShownTaxNumber = ReturnType<typeof shownTaxNumber>;

export function shownTaxNumber(application: Application) {
  return {
    taxIdNumber: application.taxIdNumber ?? '',
    country: application.companyCountry ?? '',
    version: contentVersion([application.taxIdNumber ?? null]),
    mayChange: mayChange(application, 'taxIdNumber'),
  };
}

/** OVER-08, D-43 */
export const taxNumberTask = {
  show: ({ request, taxNumber }) =>
    taxNumber.mayChange ? { title: request.t('overview')('taxNumber.title'), form: TAX_NUMBER_FORM } : null,
  change: (input) => {
    const { request, application } = input;
    const { applicationId: id } = application;
    const t = request.t('overview');
    const sameAsPersonal = translateMessage(request, message('companyTaxNumberSameAsPersonal'));
    const refusal = createFieldRefusal('taxIdNumber', 400, sameAsPersonal);
    const schema = taxNumberSchema(application.companyCountry ?? '');
    const isOpenItem = !schema.safeParse(application).success;
    return defineTask({
      ...cardDeclaration(input, 'taxIdNumber', isOpenItem),
      form: TAX_NUMBER_FORM,
      schema,
      call: async ({ taxIdNumber }) => {
        if (taxIdNumber === application.taxIdNumber) return createSuccess(null);
        const conflict = refuseStaleCard(input, [application.taxIdNumber ?? null]);
        if (conflict) return conflict;
        const people = await signatories.list(request.api, id);
        if (!people.ok) return people;
        if (people.data.some(({ taxid }) => taxid && isSameTaxNumber(taxid, taxIdNumber))) return refusal;
        const result = await applicationProgress.keepTaxNumber(request.api, id, taxIdNumber);
        // The lending API reports this error at the person's field, not at the company's.
        const isPersonal = !result.ok && hasCode(result.error, 'err_personal_tin_equals_company_tin');
        return isPersonal ? refusal : result;
      },
      verify: ({ taxIdNumber }) =>
        verifyApplication(input, (now) => isSameTaxNumber(now.taxIdNumber ?? '', taxIdNumber)),
      words: { done: t('taxNumber.saved'), failed: t('taxNumber.failed') },
    });
  },
} satisfies OverviewTask;
