import { signatories } from '~/api/signatories.server';
import { explainTakenTaxNumber } from '~/dashboard/taken-tax-number.server';
import { task } from '~/forms/run-task.server';
import { TAX_NUMBER_FORM } from './addresses';
import { nextPath, nothingRequested, type OpenSigning } from './open-signing.server';
import { type TaxNumberContext, taxNumberSchema } from './tax-number';

export function taxNumberContext({
  own,
  application,
}: Pick<OpenSigning, 'own' | 'application'>): TaxNumberContext {
  return { country: own.country ?? '', companyNumber: application.taxIdNumber ?? '' };
}

/** SIGN-01, REP-09 */
export function taxNumberTask(on: OpenSigning) {
  const { request, signer, asked } = on;
  const { applicationId, signatoryId } = signer;
  const t = request.t('signatures');
  return task({
    form: TAX_NUMBER_FORM,
    refusal: asked ? null : nothingRequested(on),
    schema: taxNumberSchema(taxNumberContext(on)),
    members: { taxid: 'taxNumber' },
    reasons: (error) => explainTakenTaxNumber(request, error, 'taxNumber'),
    call: ({ taxNumber }) =>
      signatories.update(request.api, applicationId, signatoryId, { taxid: taxNumber }),
    words: { failed: t('taxNumber.failed'), done: t('taxNumber.saved') },
    next: ({ requirements }) => nextPath(signer, requirements),
  });
}
