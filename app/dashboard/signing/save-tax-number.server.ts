import { parseWithZod } from '@conform-to/zod/v4';
import { signatories } from '~/api/signatories.server';
import { withFlash } from '~/request/flash';
import { type AskedSigning, failed, refused } from './answer.server';
import { nextPath } from './open-signing.server';
import { type TaxNumberDemand, taxNumberSchema } from './tax-number';

/** What the person's tax number is judged by. */
export function taxNumberDemand({
  own,
  application,
}: Pick<AskedSigning, 'own' | 'application'>): TaxNumberDemand {
  return { country: own.country ?? '', companyNumber: application.taxIdNumber ?? '' };
}

/** Saves the person's own tax number (SIGN-01, REP-09). */
export async function saveTaxNumber(opened: AskedSigning, form: FormData) {
  const { visit, signer } = opened;
  const t = visit.t('signatures');
  const submission = parseWithZod(form, { schema: taxNumberSchema(taxNumberDemand(opened)) });
  if (submission.status !== 'success') return refused('taxNumber', submission);
  const { applicationId, signatoryId } = signer;
  const change = { taxid: submission.value.taxNumber };
  const answer = await signatories.update(visit.api, applicationId, signatoryId, change);
  if (!answer.ok) {
    const title = t('taxNumber.failed');
    return failed(opened, 'taxNumber', answer.error, { form, title, fields: { taxid: 'taxNumber' } });
  }
  await visit.change((session) => withFlash(session, { tone: 'success', text: t('taxNumber.saved') }));
  return visit.redirect(nextPath(signer, answer.data.requirements), 303);
}
