import { mapResult } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { explainDuplicateTaxNumber } from '~/dashboard/tab-tasks.server';
import { isSameTaxNumber } from '~/domain/tax-number';
import { defineTask } from '~/forms/run-task.server';
import { TAX_NUMBER_FORM } from './addresses';
import { type LoadedSigning, nextPath, nothingRequested } from './load-signing.server';
import { type TaxNumberContext, taxNumberSchema } from './tax-number';

export function taxNumberContext({
  own,
  application,
}: Pick<LoadedSigning, 'own' | 'application'>): TaxNumberContext {
  return { country: own.country ?? '', companyNumber: application.taxIdNumber ?? '' };
}

/** SIGN-01, REP-09 */
export function taxNumberTask(input: LoadedSigning) {
  const { request, signer, requested } = input;
  const { applicationId, signatoryId } = signer;
  const t = request.t('signatures');
  return defineTask({
    form: TAX_NUMBER_FORM,
    refusal: requested ? null : nothingRequested(input),
    schema: taxNumberSchema(taxNumberContext(input)),
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
    words: { failed: t('taxNumber.failed'), done: t('taxNumber.saved') },
    next: (person) => nextPath(signer, person?.requirements ?? null),
  });
}
