import { INVITE_STATUSES } from 'contracts/api/enumerations';
import { signatory } from 'contracts/api/signatories';
import { z } from 'zod';

/** A representative of an application's company. Who looks at it, and what is asked of it, is derived when it is answered. */
export const signatoryRow = signatory
  .omit({ signatory_id: true, application_id: true, is_current_actor: true, requirements: true })
  .extend({
    id: z.string(),
    applicationId: z.string(),
    invite_status: z.enum(INVITE_STATUSES),
  });
export type SignatoryRow = z.infer<typeof signatoryRow>;
