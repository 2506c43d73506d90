import { IDENT_RESULTS, IDENT_STATUSES, INVITE_STATUSES, KYC_ITEMS } from 'contracts/api/enumerations';
import { signatory, signatoryRequirements } from 'contracts/api/signatories';
import { z } from 'zod';

const instant = z.iso.datetime();

const identification = z.object({
  status: z.enum(IDENT_STATUSES),
  result: z.enum(IDENT_RESULTS).nullable(),
  link: z.string().nullable(),
  expires_at: instant.nullable(),
  portal: z.string().nullable(),
});

const signing = z.object({
  provider: z.string(),
  required: z.array(z.enum(KYC_ITEMS)),
  identification,
  guarantor_contract_id: z.string().nullable(),
  other_documents: signatoryRequirements.shape.required_other_documents,
  legal_signature_accepted_at: instant.nullable(),
  sepa_mandate_accepted_at: instant.nullable(),
  completed_at: instant.nullable(),
});

export const signatoryRowSchema = signatory
  .omit({ signatory_id: true, application_id: true, is_current_actor: true, requirements: true })
  .extend({
    id: z.string(),
    applicationId: z.string(),
    invite_status: z.enum(INVITE_STATUSES),
    invited_until: instant.nullable(),
    signing: signing.nullable(),
  });
export type SignatoryRow = z.infer<typeof signatoryRowSchema>;
