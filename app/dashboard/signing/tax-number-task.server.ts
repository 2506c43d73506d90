import { mapResult } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { explainDuplicateTaxNumber } from '~/dashboard/tab-tasks.server';
import { isSameTaxNumber } from '~/domain/tax-number';
import { defineTask } from '~/forms/run-task.server';
import { createNotRequestedRefusal, type LoadedSigning, pathAfterStep } from './load-signing.server';
import { createTaxNumberSchema, type TaxNumberContext } from './tax-number';
import { TAX_NUMBER_FORM_ID } from './urls';

export function createTaxNumberContext({
  ownSignatory,
  application,
}: Pick<LoadedSigning, 'ownSignatory' | 'application'>): TaxNumberContext {
  return { country: ownSignatory.country ?? '', companyNumber: application.taxIdNumber ?? '' };
}

export function createTaxNumberTask(input: LoadedSigning) {
  const { request, signer, requestedSigning } = input;
  const { applicationId, signatoryId } = signer;
  const t = request.t('signatures');
  return defineTask({
    form: TAX_NUMBER_FORM_ID,
    refusal: requestedSigning ? null : createNotRequestedRefusal(input),
    schema: createTaxNumberSchema(createTaxNumberContext(input)),
    members: { taxid: 'taxNumber' },
    reasons: (error) => explainDuplicateTaxNumber(request, error, 'taxNumber'),
    call: ({ taxNumber }) =>
      signatories.update(request.api, applicationId, signatoryId, { taxid: taxNumber }),
    verify: async ({ taxNumber }) =>
      mapResult(await signatories.list(request.api, applicationId), (people) =>
        people.find(
          ({ signatory_id, taxid }) =>
            signatory_id === signatoryId && isSameTaxNumber(taxid ?? '', taxNumber),
        ),
      ),
    messages: { failed: t('taxNumber.failed'), done: t('taxNumber.saved') },
    nextPath: (person) => pathAfterStep(signer, person?.requirements ?? null),
  });
}
