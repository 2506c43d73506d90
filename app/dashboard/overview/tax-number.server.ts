import { applicationProgress } from '~/api/application-progress.server';
import type { Application } from '~/api/applications.server';
import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { canChangeApplication } from '~/dashboard/rules/permissions';
import { contentVersionOf, verifyApplication } from '~/dashboard/tab-tasks.server';
import { encodeMessage } from '~/domain/message';
import { isSameTaxNumber } from '~/domain/tax-number';
import { createFieldRefusal, createSuccess, defineTask } from '~/forms/run-task.server';
import { translateMessage } from '~/request/problem.server';
import { declareCardTask, refuseStaleCard } from './card-task.server';
import type { OverviewTask } from './overview-page.server';
import { createTaxNumberSchema } from './rules/company-tax-number';
import { TAX_NUMBER_FORM_ID } from './urls';

export type TaxNumberView = ReturnType<typeof createTaxNumberView>;

export function createTaxNumberView(application: Application) {
  return {
    taxIdNumber: application.taxIdNumber ?? '',
    country: application.companyCountry ?? '',
    version: contentVersionOf([application.taxIdNumber ?? null]),
    mayChange: canChangeApplication(application, 'taxIdNumber'),
  };
}

export const taxNumberTask = {
  show: ({ request, taxNumber }) =>
    taxNumber.mayChange
      ? { title: request.t('overview')('taxNumber.title'), form: TAX_NUMBER_FORM_ID }
      : null,
  change: (input) => {
    const { request, application } = input;
    const { applicationId: id } = application;
    const t = request.t('overview');
    const sameAsPersonalMessage = translateMessage(request, encodeMessage('companyTaxNumberSameAsPersonal'));
    const refusal = createFieldRefusal('taxIdNumber', 400, sameAsPersonalMessage);
    const schema = createTaxNumberSchema(application.companyCountry ?? '');
    const isOpenItem = !schema.safeParse(application).success;
    return defineTask({
      ...declareCardTask(input, 'taxIdNumber', isOpenItem),
      form: TAX_NUMBER_FORM_ID,
      schema,
      call: async ({ taxIdNumber }) => {
        if (taxIdNumber === application.taxIdNumber) return createSuccess(null);
        const hasConflict = refuseStaleCard(input, [application.taxIdNumber ?? null]);
        if (hasConflict) return hasConflict;
        const people = await signatories.list(request.api, id);
        if (!people.ok) return people;
        if (people.data.some(({ taxid }) => taxid && isSameTaxNumber(taxid, taxIdNumber))) return refusal;
        const result = await applicationProgress.saveTaxNumber(request.api, id, taxIdNumber);
        // The lending API reports this error at the person's field, not at the company's.
        const equalsPersonalNumber =
          !result.ok && hasCode(result.error, 'err_personal_tin_equals_company_tin');
        return equalsPersonalNumber ? refusal : result;
      },
      verify: ({ taxIdNumber }) =>
        verifyApplication(input, (currentApplication) =>
          isSameTaxNumber(currentApplication.taxIdNumber ?? '', taxIdNumber),
        ),
      messages: { done: t('taxNumber.saved'), failed: t('taxNumber.failed') },
    });
  },
} satisfies OverviewTask;
