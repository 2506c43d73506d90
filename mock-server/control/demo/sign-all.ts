import { completeSigning } from '../../api/complete-signing';
import { insertIssuedDocument } from '../../api/document-records';
import { createSigningFacts } from '../../api/signatory-response';
import type { StatusChangeContext } from '../../api/status-change';
import { addReportedOutcome } from '../../rules/identification';
import { hasAcceptedTerms, kycStatusOf } from '../../rules/signing';
import { findPersonalTaxNumberProblem, isSameTaxNumber } from '../../rules/tax-numbers';
import type { ApplicationRow } from '../../store/rows';
import type { SignatoryRow } from '../../store/signatory-rows';

export function signAll(context: StatusChangeContext, { id }: ApplicationRow): void {
  const { signatories } = context.sandbox.store;
  for (const row of signatories.findBy('applicationId', id)) {
    if (row.is_contract_signatory && row.signing?.completed_at === null) signAs(context, row);
  }
}

function signAs(context: StatusChangeContext, row: SignatoryRow): void {
  const { sandbox } = context;
  const { signatories } = sandbox.store;
  if (row.signing === null) return;
  const steps = kycStatusOf(createSigningFacts(sandbox, row, row.signing));
  const isOpen = (item: keyof typeof steps) => steps[item].is_required && !steps[item].is_completed;
  const now = sandbox.clock.iso();
  const { signing } = row;
  if (isOpen('guarantor_contract_uploaded')) {
    insertIssuedDocument(sandbox, {
      applicationId: row.applicationId,
      type: 'signed_guarantor_contract',
      name: `Bürgschaftsvertrag ${row.first_name} ${row.last_name}, unterschrieben.pdf`,
      signatoryId: row.id,
    });
  }
  const terms = hasAcceptedTerms(signing)
    ? {}
    : { legal_signature_accepted_at: now, sepa_mandate_accepted_at: now };
  signatories.update(row.id, {
    taxid: isOpen('tax_id_specified') ? findFreeTaxNumber(context, row) : row.taxid,
    invite_status: 'accepted',
    signing: {
      ...signing,
      ...terms,
      ...(isOpen('ident_completed') && {
        identification: addReportedOutcome(signing.identification, 'SUCCESS'),
      }),
      other_documents: signing.other_documents.map((document) => ({
        ...document,
        is_signed: true,
        signed_document_id: document.signed_document_id ?? document.document_id,
      })),
    },
  });
  completeSigning(context, row.id);
}

function findFreeTaxNumber(
  { sandbox }: StatusChangeContext,
  { applicationId, country }: SignatoryRow,
): string {
  const takenNumbers = sandbox.store.signatories
    .findBy('applicationId', applicationId)
    .flatMap(({ taxid }) => taxid ?? []);
  for (let number = FIRST_TAX_NUMBER; ; number += 1) {
    const text = String(number);
    const isTaken = takenNumbers.some((takenNumber) => isSameTaxNumber(takenNumber, text));
    if (!isTaken && findPersonalTaxNumberProblem(text, country ?? '') === null) return text;
  }
}

const FIRST_TAX_NUMBER = 36_574_261_800;
